import { useQuery } from '@tanstack/react-query';
import type { PageQuery } from '@/contract/filter';
import type { Resource } from '@/contract/resource';
import { pageQuery, summaryQuery } from '../list/listQueries';

interface RefreshProps {
  resource: Resource;
  /** The questions of the list and of its figures. */
  query: PageQuery;
  filter: PageQuery;
  seconds: number;
}

/**
 * Asks the questions of a list again and again while it is drawn, which is nothing to see: the list gets the answers from
 * the query cache. A hidden page or screen asks for nothing, nor does a locked one.
 */
export function Refresh({ resource, query, filter, seconds }: RefreshProps) {
  const again = {
    refetchInterval: seconds * 1000,
    refetchIntervalInBackground: false,
    staleTime: Infinity,
    notifyOnChangeProps: [],
  };
  useQuery({ ...pageQuery(resource, query), ...again });
  useQuery({ ...summaryQuery(resource, filter), ...again, enabled: resource.summary !== undefined });
  return null;
}
