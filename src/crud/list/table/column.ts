import type { ReactNode } from 'react';
import type { ShownAmount } from '@/lib/amount';

/** Side on which a column is pinned while the table scrolls horizontally. */
export type Pin = 'start' | 'end' | 'none';

/** Pixels; limits of a column's width. */
export const WIDTHS = { min: 60, max: 800 } as const;

/** The order of a list. */
export interface Order {
  /** The server's name of the column. */
  column: string;
  direction: 'asc' | 'desc';
}

/** One column as far as a table draws it. */
export interface TableColumn<Row> {
  /** Name of the field; unique among the columns. */
  key: string;
  /** Pixels; the width until the operator changes it. */
  width: number;
  align?: 'start' | 'center' | 'end';
  pin?: Pin;
  /** The server's column name for `orderBy`; without it the column cannot be sorted. */
  sort?: string;
  /**
   * Draws the value. The result may only depend on the row; components inside it may use hooks for anything
   * else.
   */
  cell: (row: Row) => ReactNode;
  /** Fields that the cell depends on; missing: all. In a list that refreshes itself the cell is drawn again with them. */
  reads?: readonly string[] | undefined;
}

/** An amount of a row and its unit. */
export interface RowAmount extends ShownAmount {
  unit: string | undefined;
}

/** How the amounts of a column stand below each other. */
export interface Amounts {
  /** Digits after the point that each is given room for, so that the points stand below each other. */
  room: number;
  /** The coin of them all, which stands in the head; `null` where each has its own, or none. */
  unit: string | null;
  /** Letters that each amount's own coin is given room for. */
  slot: number;
}

/** A column as it is drawn: its name in the language on screen, and how the amounts of the page stand in it. */
export interface NamedColumn<Row> {
  column: TableColumn<Row>;
  name: string;
  amounts: Amounts;
  /** True: an amount or the word of a state, of which no part may be missing. */
  isWhole: boolean;
}
