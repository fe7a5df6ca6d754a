import { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '@/stores/session';

/** Milliseconds after which an answer is read again when its screen comes back. */
export const STALE_AFTER = 60_000;

/** Calls may fail while the browser believes to be offline; waiting for it would spin for ever. */
const always = { networkMode: 'always', retry: false } as const;

/** The server state of all screens; forgotten together with the session. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { ...always, staleTime: STALE_AFTER, refetchOnWindowFocus: false, refetchOnReconnect: true },
    mutations: always,
  },
});

onSessionEnd(() => queryClient.clear());
