import { queryOptions } from '@tanstack/react-query';
import { fetchPage, fetchSummary } from '@/api/records';
import type { PageQuery } from '@/contract/filter';
import type { Resource } from '@/contract/resource';

/** One page of a list. */
export const pageQuery = <R extends Resource>(resource: R, query: PageQuery) =>
  queryOptions({
    queryKey: [resource.name, 'list', resource.calls.list.path, query],
    queryFn: ({ signal }) => fetchPage(resource, query, signal),
  });

/** The figures over the whole filter of a list. */
export const summaryQuery = <R extends Resource>(resource: R, filter: PageQuery) =>
  queryOptions({
    queryKey: [resource.name, 'summary', resource.calls.list.path, filter],
    queryFn: ({ signal }) => fetchSummary(resource, filter, signal),
  });
