import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { format, parse } from '#mocks/core/money';
import { HOUR, MINUTE } from '#mocks/core/time';
import { contractBalance } from '#mocks/trading/account';
import { BY_DELEVERAGING, isOpen } from '#mocks/trading/entrusts';
import { dealsOf, entrustsOf } from '#mocks/trading/find';
import { liquidate } from '#mocks/trading/liquidate';
import { closePosition, openPosition } from '#mocks/trading/request';
import { insuranceFund } from '#mocks/trading/settings';
import { lastPriceOf } from '#mocks/trading/symbols';
import { execute } from '#mocks/trading/trade';
import { valued } from '#mocks/trading/valuation';
import { transferOwn } from '#mocks/core/transfers';
import { LONG, SHORT } from '#mocks/core/trading/position';
import type { Db } from '#mocks/core/db';
import { LONG as LONG_RUN, times } from '../../../effort';
import { market } from './market';

/** A member who may trade, with so much in the contract account and nothing open. */
function trader(db: Db, amount: string): number {
  const member = [...db.members.values()].find(
    ({ id, status, canTrade, canTransfer }) =>
      id > 16 &&
      status === 1 &&
      canTrade === 1 &&
      canTransfer === 1 &&
      ![...db.positions.values()].some(({ memberId }) => memberId === id) &&
      contractBalance(db, id).available === 0n,
  );
  if (!member) throw new Error('nobody is free');
  const { id, uid } = member;
  const at = db.now();
  const given = { memberId: id, uid, coin: 'USDT', refType: 'transfer', refNo: 'T0', at };
  db.transfers.add('T0');
  db.ledger.book({ ...given, accountType: 1, bizType: 101, available: parse(amount) });
  transferOwn(db, { memberId: id, coin: 'USDT', amount: parse(amount), from: 1, to: 2 });
  return id;
}

const opened = (
  db: Db,
  memberId: number,
  side: typeof LONG | typeof SHORT,
  qty: string,
  leverage: number,
) => {
  openPosition(db, { memberId, symbol: 'BTCUSDT', side, qty: parse(qty), leverage, marginMode: 1 });
  const position = [...db.positions.values()].findLast((row) => row.memberId === memberId);
  const order = position && db.contractOrders.get(position.id);
  if (!position || !order) throw new Error('nothing was opened');
  return { position, order };
};

test('the past is that of the recipe: orders, positions by how near they are, entrusts that wait, liquidations', () => {
  const { db } = market();
  const states = [...db.positions.values()].map((row) => valued(db, row).status);
  const ratios = [...db.positions.values()].map((row) => valued(db, row).ratio ?? 0n);
  expect(db.contractOrders.size).toBe(900);
  expect([1, 2, 3].map((state) => states.filter((one) => one === state).length)).toEqual([70, 14, 0]);
  expect(ratios.filter((ratio) => ratio >= parse('95'))).toHaveLength(3);
  expect([...db.entrusts.values()].filter(isOpen)).toHaveLength(140);
  expect(db.liquidations).toHaveLength(26);
  expect(Math.abs(db.entrusts.size - 2300)).toBeLessThan(40);
  expect(Math.abs(db.deals.length - 3100)).toBeLessThan(60);
  const story = [...db.positions.values()].find(({ memberId }) => memberId === 12);
  expect(story).toMatchObject({ symbol: 'BTCUSDT', holding: { side: LONG, leverage: 50 } });
  expect(story && format(valued(db, story).ratio ?? 0n).slice(0, 2)).toMatch(/9[56]/);
});

test('an order from its first deal to its last: margin, fees and profit are on the ledger line by line', () => {
  const { db, pass } = market();
  const memberId = trader(db, '2000');
  const before = contractBalance(db, memberId).available;
  const { position, order } = opened(db, memberId, LONG, '0.1', 20);
  openPosition(db, {
    memberId,
    symbol: 'BTCUSDT',
    side: LONG,
    qty: parse('0.05'),
    leverage: 5,
    marginMode: 2,
  });
  expect(position.holding).toMatchObject({ leverage: 20, qty: parse('0.15') });
  pass(9 * HOUR);
  closePosition(db, position, parse('0.06'));
  expect(order.status).toBe(2);
  closePosition(db, position, parse('0.09'));
  expect(order).toMatchObject({ status: 3, closeReason: 1, margin: '0', positionNo: '' });
  expect(db.positions.has(position.id)).toBe(false);
  expect(contractBalance(db, memberId)).toEqual({ available: before + parse(order.netPnl), frozen: 0n });
  expect(dealsOf(db, order).map(({ realizedPnl }) => realizedPnl === null)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(db.ledger.linesFor('contractOrder', order.orderNo).map(({ bizType }) => bizType)).toEqual(
    expect.arrayContaining([301, 302, 303, 304, 305, 306]),
  );
  expect(checkInvariants(db)).toEqual([]);
});

/** An entrust that waits far below the price. */
function waiting(db: Db, memberId: number, qty: string) {
  const last = lastPriceOf(db, 'BTCUSDT') ?? 0n;
  const price = last - (last % parse('100')) - parse('20000');
  const terms = { memberId, symbol: 'BTCUSDT', side: LONG, leverage: 50, marginMode: 1 } as const;
  return { price, entrust: openPosition(db, { ...terms, qty: parse(qty), price }) };
}

test('an addition that the leverage of its position makes too dear is refused before anything is booked', () => {
  const { db } = market();
  const memberId = trader(db, '2000');
  const { price, entrust } = waiting(db, memberId, '0.2');
  const { position } = opened(db, memberId, LONG, '0.08', 5);
  const before = db.ledger.lines.length;
  expect(() => execute(db, entrust, { fill: { price, qty: parse('0.2') } })).toThrow();
  expect(db.ledger.lines).toHaveLength(before);
  expect(position.holding.qty).toBe(parse('0.08'));
  expect(checkInvariants(db)).toEqual([]);
});

test('what is left of the entrust that opened a position ends with it, and its margin is free again', () => {
  const { db } = market();
  const memberId = trader(db, '2000');
  const { price, entrust } = waiting(db, memberId, '0.2');
  execute(db, entrust, { fill: { price, qty: parse('0.1') } });
  expect(isOpen(entrust)).toBe(true);
  const [position] = [...db.positions.values()].filter((row) => row.memberId === memberId);
  if (!position) throw new Error('nothing was opened');
  closePosition(db, position, parse('0.1'));
  expect(isOpen(entrust)).toBe(false);
  expect(contractBalance(db, memberId).frozen).toBe(0n);
  expect(checkInvariants(db)).toEqual([]);
});

test('what waits in the book locks margin and fee, and gives them back', () => {
  const { db, pass } = market();
  const memberId = trader(db, '2000');
  const last = lastPriceOf(db, 'BTCUSDT') ?? 0n;
  const price = last - (last % parse('100')) - parse('20000');
  const entrust = openPosition(db, {
    memberId,
    symbol: 'BTCUSDT',
    side: LONG,
    qty: parse('0.1'),
    leverage: 10,
    marginMode: 1,
    price,
  });
  expect(contractBalance(db, memberId).frozen).toBe(parse(entrust.frozenMargin));
  pass(5 * MINUTE);
  expect(entrust.status).toBe(1);
  expect(checkInvariants(db)).toEqual([]);
});

test('a position that has lost its margin is liquidated by the job, with what stood behind it on record', () => {
  const { db, pass } = market();
  const memberId = trader(db, '4000');
  const { position, order } = opened(db, memberId, SHORT, '0.4', 125);
  for (let turn = 0; turn < 200 && db.positions.has(position.id); turn++) pass(HOUR / 4);
  const other = opened(db, trader(db, '4000'), LONG, '0.4', 125);
  for (let turn = 0; turn < 200 && db.positions.has(other.position.id); turn++) pass(HOUR / 4);
  const ended = [order, other.order].filter(({ status }) => status === 4);
  expect(ended.length).toBeGreaterThan(0);
  for (const { orderNo, closeReason } of ended) {
    expect(closeReason).toBe(4);
    expect(db.liquidations.find((one) => one.orderNo === orderNo)).toBeDefined();
    expect(db.sentMessages.filter(({ text }) => text.includes('BTCUSDT')).at(-1)?.text).toMatch(
      /强平。$|maintenance margin\.$/,
    );
  }
  expect(checkInvariants(db)).toEqual([]);
});

test('once the insurance fund is used up, those who won most on the other side are closed at the price of the loser', () => {
  const { db } = market();
  db.config.set(insuranceFund.key, '0');
  const loser = opened(db, trader(db, '1000'), LONG, '0.2', 100);
  const winner = opened(db, trader(db, '4000'), SHORT, '0.4', 10);
  // As if the price had fallen since: what was paid is moved, the prices are the market's.
  const fallen = parse('600');
  loser.position.holding = { ...loser.position.holding, cost: loser.position.holding.cost + fallen };
  loser.order.openCost = format(parse(loser.order.openCost) + fallen);
  winner.position.holding = { ...winner.position.holding, cost: winner.position.holding.cost + fallen };
  winner.order.openCost = format(parse(winner.order.openCost) + fallen);
  const left = db.insurancePaid.length;
  liquidate(db, loser.position);
  expect(loser.order.status).toBe(4);
  const reduced = [...db.contractOrders.values()].flatMap((order) => entrustsOf(db, order));
  expect(reduced.filter(({ createType }) => createType === BY_DELEVERAGING).length).toBeGreaterThan(0);
  expect(db.insurancePaid.slice(left)).toEqual([]);
  expect(checkInvariants(db)).toEqual([]);
});

test.each(LONG_RUN ? [undefined, 7, 99] : [undefined, 7])(
  'whatever members do, no money is made or lost (seed %s)',
  (seed) => {
    const { db, pass, trade } = market(undefined, seed);
    const before = db.deals.length;
    for (let hour = 0; hour < times(8); hour++) {
      trade(25);
      pass(HOUR / 2);
      trade(10);
      pass(MINUTE);
    }
    expect(checkInvariants(db)).toEqual([]);
    expect(db.deals.length).toBeGreaterThan(before + 30);
  },
);
