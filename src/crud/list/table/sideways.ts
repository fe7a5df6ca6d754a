let known: boolean | undefined;

/**
 * True where a box can scroll sideways alone, so that the heads of a table in it stay below the bars of the page. Elsewhere
 * such a box scrolls up and down as well, and heads stay at its own edge.
 */
export function scrollsSidewaysAlone(): boolean {
  if (known === undefined) {
    const box = document.createElement('div');
    box.style.overflow = 'auto clip';
    document.body.append(box);
    known = getComputedStyle(box).overflowY === 'clip';
    box.remove();
  }
  return known;
}
