import { getCoreRowModel, getExpandedRowModel, useReactTable } from '@tanstack/react-table';
import type { ColumnDef, ExpandedState, Row as EngineRow } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useSame } from '@/ui/base/useSame';
import type { Pin, TableColumn } from './column';

/** Columns beside those of the data; no field is named like them. */
export const BOXES = ' boxes';
export const OPENER = ' opener';
export const ACTIONS = ' actions';

/** Pixels; width of the columns with check boxes and with what opens a row. */
export const BESIDE = 48;

/** Where a column stands. */
export interface Place {
  /** Key of the column. */
  id: string;
  /** Pixels. */
  width: number;
  pin: Pin;
  /** Pixels between a pinned column and its edge of the view. */
  offset: number;
}

interface EngineOptions<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  keyOf: (row: Row) => string;
  /** True: rows can be chosen. */
  hasBoxes: boolean;
  /** Pixels of the column with what can be done to a row; `null` without one. */
  actionsWidth: number | null;
  /** True: each row has a part below it that can be opened. */
  expands: boolean;
  /** Rows have others below them: the keys of those that are open. */
  tree: { open: readonly string[]; onOpen: (keys: string[]) => void } | undefined;
  /** True: no column of the data is pinned, since the others would have no room. */
  narrow: boolean;
}

/** Places of the columns in order, rows in view in order, and keys of all rows. */
export interface Engine<Row> {
  places: readonly Place[];
  /** Pixels: of all columns, and of those pinned at either side. */
  width: number;
  startWidth: number;
  endWidth: number;
  rows: readonly EngineRow<Row>[];
  all: readonly string[];
}

const below = <Row extends object>(row: Row): Row[] | undefined => {
  const children: unknown = Reflect.get(row, 'children');
  return Array.isArray(children) ? children : undefined;
};

/** The engine of a table, which knows nothing of how it is drawn: order, width and place of columns, open rows. */
export function useEngine<Row extends object>(options: EngineOptions<Row>): Engine<Row> {
  const { columns, keyOf, hasBoxes, actionsWidth, expands, tree, narrow } = options;
  const [own, setOwn] = useState<ExpandedState>({});
  const data = useMemo(() => [...options.rows], [options.rows]);
  const defs = useMemo<ColumnDef<Row>[]>(
    () => [
      ...(hasBoxes ? [{ id: BOXES, size: BESIDE }] : []),
      ...(expands ? [{ id: OPENER, size: BESIDE }] : []),
      ...columns.map(({ key, width }) => ({ id: key, size: width })),
      ...(actionsWidth === null ? [] : [{ id: ACTIONS, size: actionsWidth }]),
    ],
    [columns, hasBoxes, expands, actionsWidth],
  );
  const columnPinning = useMemo(() => {
    const at = (side: Pin) => columns.filter(({ pin }) => !narrow && pin === side).map(({ key }) => key);
    return { left: [BOXES, OPENER, ...at('start')], right: [...at('end'), ACTIONS] };
  }, [columns, narrow]);
  const expanded = useMemo(
    () => (tree ? Object.fromEntries(tree.open.map((key) => [key, true])) : own),
    [tree, own],
  );

  const engine = useReactTable<Row>({
    data,
    columns: defs,
    getRowId: keyOf,
    ...(tree ? { getSubRows: below } : {}),
    getRowCanExpand: (row) => expands || row.subRows.length > 0,
    state: { columnPinning, expanded },
    onExpandedChange: (change) => {
      const next = typeof change === 'function' ? change(expanded) : change;
      if (!tree) setOwn(next);
      else if (typeof next === 'object') tree.onOpen(Object.keys(next).filter((key) => next[key] === true));
    },
    autoResetAll: false,
    getCoreRowModel: getCoreRowModel(),
    getExpandedRowModel: getExpandedRowModel(),
  });

  const places = useSame(
    [
      ...engine.getLeftVisibleLeafColumns(),
      ...engine.getCenterVisibleLeafColumns(),
      ...engine.getRightVisibleLeafColumns(),
    ].map((column): Place => {
      const side = column.getIsPinned();
      const pin = side === 'left' ? 'start' : side === 'right' ? 'end' : 'none';
      const offset = side === 'left' ? column.getStart('left') : side ? column.getAfter('right') : 0;
      return { id: column.id, width: column.getSize(), pin, offset };
    }),
  );
  const { rows } = engine.getRowModel();
  const { flatRows } = engine.getCoreRowModel();
  const all = useMemo(() => flatRows.map(({ id }) => id), [flatRows]);
  return {
    places,
    width: engine.getTotalSize(),
    startWidth: engine.getLeftTotalSize(),
    endWidth: engine.getRightTotalSize(),
    rows,
    all,
  };
}
