import type { Column } from './column';
import type { Layout } from './columnLayout';

/** Pixels; in a smaller place a table is scrolled sideways rather than reduced to a few columns. */
const NARROWEST = 880;

const isKept = <Row>({ key, pin = 'none', decides = false }: Column<Row>, layout: Layout): boolean =>
  decides || pin !== 'none' || layout.visible?.[key] === true;

const isAsked = <Row>({ asked = false }: Column<Row>): boolean => asked;

/** Those that fit, in their order; at least one. */
function fitting<Row>(
  columns: readonly Column<Row>[],
  widthOf: (column: Column<Row>) => number,
  layout: Layout,
  room: number,
): readonly Column<Row>[] {
  const kept = new Set(columns.filter((column) => isKept(column, layout)));
  let left = room - [...kept].reduce((sum, column) => sum + widthOf(column), 0);
  const others = columns.filter((column) => !kept.has(column));
  for (const column of [...others.filter(isAsked), ...others.filter((one) => !isAsked(one))]) {
    left -= widthOf(column);
    if (left < 0) break;
    kept.add(column);
  }
  return kept.size === 0 ? columns : columns.filter((column) => kept.has(column));
}

/** What is left of the room goes to the columns whose widths the operator has not set: those stay as they were drawn. */
function filling<Row>(columns: readonly Column<Row>[], layout: Layout, room: number): readonly Column<Row>[] {
  const isFree = ({ key }: Column<Row>) => layout.widths?.[key] === undefined;
  const sumOf = (some: readonly Column<Row>[]) => some.reduce((sum, { width }) => sum + width, 0);
  const free = sumOf(columns.filter(isFree));
  const left = room - sumOf(columns);
  if (!Number.isFinite(left) || left <= 0 || free === 0) return columns;
  return columns.map((column) =>
    isFree(column) ? { ...column, width: Math.floor(column.width * (1 + left / free)) } : column,
  );
}

export interface FittedColumns<Row> {
  /** Those to draw, in their order. */
  drawn: readonly Column<Row>[];
  /** How many do not fit, whether they are drawn or not. */
  beyond: number;
}

/**
 * The columns that fit side by side, in their order, unless the operator wants all of them. Those that decide, pinned ones
 * and those that the operator has asked for always stay, if need be scrolled sideways; the others come as far as there is
 * room, those first that the list is asked about. The operator's own widths do not count, so that no column goes while another is drawn wider.
 *
 * @param columns those that the operator has not hidden, in their order
 * @param widths pixels of each column that nobody has changed
 * @param room pixels for all of them and what stands beside them
 * @param beside pixels of check boxes and row actions
 */
export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  widths: ReadonlyMap<string, number>,
  layout: Layout,
  room: number,
  beside = 0,
): FittedColumns<Row> {
  const widthOf = (column: Column<Row>) => widths.get(column.key) ?? column.width;
  const fit = fitting(columns, widthOf, layout, Math.max(room, NARROWEST) - beside);
  const drawn = filling(layout.all ? columns : fit, layout, room - beside);
  return { drawn, beyond: columns.length - fit.length };
}
