import fc from 'fast-check';
import { expect, test } from 'vitest';
import { format, parse } from '#mocks/core/money';
import { accountRatioOf, crossExtraOf } from '#mocks/core/trading/cross';
import {
  entryPriceOf,
  initialMarginOf,
  liquidationPriceOf,
  LONG,
  marginRatioOf,
  notionalOf,
  ratioOf,
  roeOf,
  SHORT,
  statusOf,
  unrealizedOf,
} from '#mocks/core/trading/position';
import type { Position } from '#mocks/core/trading/position';
import { maintenanceOf, tierOf } from '#mocks/core/trading/tiers';
import type { RiskTiers } from '#mocks/core/trading/tiers';
import { DECIMALS, positionOf, TIERS } from './amounts';

const shown = (value: bigint | null): string => (value === null ? '--' : format(value));

const LONG_50 = positionOf(LONG, 50, { qty: '1', cost: '92000', margin: '1840' });
const SHORT_10 = positionOf(SHORT, 10, { qty: '0.5', cost: '45000', margin: '4500' });
const LONG_125 = positionOf(LONG, 125, { qty: '0.5', cost: '50000', margin: '400' });
const LONG_1 = positionOf(LONG, 1, { qty: '1', cost: '50000', margin: '50000' });
const SHORT_20 = positionOf(SHORT, 20, { qty: '15', cost: '1500000', margin: '75000' });

const TABLE: readonly [
  name: string,
  position: Position,
  mark: string,
  expected: { notional: string; pnl: string; roe: string; needed: string; ratio: string; status: number },
][] = [
  [
    'a long that wins',
    LONG_50,
    '92500',
    {
      notional: '92500',
      pnl: '500',
      roe: '27.173913043478260869',
      needed: '462.5',
      ratio: '19.764957264957264957',
      status: 1,
    },
  ],
  [
    'the same at its liquidation price',
    LONG_50,
    '90620',
    { notional: '90620', pnl: '-1380', roe: '-75', needed: '453.1', ratio: '98.5', status: 2 },
  ],
  [
    'the same with nothing left',
    LONG_50,
    '90160',
    { notional: '90160', pnl: '-1840', roe: '-100', needed: '450.8', ratio: '--', status: 3 },
  ],
  [
    'a short that loses',
    SHORT_10,
    '91000',
    {
      notional: '45500',
      pnl: '-500',
      roe: '-11.111111111111111112',
      needed: '182',
      ratio: '4.55',
      status: 1,
    },
  ],
  [
    'a short that wins',
    SHORT_10,
    '80000',
    {
      notional: '40000',
      pnl: '5000',
      roe: '111.111111111111111111',
      needed: '160',
      ratio: '1.684210526315789473',
      status: 1,
    },
  ],
  [
    'the highest leverage at the end of its tier',
    LONG_125,
    '99300',
    { notional: '49650', pnl: '-350', roe: '-87.5', needed: '198.6', ratio: '397.2', status: 3 },
  ],
  [
    'no leverage at all',
    LONG_1,
    '40000',
    { notional: '40000', pnl: '-10000', roe: '-20', needed: '160', ratio: '0.4', status: 1 },
  ],
  [
    'a large short in a strict tier',
    SHORT_20,
    '104000',
    { notional: '1560000', pnl: '-60000', roe: '-80', needed: '39000', ratio: '260', status: 3 },
  ],
];

test.each(TABLE)('%s: worth, profit, maintenance and margin ratio', (_name, position, price, expected) => {
  const mark = parse(price);
  const notional = notionalOf(position.qty, mark);
  const pnl = unrealizedOf(position, mark);
  const ratio = ratioOf(position, mark, TIERS);
  expect({
    notional: format(notional),
    pnl: format(pnl),
    roe: format(roeOf(pnl, position.margin)),
    needed: format(maintenanceOf(TIERS, notional)),
    ratio: shown(ratio),
    status: statusOf(ratio),
  }).toEqual(expected);
});

test.each([
  ['80', 2],
  ['79.999999999999999999', 1],
  ['100', 3],
  ['99.999999999999999999', 2],
] as const)('a margin ratio of %s %% is status %i', (ratio, status) => {
  expect(statusOf(parse(ratio))).toBe(status);
});

test.each([
  ['92000', 50, '1840'],
  ['45000', 10, '4500'],
  ['100', 3, '33.333334'],
  ['0.000001', 125, '0.000001'],
])('opening for %s with leverage %i locks %s', (cost, leverage, margin) => {
  expect(format(initialMarginOf(parse(cost), leverage, DECIMALS))).toBe(margin);
});

test.each([
  ['0', '50000', '0.4'],
  ['50000', '50000', '0.4'],
  ['50000.01', '250000', '0.5'],
  ['1000000', '1000000', '1'],
  ['8000000', '8000000', '10'],
  ['9000000', '8000000', '10'],
])('a notional of %s stands in the tier up to %s', (notional, upTo, mmr) => {
  const tier = tierOf(TIERS, parse(notional));
  expect([format(tier.maxNotional), format(tier.mmr)]).toEqual([upTo, mmr]);
});

test.each([
  ['long 50×', LONG_50, '90620'],
  ['long 50× with 500 added', { ...LONG_50, extra: parse('500') }, '90120'],
  ['short 10×', SHORT_10, '98640'],
  ['short 10× with 450 added', { ...SHORT_10, extra: parse('450') }, '99540'],
  ['long 125×', LONG_125, '99600'],
  ['short 20× in a strict tier', SHORT_20, '102500'],
  ['long without leverage', LONG_1, '200'],
  ['long without leverage and with margin added', { ...LONG_1, extra: parse('1000') }, '--'],
] as const)('%s is liquidated at %s', (_name, position, price) => {
  expect(shown(liquidationPriceOf(position, TIERS))).toBe(price);
});

test('a cross position leans on its account: the free balance and what the others can spare', () => {
  const one = {
    position: positionOf(LONG, 20, { qty: '1', cost: '10000', margin: '500' }),
    mark: parse('9900'),
    tiers: TIERS,
  };
  const other = {
    position: positionOf(SHORT, 10, { qty: '2', cost: '10000', margin: '1000' }),
    mark: parse('5100'),
    tiers: TIERS,
  };
  const available = parse('500');
  const extra = crossExtraOf(available, [other]);
  expect(format(extra)).toBe('1259.2');
  expect(shown(liquidationPriceOf({ ...one.position, extra }, TIERS))).toBe('8280.8');
  expect(shown(accountRatioOf(available, [one, other]))).toBe('4.729411764705882352');
  expect(shown(accountRatioOf(available, []))).toBe('0');
  expect(accountRatioOf(0n, [{ ...one, mark: parse('9000') }])).toBeNull();
});

/** One rate for every size. */
const FLAT: RiskTiers = [{ maxNotional: parse('1000000000'), maxLeverage: 125, mmr: parse('0.4') }];

const cents = fc.bigInt({ min: 1n, max: 10n ** 8n }).map((units) => units * 10n ** 16n);
const drawn = fc
  .record({
    price: cents,
    lots: fc.bigInt({ min: 1n, max: 10n ** 6n }),
    leverage: fc.integer({ min: 1, max: 125 }),
    extra: cents,
  })
  .map(({ price, lots, leverage, extra }) => {
    const qty = lots * 10n ** 15n;
    const cost = notionalOf(qty, price);
    return { price, qty, cost, leverage, extra, margin: initialMarginOf(cost, leverage, DECIMALS) };
  });

test('what long wins short loses, to the last digit', () => {
  fc.assert(
    fc.property(drawn, cents, (given, mark) => {
      const long = unrealizedOf({ ...given, side: LONG }, mark);
      const short = unrealizedOf({ ...given, side: SHORT }, mark);
      expect(long + short).toBe(0n);
    }),
  );
});

test('at its liquidation price a position has its first maintenance left, whatever its leverage', () => {
  fc.assert(
    fc.property(drawn, fc.constantFrom(LONG, SHORT), (given, side) => {
      const position: Position = { ...given, side };
      const price = liquidationPriceOf(position, FLAT);
      if (price === null) return;
      const left = position.margin + position.extra + unrealizedOf(position, price);
      const off = left - maintenanceOf(FLAT, position.cost);
      // The margin was raised to six decimals, the price is cut at eighteen.
      expect(off > -2n * 10n ** 12n && off < 2n * 10n ** 12n).toBe(true);
    }),
  );
});

test('more margin always moves the liquidation price away', () => {
  fc.assert(
    fc.property(drawn, cents, (given, more) => {
      const at = (side: typeof LONG | typeof SHORT, extra: bigint) =>
        liquidationPriceOf({ ...given, side, extra }, FLAT);
      const [long, safer] = [at(LONG, given.extra), at(LONG, given.extra + more)];
      expect(safer === null || (long !== null && safer <= long)).toBe(true);
      expect((at(SHORT, given.extra + more) ?? 0n) >= (at(SHORT, given.extra) ?? 0n)).toBe(true);
    }),
  );
});

test('the margin ratio of a leveraged long rises as its mark falls', () => {
  fc.assert(
    fc.property(drawn, cents, cents, (given, mark, drop) => {
      fc.pre(mark > drop && given.leverage > 1);
      const position: Position = { ...given, side: LONG, extra: 0n };
      const [before, after] = [ratioOf(position, mark, FLAT), ratioOf(position, mark - drop, FLAT)];
      expect(before === null ? after === null : after === null || after >= before).toBe(true);
    }),
  );
});

test('nothing behind a position is beyond every ratio, and the entry is the average', () => {
  expect(marginRatioOf(parse('1'), 0n)).toBeNull();
  expect(statusOf(null)).toBe(3);
  expect(format(entryPriceOf({ cost: parse('302'), qty: parse('3') }))).toBe('100.666666666666666666');
});
