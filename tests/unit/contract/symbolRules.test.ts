import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenRule } from '@/contract/rule';
import { symbolRules } from '@/contract/trading/symbolRules';
import { capIsBounded, feesAddUp, sourcesSuffice } from '@/contract/trading/termRules';
import { tiersAreSafe, tiersLoosen } from '@/contract/trading/tierRules';
import type { Tier } from '@/contract/trading/tierRules';
import { parse } from '#mocks/core/money';
import { initialMarginOf, ratioOf, statusOf } from '#mocks/core/trading/position';
import { tierOf } from '#mocks/core/trading/tiers';
import type { RiskTiers } from '#mocks/core/trading/tiers';

const decimal = (max: number, places: number) =>
  fc.integer({ min: 1, max: max * 10 ** places }).map((value) => (value / 10 ** places).toFixed(places));

const tier = fc.record({
  maxNotional: decimal(10_000_000, 2),
  maxLeverage: fc.integer({ min: 1, max: 125 }),
  mmr: fc.oneof(decimal(2, 4), decimal(100, 3)),
});

/** Mostly in the order that tiers need, so that many are accepted. */
const tiers = fc
  .tuple(fc.array(tier, { minLength: 1, maxLength: 6 }), fc.boolean())
  .map(([drawn, ordered]): Tier[] => {
    if (!ordered) return drawn;
    const by = (name: keyof Tier) => drawn.map((one) => Number(one[name])).toSorted((a, b) => a - b);
    const [worths, leverages, rates] = [by('maxNotional'), by('maxLeverage').toReversed(), by('mmr')];
    return drawn.map((_, place) => ({
      maxNotional: String(worths[place]),
      maxLeverage: leverages[place] ?? 1,
      mmr: String(rates[place]),
    }));
  });

const read = (all: readonly Tier[]): RiskTiers => {
  const [first, ...more] = all.map(({ maxNotional, maxLeverage, mmr }) => ({
    maxNotional: parse(maxNotional),
    maxLeverage: Number(maxLeverage),
    mmr: parse(mmr),
  }));
  if (!first) throw new Error('no tiers');
  return [first, ...more];
};

test('no position opened at the full leverage of an accepted tier is liquidated, or even warned of, at once', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      tiers,
      fc.constantFrom(1 as const, 2 as const),
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      (all, side, share) => {
        if (tiersAreSafe(all) !== null) return;
        accepted += 1;
        const limits = read(all);
        for (const { maxNotional, maxLeverage } of limits) {
          const cost = (maxNotional * BigInt(Math.round(share * 1e6))) / 1_000_000n;
          if (cost < parse('1') || tierOf(limits, cost).maxLeverage < maxLeverage) continue;
          const position = {
            side,
            leverage: maxLeverage,
            qty: parse('1'),
            cost,
            margin: initialMarginOf(cost, maxLeverage, 8),
            extra: 0n,
          };
          expect(statusOf(ratioOf(position, cost, limits))).toBe(1);
        }
      },
    ),
    { seed: 305, numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(200);
});

const one = (maxLeverage: number, mmr: string): Tier[] => [{ maxNotional: '50000', maxLeverage, mmr }];

test.each([
  [one(100, '1.2'), /100×.*0\.8%/],
  [one(100, '0.8'), /100×/],
  [one(125, '0.64'), /125×/],
  [one(1, '80'), /80%/],
  [[], /至少一档/],
  [[...one(10, '1'), ...one(5, '2')], /第 2 档：名义价值上限/],
])('tiers %j are refused in words', (all, words) => {
  expect(tiersAreSafe(all)?.[0]).toMatch(words);
  expect(new Set(tiersAreSafe(all)).size).toBeGreaterThan(1);
});

test.each([one(100, '0.79'), one(125, '0.4'), one(1, '50')].map((all) => [all]))(
  'tiers %j are safe',
  (all) => {
    expect(tiersAreSafe(all)).toBeNull();
  },
);

test('tiers that do not loosen give no worth more leverage or less maintenance', () => {
  fc.assert(
    fc.property(
      tiers,
      tiers,
      fc.array(decimal(12_000_000, 2), { minLength: 5, maxLength: 20 }),
      (before, after, worths) => {
        if (tiersAreSafe(before) !== null || tiersAreSafe(after) !== null) return;
        const [own, others] = [read(before), read(after)];
        const isLooser = worths.map(parse).some((worth) => {
          const [was, is] = [tierOf(own, worth), tierOf(others, worth)];
          return is.maxLeverage > was.maxLeverage || is.mmr < was.mmr;
        });
        if (isLooser) expect(tiersLoosen(before, after)).toBe(true);
        expect(tiersLoosen(before, before)).toBe(false);
      },
    ),
    { seed: 305, numRuns: 1000 },
  );
});

test.each([
  ['1', 8, true],
  ['1.0001', 8, false],
  ['0.5', 4, true],
  ['0.51', 4, false],
  ['0.125', 1, true],
  ['0.3', 1, false],
  ['50', 8, false],
])('a funding cap of %s %% every %i hours is allowed: %s', (cap, hours, allowed) => {
  expect(capIsBounded(cap, hours) === null).toBe(allowed);
});

test.each([
  [['nova', 'orbit', 'polar'], true],
  [['nova', 'orbit'], false],
  [['nova', 'orbit', 'orbit'], false],
  [['nova', 'orbit', 'polar', 'nova'], false],
  [['nova', 'orbit', 'elsewhere'], false],
])('sources %j suffice: %s', (sources, enough) => {
  expect(sourcesSuffice(sources) === null).toBe(enough);
});

test('a deal never costs the platform more than it brings', () => {
  expect(feesAddUp('0.01', '-0.02')).not.toBeNull();
  expect(feesAddUp('0.02', '-0.02')).toBeNull();
});

test.each([
  [{ minQty: '0.15' }, 'minQty'],
  [{ minQty: '0.2', maxQty: '0.1' }, 'maxQty'],
  [{ maxPosition: '5' }, 'maxPosition'],
  [{ leverages: [1, 200] }, 'leverages'],
  [{ leverages: [10, 1] }, 'leverages'],
  [{ defaultLeverage: 7 }, 'defaultLeverage'],
  [{ fundingInterval: 2 }, 'fundingInterval'],
])('terms with %j are refused at %s', (given, field) => {
  const sound = {
    qtyStep: '0.1',
    minQty: '0.1',
    maxQty: '10',
    maxPosition: '100',
    leverages: [1, 10],
    defaultLeverage: 10,
    riskTiers: one(100, '0.5'),
    takerFee: '0.05',
    makerFee: '0.02',
    fundingInterval: 8,
    fundingCap: '0.3',
    indexSources: ['nova', 'orbit', 'polar'],
  };
  expect(brokenRule(symbolRules, sound)).toBeNull();
  expect(brokenRule(symbolRules, { ...sound, ...given })?.field).toBe(field);
});
