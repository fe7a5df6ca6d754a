import { useCallback, useEffect, useMemo } from 'react';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import type { Column } from './column';
import type { Filter, FilterValues } from '../filter/filter';
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
  /**
   * Takes the filters away and shows the first page; the page's size, the order and what the screen itself
   * has set stay. `false` when that is what is shown already.
   */
  clear(): boolean;
  /** Shows what a stored query part says. */
  apply(search: string): void;
}

/** What the address says where a bare one would mean something else than everything. */
const EVERYTHING = 'all';

/** What an address may say. */
export interface AddressParts<Row> {
  filters: readonly Filter[];
  columns: readonly Column<Row>[];
  /** Filters that something else than the filter bar sets (tabs). */
  params: readonly string[];
  /** Parameters that the screen itself sets: no filters. */
  reservedParams: readonly string[];
  /** What a bare address means; none: everything. */
  defaultFilters: FilterValues | undefined;
}

const names = (words: string): string[] => words.split(' ').filter(Boolean);

/** Reads and writes the list's state in the address of its tab. */
export function useListAddress<Row>(parts: AddressParts<Row>): ListAddress {
  const { filters, columns, defaultFilters } = parts;
  const { pathname, search } = useTabLocation();
  const params = [...filters.flatMap((filter) => filter.params), ...parts.params].join(' ');
  const reserved = parts.reservedParams.join(' ');
  const sorts = columns.flatMap(({ sort }) => sort ?? []).join(' ');
  const said = useMemo(
    () => readSearch(search, names(params), names(sorts), names(reserved)),
    [search, params, sorts, reserved],
  );
  const everything = defaultFilters ? `?${EVERYTHING}=1` : '';
  const bare =
    defaultFilters !== undefined && writeSearch(said) === '' && !new URLSearchParams(search).has(EVERYTHING);
  const state = useMemo(
    () => (bare ? { ...said, values: defaultFilters } : said),
    [bare, said, defaultFilters],
  );
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
    clear: () => go({ values: {}, pageNum: 1 }),
    apply: (wanted) => void goTo(`${pathname}${wanted || everything}`),
  };
}
