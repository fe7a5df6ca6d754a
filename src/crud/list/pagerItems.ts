/** A page number, or a gap that jumps several pages back or forward. */
export type PagerItem = number | 'back' | 'on';

/**
 * The buttons of a pager: the first and the last page, and as many as fit around the current one.
 * @param room maximum of page numbers shown, an odd number: 5 or 7
 */
export function pagerItems(current: number, pages: number, room: number): PagerItem[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= room) return range(1, Math.max(1, pages));
  const half = (room - 1) / 2;
  const back = current > room - half;
  const on = current < pages - half;
  if (back && on) return [1, 'back', ...range(current - half + 1, current + half - 1), 'on', pages];
  return back ? [1, 'back', ...range(pages - room + 2, pages)] : [...range(1, room - 1), 'on', pages];
}
