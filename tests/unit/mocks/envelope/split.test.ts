import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomStream } from '#mocks/core/random';
import { drawFrom } from '#mocks/envelope/drawFrom';
import { secureDraw, shareOf } from '#mocks/envelope/split';
import type { Draw } from '#mocks/envelope/split';

/** An envelope whose parts can be made. */
interface Whole {
  units: bigint;
  unit: bigint;
  parts: number;
  cap: bigint | null;
}

/** Envelopes of any size and decimals, with and without a maximum, down to the tightest one. */
const wholes: fc.Arbitrary<Whole> = fc
  .record({
    parts: fc.integer({ min: 1, max: 120 }),
    spare: fc.bigInt({ min: 0n, max: 10n ** 15n }),
    decimals: fc.integer({ min: 0, max: 18 }),
    slack: fc.option(fc.bigInt({ min: 0n, max: 10n ** 6n }), { nil: null }),
  })
  .map(({ parts, spare, decimals, slack }) => {
    const places = BigInt(parts);
    const units = places + spare;
    const least = (units + places - 1n) / places;
    return { units, parts, unit: 10n ** BigInt(18 - decimals), cap: slack === null ? null : least + slack };
  });

/** Every claim of an envelope, one after the other. */
function claimsOf({ units, unit, parts, cap }: Whole, draw: Draw): bigint[] {
  let amount = units * unit;
  const max = cap === null ? null : cap * unit;
  return Array.from({ length: parts }, (_, taken) => {
    const share = shareOf({ amount, parts: parts - taken, unit, max }, draw);
    amount -= share;
    return share;
  });
}

const total = (claims: readonly bigint[]): bigint => claims.reduce((sum, one) => sum + one, 0n);

test('all claims add up to the last unit, none is below a unit or above the maximum, none has a fraction of a unit', () => {
  fc.assert(
    fc.property(wholes, fc.nat(), (whole, seed) => {
      const { units, unit, parts, cap } = whole;
      const claims = claimsOf(whole, drawFrom(randomStream(seed, 'split')));
      expect(claims).toHaveLength(parts);
      expect(total(claims)).toBe(units * unit);
      const isWrong = (claim: bigint) =>
        claim % unit !== 0n || claim < unit || (cap !== null && claim > cap * unit);
      expect(claims.filter(isWrong)).toEqual([]);
    }),
    { seed: 7, numRuns: 200 },
  );
});

test.each([
  ['without a maximum', 1000n, 10, null],
  ['with a maximum of twice the average', 1000n, 10, 200n],
  ['with a maximum a little above the average', 1000n, 10, 110n],
  ['with an average between two units', 1003n, 7, null],
  ['with hardly more than a unit each', 12n, 10, null],
])('every place in the line gets the same on average: %s', (_, units, parts, cap) => {
  const draw = drawFrom(randomStream(11, 'fair'));
  const times = 10_000;
  const sums = Array.from({ length: parts }, () => 0);
  const squares = Array.from({ length: parts }, () => 0);
  for (let time = 0; time < times; time++)
    for (const [place, claim] of claimsOf({ units, unit: 1n, parts, cap }, draw).entries()) {
      sums[place] = (sums[place] ?? 0) + Number(claim);
      squares[place] = (squares[place] ?? 0) + Number(claim) ** 2;
    }
  const average = Number(units) / parts;
  for (const [place, sum] of sums.entries()) {
    const mean = sum / times;
    const deviation = Math.sqrt(Math.max((squares[place] ?? 0) / times - mean ** 2, 0) / times);
    expect(Math.abs(mean - average), `place ${place}`).toBeLessThanOrEqual(5 * deviation + 1e-9);
  }
});

test('the parts of a random envelope differ', () => {
  const draw = drawFrom(randomStream(3, 'differ'));
  const claims = claimsOf({ units: 100_000_000n, unit: 1n, parts: 20, cap: null }, draw);
  expect(new Set(claims).size).toBeGreaterThan(15);
});

test('a maximum that is the average leaves no choice', () => {
  const claims = claimsOf({ units: 100n, unit: 1n, parts: 10, cap: 10n }, secureDraw);
  expect(new Set(claims)).toEqual(new Set([10n]));
});

test.each([1n, 2n, 6n, 1_000_003n, 10n ** 30n])(
  'draws below %s stay below it and meet the whole range',
  (bound) => {
    const drawn = [secureDraw, drawFrom(randomStream(5, 'range'))].map((draw) =>
      Array.from({ length: 400 }, () => draw(bound)),
    );
    for (const values of drawn) {
      expect(values.every((value) => value >= 0n && value < bound)).toBe(true);
      if (bound <= 6n) expect(new Set(values).size).toBe(Number(bound));
      else expect(values.some((value) => value > bound / 2n)).toBe(true);
    }
  },
);
