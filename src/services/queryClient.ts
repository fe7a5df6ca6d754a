import { focusManager, QueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { onSessionEnd } from '@/stores/session';

/** Milliseconds after which an answer is requested again when its screen is shown again. */
export const STALE_AFTER = 60_000;

/**
 * Calls are also sent while the browser reports that it is offline, and may fail: a paused call would show its loading
 * state until the browser changes its mind.
 */
const always = { networkMode: 'always', retry: false } as const;

/**
 * Whether a query is read at once when the network is back. While the screen is locked or the browser tab is hidden,
 * the query is only marked as out of date and read when it is visible again.
 */
function readAgain(query: Query): boolean {
  const seen = focusManager.isFocused();
  if (!seen) query.invalidate();
  return seen;
}

/** The server state of all screens; cleared when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      ...always,
      staleTime: STALE_AFTER,
      refetchOnWindowFocus: ({ state }) => state.isInvalidated,
      refetchOnReconnect: readAgain,
    },
    mutations: always,
  },
});

onSessionEnd(() => queryClient.clear());
