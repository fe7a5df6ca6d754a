import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '@/contract/exact';
import { breakEvenOf, houseEdgeOf, isBeyondFair, movesFar } from '@/contract/delivery/oddsRules';
import { parse } from '#mocks/core/money';
import { deliveryFeeOf, LOSS, payoutOf, WIN } from '#mocks/core/trading/delivery';

const hundredths = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => (value / 100).toFixed(2));

/** What the platform keeps of one stake of 100 that wins, and of one that loses. */
function keptOf(odds: string, feeRate: string): { won: bigint; lost: bigint } {
  const stake = parse('100');
  const fee = deliveryFeeOf(stake, parse(feeRate), 8);
  const kept = (result: typeof WIN | typeof LOSS) => stake + fee - payoutOf(result, stake, parse(odds), 8);
  return { won: kept(WIN), lost: kept(LOSS) };
}

test('the house edge is what the platform keeps of 100 where half of the orders win, whatever the odds and the fee', () => {
  fc.assert(
    fc.property(hundredths(1, 200), hundredths(0, 1000), (odds, feeRate) => {
      const { won, lost } = keptOf(odds, feeRate);
      expect(houseEdgeOf({ odds, feeRate })).toBe((won + lost) / 2n);
      expect(isBeyondFair({ odds, feeRate })).toBe(won + lost < 0n);
      // With break-even wins the platform keeps nothing, to a millionth of the stake.
      const even = breakEvenOf({ odds, feeRate }) ?? 0n;
      const whole = parse('100');
      const left = (won * even + lost * (whole - even)) / whole;
      expect(left < parse('0.0001') && left > -parse('0.0001')).toBe(true);
      expect(isBeyondFair({ odds, feeRate })).toBe(even < parse('50'));
    }),
    { seed: 402, numRuns: 500 },
  );
});

test.each([
  ['0.75', '0', '57.14', '12.5'],
  ['0.75', '0.1', '57.2', '12.6'],
  ['1', '0', '50', '0'],
  ['1.99', '0.1', '33.47', '-49.4'],
])('odds of %s with a fee of %s %% break even at %s and keep %s', (odds, feeRate, even, edge) => {
  expect(textOf(breakEvenOf({ odds, feeRate }) ?? 0n, 2)).toBe(even);
  expect(textOf(houseEdgeOf({ odds, feeRate }) ?? 0n, 2)).toBe(edge);
});

test.each([
  ['0.75', '0.9', false],
  ['0.75', '0.91', true],
  ['0.75', '0.6', false],
  ['0.75', '0.59', true],
])('odds from %s to %s move far: %s', (before, after, far) => {
  expect(movesFar(before, after)).toBe(far);
});
