import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPercent } from '#mocks/core/trading/rounding';

test.each([
  [1n, 3n, '33.33'],
  [2n, 3n, '66.67'],
  [1n, 800n, '0.13'],
  [-1n, 800n, '-0.13'],
  [-2n, 3n, '-66.67'],
  [1n, 1n, '100'],
  [0n, 7n, '0'],
])('%s of %s is %s percent', (part, whole, shown) => {
  expect(shownPercent(part, whole)).toBe(shown);
});

test('what is shown is the nearest value of two decimals, and from the middle the one further from zero', () => {
  const whole = fc.bigInt({ min: 1n, max: 10n ** 30n });
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 32n), max: 10n ** 32n }), whole, (part, all) => {
      const exact = new Big(part.toString()).times(100);
      const shown = new Big(shownPercent(part, all));
      // |shown × whole − part × 100| is at most half a hundredth of the whole.
      const off = shown.times(all.toString()).minus(exact).abs();
      expect(off.times(200).lte(all.toString())).toBe(true);
      if (off.times(200).eq(all.toString()))
        expect(shown.abs().times(all.toString()).gte(exact.abs())).toBe(true);
    }),
    { seed: 12, numRuns: 2000 },
  );
});
