import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import type { DateWords } from '@/lib/formatDate';
import { formatDate } from '@/lib/formatDate';

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

const sunday = dayjs('2024-01-07T09:05:03');

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
  expect(formatDate(dayjs('2024-11-06'), 'W QQQQ ZZZ')).toBe('3 4 45');
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
  expect(formatDate(dayjs(new Date(year, month, day)), 'Z')).toBe(week);
});
