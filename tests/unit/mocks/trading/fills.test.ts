import fc from 'fast-check';
import { expect, test } from 'vitest';
import { format, parse } from '#mocks/core/money';
import { feeOf, increased, netPnlOf, opened, reduced, valueOf } from '#mocks/core/trading/fills';
import type { Fill } from '#mocks/core/trading/fills';
import { liquidationOf } from '#mocks/core/trading/liquidation';
import { entryPriceOf, LONG, SHORT } from '#mocks/core/trading/position';
import type { Position } from '#mocks/core/trading/position';
import { DECIMALS, UNIT } from './amounts';

const fill = (price: string, qty: string): Fill => ({ price: parse(price), qty: parse(qty) });

/** Opens with the first deals, closes with the rest, and says what each closing deal brought. */
function played(side: typeof LONG | typeof SHORT, opening: readonly Fill[], closing: readonly Fill[]) {
  const [first, ...more] = opening;
  if (!first) throw new Error('opens with nothing');
  let position: Position | null = opened({ side, leverage: 10 }, first, DECIMALS);
  for (const next of more) position = increased(position, next, DECIMALS);
  const begun: Position = position;
  const deals: { pnl: bigint; released: bigint }[] = [];
  for (const next of closing) {
    if (!position) throw new Error('closes what is closed');
    const { rest, pnl, released } = reduced(position, next, DECIMALS);
    position = rest;
    deals.push({ pnl, released });
  }
  return { begun, rest: position, deals };
}

test.each([
  [LONG, '100', '105', '99', ['3', '-6']],
  [SHORT, '100', '105', '99', ['-3', '6']],
] as const)(
  'side %i opened in two deals and closed in two: average, margin and profit',
  (side, first, second, third, pnl) => {
    const { begun, rest, deals } = played(
      side,
      [fill(first, '1'), fill('103', '2')],
      [fill(second, '1'), fill(third, '2')],
    );
    expect(format(entryPriceOf(begun))).toBe('102');
    expect([format(begun.cost), format(begun.margin)]).toEqual(['306', '30.6']);
    expect(deals.map((deal) => format(deal.pnl))).toEqual(pnl);
    expect(deals.map((deal) => format(deal.released))).toEqual(['10.2', '20.4']);
    expect(rest).toBeNull();
  },
);

test.each([
  [LONG, '102', ['1.333333', '1.333333', '1.333334']],
  [SHORT, '99', ['1.666666', '1.666667', '1.666667']],
] as const)(
  'side %i: an average without an end loses nothing in three partial closes',
  (side, price, pnl) => {
    const three = [fill(price, '1'), fill(price, '1'), fill(price, '1')];
    const { deals } = played(side, [fill('100', '1'), fill('101', '2')], three);
    expect(deals.map((deal) => format(deal.pnl))).toEqual(pnl);
  },
);

test('margin added by hand comes back in proportion', () => {
  const position = {
    ...opened({ side: LONG, leverage: 10 }, fill('100', '4'), DECIMALS),
    extra: parse('10'),
  };
  const { rest, released } = reduced(position, fill('100', '1'), DECIMALS);
  expect(format(released)).toBe('12.5');
  expect(rest && [format(rest.margin), format(rest.extra)]).toEqual(['30', '7.5']);
});

test('more than is open cannot be closed, nor nothing', () => {
  const position = opened({ side: LONG, leverage: 10 }, fill('100', '1'), DECIMALS);
  expect(() => reduced(position, fill('100', '1.001'), DECIMALS)).toThrow(RangeError);
  expect(() => reduced(position, fill('100', '0'), DECIMALS)).toThrow(RangeError);
});

test.each([
  ['92000', '0.05', '46'],
  ['92000', '0.02', '18.4'],
  ['0.123457', '0.05', '0.000062'],
  ['100', '-0.01', '-0.01'],
  ['0.123457', '-0.01', '-0.000012'],
  ['100', '0', '0'],
])('a deal of %s at %s %% costs %s', (value, rate, fee) => {
  expect(format(feeOf(parse(value), parse(rate), DECIMALS))).toBe(fee);
});

test('what an order brings is its profit less its fees, funding as it came', () => {
  const order = { realized: '120', openFee: '4.6', closeFee: '4.7', funding: '-2.5' };
  const net = netPnlOf({
    realized: parse(order.realized),
    openFee: parse(order.openFee),
    closeFee: parse(order.closeFee),
    funding: parse(order.funding),
  });
  expect(format(net)).toBe('108.2');
});

test.each([
  ['1840', '-1380', { lost: '1380', released: '460', shortfall: '0', gained: '0' }],
  ['1840', '-1840', { lost: '1840', released: '0', shortfall: '0', gained: '0' }],
  ['1840', '-2000', { lost: '1840', released: '0', shortfall: '160', gained: '0' }],
  ['1840', '30', { lost: '0', released: '1840', shortfall: '0', gained: '30' }],
])('a liquidation with a margin of %s and a result of %s', (margin, pnl, expected) => {
  const { lost, released, shortfall, gained } = liquidationOf(parse(margin), parse(pnl));
  expect({
    lost: format(lost),
    released: format(released),
    shortfall: format(shortfall),
    gained: format(gained),
  }).toEqual(expected);
});

/** Prices of two decimals and quantities of three, as symbols trade them. */
const price = fc.bigInt({ min: 1n, max: 10n ** 7n }).map((cents) => cents * 10n ** 16n);
const lots = fc.bigInt({ min: 1n, max: 10n ** 6n }).map((count) => count * 10n ** 15n);
const fills = fc.array(fc.record({ price, qty: lots }), { minLength: 1, maxLength: 6 });

/** Cuts a quantity into pieces of whole lots, each closed at its own price. */
function pieces(qty: bigint, prices: readonly bigint[]): Fill[] {
  const lot = 10n ** 15n;
  const count = qty / lot;
  const parts = BigInt(prices.length);
  return prices
    .map((at, index) => ({
      price: at,
      qty: ((count * BigInt(index + 1)) / parts - (count * BigInt(index)) / parts) * lot,
    }))
    .filter((piece) => piece.qty > 0n);
}

test('deals add up: all profit is what was sold less what was bought, and all margin comes back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(LONG, SHORT),
      fills,
      fc.array(price, { minLength: 1, maxLength: 8 }),
      (side, opening, prices) => {
        const qty = opening.reduce((total, one) => total + one.qty, 0n);
        const closing = pieces(qty, prices);
        const { begun, rest, deals } = played(side, opening, closing);
        const [bought, sold] = side === LONG ? [opening, closing] : [closing, opening];
        const worth = (some: readonly Fill[]) => some.reduce((total, one) => total + valueOf(one), 0n);
        expect(rest).toBeNull();
        expect(deals.reduce((total, { pnl }) => total + pnl, 0n)).toBe(worth(sold) - worth(bought));
        expect(deals.reduce((total, { released }) => total + released, 0n)).toBe(begun.margin);
      },
    ),
  );
});

test('a position never has a cost or a margin below zero, and its average only moves by the last digit', () => {
  fc.assert(
    fc.property(fills, fc.array(price, { minLength: 2, maxLength: 8 }), (opening, prices) => {
      const qty = opening.reduce((total, one) => total + one.qty, 0n);
      const [first] = pieces(qty, prices);
      fc.pre(first !== undefined && first.qty < qty);
      const { begun, rest } = played(SHORT, opening, first ? [first] : []);
      expect(rest && rest.cost >= 0n && rest.margin >= 0n).toBe(true);
      const moved = rest ? rest.cost * begun.qty - begun.cost * rest.qty : 0n;
      expect(moved < UNIT * begun.qty && moved > -UNIT * begun.qty).toBe(true);
    }),
  );
});

test('a fee is never too low, and never a whole digit too high', () => {
  fc.assert(
    fc.property(price, fc.bigInt({ min: -5n * 10n ** 16n, max: 10n ** 18n }), (value, rate) => {
      const exact = value * rate;
      const fee = feeOf(value, rate, DECIMALS) * 100n * 10n ** 18n;
      expect(fee >= exact && fee - exact < UNIT * 100n * 10n ** 18n).toBe(true);
    }),
  );
});

test('a liquidation neither makes nor loses money, and takes no more than the margin', () => {
  const amount = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
  fc.assert(
    fc.property(amount, amount, (pnl, some) => {
      const margin = some < 0n ? -some : some;
      const { lost, released, shortfall, gained } = liquidationOf(margin, pnl);
      expect(lost + released).toBe(margin);
      expect(gained - lost - shortfall).toBe(pnl);
      expect([lost, released, shortfall, gained].every((part) => part >= 0n)).toBe(true);
    }),
  );
});
