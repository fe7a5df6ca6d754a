import { records } from '../field/nested';
import { text } from '../field/texts';

/** Data that the mock server puts into the head of the page as `demo`; absent in production. */
export const demo = {
  accounts: records({ userName: text(), role: text() }),
  password: text(),
};
