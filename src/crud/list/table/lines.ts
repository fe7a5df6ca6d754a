import type { Row as EngineRow } from '@tanstack/react-table';

/** One line of a table's body: a row, or what stands below one that is open. */
export interface Line<Row> {
  key: string;
  of: EngineRow<Row>;
  isBelow: boolean;
}

/** The lines of a body, in order. */
export const linesOf = <Row>(rows: readonly EngineRow<Row>[], expands: boolean): Line<Row>[] =>
  rows.flatMap((of) => {
    const line = { key: of.id, of, isBelow: false };
    return expands && of.getIsExpanded() ? [line, { key: `${of.id} below`, of, isBelow: true }] : [line];
  });
