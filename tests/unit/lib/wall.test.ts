import { afterEach, expect, test, vi } from 'vitest';
import { DAY_FORMAT, TIME_FORMAT, toWall, wallAt } from '@/lib/wall';

const zone = process.env['TZ'];

afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  ['Europe/London', '2026-03-29 01:30:00'],
  ['America/New_York', '2026-03-08 02:30:00'],
  ['Pacific/Auckland', '2026-09-27 02:30:00'],
])('a browser in %s writes %s as it stands, though its own clocks skip that hour', (browser, text) => {
  process.env['TZ'] = browser;
  expect(new Date(text.replace(' ', 'T')).getHours()).not.toBe(Number(text.slice(11, 13)));
  expect(toWall(text)?.format(TIME_FORMAT)).toBe(text);
  expect(toWall(text)?.add(1, 'hour').subtract(1, 'hour').format(TIME_FORMAT)).toBe(text);
});

test.each(['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'now is what the platform shows, in %s too',
  (browser) => {
    process.env['TZ'] = browser;
    const moment = new Date('2026-11-21T17:04:05Z');
    expect(wallAt(moment).format(TIME_FORMAT)).toBe('2026-11-22 01:04:05');
    vi.useFakeTimers({ now: moment });
    expect(wallAt().format(TIME_FORMAT)).toBe('2026-11-22 01:04:05');
  },
);

test('a day is read in its own form', () => {
  expect(toWall('2026-11-21', DAY_FORMAT)?.format(TIME_FORMAT)).toBe('2026-11-21 00:00:00');
});

test.each([undefined, '', 'soon'])('%j is no time', (text) => {
  expect(toWall(text)).toBeNull();
});
