import { records } from '../field/nested';
import { count } from '../field/numbers';
import { text } from '../field/texts';

/** Result of an import: a refused line creates nothing and does not stop the others. */
export const imported = {
  created: count(),
  failed: records({ line: count(), code: count(), msg: text() }),
};
