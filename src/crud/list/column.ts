import type { ReactNode } from 'react';
import type { Label } from '../field/label';

/** Words a stored code: its dictionary's label in the language on screen, else the code itself. */
export type FormatCode = (dictType: string, code: unknown) => string;

/** What one column writes into one column of an export. */
export interface CsvPart<Row> {
  label: Label;
  /** Empty for null. */
  value: (row: Row, word: FormatCode) => string | null;
}

/** Where a column stands while the table is scrolled sideways. */
export type Pin = 'start' | 'end' | 'none';

/** One column of a list, or one fact of a detail: a plain value, made by the kit or by hand. */
export interface Column<Row> {
  /** Unique among the columns; the field's name. */
  key: string;
  label: Label;
  /** Pixels, until the operator changes it. */
  width: number;
  align?: 'start' | 'center' | 'end';
  pin?: Pin;
  /** The server's column name for `orderBy`; without it the header does not sort. */
  sort?: string;
  /** True: only shown once the operator asks for it in the column settings. */
  optional?: boolean;
  /** Draws the value. It may only depend on the row: what else it needs, its components read by hooks. */
  cell: (row: Row) => ReactNode;
  /** None: the column is not exported. */
  csv?: readonly CsvPart<Row>[];
  /** Dictionaries its export words codes with. */
  dicts?: readonly string[];
}
