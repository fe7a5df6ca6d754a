import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { fetchPending } from '@/api/reminders';
import type { PendingCounts } from '@/api/types';
import { useLock } from '@/stores/lock';
import { broadcastChanged } from '@/services/reminders';
import { renewTotals } from './pending';
import { poll } from './poll';
import type { Pace } from './poll';
import { anything, sameNotices } from './rules';
import { useSignedIn } from './usePendingTotals';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const useVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

/** Polls what waits, records and notices, while the page is visible and unlocked and the session has not expired. */
export function usePolling(tell: (answer: PendingCounts) => void): void {
  const queries = useQueryClient();
  const visible = useVisible();
  const locked = useLock((state) => state.locked);
  const signedIn = useSignedIn();
  const pace = useRef<Pace>({ failures: 0, next: 0 });
  const latest = useRef(tell);
  const on = visible && !locked && signedIn;

  useEffect(() => {
    latest.current = tell;
  }, [tell]);

  useEffect(() => {
    if (!on) return undefined;
    const control = new AbortController();
    let before: PendingCounts | null = null;
    const heard = (answer: PendingCounts) => {
      // The answer holds flags and no counts, so the bell's totals are fetched again as long as a flag is
      // set, and once more after the last one has gone. The state before the first answer is unknown.
      if (before === null || anything(answer) || anything(before) || !sameNotices(before, answer)) {
        renewTotals(queries);
        broadcastChanged();
      }
      before = answer;
      latest.current(answer);
    };
    void poll((signal) => fetchPending(0, signal), heard, pace.current, control.signal);
    return () => control.abort();
  }, [on, queries]);
}
