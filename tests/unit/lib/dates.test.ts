import { expect, test } from 'vitest';
import { ago, greetingBand, parsePlatform, platformNow, toPlatform, toUtc } from '@/lib/dates';

test.each([
  ['2024-01-07 09:05:03', '2024-01-07 01:05:03'],
  ['2024-03-01 07:59:59', '2024-02-29 23:59:59'],
  ['2024-01-01 00:00:00', '2023-12-31 16:00:00'],
])('%s of the platform is %s at UTC', (text, utc) => {
  expect(toUtc(text)).toBe(utc);
  const moment = parsePlatform(text);
  expect(moment && toPlatform(moment)).toBe(text);
});

test.each([
  '',
  '2024-01-07',
  '2024-02-30 00:00:00',
  '2023-02-29 00:00:00',
  '2024-13-01 00:00:00',
  '2024-01-07T09:05:03',
  '2024-01-07 24:00:00',
  '2024-01-07 09:60:00',
  'null',
  '2024-1-7 9:5:3',
])('%j is not a platform time', (text) => {
  expect(parsePlatform(text)).toBeNull();
  expect(toUtc(text)).toBeNull();
});

test('the platform writes now to the second', () => {
  const before = Math.floor(Date.now() / 1000) * 1000;
  const moment = parsePlatform(platformNow())?.getTime() ?? 0;
  expect(moment).toBeGreaterThanOrEqual(before);
  expect(moment).toBeLessThanOrEqual(Date.now());
});

test('the eight greetings cover the day', () => {
  const day = Array.from({ length: 24 }, (_, hour) => greetingBand(hour));
  const band = (from: number, to: number) => [...new Set(day.slice(from, to + 1))];
  expect([band(0, 5), band(6, 8), band(9, 11), band(12, 13)]).toEqual([
    ['dawn'],
    ['early'],
    ['morning'],
    ['noon'],
  ]);
  expect([band(14, 16), band(17, 18), band(19, 21), band(22, 23)]).toEqual([
    ['afternoon'],
    ['dusk'],
    ['evening'],
    ['night'],
  ]);
});

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, 'now', 0],
  [9, 'now', 0],
  [-9, 'now', 0],
  [10, 'seconds', 10],
  [59, 'seconds', 59],
  [minute, 'minutes', 1],
  [hour - 1, 'minutes', 59],
  [hour, 'hours', 1],
  [day - 1, 'hours', 23],
  [day, 'days', 1],
  [3 * day - 1, 'days', 2],
  [3 * day, 'date', 0],
  [-10, 'date', 0],
  [Number.NaN, 'date', 0],
])('%d seconds ago is worded as %s %i', (seconds, unit, n) => {
  const now = new Date(2026, 10, 21, 12);
  expect(ago(new Date(now.getTime() - seconds * 1000), now)).toEqual({ unit, n });
});
