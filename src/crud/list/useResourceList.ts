import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from '@/api/failure';
import type { PageQuery } from '@/contract/filter';
import type { Page } from '@/contract/page';
import type { Resource, RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { STALE_AFTER } from '@/services/queryClient';
import type { FilterValues } from '../filter/filter';
import { pageQuery } from './listQueries';
import { pageOf, queryOf, wholeFilter } from './listSearch';
import { useListAddress } from './useListAddress';
import type { AddressParts, ListAddress } from './useListAddress';

/** One page of a list and the state of its query. */
export interface ListPage<Row> {
  /** The latest successful answer; while the next one is loading, or failed, the one before. */
  page: Page<Row> | undefined;
  /** Set when the requested page does not exist: it is empty, but not the first. */
  beyond: Page<Row> | undefined;
  /** True while `page` belongs to an earlier query; `fetching`, while the first answer to the present one is on its way. */
  stale: boolean;
  fetching: boolean;
  failure: ApiError | null;
  /** When the latest answer came, in milliseconds since the epoch; 0 before the first. */
  updatedAt: number;
  reload(): void;
}

/**
 * Reads one page of a resource. When the query changes, earlier requests are aborted; a failure keeps the last
 * rows. A screen that is shown again reads again when a minute has passed or a write has touched the resource.
 */
export function useListPage<R extends Resource>(resource: R, query: PageQuery): ListPage<RowOf<R>> {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...pageQuery(resource, query),
    // A search always asks the server; a returning screen asks only when its rows are old.
    staleTime: 0,
    refetchOnMount: ({ state }) => state.isInvalidated || Date.now() - state.dataUpdatedAt > STALE_AFTER,
    // That a page which is on screen is read again is shown by the button that does so, not by all of the screen.
    notifyOnChangeProps: ['data', 'dataUpdatedAt', 'error', 'status'],
  });
  const isBeyond = data !== undefined && data.list.length === 0 && data.skipped === 0 && query.pageNum > 1;
  const good = isBeyond ? undefined : data;
  const [kept, setKept] = useState(good);
  if (good && good !== kept) setKept(good);
  const reload = useCallback(() => void refetch(), [refetch]);
  return {
    page: good ?? kept,
    beyond: isBeyond ? data : undefined,
    stale: good === undefined,
    fetching: isFetching && good === undefined,
    failure: error instanceof ApiError && error.failure.kind !== 'cancelled' ? error : null,
    updatedAt: dataUpdatedAt,
    reload,
  };
}

/** The state of a list with its data and operations. */
export interface ResourceList<R extends Resource> extends ListAddress {
  query: PageQuery;
  /** The question of the figures: the filters alone. */
  filter: PageQuery;
  list: ListPage<RowOf<R>>;
  /** Searches from the first page; an unchanged search reads again. */
  search(values: FilterValues): void;
  /**
   * Removes the filters and shows the first page; page size, order and reserved parameters stay. Without filters it reads
   * again.
   */
  clear(): void;
}

/**
 * The controller of a list screen, without any rendering.
 * @param scope parameters sent with every question
 */
export function useResourceList<R extends Resource>(
  resource: R,
  parts: AddressParts<RowOf<R>>,
  scope?: Readonly<Record<string, string>>,
): ResourceList<R> {
  const { filters } = parts;
  const t = useT();
  const address = useListAddress(parts);
  const { state, go } = address;

  const asked = useMemo(() => {
    // A filter with invalid values shows its problem and is not sent.
    const refused = filters
      .filter((filter) => filter.problem?.(state.values, t))
      .flatMap((one) => one.params);
    const values = Object.entries(state.values).filter(([param]) => !refused.includes(param));
    return { ...state, values: Object.fromEntries(values) };
  }, [filters, state, t]);

  const query = useMemo(() => ({ ...pageOf(resource, asked), ...scope }), [resource, asked, scope]);
  const list = useListPage(resource, query);

  const filter = useMemo(() => ({ ...queryOf(wholeFilter(asked)), ...scope }), [asked, scope]);

  const { beyond, reload } = list;
  useEffect(() => {
    if (!beyond) return;
    const last = Math.max(1, Math.ceil((beyond.total ?? 0) / state.pageSize));
    go({ pageNum: Math.min(last, state.pageNum - 1) }, true);
    // The address is changed only after the answer has shown that the page does not exist.
  }, [beyond, go, state]);

  const search = useCallback(
    (values: FilterValues) => {
      if (!go({ values, pageNum: 1 })) reload();
    },
    [go, reload],
  );
  const clear = useCallback(() => {
    if (!go({ values: {}, pageNum: 1 })) reload();
  }, [go, reload]);

  return {
    ...address,
    query,
    filter,
    list,
    search,
    clear,
  };
}
