import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLedger } from '#mocks/core/ledger';
import { ceilTo, decimalsOf, floorTo, format, isDecimal, parse, times } from '#mocks/core/money';
import { readQuery } from '#mocks/core/query';
import { langOf, Refusal } from '#mocks/core/refusal';
import { dayStart, isStamp, msOf, stampOf } from '#mocks/core/time';
import { NOON } from './operator';

test('money survives being read and written, to the last of eighteen decimals', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 36n), max: 10n ** 36n }), (value) => {
      expect(parse(format(value))).toBe(value);
    }),
  );
});

test.each([
  ['0', true],
  ['0.000000000000000001', true],
  ['999999999999999999', true],
  ['12.50', true],
  ['1000000000000000000', false],
  ['0.0000000000000000001', false],
  ['01', false],
  ['.5', false],
  ['1.', false],
  ['-1', false],
  ['+1', false],
  ['1e5', false],
  ['1,000', false],
  ['１２', false],
  [' 1', false],
  ['', false],
])('"%s" may be sent as money: %s', (text, fits) => {
  expect(isDecimal(text)).toBe(fits);
});

test('a decimal is read to its last digit, however long it is', () => {
  const digits = fc.stringMatching(/^-?\d{1,18}(\.\d{1,18})?$/);
  fc.assert(
    fc.property(digits, (text) => {
      const [whole = '', fraction = ''] = text.split('.');
      expect(parse(text)).toBe(BigInt(whole + fraction.padEnd(18, '0')));
    }),
  );
  for (const text of ['', '.', '1.', '.5', '1.2.3', '1e5', '١', ' 1', '1,5', `0.${'1'.repeat(19)}`])
    expect(() => parse(text)).toThrow(RangeError);
});

test('credits are cut down, fees are raised', () => {
  expect(format(floorTo(parse('1.999999'), 2))).toBe('1.99');
  expect(format(ceilTo(parse('1.990001'), 2))).toBe('2');
  expect(format(ceilTo(parse('1.99'), 2))).toBe('1.99');
  expect(format(times(parse('0.1'), parse('0.2')))).toBe('0.02');
  expect(decimalsOf('1.2300')).toBe(2);
});

test('a query is read as the console writes it', () => {
  const read = (text: string) => readQuery(new URLSearchParams(text));
  expect(read('a=1&b[]=x&b[]=y&c.d=2&c.e.f=3&g=')).toEqual({
    a: '1',
    b: ['x', 'y'],
    c: { d: '2', e: { f: '3' } },
    g: '',
  });
  expect(read('s=1&s=2')).toEqual({ s: ['1', '2'] });
  expect(read('b%5B%5D=%E9%93%BE')).toEqual({ b: ['链'] });
  expect(Object.getPrototypeOf(read('__proto__.x=1'))).toBe(Object.prototype);
});

test('stamps are of the platform’s zone, and only real moments count', () => {
  expect(stampOf(NOON)).toBe('2026-11-20 12:00:00');
  expect(msOf('2026-11-20 12:00:00')).toBe(NOON);
  expect(stampOf(dayStart(NOON))).toBe('2026-11-20 00:00:00');
  expect(isStamp('2024-02-29 23:59:59')).toBe(true);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (second) => {
      expect(msOf(stampOf(second * 1000))).toBe(second * 1000);
    }),
  );
  expect(['', '2026-11-20', '2026-11-20 12:00', 'some time or another'].map(msOf)).toEqual([
    NaN,
    NaN,
    NaN,
    NaN,
  ]);
  for (const text of [
    '2026-02-29 00:00:00',
    '2026-11-20',
    '2026-11-20T12:00:00',
    '2026-13-01 00:00:00',
    '2026-11-20 24:00:00',
  ]) {
    expect(isStamp(text)).toBe(false);
  }
});

test.each([
  ['zh-CN,zh;q=0.9', 'zh-cn'],
  ['zh-TW', 'zh-tw'],
  ['zh-Hant-HK', 'zh-tw'],
  ['en-GB,en', 'en'],
  ['de', 'zh-cn'],
  [null, 'zh-cn'],
])('Accept-Language %s is answered in %s', (header, lang) => {
  expect(langOf(header)).toBe(lang);
});

test('the ledger refuses what would turn a balance negative, and books nothing of it', () => {
  const ledger = createLedger();
  const entry = {
    memberId: 1,
    uid: '10010001',
    accountType: 1,
    coin: 'ETH',
    refType: 'recharge',
    refNo: 'R1',
    at: NOON,
  };
  ledger.book({ ...entry, bizType: 101, available: 5n });
  expect(() => ledger.book({ ...entry, bizType: 103, available: -6n, frozen: 6n })).toThrow(Refusal);
  expect(() => ledger.book({ ...entry, bizType: 105, frozen: -1n })).toThrow(Refusal);
  expect(ledger.lines).toHaveLength(1);
  expect(ledger.balance(1, 1, 'ETH')).toMatchObject({ available: 5n, frozen: 0n });
  const line = ledger.book({ ...entry, bizType: 103, available: -5n, frozen: 5n });
  expect(line).toMatchObject({
    availableAfter: '0',
    frozenAfter: '0.000000000000000005',
    frozenChange: '0.000000000000000005',
  });
});
