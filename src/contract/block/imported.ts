import { records } from '../field/nested';
import { count } from '../field/numbers';
import { nullable } from '../field/shared';
import { text } from '../field/texts';

/** Result of an import: a refused line creates nothing and does not stop the others. */
export const imported = {
  created: count(),
  failed: records({ line: count(), code: count(), msg: text() }),
};

/** What the check of a file says about each line. A check follows the rules of the import and writes nothing. */
export const checkedLine = {
  /** Line number in the file. */
  line: count(),
  /** What is wrong with the line; empty: it can be imported. */
  msg: text(),
  /** Column of the cell that is wrong; empty if it is not a single one. */
  field: text(),
  /** Number of an earlier line of the file that says the same. */
  twin: nullable(count()),
};
