import type { ReactNode } from 'react';
import { CardWall } from './CardWall';
import { DataTable } from './DataTable';
import type { DataTableProps } from './DataTable';

type RowsProps<Row extends object> = DataTableProps<Row> & {
  /** Draws a row as a card of a wall, in place of a line of a table. */
  card?: ((row: Row) => ReactNode) | undefined;
};

/** The rows of a list, as a table or as a wall of cards. */
export const Rows = <Row extends object>({ card, ...table }: RowsProps<Row>) =>
  card ? <CardWall {...table} card={card} /> : <DataTable {...table} />;
