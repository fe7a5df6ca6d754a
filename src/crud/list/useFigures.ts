import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageQuery } from '@/contract/filter';
import type { Resource } from '@/contract/resource';
import { summaryQuery } from './listQueries';

/** The figures over the whole filter of a list; those of the filter before while they are on their way. */
export const useFigures = <R extends Resource>(resource: R, filter: PageQuery) =>
  useQuery({
    ...summaryQuery(resource, filter),
    enabled: resource.summary !== undefined,
    placeholderData: keepPreviousData,
  });
