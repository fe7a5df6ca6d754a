import type { Label } from '../field/label';
import type { RowAmount, TableColumn } from './table/column';

/** Returns the text of a stored code: its label in the current language, else the code itself. */
export type FormatCode = (dictType: string, code: unknown) => string;

/** One column of an export. */
export interface CsvPart<Row> {
  label: Label;
  /** The column whose value it belongs to: its heading names both, since several amounts have a coin. */
  under?: Label;
  /** Returns the value; `null` gives an empty cell. */
  value: (row: Row, word: FormatCode) => string | null;
  /** True for amounts and counts, which spreadsheets sum up. */
  isNumber?: boolean;
}

/** One column of a list, or one value of a detail, as a plain value; created by the kit or by hand. */
export interface Column<Row> extends TableColumn<Row> {
  label: Label;
  /** True: it stays where not all columns fit, while others go. */
  decides?: boolean;
  /** True: the list is asked about it now, so that it comes before others where not all fit. */
  asked?: boolean;
  /** True: hidden until the operator shows it in the column settings. */
  optional?: boolean;
  /** True: operators whose data are restricted to a member's team do not see it. */
  staffOnly?: boolean;
  /** The amount that the cell shows, so that the points of a column stand below each other; `null` without one. */
  amount?: (row: Row) => RowAmount | null;
  /** True: its screen has said how wide it is, and points stand below each other as far as there is room. */
  tight?: boolean;
  /** The dictionary, where each value is one of its words. */
  word?: string | undefined;
  /** Pixels that a cell draws beside that word. */
  beside?: number | undefined;
  /** Columns of the export; missing: the column is not exported. */
  csv?: readonly CsvPart<Row>[];
  /** Dictionaries needed to export the codes. */
  dicts?: readonly string[];
}
