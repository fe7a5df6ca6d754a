import { focusManager, QueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { onSessionEnd } from '@/stores/session';

/** Milliseconds after which an answer is read again when its screen comes back. */
export const STALE_AFTER = 60_000;

/** Calls may fail while the browser believes to be offline; waiting for it would spin for ever. */
const always = { networkMode: 'always', retry: false } as const;

/** The network is back: what nobody can see, behind a lock or in a hidden tab, is read when it is seen again. */
function readAgain(query: Query): boolean {
  const seen = focusManager.isFocused();
  if (!seen) query.invalidate();
  return seen;
}

/** The server state of all screens; forgotten together with the session. */
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
