import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/failure';
import type { Resource } from '@/api/resource';
import type { Page, PageQuery } from '@/api/types';
import { STALE_AFTER } from '@/services/queryClient';

/** One page of a list, as it stands. */
export interface List<Row, Summary> {
  /** The newest good answer; while the next one is on its way, or failed, an older one. */
  page: Page<Row, Summary> | undefined;
  /** The page asked for does not exist: it is empty, but not the first. */
  pageOutOfRange: Page<Row, Summary> | undefined;
  /** True while `page` answers an older question than the one asked. */
  stale: boolean;
  fetching: boolean;
  failure: ApiError | null;
  reload(): void;
}

/**
 * Reads one page of a resource. Of several questions only the last is answered, the ones before are
 * aborted; a failure leaves the rows as they are. A screen that comes back after a minute, or after the
 * resource was written to, reads again.
 */
export function useList<Row extends object, Query extends PageQuery, Summary>(
  resource: Pick<Resource<Row, Query, object, never, never, Summary>, 'name' | 'list'>,
  query: Query,
): List<Row, Summary> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [resource.name, 'list', query],
    queryFn: ({ signal }) => resource.list(query, signal),
    // A search always asks the server; coming back to a screen only does when its rows are old.
    staleTime: 0,
    refetchOnMount: ({ state }) => state.isInvalidated || Date.now() - state.dataUpdatedAt > STALE_AFTER,
  });
  const pageOutOfRange = data && data.list.length === 0 && query.pageNum > 1 ? data : undefined;
  const good = pageOutOfRange ? undefined : data;
  const [kept, setKept] = useState(good);
  if (good && good !== kept) setKept(good);
  return {
    page: good ?? kept,
    pageOutOfRange,
    stale: good === undefined,
    fetching: isFetching,
    failure: error instanceof ApiError && error.failure.kind !== 'cancelled' ? error : null,
    reload: () => void refetch(),
  };
}
