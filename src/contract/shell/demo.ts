import { records } from '../field/nested';
import { text } from '../field/texts';

/** What a server that only pretends puts into the page's head as `demo`; absent in production. */
export const demo = {
  accounts: records({ userName: text(), role: text() }),
  password: text(),
};
