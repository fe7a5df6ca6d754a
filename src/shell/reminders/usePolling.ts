import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { fetchPending } from '@/api/reminders';
import type { PendingCounts } from '@/api/types';
import { useLock } from '@/stores/lock';
import { broadcastChanged } from '@/services/reminders';
import { useSession } from '@/stores/session';
import { renewTotals } from './pending';
import { poll } from './poll';
import type { Pace } from './poll';
import { anything } from './rules';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const useVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

/** Asks what waits while the page is visible and unlocked and the session is good. */
export function usePolling(wanted: boolean, tell: (answer: PendingCounts) => void): void {
  const queries = useQueryClient();
  const visible = useVisible();
  const locked = useLock((state) => state.locked);
  const expired = useSession((state) => state.expired);
  const pace = useRef<Pace>({ failures: 0, next: 0 });
  const latest = useRef(tell);
  const on = wanted && visible && !locked && !expired;

  useEffect(() => {
    latest.current = tell;
  }, [tell]);

  useEffect(() => {
    if (!on) return undefined;
    const control = new AbortController();
    let before: PendingCounts | null = null;
    const heard = (answer: PendingCounts) => {
      // The flags do not tell one from three: the bell's totals are asked anew while there is anything. What
      // went on before the first answer nobody knows.
      if (before === null || anything(answer) || anything(before)) {
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
