import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cleanInteger,
  cleanPercent,
  cleanPercentDecimal,
  cleanTwoDecimals,
  stripChinese,
  stripLetters,
  trimEnds,
} from '@/lib/clean';

test.each([
  [' 12 ', '12', '12', '12', '12'],
  ['012', '12', '12', '12', '12'],
  ['0', '0', '0', '0', '0'],
  ['00', '0', '0', '0', '0'],
  ['', '', '', '', ''],
  ['101', '100', '100', '101', '101'],
  ['999', '100', '100', '999', '999'],
  ['12345', '100', '100', '12345', '12345'],
  ['1.5', '1', '1.5', '1.5', '1'],
  ['a1b2', '12', '12', '12', '12'],
  ['.5', '0', '0.5', '0.5', '0'],
  ['1.234', '1', '1.23', '1.23', '1'],
  ['-3.456', '3', '3.45', '3.45', '3'],
  ['1.', '1', '1.', '1.', '1'],
  ['100.', '100', '100', '100.', '100'],
  ['100.5', '100', '100', '100.5', '100'],
  ['00.5', '0', '0.5', '0.5', '0'],
  ['1.2.3', '1', '1.23', '1.23', '1'],
  ['1,234.50', '100', '100', '1234.50', '1234'],
  ['１２．５', '12', '12.5', '12.5', '12'],
  ['--1', '1', '1', '1', '1'],
  ['９９９', '100', '100', '999', '999'],
])(
  'C97 %j is cleaned to %j, %j percent, %j with two decimals, %j whole',
  (typed, percent, decimal, two, whole) => {
    expect(cleanPercent(typed)).toBe(percent);
    expect(cleanPercentDecimal(typed)).toBe(decimal);
    expect(cleanTwoDecimals(typed)).toBe(two);
    expect(cleanInteger(typed)).toBe(whole);
  },
);

test('cleaning what is clean changes nothing', () => {
  const typed = fc.string({ unit: fc.constantFrom('0', '1', '9', '.', '-', 'e', ' ', ',', '５') });
  fc.assert(
    fc.property(typed, (text) => {
      for (const clean of [cleanPercent, cleanPercentDecimal, cleanTwoDecimals, cleanInteger]) {
        expect(clean(clean(text))).toBe(clean(text));
      }
      expect(cleanTwoDecimals(text)).toMatch(/^(?:|(?:0|[1-9]\d*)(?:\.\d{0,2})?)$/);
      expect(Number(cleanPercentDecimal(text))).toBeLessThanOrEqual(100);
    }),
  );
});

test('letters, Chinese characters and outer blanks are stripped', () => {
  expect(stripChinese('中文 abc 12')).toBe('abc12');
  expect(stripChinese('𠮷a')).toBe('a');
  expect(stripLetters(' 中文 abc 12 ')).toBe('中文  12');
  expect(trimEnds('\u200b \u3000 a b \ufeff\n')).toBe('a b');
  expect([trimEnds(''), trimEnds(' \u200b ')]).toEqual(['', '']);
});

test('C88 a hundred thousand blanks are trimmed in one pass', () => {
  expect(trimEnds(`a${' '.repeat(100_000)}b`)).toHaveLength(100_002);
  expect(cleanTwoDecimals('0'.repeat(100_000))).toBe('0');
});
