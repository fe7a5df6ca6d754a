import { queryOptions } from '@tanstack/react-query';
import { send } from '@/api/call';
import { trace } from '@/contract/shell/request';

/** Milliseconds between two questions: the server may still be at work on the write. */
const AGAIN = 4000;

/**
 * Asks what became of a write whose answer was lost, until the server says that it was done. The write itself is never
 * sent again.
 */
export const traceQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['trace', requestId],
    queryFn: ({ signal }) => send(trace, { requestId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.done ? false : AGAIN),
    staleTime: 0,
    gcTime: 0,
  });
