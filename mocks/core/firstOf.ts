/** So many more than wanted are gathered before they are put in order. */
const SPARE = 200;

/** The first `count` in an order that no two share a place in; the rest is put into none. */
export function firstOf<One>(all: readonly One[], count: number, compare: (a: One, b: One) => number): One[] {
  if (count >= all.length) return all.toSorted(compare);
  let kept: One[] = [];
  let last: One | undefined;
  for (const one of all) {
    if (last !== undefined && compare(one, last) > 0) continue;
    kept.push(one);
    if (kept.length < 2 * count + SPARE) continue;
    kept = kept.sort(compare).slice(0, count);
    last = kept.at(-1);
  }
  return kept.sort(compare).slice(0, count);
}
