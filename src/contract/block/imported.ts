import { records } from '../field/nested';
import { count } from '../field/numbers';
import { text } from '../field/texts';

/** What became of the lines of a file: a line that was refused made nothing, and held up no other. */
export const imported = {
  created: count(),
  failed: records({ line: count(), code: count(), msg: text() }),
};
