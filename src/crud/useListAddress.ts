import { useCallback, useEffect, useMemo } from 'react';
import { goTo } from '@/stores/navigation';
import { useTabLocation } from '@/stores/tabLocation';
import type { Column } from './column';
import type { Filter, FilterValues } from './filter';
import { readSearch, writeSearch } from './listSearch';
import type { ListState } from './listSearch';

/** What a list shows lives in its address, so that it survives a reload and can be handed on. */
export interface ListAddress {
  state: ListState;
  /**
   * Shows something else. `false` when it is what is shown already.
   * @param quietly true for changes nobody asked for: Back does not stop at them
   */
  go(change: Partial<ListState>, quietly?: boolean): boolean;
  /** Everything. */
  clear(): void;
  /** Shows what a stored query part says. */
  apply(search: string): void;
}

/** What the address says where a bare one would mean something else than everything. */
const EVERYTHING = 'all';

/**
 * Reads and writes the list's state in the address of its tab.
 * @param more parameters that something else than a filter sets
 * @param begin what a bare address means; none: everything
 */
export function useListAddress<Row>(
  filters: readonly Filter[],
  columns: readonly Column<Row>[],
  more: readonly string[] = [],
  begin?: FilterValues,
): ListAddress {
  const { pathname, search } = useTabLocation();
  const params = [...filters.flatMap((filter) => filter.params), ...more].join(' ');
  const sorts = columns.flatMap(({ sort }) => sort ?? []).join(' ');
  const said = useMemo(
    () => readSearch(search, params.split(' ').filter(Boolean), sorts.split(' ').filter(Boolean)),
    [search, params, sorts],
  );
  const everything = begin ? `?${EVERYTHING}=1` : '';
  const bare =
    begin !== undefined && writeSearch(said) === '' && !new URLSearchParams(search).has(EVERYTHING);
  const state = useMemo(() => (bare ? { ...said, values: begin } : said), [bare, said, begin]);
  const here = bare ? '' : writeSearch(state) || everything;
  const go = useCallback<ListAddress['go']>(
    (change, quietly = false) => {
      const next = writeSearch({ ...state, ...change }) || everything;
      if (next === here) return false;
      void goTo(`${pathname}${next}`, { replace: quietly });
      return true;
    },
    [pathname, state, here, everything],
  );
  useEffect(() => {
    if (bare) go({}, true);
  }, [bare, go]);
  return {
    state,
    go,
    clear: () => void goTo(`${pathname}${everything}`),
    apply: (wanted) => void goTo(`${pathname}${wanted || everything}`),
  };
}
