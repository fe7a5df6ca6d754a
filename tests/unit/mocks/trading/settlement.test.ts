import fc from 'fast-check';
import { expect, test } from 'vitest';
import { format, parse } from '#mocks/core/money';
import { HOUR, msOf, stampOf } from '#mocks/core/time';
import {
  deliveryFeeOf,
  deliveryPnlOf,
  deliveryResultOf,
  DOWN,
  LOSS,
  medianOf,
  payoutOf,
  REFUND_TIES,
  TIE,
  TIES_LOSE,
  UP,
  WIN,
} from '#mocks/core/trading/delivery';
import { fundingMoments, fundingOf, fundingRateOf } from '#mocks/core/trading/funding';
import { LONG, SHORT } from '#mocks/core/trading/position';
import { DECIMALS, UNIT } from './amounts';

test.each([
  [LONG, '92500', '0.01', '-9.25'],
  [SHORT, '92500', '0.01', '9.25'],
  [LONG, '92500', '-0.01', '9.25'],
  [SHORT, '92500', '-0.01', '-9.25'],
  [LONG, '0.12345', '0.01', '-0.000013'],
  [SHORT, '0.12345', '0.01', '0.000012'],
  [LONG, '92500', '0', '0'],
] as const)('side %i with a notional of %s at %s %% receives %s', (side, notional, rate, received) => {
  expect(format(fundingOf(side, parse(notional), parse(rate), DECIMALS))).toBe(received);
});

test.each([
  ['92009.2', '92000', '0.05', '0.01'],
  ['92184', '92000', '0.05', '0.05'],
  ['91816', '92000', '0.05', '-0.05'],
  ['92000', '92000', '0.05', '0'],
])('a mark of %s over an index of %s, capped at %s %%, makes a rate of %s', (mark, index, cap, rate) => {
  expect(format(fundingRateOf(parse(mark), parse(index), parse(cap)))).toBe(rate);
});

test.each([
  ['2026-11-20 07:59:59', '2026-11-20 08:00:00', 8, ['2026-11-20 08:00:00']],
  ['2026-11-20 08:00:00', '2026-11-20 15:59:59', 8, []],
  [
    '2026-11-20 12:00:00',
    '2026-11-21 12:00:00',
    8,
    ['2026-11-20 16:00:00', '2026-11-21 00:00:00', '2026-11-21 08:00:00'],
  ],
  ['2026-11-20 21:30:00', '2026-11-21 00:30:00', 4, ['2026-11-21 00:00:00']],
  ['2026-11-20 22:00:00', '2026-11-21 00:00:00', 1, ['2026-11-20 23:00:00', '2026-11-21 00:00:00']],
] as const)('after %s and until %s funding every %i hours is due', (from, to, hours, due) => {
  expect(fundingMoments(msOf(from), msOf(to), hours).map(stampOf)).toEqual(due);
});

test('no funding is due twice or left out when time is looked at in pieces', () => {
  const start = msOf('2026-11-18 00:00:00');
  const moment = fc.integer({ min: 0, max: 72 * HOUR }).map((ms) => start + ms);
  fc.assert(
    fc.property(moment, moment, moment, fc.constantFrom(1, 4, 8), (a, b, c, hours) => {
      const [from = 0, between = 0, to = 0] = [a, b, c].toSorted((x, y) => x - y);
      const pieces = [...fundingMoments(from, between, hours), ...fundingMoments(between, to, hours)];
      expect(pieces).toEqual(fundingMoments(from, to, hours));
    }),
  );
});

test('funding goes from one side to the other and makes nothing on the way', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 26n }),
      fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }),
      (notional, rate) => {
        const both = fundingOf(LONG, notional, rate, DECIMALS) + fundingOf(SHORT, notional, rate, DECIMALS);
        expect(both <= 0n && both >= -UNIT).toBe(true);
      },
    ),
  );
});

test.each([
  [UP, '100', '100.01', REFUND_TIES, WIN],
  [UP, '100', '99.99', REFUND_TIES, LOSS],
  [DOWN, '100', '99.99', REFUND_TIES, WIN],
  [DOWN, '100', '100.01', REFUND_TIES, LOSS],
  [UP, '100', '100', REFUND_TIES, TIE],
  [DOWN, '100', '100', TIES_LOSE, LOSS],
] as const)(
  'direction %i from %s to %s under tie rule %i ends in %i',
  (direction, open, close, rule, result) => {
    expect(deliveryResultOf(direction, parse(open), parse(close), rule)).toBe(result);
  },
);

test.each([
  [WIN, '100', '0.75', '1', '175', '1', '74'],
  [LOSS, '100', '0.75', '1', '0', '1', '-101'],
  [TIE, '100', '0.75', '1', '100', '1', '-1'],
  [WIN, '33.333333', '0.77', '0', '58.999999', '0', '25.666666'],
  [LOSS, '33.333333', '0.77', '0.1', '0', '0.033334', '-33.366667'],
] as const)(
  'result %i of %s at odds %s with a fee of %s %% pays %s, costs %s and brings %s',
  (result, staked, odds, rate, paid, cost, brought) => {
    const stake = parse(staked);
    const payout = payoutOf(result, stake, parse(odds), DECIMALS);
    const fee = deliveryFeeOf(stake, parse(rate), DECIMALS);
    expect([payout, fee, deliveryPnlOf({ payout, stake, fee })].map(format)).toEqual([paid, cost, brought]);
  },
);

test.each([
  [['3', '1', '2'], '2'],
  [['1', '2', '4', '3'], '2.5'],
  [['7'], '7'],
  [['1', '1000000', '1.5'], '1.5'],
])('the middle of %j is %s', (prices, middle) => {
  const median = medianOf(prices.map((price) => parse(price)));
  expect(median === null ? '' : format(median)).toBe(middle);
});

test('without a price there is no middle', () => {
  expect(medianOf([])).toBeNull();
});

test('one wrong source cannot move a settlement beyond the others', () => {
  const price = fc.bigInt({ min: 1n, max: 10n ** 24n });
  fc.assert(
    fc.property(price, price, price, (one, other, wrong) => {
      const median = medianOf([one, wrong, other]) ?? 0n;
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(median >= low && median <= high).toBe(true);
    }),
  );
});

test('of an order’s two directions one wins and one loses, or both tie', () => {
  const price = fc.bigInt({ min: 1n, max: 100n });
  fc.assert(
    fc.property(price, price, (open, close) => {
      const both = [UP, DOWN].map((direction) =>
        deliveryResultOf(direction === UP ? UP : DOWN, open, close, REFUND_TIES),
      );
      expect(both.toSorted((a, b) => a - b)).toEqual(open === close ? [TIE, TIE] : [WIN, LOSS]);
    }),
  );
});
