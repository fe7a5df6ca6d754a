import { create } from 'zustand';
import type { ConsoleSettings } from '@/api/types';
import { platformZone } from '@/contract/zones';
import { recordOf } from '@/lib/record';

const DEFAULTS: ConsoleSettings = {
  pollSeconds: 15,
  sound: true,
  upColor: 'green',
  uploadMegabytes: 2048,
  passwordDays: 90,
  timezone: platformZone(null),
};

/** What the platform sets for every console. */
export const usePlatform = create<ConsoleSettings>(() => DEFAULTS);

/** Takes over what the server says; what cannot be read counts as its default. */
export function setPlatform(sent: unknown): void {
  const { pollSeconds, sound, upColor, uploadMegabytes, passwordDays, timezone } = recordOf(sent);
  const number = (value: unknown, least: number, otherwise: number): number =>
    typeof value === 'number' && value >= least ? value : otherwise;
  usePlatform.setState({
    pollSeconds: Math.min(number(pollSeconds, 5, DEFAULTS.pollSeconds), 300),
    sound: sound !== false,
    upColor: upColor === 'red' ? 'red' : 'green',
    uploadMegabytes: number(uploadMegabytes, 1, DEFAULTS.uploadMegabytes),
    passwordDays: number(passwordDays, 1, DEFAULTS.passwordDays),
    timezone: platformZone(timezone),
  });
  document.documentElement.dataset['up'] = usePlatform.getState().upColor;
}
