import { useCallback, useMemo } from 'react';
import { goTo } from '@/stores/navigation';
import { useTabLocation } from '@/stores/tabLocation';
import type { Column } from './column';
import type { Filter } from './filter';
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
  /** As at first. */
  clear(): void;
  /** Shows what a stored query part says. */
  apply(search: string): void;
}

/** Reads and writes the list's state in the address of its tab. */
export function useListAddress<Row>(
  filters: readonly Filter[],
  columns: readonly Column<Row>[],
  more: readonly string[] = [],
): ListAddress {
  const { pathname, search } = useTabLocation();
  const params = [...filters.flatMap((filter) => filter.params), ...more].join(' ');
  const sorts = columns.flatMap(({ sort }) => sort ?? []).join(' ');
  const state = useMemo(
    () => readSearch(search, params.split(' ').filter(Boolean), sorts.split(' ').filter(Boolean)),
    [search, params, sorts],
  );
  const go = useCallback<ListAddress['go']>(
    (change, quietly = false) => {
      const next = writeSearch({ ...state, ...change });
      if (next === writeSearch(state)) return false;
      void goTo(`${pathname}${next}`, { replace: quietly });
      return true;
    },
    [pathname, state],
  );
  return {
    state,
    go,
    clear: () => void goTo(pathname),
    apply: (search) => void goTo(`${pathname}${search}`),
  };
}
