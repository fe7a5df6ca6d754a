import { expect, test } from 'vitest';
import { PLATFORM_ZONES } from '@/contract/zones';

const HALF_HOUR = 30 * 60_000;

/** What a zone's clocks show at a moment, in milliseconds from the moment itself. */
function aheadAt(timeZone: string, moment: number): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${shown.format(moment).replace(' ', 'T')}Z`) - moment;
}

test.each(PLATFORM_ZONES)('%s is eight hours ahead on every day from 2020 to 2030', (zone) => {
  const ahead = new Set<number>();
  for (let day = Date.UTC(2020, 0, 1); day < Date.UTC(2030, 11, 31); day += 24 * 2 * HALF_HOUR)
    ahead.add(aheadAt(zone, day));
  expect([...ahead]).toEqual([16 * HALF_HOUR]);
});
