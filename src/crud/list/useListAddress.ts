import { useCallback, useEffect, useMemo } from 'react';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import type { Column } from './column';
import type { Filter, FilterValues } from '../filter/filter';
import { readSearch, writeSearch } from './listSearch';
import type { ListState } from './listSearch';

/** The state of a list, kept in its address, so that it survives a reload and can be shared. */
export interface ListAddress {
  state: ListState;
  /**
   * Changes the state; returns `false` when nothing differs.
   * @param quietly true for changes that the operator did not make: they replace the history entry
   */
  go(change: Partial<ListState>, quietly?: boolean): boolean;
  /**
   * Removes the filters and shows the first page; page size, order and reserved parameters stay. Returns
   * `false` when nothing differs.
   */
  clear(): boolean;
  /** Applies a stored query part. */
  apply(search: string): void;
}

/** Marks an address without filters as "show everything" when the default of the screen would filter. */
const EVERYTHING = 'all';

/** The parameters that the address of a list can have. */
export interface AddressParts<Row> {
  filters: readonly Filter[];
  columns: readonly Column<Row>[];
  /** Parameters set by something other than the filter bar (tabs). */
  params: readonly string[];
  /** Parameters set by the screen itself; they are not filters. */
  reservedParams: readonly string[];
  /** Filters of an address without parameters; `undefined`: none. */
  defaultFilters: FilterValues | undefined;
}

const names = (words: string): string[] => words.split(' ').filter(Boolean);

/** Reads and writes the state of a list in the address of its tab. */
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
