import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiError } from '@/api/failure';
import type { Resource } from '@/api/resource';
import type { PageQuery } from '@/api/types';
import { useT } from '@/i18n';
import type { FilterValues } from '../filter/filter';
import { queryOf } from './listSearch';
import { useList } from './useList';
import type { List } from './useList';
import { useListAddress } from './useListAddress';
import type { AddressParts, ListAddress } from './useListAddress';

interface ListScreenOptions<Row extends object, Query extends PageQuery, Summary> extends AddressParts<Row> {
  resource: Pick<Resource<Row, Query, object, never, never, Summary>, 'name' | 'list'>;
  summarise: ((query: Query, signal: AbortSignal) => Promise<Summary>) | undefined;
}

/** A list as its address says: what is asked, what is known, how to ask something else. */
export interface ListScreen<Row, Query, Summary> extends Omit<ListAddress, 'clear'> {
  query: Query;
  list: List<Row, Summary>;
  /** Figures over the whole filter. */
  summary: Summary | undefined;
  /** Why there are no figures, though there should be. */
  summaryFailure: ApiError | null;
  reloadSummary(): void;
  /** Searches, from the first page; the same search again reads again. */
  search(values: FilterValues): void;
  /** Takes the filters away; where there are none, it reads again. */
  clear(): void;
}

/** The controller of a list screen, without any drawing. */
export function useListScreen<Row extends object, Query extends PageQuery, Summary>(
  options: ListScreenOptions<Row, Query, Summary>,
): ListScreen<Row, Query, Summary> {
  const { resource, filters, summarise } = options;
  const t = useT();
  const address = useListAddress(options);
  const { state, go, clear } = address;

  const asked = useMemo(() => {
    // A filter that makes no sense is shown as such, and not asked for.
    const refused = filters
      .filter((filter) => filter.problem?.(state.values, t))
      .flatMap((one) => one.params);
    const values = Object.entries(state.values).filter(([param]) => !refused.includes(param));
    return { ...state, values: Object.fromEntries(values) };
  }, [filters, state, t]);

  // That the filters belong to `Query` is the kit's word: each was bound to a field of it.
  const query = queryOf(asked) as Query;
  const list = useList(resource, query);

  const filter = queryOf({ ...asked, pageNum: 1, pageSize: 20, sort: null }) as Query;
  const figures = useQuery({
    queryKey: [resource.name, 'summary', filter],
    queryFn: async ({ signal }) => ({ of: await summarise?.(filter, signal) }),
    enabled: summarise !== undefined,
    placeholderData: keepPreviousData,
  });

  const { pageOutOfRange } = list;
  useEffect(() => {
    if (!pageOutOfRange) return;
    const last = Math.max(1, Math.ceil(pageOutOfRange.total / state.pageSize));
    go({ pageNum: Math.min(last, state.pageNum - 1) }, true);
    // The address follows the answer, not the other way round.
  }, [pageOutOfRange, go, state]);

  return {
    ...address,
    query,
    list,
    summary: summarise ? figures.data?.of : list.page?.summary,
    summaryFailure: figures.data === undefined && figures.error instanceof ApiError ? figures.error : null,
    reloadSummary: () => void figures.refetch(),
    search: (values) => {
      if (!go({ values, pageNum: 1 })) list.reload();
    },
    clear: () => {
      if (!clear()) list.reload();
    },
  };
}
