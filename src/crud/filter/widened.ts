import { isEqual } from '@/lib/equal';
import { isInForce } from './filter';
import type { Filter, FilterValues } from './filter';

/** The values without those of one filter. */
export const withoutFilter = (values: FilterValues, { params }: Filter): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([param]) => !params.includes(param)));

const isUnchanged = ({ params }: Filter, values: FilterValues, opening: FilterValues): boolean =>
  params.every((param) => isEqual(values[param], opening[param]));

/**
 * The values to search for. Whoever newly looks for one record or one member wants to find it, whenever and in whatever
 * state it is; so the filters that the list was opened with fall away, unless the operator has changed them.
 *
 * @param next the values asked for
 * @param now the values of the present search
 * @param opening the values the list was opened with
 */
export function widened(
  next: FilterValues,
  now: FilterValues,
  opening: FilterValues,
  filters: readonly Filter[],
): FilterValues {
  const isSought = filters.some(
    (filter) => filter.exact && isInForce(filter, next) && !isUnchanged(filter, next, now),
  );
  if (!isSought) return next;
  const narrowing = filters.filter(
    (filter) => isInForce(filter, opening) && isUnchanged(filter, next, opening),
  );
  return narrowing.reduce(withoutFilter, next);
}

/** The filters that the list opens with and that are out of force while one record or one member is looked for. */
export function widenedFilters(
  values: FilterValues,
  opening: FilterValues,
  filters: readonly Filter[],
): readonly Filter[] {
  if (!filters.some((filter) => filter.exact && isInForce(filter, values))) return [];
  return filters.filter((filter) => isInForce(filter, opening) && !isInForce(filter, values));
}
