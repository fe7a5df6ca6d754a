import { create } from 'zustand';
import { recordOf } from '@/lib/record';
import { safeStorage } from '@/lib/storage';
import { useSession } from './session';

/** Minutes that a kind can stay quiet after its warning was closed. */
export const PAUSES = [0, 1, 5, 15, 30] as const;

/** Minutes for which all reminders can be snoozed. */
export const SNOOZES = [5, 15, 30] as const;

const MINUTE = 60_000;
const LONGEST_SNOOZE = 30 * MINUTE;

/** What an operator has chosen about the reminders; stored for each operator. */
export interface ReminderSettings {
  sound: boolean;
  /** Percent. */
  volume: number;
  /** One of `PAUSES`. */
  pause: number;
  /** End of the snooze in milliseconds since the epoch; 0 without one. */
  snoozedUntil: number;
  /** Kinds of records that open no warning; the bell counts them all the same. */
  muted: readonly string[];
  /** Hours of the platform's day in which no warning opens: from the first until the second; equal for none. */
  quietFrom: number;
  quietTo: number;
}

const DEFAULTS: ReminderSettings = {
  sound: true,
  volume: 100,
  pause: 5,
  snoozedUntil: 0,
  muted: [],
  quietFrom: 0,
  quietTo: 0,
};

const storage = safeStorage('local');

const storageKey = () => `console.reminders.${useSession.getState().user?.id ?? '0'}` as const;

/** The stored settings of the operator; invalid ones are replaced by defaults. */
function readSettings(): ReminderSettings {
  const stored = recordOf(storage.read(storageKey()));
  const isHour = (value: number) => Number.isInteger(value) && value >= 0 && value < 24;
  const { muted } = stored;
  const numberOf = (
    name: 'volume' | 'pause' | 'snoozedUntil' | 'quietFrom' | 'quietTo',
    fits: (value: number) => boolean,
  ) => {
    const value = stored[name];
    return typeof value === 'number' && fits(value) ? value : DEFAULTS[name];
  };
  return {
    sound: stored['sound'] !== false,
    volume: numberOf('volume', (value) => value >= 0 && value <= 100),
    pause: numberOf('pause', (value) => PAUSES.some((minutes) => minutes === value)),
    // A later end than that was stored by a clock that was ahead.
    snoozedUntil: numberOf(
      'snoozedUntil',
      (value) => value > Date.now() && value <= Date.now() + LONGEST_SNOOZE,
    ),
    muted: Array.isArray(muted) ? muted.filter((kind) => typeof kind === 'string') : [],
    quietFrom: numberOf('quietFrom', isHour),
    quietTo: numberOf('quietTo', isHour),
  };
}

/** Settings of the operator who is signed in. */
export const useReminderSettings = create<ReminderSettings>(readSettings);

let end: ReturnType<typeof setTimeout> | undefined;

/** Ends the snooze when its time has come. */
function awaitEnd({ snoozedUntil }: ReminderSettings): void {
  clearTimeout(end);
  if (snoozedUntil === 0) return;
  end = setTimeout(() => useReminderSettings.setState({ snoozedUntil: 0 }), snoozedUntil - Date.now());
}

awaitEnd(useReminderSettings.getState());
useReminderSettings.subscribe(awaitEnd);

useSession.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) useReminderSettings.setState(readSettings());
});

export function setReminders(change: Partial<ReminderSettings>): void {
  useReminderSettings.setState(change);
  storage.write(storageKey(), useReminderSettings.getState());
}

/** Snoozes all reminders; 0 minutes end the snooze. */
export function snoozeReminders(minutes: number): void {
  setReminders({ snoozedUntil: minutes > 0 ? Date.now() + minutes * MINUTE : 0 });
}

/** Applies settings stored by other browser tabs. The returned function stops it. */
export function followReminderSettings(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === storageKey()) useReminderSettings.setState(readSettings());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
