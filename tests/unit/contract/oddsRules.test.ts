import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPoints } from '@/contract/exact';
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
  ['0.8', '0', '55.56', '10'],
  ['1.01', '0.499', '50', '0'],
  ['1', '0', '50', '0'],
  ['1.99', '0.1', '33.48', '-49.4'],
])('odds of %s with a fee of %s %% break even at %s and keep %s', (odds, feeRate, even, edge) => {
  expect(shownPoints(breakEvenOf({ odds, feeRate }) ?? 0n)).toBe(even);
  expect(shownPoints(houseEdgeOf({ odds, feeRate }) ?? 0n)).toBe(edge);
});

test('break-even and house edge are shown to the nearest hundredth, those of any odds and fee', () => {
  const nearest = (value: Big) => value.round(2, Big.roundHalfUp).toFixed();
  fc.assert(
    fc.property(hundredths(1, 200), fc.integer({ min: 0, max: 100_000 }), (odds, fee) => {
      const feeRate = new Big(fee).div(10_000).toFixed();
      const [won, cost] = [new Big(odds), new Big(feeRate).div(100)];
      const Fine = Big();
      Fine.DP = 18;
      const even = new Fine(cost.plus(1).times(100)).div(won.plus(1));
      expect(shownPoints(breakEvenOf({ odds, feeRate }) ?? 0n)).toBe(nearest(even));
      const edge = cost.times(100).plus(new Big(1).minus(won).times(50));
      expect(shownPoints(houseEdgeOf({ odds, feeRate }) ?? 0n)).toBe(nearest(edge));
    }),
    { seed: 402, numRuns: 500 },
  );
});

test.each([
  ['0.75', '0.9', false],
  ['0.75', '0.91', true],
  ['0.75', '0.6', false],
  ['0.75', '0.59', true],
])('odds from %s to %s move far: %s', (before, after, far) => {
  expect(movesFar(before, after)).toBe(far);
});
