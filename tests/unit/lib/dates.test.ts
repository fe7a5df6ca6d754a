import { expect, test } from 'vitest';
import type { DateWords } from '@/lib/dates';
import {
  ago,
  formatDate,
  greetingBand,
  minutesBetween,
  parsePlatform,
  platformNow,
  toPlatform,
  toUtc,
} from '@/lib/dates';

const words: DateWords = {
  weekdays: {
    narrow: ['日', '一', '二', '三', '四', '五', '六'],
    short: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
    long: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  },
  quarters: {
    short: ['一', '二', '三', '四'],
    long: ['第一季度', '第二季度', '第三季度', '第四季度'],
  },
  week: (week) => `第${week}周`,
};

const sunday = new Date(2024, 0, 7, 9, 5, 3);

test.each([
  ['YYYY-mm-dd HH:MM:SS WWW QQQQ ZZZ', '2024-01-07 09:05:03 星期日 第一季度 第1周'],
  ['YY-m-d H:M:S', '2024-1-7 9:5:3'],
  ['mm月dd日，WWW', '01月07日，星期日'],
  ['W WW', '日 WW'],
  ['WW', '周日'],
  ['q/Q/Z', '1/一/1'],
  ['YYYYYY', '002024'],
  ['mm mm', '01 mm'],
  ['', ''],
])('%s is written %s', (pattern, text) => {
  expect(formatDate(sunday, pattern, words)).toBe(text);
});

test('the default pattern is the whole date and time', () => {
  expect(formatDate(sunday)).toBe('2024-01-07 09:05:03');
});

test('without words, word tokens are digits', () => {
  expect(formatDate(new Date(2024, 10, 6), 'W QQQQ ZZZ')).toBe('3 4 45');
});

test('a word that is put in is not read as a token again', () => {
  const english = {
    ...words,
    weekdays: { ...words.weekdays, long: ['Sunday', 'Monday', '', '', '', '', ''] },
  };
  expect(formatDate(sunday, 'WWW d S', english)).toBe('Sunday 7 3');
});

test.each([
  [2023, 0, 1, '52'],
  [2024, 0, 1, '1'],
  [2024, 11, 31, '1'],
  [2021, 0, 3, '53'],
  [2021, 0, 4, '1'],
  [2026, 10, 21, '47'],
])('%i month %i day %i is in ISO week %s', (year, month, day, week) => {
  expect(formatDate(new Date(year, month, day), 'Z')).toBe(week);
});

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
  expect(minutesBetween(text, '2024-01-07 09:05:03')).toBeNull();
});

test('the platform writes now to the second', () => {
  const before = Math.floor(Date.now() / 1000) * 1000;
  const moment = parsePlatform(platformNow())?.getTime() ?? 0;
  expect(moment).toBeGreaterThanOrEqual(before);
  expect(moment).toBeLessThanOrEqual(Date.now());
});

test.each([
  ['2024-01-07 09:00:00', '2024-01-07 09:00:59', 0],
  ['2024-01-07 09:00:00', '2024-01-08 09:01:00', 1441],
  ['2024-01-07 09:00:00', '2024-01-07 08:30:30', -29],
])('from %s to %s are %i whole minutes', (from, to, minutes) => {
  expect(Number(minutesBetween(from, to))).toBe(minutes);
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
