import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { fetchPending } from '@/api/reminders';

/** Totals of what waits for approval; invalidate it after a review. */
export const pendingTotals = queryOptions({
  queryKey: ['pending'],
  queryFn: ({ signal }) => fetchPending(1, signal),
  refetchOnWindowFocus: true,
});

/**
 * Refetches the totals. In a hidden page they are only marked as stale, and fetched when the page is visible
 * again.
 */
export function renewTotals(queries: QueryClient): void {
  const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
  void queries.invalidateQueries({ queryKey: pendingTotals.queryKey, refetchType });
}
