import { create } from 'zustand';
import type { Closure, ConsoleSettings } from '@/api/types';
import { Closable } from '@/contract/content/siteSwitch';
import { platformZone } from '@/contract/zones';
import { recordOf } from '@/lib/record';

const DEFAULTS: ConsoleSettings = {
  pollSeconds: 15,
  sound: true,
  upColor: 'green',
  uploadMegabytes: 2048,
  passwordDays: 90,
  timezone: platformZone(null),
  closures: [],
};

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is closed, as far as it can be read: what has no name that is known says nothing. */
function closureOf(sent: unknown): Closure[] {
  const { name, since, until, reason, by, message } = recordOf(sent);
  const known = Object.values(Closable).find((one) => one === name);
  const { zh, en, tw } = recordOf(message);
  return known === undefined
    ? []
    : [
        {
          name: known,
          since: textIn(since),
          until: textIn(until) || null,
          reason: textIn(reason),
          by: textIn(by),
          message: { zh: textIn(zh), en: textIn(en), tw: textIn(tw) },
        },
      ];
}

/** What the platform sets for every console. */
export const usePlatform = create<ConsoleSettings>(() => DEFAULTS);

/** Takes over what the server says; what cannot be read counts as its default. */
export function setPlatform(sent: unknown): void {
  const { pollSeconds, sound, upColor, uploadMegabytes, passwordDays, timezone, closures } = recordOf(sent);
  const number = (value: unknown, least: number, otherwise: number): number =>
    typeof value === 'number' && value >= least ? value : otherwise;
  usePlatform.setState({
    pollSeconds: Math.min(number(pollSeconds, 5, DEFAULTS.pollSeconds), 300),
    sound: sound !== false,
    upColor: upColor === 'red' ? 'red' : 'green',
    uploadMegabytes: number(uploadMegabytes, 1, DEFAULTS.uploadMegabytes),
    passwordDays: number(passwordDays, 1, DEFAULTS.passwordDays),
    timezone: platformZone(timezone),
    closures: Array.isArray(closures) ? closures.flatMap(closureOf) : [],
  });
  document.documentElement.dataset['up'] = usePlatform.getState().upColor;
}
