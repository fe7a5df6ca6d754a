import type { ReactNode } from 'react';
import type { Label } from '../field/label';

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

/** Side on which a column is pinned while the table scrolls horizontally. */
export type Pin = 'start' | 'end' | 'none';

/** One column of a list, or one value of a detail, as a plain value; created by the kit or by hand. */
export interface Column<Row> {
  /** Name of the field; unique among the columns. */
  key: string;
  label: Label;
  /** Pixels; the width until the operator changes it. */
  width: number;
  align?: 'start' | 'center' | 'end';
  pin?: Pin;
  /** The server's column name for `orderBy`; without it the column cannot be sorted. */
  sort?: string;
  /** True: hidden until the operator shows it in the column settings. */
  optional?: boolean;
  /** True: operators whose data are restricted to a member's team do not see it. */
  staffOnly?: boolean;
  /**
   * Draws the value. The result may only depend on the row; components inside it may use hooks for anything
   * else.
   */
  cell: (row: Row) => ReactNode;
  /** The amount that the cell shows, for columns whose points stand below each other. */
  amount?: (row: Row) => string | null;
  /** Fields that the cell depends on; missing: all. In a list that refreshes itself the cell is drawn again with them. */
  reads?: readonly string[] | undefined;
  /** Columns of the export; missing: the column is not exported. */
  csv?: readonly CsvPart<Row>[];
  /** Dictionaries needed to export the codes. */
  dicts?: readonly string[];
}
