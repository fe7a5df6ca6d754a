import type { Random } from '../../core/random';
import { DAY, HOUR } from '../../core/time';
import { SOURCES } from './masters';

/** What becomes of an issued coupon. `late` ones are used at the very end of the past. */
export type Fate = 'used' | 'late' | 'begun' | 'expired' | 'revoked' | 'unused';

/** So many of each coupon, by what becomes of them, in the order of `Fate`. */
const FATES: Readonly<Record<string, readonly number[]>> = {
  TRIAL10: [78, 0, 0, 40, 5, 70],
  WELCOME3: [92, 0, 0, 45, 5, 105],
  AUTUMN5: [80, 0, 0, 60, 0, 0],
  FEE20: [0, 12, 10, 20, 3, 75],
  MATCH10: [0, 0, 0, 20, 2, 18],
  BOOST2: [0, 8, 5, 12, 2, 53],
  COVER20: [0, 7, 5, 10, 2, 36],
  VIP50: [30, 0, 0, 0, 0, 10],
  GREATER5: [45, 0, 0, 7, 2, 6],
  SATS: [40, 0, 0, 4, 0, 6],
  FEE50: [0, 0, 0, 9, 3, 48],
  GOLDEN8: [45, 0, 0, 15, 0, 0],
};

const ORDER: readonly Fate[] = ['used', 'late', 'begun', 'expired', 'revoked', 'unused'];

/** The oldest coupon was issued so long ago, in milliseconds. */
const OLDEST = 57 * DAY;

/** One coupon that is going to be issued. */
export interface Plan {
  couponId: number;
  fate: Fate;
  at: number;
}

/** Between which moments a coupon was issued that came to this. */
function spanOf(place: number, fate: Fate, now: number): readonly [from: number, to: number] {
  const { days = 0, dates } = SOURCES[place] ?? {};
  if (dates) {
    const [from, to] = [now + (dates[0] + 1) * DAY, now + (dates[1] - 1) * DAY];
    return [from, Math.min(to, now - 6 * HOUR)];
  }
  const runsOut = now - days * DAY;
  if (fate === 'expired') return [Math.min(now - OLDEST, runsOut - 2 * DAY), runsOut - HOUR];
  if (fate === 'used') return [now - OLDEST, now - 6 * HOUR];
  return [Math.max(runsOut + 2 * DAY, now - OLDEST), now - 6 * HOUR];
}

/** Every coupon that is issued in the demo, and when. */
export const plansOf = (now: number, random: Random): Plan[] =>
  SOURCES.flatMap(({ code }, place) =>
    ORDER.flatMap((fate, column) =>
      Array.from({ length: FATES[code]?.[column] ?? 0 }, () => {
        const [from, to] = spanOf(place, fate, now);
        return { couponId: place + 1, fate, at: from + Math.floor(random.next() * (to - from)) };
      }),
    ),
  );
