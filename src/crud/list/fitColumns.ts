import type { Column } from './column';
import type { Layout } from './columnLayout';

/** Pixels; in a smaller place a table is scrolled sideways rather than reduced to a few columns. */
const NARROWEST = 880;

const isKept = <Row>({ key, pin = 'none' }: Column<Row>, layout: Layout): boolean =>
  pin !== 'none' || layout.visible?.[key] === true;

/**
 * The columns that fit side by side, as they are declared: what decides comes first. Pinned columns and those that the
 * operator has asked for always stay. The operator's own widths do not count, so that no column goes while another is
 * drawn wider.
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
): readonly Column<Row>[] {
  if (layout.all) return columns;
  const widthOf = (column: Column<Row>) => widths.get(column.key) ?? column.width;
  const kept = new Set(columns.filter((column) => isKept(column, layout)));
  let left = Math.max(room, NARROWEST) - beside - [...kept].reduce((sum, column) => sum + widthOf(column), 0);
  for (const column of columns) {
    if (kept.has(column)) continue;
    left -= widthOf(column);
    if (left < 0) break;
    kept.add(column);
  }
  if (kept.size === 0) return columns;
  return kept.size === columns.length ? columns : columns.filter((column) => kept.has(column));
}
