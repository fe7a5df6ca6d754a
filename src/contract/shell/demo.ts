import { records } from '../field/nested';
import { text } from '../field/texts';

/** Where the demo's data are put back to where they began; below the API's base, not below the site. */
export const RESET = '__mock/reset';

/** What a server that only pretends puts into the page's head as `demo`; absent in production. */
export const demo = {
  accounts: records({ userName: text(), role: text() }),
  password: text(),
};
