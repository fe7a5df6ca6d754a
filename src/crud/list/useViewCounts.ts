import { hashKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fetchPage } from '@/api/records';
import type { PageQuery } from '@/contract/filter';
import type { Resource } from '@/contract/resource';

/** Milliseconds for which a count is not asked for again because the list was. */
const FRESH = 5_000;

/**
 * How many rows each filter leaves; `null` while that is not known. Counts are read again with the list (`updatedAt`),
 * after writes, and whenever the reminders find that something waits, since they are kept among what is pending. A
 * hidden page or screen asks for nothing. Filters that say the same are one question.
 */
export function useViewCounts(
  resource: Resource,
  filters: readonly PageQuery[],
  updatedAt: number,
): readonly (number | null)[] {
  const client = useQueryClient();
  const before = useRef(0);
  useEffect(() => {
    if (before.current > 0) {
      void client.refetchQueries({
        queryKey: ['pending', 'count', resource.name],
        type: 'active',
        stale: true,
      });
    }
    before.current = updatedAt;
  }, [client, resource, updatedAt]);
  const asked = new Map(filters.map((filter) => [hashKey([filter]), filter]));
  return useQueries({
    queries: [...asked.values()].map((filter) => ({
      queryKey: ['pending', 'count', resource.name, filter],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(resource, filter, signal),
      staleTime: FRESH,
      // The rows come first.
      enabled: updatedAt > 0,
    })),
    combine: (results) => {
      const totals = new Map([...asked.keys()].map((key, at) => [key, results[at]?.data?.total ?? null]));
      return filters.map((filter) => totals.get(hashKey([filter])) ?? null);
    },
  });
}
