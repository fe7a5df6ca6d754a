import type { CSSProperties } from 'react';
import type { Place } from './useEngine';

/** Where a cell of a pinned column stays while the others are scrolled sideways. */
export function pinned({ pin, offset }: Place): CSSProperties {
  if (pin === 'none') return {};
  return pin === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset };
}

/** The last column of those pinned at the start, and the first of those at the end, which have a line beside them. */
export const edgesOf = (places: readonly Place[]): ReadonlySet<string> => {
  const start = places.findLast(({ pin }) => pin === 'start');
  const end = places.find(({ pin }) => pin === 'end');
  return new Set([start, end].flatMap((place) => place?.id ?? []));
};
