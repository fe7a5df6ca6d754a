import { textOf } from '@/ui/cell/value';
import { Grid, Skeleton, Table } from 'antd';
import { useCallback, useMemo, useRef } from 'react';
import type { Key, MouseEvent, ReactNode } from 'react';
import { useTheme } from '@/stores/theme';
import { CardSort } from './CardSort';
import type { Column } from './column';
import type { Density } from './columnLayout';
import { HeaderCell, ResizingContext } from './HeaderCell';
import { useFormatLabel } from '../field/label';
import type { Sort } from './listSearch';
import { DrawnRow, NearBody, NearContext } from './near/NearBody';
import { useNear } from './near/useNear';
import { AllBox, RowBox } from './chosen/SelectionBox';
import { ChosenRows, useChosen } from './chosen/useChosen';
import { useHeldRows } from './useHeldRows';
import { useTableColumns } from './useTableColumns';
import type { ActionsColumn } from './useTableColumns';
import styles from './list.module.css';

/** Keys of rows whose own key is blank or could not be read. */
const madeUp = new WeakMap<object, string>();

let made = 0;

/** The key of a row: the text of its field, or one made up for this row, so that no two rows share the blank one. */
function rowKeyOf(row: object, field: string): string {
  const own = textOf(Reflect.get(row, field)) ?? '';
  if (own !== '') return own;
  const known = madeUp.get(row);
  if (known !== undefined) return known;
  made += 1;
  const key = `unknown ${made}`;
  madeUp.set(row, key);
  return key;
}

/** Above this number of rows the table scrolls by itself, so that toolbar and pager stay in view. */
const LONG = 100;

/** Rows of a long table that are drawn together. */
const TOGETHER = 5;

const COMPONENTS = { header: { cell: HeaderCell }, body: { wrapper: NearBody, row: DrawnRow } };

const SELECTION_WIDTH = 48;

const NO_KEYS: readonly string[] = [];

const ignore = () => {};

/** Pixels; of a row of one line. */
const ROW_HEIGHTS: Record<Density, number> = { large: 55, middle: 45, small: 39 };

/** Pixels; height of a long table. */
const longHeight = () => Math.max(320, window.innerHeight - 320);

/** Keys of rows, each followed by those below it. */
const keysOf = <Row extends object>(rows: readonly Row[], keyOf: (row: Row) => string): string[] =>
  rows.flatMap((row) => {
    const below: unknown = Reflect.get(row, 'children');
    return [keyOf(row), ...(Array.isArray(below) ? keysOf<Row>(below, keyOf) : [])];
  });

export interface DataTableProps<Row extends object> {
  /** Name of the table for screen readers. */
  label: string;
  rowKey: string;
  rows: readonly Row[];
  /** The visible columns, in order. */
  columns: readonly Column<Row>[];
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  onResize?: (key: string, width: number) => void;
  density?: Density;
  /** The selected rows; without it there are no check boxes. */
  selection?: {
    keys: readonly string[];
    onChange: (keys: string[]) => void;
    getRowTitle: (row: Row) => string;
  };
  /** Called for a click on a row, except on controls inside it. */
  onOpen?: ((row: Row) => void) | undefined;
  actions?: ActionsColumn<Row> | undefined;
  /** Draws the expanded part below a row. */
  expand?: (row: Row) => ReactNode;
  /** Rows have others below them (`children`): the keys of those that are open. */
  tree?: { open: readonly string[]; onOpen: (keys: string[]) => void } | undefined;
  /** True inside another table: the header is not sticky. */
  nested?: boolean;
  /** True before the first answer. */
  loading?: boolean;
  /** True when the rows belong to an earlier query; `fetching`, while those of the present one are on their way. */
  stale?: boolean;
  fetching?: boolean;
  /** True: the rows are read again and again, so that only what has changed is drawn again. */
  live?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

/**
 * False for clicks on controls, for clicks in dialogs that are only React children of the row, and when text
 * was selected.
 */
function isPlainClick({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const inside = target instanceof Element && currentTarget.contains(target);
  const marked = window.getSelection()?.isCollapsed === false;
  return inside && !marked && !target.closest('a, button, input, label, .ant-table-selection-column');
}

/** A table of rows sorted by the server. Cells are memoised, so that it stays fast with many rows. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rowKey, rows, columns, sort, onSort, onResize, density, selection, actions, empty } = props;
  const { onOpen, loading = false, stale = false, fetching = false, nested = false } = props;
  const { live = false, expand, tree } = props;
  const labelOf = useFormatLabel();
  const underBars = useTheme((theme) => theme.isFixedHeader);
  // On a phone pinned columns would leave no room for the others.
  const narrow = Grid.useBreakpoint().sm === false;
  const long = rows.length > LONG;

  const keyOf = useCallback((row: Row) => rowKeyOf(row, rowKey), [rowKey]);
  const { held, latest } = useHeldRows(rows, keyOf, live);
  const drawn = useTableColumns({
    columns,
    rows: held,
    actions,
    sort: sort ?? null,
    sorts: onSort !== undefined,
    narrow,
    live: latest,
  });

  const place = useRef<HTMLDivElement>(null);
  const lead = (selection ? 1 : 0) + (expand ? 1 : 0);
  const near = useNear(place, {
    on: long || (!nested && !narrow),
    columns,
    lead,
    cells: lead + columns.length + (actions ? 1 : 0),
    around: lead * SELECTION_WIDTH + (actions?.width ?? 0),
    rowHeight: ROW_HEIGHTS[density ?? 'middle'],
    together: long ? TOGETHER : 1,
  });

  const all = useMemo(() => keysOf(held, keyOf), [held, keyOf]);
  const chosen = useChosen(selection?.keys ?? NO_KEYS, all, selection?.onChange ?? ignore);
  const getRowTitle = selection?.getRowTitle;
  const boxes = useMemo(
    () =>
      getRowTitle && {
        columnWidth: SELECTION_WIDTH,
        fixed: 'start' as const,
        columnTitle: <AllBox />,
        renderCell: (_: boolean, row: Row) => <RowBox rowKey={keyOf(row)} name={getRowTitle(row)} />,
      },
    [getRowTitle, keyOf],
  );

  const resizing = useMemo(
    () =>
      onResize
        ? {
            column: (key: string) => {
              const column = columns.find((one) => one.key === key);
              return column && { width: column.width, name: labelOf(column.label) };
            },
            onResize,
          }
        : null,
    [columns, onResize, labelOf],
  );

  const width =
    columns.reduce((sum, column) => sum + column.width, 0) +
    (actions?.width ?? 0) +
    (selection ? SELECTION_WIDTH : 0) +
    (expand ? SELECTION_WIDTH : 0);

  const cards = !nested && !long;
  // Without words of the caller there are none: antd would say that there are no data, also of a list that failed.
  const nothing = (rows.length === 0 && empty) || null;

  // The same element while nothing that it is made of changes: antd would draw every row again.
  const table = useMemo(
    () => (
      <Table<Row>
        aria-label={label}
        components={COMPONENTS}
        columns={drawn}
        dataSource={held}
        rowKey={keyOf}
        size={density ?? 'middle'}
        pagination={false}
        sticky={!long && !nested}
        tableLayout="fixed"
        scroll={{ x: width, y: long ? longHeight() : undefined }}
        showSorterTooltip={false}
        sortDirections={['descend', 'ascend']}
        locale={{ emptyText: loading ? <Skeleton active title={false} paragraph={{ rows: 8 }} /> : nothing }}
        {...(onOpen
          ? {
              onRow: (row: Row) => ({
                className: styles.opens ?? '',
                onClick: (event: MouseEvent<HTMLElement>) => {
                  if (isPlainClick(event)) onOpen(row);
                },
              }),
            }
          : {})}
        onChange={(_pages, _filters, sorter, { action }) => {
          if (action !== 'sort' || Array.isArray(sorter)) return;
          const column = columns.find(({ key }) => key === sorter.columnKey)?.sort;
          const direction = sorter.order === 'ascend' ? 'asc' : 'desc';
          onSort?.(column && sorter.order ? { column, direction } : null);
        }}
        {...(expand ? { expandable: { expandedRowRender: expand, columnWidth: SELECTION_WIDTH } } : {})}
        {...(tree
          ? {
              expandable: {
                expandedRowKeys: tree.open,
                onExpandedRowsChange: (keys: readonly Key[]) => tree.onOpen(keys.map(String)),
              },
            }
          : {})}
        {...(boxes ? { rowSelection: boxes } : {})}
      />
    ),
    [
      label,
      drawn,
      held,
      keyOf,
      density,
      long,
      nested,
      width,
      loading,
      nothing,
      onOpen,
      onSort,
      columns,
      expand,
      tree,
      boxes,
    ],
  );

  return (
    <ResizingContext value={resizing}>
      {narrow && cards && onSort ? <CardSort columns={columns} sort={sort ?? null} onSort={onSort} /> : null}
      <div
        ref={place}
        className={styles.table}
        aria-busy={loading || (stale && fetching)}
        data-stale={stale}
        data-under-bars={underBars}
        data-cards={cards}
      >
        <NearContext value={near}>
          <ChosenRows value={chosen}>{table}</ChosenRows>
        </NearContext>
      </div>
    </ResizingContext>
  );
}
