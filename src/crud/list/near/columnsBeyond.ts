/** A column as far as its place matters. */
export interface Placed {
  width: number;
  pin?: 'start' | 'end' | 'none';
}

/** Columns that are not worth leaving out. */
const FEW = 2;

const NONE = [0, 0] as const;

/**
 * The columns that begin beyond the edge of a table, as far as no pinned one stands among them: the first, and the one
 * behind the last.
 * @param width pixels that the table has for its columns
 */
export function columnsBeyond(
  columns: readonly Placed[],
  width: number,
): readonly [from: number, to: number] {
  const isPinned = ({ pin = 'none' }: Placed) => pin !== 'none';
  const covered = columns.reduce((sum, { width, pin }) => sum + (pin === 'end' ? width : 0), 0);
  let start = 0;
  const from = columns.findIndex((column) => {
    const isBeyond = start > width - covered && !isPinned(column);
    start += column.width;
    return isBeyond;
  });
  if (from < 0) return NONE;
  const pinned = columns.findIndex((column, at) => at > from && isPinned(column));
  const to = pinned < 0 ? columns.length : pinned;
  return to - from > FEW ? [from, to] : NONE;
}
