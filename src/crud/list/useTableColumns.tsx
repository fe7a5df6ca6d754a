import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import type { CSSProperties, ReactNode, TdHTMLAttributes } from 'react';
import { isSameIn } from './liveRows';
import type { LiveRows } from './liveRows';
import type { TableColumnType } from 'antd';
import { useT } from '@/i18n';
import { useFormatLabel } from '../field/label';
import type { Column } from './column';
import type { Sort } from './listSearch';
import { pointRoom } from './pointRoom';
import styles from './list.module.css';

interface LiveCellProps<Row extends object> {
  live: LiveRows<Row>;
  row: Row;
  /** Fields that the cell depends on; missing: the whole row. */
  reads: readonly string[] | undefined;
  render: (row: Row) => ReactNode;
}

/** A cell that is drawn again when one of the fields that it depends on has another value in the latest row. */
function LiveCell<Row extends object>({ live, row, reads, render }: LiveCellProps<Row>) {
  const [shown, setShown] = useState(() => live.latest(row));
  useEffect(() => {
    let last = shown;
    const follow = (latest: Row) => {
      if (isSameIn(reads, last, latest)) return;
      last = latest;
      startTransition(() => setShown(latest));
    };
    follow(live.latest(row));
    return live.listen(row, follow);
    // `shown` is what the cell was drawn with at first; afterwards it follows by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [live, row, reads]);
  return useMemo(() => render(shown), [render, shown]);
}

/** Pixels; a column from here on takes the whole width of a card. */
const WIDE = 170;

/** One element, drawn by the style sheet, in each head and in what the table measures. */
const sortIcon = ({ sortOrder }: { sortOrder: 'ascend' | 'descend' | null }): ReactNode => (
  <span className={styles.sortMark} data-order={sortOrder} aria-hidden />
);

const DIRECTIONS = { asc: 'ascend', desc: 'descend' } as const;

interface CellProps {
  /** Draws the cell; the result may only depend on the row. */
  render: (row: never) => ReactNode;
  row: unknown;
  children: () => ReactNode;
}

/** A cell that renders again only when its row or its column changes. */
const Cell = memo(
  ({ children }: CellProps) => children(),
  (before, after) => before.render === after.render && before.row === after.row,
);

/** The column of row actions, placed last. */
export interface ActionsColumn<Row> {
  width: number;
  /** Fields that they depend on; missing: all. */
  reads?: readonly string[] | undefined;
  render: (row: Row) => ReactNode;
}

interface TableColumnsOptions<Row> {
  columns: readonly Column<Row>[];
  /** The points of their amounts stand below each other. */
  rows: readonly Row[];
  actions: ActionsColumn<Row> | undefined;
  sort: Sort | null;
  /** False: no column orders the list. */
  sorts: boolean;
  /** True: no column is pinned, since the others would have no room. */
  narrow: boolean;
  /** Set where rows are read again and again: each cell follows its own. */
  live: LiveRows<Row> | undefined;
}

/** The columns of a table as antd takes them. */
export function useTableColumns<Row extends object>(
  options: TableColumnsOptions<Row>,
): TableColumnType<Row>[] {
  const { columns, rows, actions, sort, sorts, narrow, live } = options;
  const t = useT();
  const labelOf = useFormatLabel();
  return useMemo(() => {
    const list: TableColumnType<Row>[] = columns.map((column) => {
      const sorted = column.sort !== undefined && sorts;
      const room = narrow ? 0 : pointRoom(column, rows);
      const style: CSSProperties & { '--fraction'?: number } = room > 0 ? { '--fraction': room } : {};
      const cell: TdHTMLAttributes<HTMLElement> & {
        'data-column': string;
        'data-label': string;
        'data-wide': boolean;
      } = {
        'data-column': column.key,
        'data-label': labelOf(column.label),
        'data-wide': column.width >= WIDE,
        style,
      };
      const header = { 'data-column': column.key, 'aria-sort': sorted ? ('none' as const) : undefined };
      return {
        key: column.key,
        title: labelOf(column.label),
        width: column.width,
        align: column.align,
        fixed: narrow || column.pin === 'none' ? undefined : column.pin,
        ...(sorted
          ? {
              sorter: true,
              sortIcon,
              sortOrder: sort && sort.column === column.sort ? DIRECTIONS[sort.direction] : null,
            }
          : {}),
        ellipsis: { showTitle: false },
        onHeaderCell: () => header,
        // The name of the value where a row is a card.
        onCell: () => cell,
        render: (_: unknown, row: Row) =>
          live ? (
            <LiveCell live={live} row={row} reads={column.reads} render={column.cell} />
          ) : (
            <Cell render={column.cell} row={row}>
              {() => column.cell(row)}
            </Cell>
          ),
      };
    });
    if (actions) {
      const { width, reads, render } = actions;
      list.push({
        key: ' actions',
        title: t('crud.operations'),
        width,
        fixed: 'end',
        render: (_: unknown, row: Row) =>
          live ? <LiveCell live={live} row={row} reads={reads} render={render} /> : render(row),
      });
    }
    return list;
  }, [columns, rows, sort, sorts, actions, narrow, live, labelOf, t]);
}
