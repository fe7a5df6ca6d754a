import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floorTo, parse } from '#mocks/core/money';
import { daysBetween, earnsFrom, interestOf, interestThrough, penaltyOf } from '#mocks/core/staking';
import { DAY, HOUR, stampOf } from '#mocks/core/time';

const terms = fc.record({
  principal: fc.bigInt(1n, 10n ** 30n),
  apr: fc.bigInt(0n, 200n * 10n ** 18n),
  decimals: fc.integer({ min: 0, max: 18 }),
});

test('what is paid day by day is the formula of all days, to the last digit', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 0, max: 365 }), (own, days) => {
      let paid = 0n;
      for (let day = 1; day <= days; day += 1) paid += interestOf(own, day);
      const exact = (own.principal * own.apr * BigInt(days)) / (100n * 365n * 10n ** 18n);
      expect(paid).toBe(floorTo(exact, own.decimals));
    }),
  );
});

test('no day takes anything from a member', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 720 }), (own, day) => {
      expect(interestOf(own, day) >= 0n).toBe(true);
    }),
  );
});

test('1,000 USDT at 3.65 % earn ten cents a day', () => {
  const own = { principal: parse('1000'), apr: parse('3.65'), decimals: 6 };
  expect(interestThrough(own, 1)).toBe(parse('0.1'));
  expect(interestThrough(own, 365)).toBe(parse('36.5'));
});

test('an order earns from the next midnight of the platform, whichever moment of the day it was placed at', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: DAY - 1 }), (later) => {
      const midnight = Date.parse('2028-02-28T00:00:00+08:00');
      expect(stampOf(earnsFrom(midnight + later))).toBe('2028-02-29 00:00:00');
    }),
  );
});

test('a leap day is a day like any other', () => {
  const [from, to] = ['2028-02-28T00:00:00+08:00', '2028-03-01T00:00:00+08:00'].map((text) =>
    Date.parse(text),
  );
  expect(daysBetween(from ?? 0, to ?? 0)).toBe(2);
  expect(daysBetween(from ?? 0, (to ?? 0) - HOUR)).toBe(1);
  expect(daysBetween(from ?? 0, (from ?? 0) - HOUR)).toBe(0);
});

test('an early redemption never costs more than the interest', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 24n),
      fc.bigInt(0n, 100n * 10n ** 18n),
      fc.integer({ min: 0, max: 18 }),
      (interest, rate, decimals) => {
        const accrued = floorTo(interest, decimals);
        const penalty = penaltyOf(accrued, rate, decimals);
        expect(penalty >= 0n && penalty <= accrued).toBe(true);
        expect(penalty * 100n * 10n ** 18n >= accrued * rate).toBe(true);
      },
    ),
  );
});
