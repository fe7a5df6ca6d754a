import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { linkTo } from '@/services/links';
import { currentAddress } from '@/services/navigation';
import { openReminders, shareReminders } from '@/services/reminders';
import { followReminderSettings, useReminderSettings } from '@/stores/reminderSettings';
import { useReminders as useOpen } from '@/stores/reminders';
import { closingOf, followClosings, noteClosing } from './closings';
import { hourOf } from './hourOf';
import type { Kind } from './kinds';
import { pendingTotals, renewTotals } from './pending';
import { due, isQuiet, isQuietHour, stateOf } from './rules';
import { useMyKinds } from './useMyKinds';
import { usePolling } from './usePolling';
import { useSound } from './useSound';
import type { Sound } from './useSound';

interface Reminding {
  /** Kinds whose warning is open, in the order they appeared; none while the reminders are snoozed. */
  open: readonly Kind[];
  /** Closes warnings by hand: their kinds stay quiet for a while. */
  close: (ids: readonly Kind['id'][]) => void;
  sound: Sound;
}

/** True when the kind's own screen is the one shown. */
const isOnScreen = ({ view }: Kind): boolean => currentAddress().split('?')[0] === linkTo(view);

/**
 * Opens a warning for each kind of record that waits for approval, and plays a sound. Only the browser tab that
 * polls plays it; the other tabs show the warnings that are open.
 */
export function useReminders(): Reminding {
  const muted = useReminderSettings((settings) => settings.muted);
  const kinds = useMyKinds().filter(({ id }) => !muted.includes(id));
  const queries = useQueryClient();
  const ids = useOpen((state) => state.open);
  const pause = useReminderSettings((settings) => settings.pause);
  const isSnoozed = useReminderSettings(({ snoozedUntil }) => snoozedUntil > 0);
  const sound = useSound();

  const totals = () => queries.getQueryData(pendingTotals.queryKey);

  useEffect(() => shareReminders(() => renewTotals(queries)), [queries]);
  useEffect(followReminderSettings, []);

  usePolling((answer) => {
    followClosings(
      kinds.map(({ id }) => id),
      answer,
      totals(),
    );
    const { quietFrom, quietTo } = useReminderSettings.getState();
    if (isSnoozed || isQuietHour(Number.parseInt(hourOf(Date.now()), 10), quietFrom, quietTo)) return;
    const stateNow = (id: Kind['id']) => ({
      newest: stateOf(answer, id).newest,
      // The answer itself holds flags and no counts.
      count: stateOf(totals(), id).count,
    });
    const kindsDue = due(kinds, answer, new Set(ids)).filter(({ id }) => {
      const closing = closingOf(id);
      return closing === null || !isQuiet(closing, pause, stateNow(id), Date.now());
    });
    if (kindsDue.length === 0) return;
    openReminders([...ids, ...kindsDue.map(({ id }) => id)]);
    if (!kindsDue.every(isOnScreen)) sound.play();
  });

  return {
    open: isSnoozed ? [] : ids.flatMap((id) => kinds.find((kind) => kind.id === id) ?? []),
    close: (closed) => {
      noteClosing(closed, totals());
      openReminders(ids.filter((id) => !closed.some((other) => other === id)));
    },
    sound,
  };
}
