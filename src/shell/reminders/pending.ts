import { queryOptions } from '@tanstack/react-query';
import { fetchPending } from '@/api/reminders';

/** Totals of what waits for approval; invalidate it after a review. */
export const pendingTotals = queryOptions({
  queryKey: ['pending'],
  queryFn: ({ signal }) => fetchPending(1, signal),
  refetchOnWindowFocus: true,
});
