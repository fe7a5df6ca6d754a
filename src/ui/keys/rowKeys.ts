/**
 * Place that a key moves the focus to in a row of tabs; `null` for keys that a row does not handle.
 * @param at the place that has the focus, counted from 0, among `count`
 */
export function movedTo(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
