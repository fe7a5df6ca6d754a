import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDecimal } from '@/lib/decimal';
import {
  absolute,
  add,
  cleanMoney,
  cmp,
  countDecimals,
  div,
  formatMoney,
  formatUsdt,
  isZero,
  mul,
  negate,
  parseMoney,
  sub,
  sum,
} from '@/lib/money';
import { times } from '../../effort';

const SCALE = 18;

/** A decimal as the whole number of its 10⁻¹⁸ parts, and the text that stands for it. */
const amounts = fc
  .tuple(fc.bigInt({ min: -(10n ** 36n), max: 10n ** 36n }), fc.integer({ min: 0, max: SCALE }))
  .map(([digits, decimals]) => ({
    parts: digits * 10n ** BigInt(SCALE - decimals),
    text: spell(digits, decimals),
  }));

function spell(digits: bigint, decimals: number): string {
  const whole = (digits < 0n ? -digits : digits).toString().padStart(decimals + 1, '0');
  const point = whole.length - decimals;
  const fraction = whole.slice(point);
  return `${digits < 0n ? '-' : ''}${whole.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The shortest spelling of a number of 10^-scale parts. */
function shortest(parts: bigint, scale = SCALE): string {
  const text = spell(parts, scale);
  const trimmed = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
  return trimmed === '-0' ? '0' : trimmed;
}

test('addition, subtraction and comparison agree with whole-number arithmetic', () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      expect(add(a.text, b.text)).toBe(shortest(a.parts + b.parts));
      expect(sub(a.text, b.text)).toBe(shortest(a.parts - b.parts));
      expect(cmp(a.text, b.text)).toBe(a.parts < b.parts ? -1 : a.parts > b.parts ? 1 : 0);
    }),
    { numRuns: times(4000) },
  );
});

test('multiplication, negation and absolute value agree with whole-number arithmetic', () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      expect(mul(a.text, b.text)).toBe(shortest(a.parts * b.parts, 2 * SCALE));
      expect(negate(a.text)).toBe(shortest(-a.parts));
      expect(absolute(a.text)).toBe(shortest(a.parts < 0n ? -a.parts : a.parts));
      expect(isZero(a.text)).toBe(a.parts === 0n);
    }),
    { numRuns: times(3000) },
  );
});

test('division rounds as told, agreeing with whole-number arithmetic', () => {
  const scales = fc.integer({ min: 0, max: SCALE });
  fc.assert(
    fc.property(amounts, amounts, scales, (a, b, scale) => {
      fc.pre(b.parts !== 0n);
      const [top, bottom] = [a.parts < 0n ? -a.parts : a.parts, b.parts < 0n ? -b.parts : b.parts];
      const sign = a.parts < 0n === b.parts < 0n ? 1n : -1n;
      const [quotient, rest] = [(top * 10n ** BigInt(scale)) / bottom, (top * 10n ** BigInt(scale)) % bottom];
      const up = rest > 0n ? 1n : 0n;
      const half = 2n * rest >= bottom ? 1n : 0n;
      const even = 2n * rest > bottom || (2n * rest === bottom && quotient % 2n === 1n) ? 1n : 0n;
      expect(div(a.text, b.text, scale, 'down')).toBe(shortest(sign * quotient, scale));
      expect(div(a.text, b.text, scale, 'up')).toBe(shortest(sign * (quotient + up), scale));
      expect(div(a.text, b.text, scale, 'halfUp')).toBe(shortest(sign * (quotient + half), scale));
      expect(div(a.text, b.text, scale, 'halfEven')).toBe(shortest(sign * (quotient + even), scale));
    }),
    { numRuns: times(3000) },
  );
});

test('formatting keeps every digit, with and without separators', () => {
  fc.assert(
    fc.property(amounts, ({ text, parts }) => {
      expect(formatMoney(text).replaceAll(',', '')).toBe(shortest(parts));
      expect(formatMoney(text, { group: false })).toBe(shortest(parts));
      expect(formatMoney(text)).toMatch(/^-?\d{1,3}(?:,\d{3})*(?:\.\d*[1-9])?$/);
    }),
    { numRuns: times(3000) },
  );
});

test('a typed amount that is read back is the text that was typed', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }),
      fc.stringMatching(/^\d{1,18}$/),
      (whole, fraction) => {
        expect(parseMoney(`${whole}.${fraction}`)).toBe(`${whole}.${fraction}`);
      },
    ),
    { numRuns: times(1000) },
  );
});

test('C96 sums are exact, of two tenths as of ten thousand amounts with 18 decimals', () => {
  expect(add('0.1', '0.2')).toBe('0.3');
  const values = Array.from({ length: 10_000 }, (_, n) => spell(BigInt(n + 1) * 1_000_000_000_000_007n, 18));
  const parts = Array.from({ length: 10_000 }, (_, n) => BigInt(n + 1) * 1_000_000_000_000_007n);
  expect(sum(values)).toBe(
    shortest(
      parts.reduce((a, b) => a + b),
      18,
    ),
  );
  expect(sum([])).toBe('0');
});

test.each([
  ['0.10', '0.1'],
  ['1e-8', '0.00000001'],
  ['1.5E+3', '1,500'],
  ['123456789012345678.123456789012345678', '123,456,789,012,345,678.123456789012345678'],
  ['-0', '0'],
  ['-1234.50', '-1,234.5'],
  ['999', '999'],
  ['1000', '1,000'],
  ['0.000000000000000001', '0.000000000000000001'],
  ['', '—'],
])('C95 %j is shown as %j, whole and without an exponent', (value, shown) => {
  expect(formatMoney(value)).toBe(shown);
});

test.each([
  null,
  undefined,
  '',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  ' ',
  '1,000',
  '0x10',
  '--1',
  '1e999',
  '.5',
])('C99 %j is shown as a dash, never as 0', (value) => {
  expect(formatMoney(value)).toBe('—');
  expect(formatUsdt(value)).toBe('—');
});

test('C100 an absent amount and nought look different', () => {
  expect([null, '', '0', '0.00'].map((value) => formatMoney(value))).toEqual(['—', '—', '0', '0']);
});

test.each([
  ['1,234.50', '1234.50', null],
  ['1234,50', '1234,50', null],
  ['１２', '12', '12'],
  ['１，２３４．５', '1234.5', null],
  ['12。5', '12.5', '12.5'],
  [' 12 ', '12', '12'],
  ['1 2', '12', null],
  ['1e5', '1e5', null],
  ['--1', '--1', null],
  ['-1', '-1', null],
  ['+1', '+1', null],
  ['0x10', '0x10', null],
  ['.5', '0.5', null],
  ['1.', '1.', null],
  ['.', '0.', null],
  ['007', '7', null],
  ['0', '0', '0'],
  ['0.00', '0.00', '0.00'],
  ['1.2.3', '1.2.3', null],
  ['10²', '10²', null],
  ['١٢', '١٢', null],
  ['', '', null],
  ['999999999999999999', '999999999999999999', '999999999999999999'],
  ['1000000000000000000', '1000000000000000000', null],
  ['0.1234567890123456789', '0.1234567890123456789', null],
])('C97 %j is cleaned to %j and read as %j', (typed, cleaned, read) => {
  expect(cleanMoney(typed)).toBe(cleaned);
  expect(parseMoney(typed)).toBe(read);
});

describe('display', () => {
  test.each([
    ['1234.569', '1,234.57'],
    ['1234.564999', '1,234.56'],
    ['0.015', '0.02'],
    ['0.01', '0.01'],
    ['0.009999', '<0.01'],
    ['1e-18', '<0.01'],
    ['-0.001', '>-0.01'],
    ['-12', '-12.00'],
    ['0', '0.00'],
  ])('%s USDT reads %s', (value, shown) => {
    expect(formatUsdt(value)).toBe(shown);
  });

  test.each([
    ['1.999', { decimals: 2 }, '1.99'],
    ['1', { decimals: 2 }, '1.00'],
    ['-0.001', { decimals: 2 }, '0.00'],
    ['5', { sign: true }, '+5'],
    ['-5', { sign: true }, '-5'],
    ['0', { sign: true }, '0'],
    ['1234567', { group: false }, '1234567'],
  ])('%s with %o reads %s', (value, format, shown) => {
    expect(formatMoney(value, format)).toBe(shown);
  });
});

test.each(['abc', '', '1e5', ' 1', '1,0', 'NaN'])(
  'what is computed from %j is not known, instead of guessed',
  (text) => {
    expect(isDecimal(text)).toBe(false);
    expect([add(text, '1'), sub('1', text), mul('1', text), sum(['1', text]), negate(text)]).toEqual(
      Array(5).fill(''),
    );
    expect([cmp(text, '1') < 0, cmp(text, '1') >= 0, isZero(text)]).toEqual([false, false, false]);
    expect(formatMoney(add(text, '1'))).toBe('—');
    expect(countDecimals(text)).toBe(0);
  },
);

test('dividing by nought throws, and decimals are counted as written', () => {
  expect(() => div('1', '0.00', 2, 'down')).toThrow(RangeError);
  expect(['1', '1.50', '-0.001'].map(countDecimals)).toEqual([0, 2, 3]);
});

test('an amount of a hundred thousand digits is handled like any other', () => {
  const long = '1'.repeat(100_000);
  expect(parseMoney(long)).toBeNull();
  expect(cleanMoney(`${'0'.repeat(100_000)}1`)).toBe('1');
  expect(formatMoney(long)).toHaveLength(133_333);
  expect(formatMoney(`1.${'0'.repeat(100_000)}1`)).toHaveLength(100_003);
});
