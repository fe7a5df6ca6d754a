import { expect, test } from 'vitest';
import type { BulkAnswer } from '@/api/types';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { checkInvariants } from '#mocks/core/invariants';
import { stopFeed } from '#mocks/core/market/feed';
import { format } from '#mocks/core/money';
import { HOUR, MINUTE } from '#mocks/core/time';
import { isOpen, opens } from '#mocks/trading/entrusts';
import { closingsOf } from '#mocks/trading/exits';
import { positionsIn } from '#mocks/trading/find';
import { markPriceOf, symbolOf } from '#mocks/trading/symbols';
import type { EntrustRow, PositionRow } from '#mocks/trading/tables';
import { valued } from '#mocks/trading/valuation';
import { bench, requestId, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';

interface Closing {
  id: number;
  qty: string;
  markPrice: string;
  pnl: string;
  fee: string;
  released: string;
  problem: string;
}

const why = { forceReason: 'risk', reason: '风险敞口过大，按规定处理' };
const signed = () => ({ operPassword: DEMO_PASSWORD, requestId: requestId() });

/** A position that is not about to be liquidated, with something that waits to close it. */
function calm({ db }: Bench): PositionRow {
  const found = [...db.positions.values()].find(
    (row) => row.marginMode === 1 && valued(db, row).status === 1 && closingsOf(db, row).length > 0,
  );
  if (!found) throw new Error('there is no calm position');
  return found;
}

const force = (who: Operator, row: PositionRow, share: string, given: object = {}) =>
  who.ask<BulkAnswer & { closed: Closing[] }>('PUT', 'contractPosition/forceClose', {
    ids: [row.id],
    versions: { [row.id]: row.version },
    share,
    ...why,
    ...signed(),
    ...given,
  });

test('a dry run says who, how much, at which mark and what it books; the close does just that, and tells the member', async () => {
  const place = bench();
  const { db } = place;
  const risk = await signedIn(place, 'risk001');
  const row = calm(place);
  const order = db.contractOrders.get(row.id);
  const body = { ids: [row.id], share: '100' };
  const lines = db.ledger.lines.length;
  const run = await risk.ask<{ positions: Closing[]; count: number; pnl: string }>(
    'POST',
    'contractPosition/previewForceClose',
    body,
  );
  expect(run).toMatchObject({ code: 0, data: { count: 1 } });
  expect(db.ledger.lines).toHaveLength(lines);
  const [foreseen] = run.data.positions;
  const done = await force(risk, row, '100');
  expect(done).toMatchObject({ code: 0, data: { success: [row.id], failed: [] } });
  expect(done.data.closed[0]).toEqual(foreseen);
  expect(foreseen?.markPrice).toBe(format(markPriceOf(db, row.symbol) ?? 0n));
  expect(order).toMatchObject({ status: 5, closeReason: 6 });
  const last = db.deals.at(-1);
  expect(last).toMatchObject({ execType: 4, realizedPnl: foreseen?.pnl, fee: foreseen?.fee });
  expect([...db.entrusts.values()].at(-1)).toMatchObject({ createType: 8, status: 3 });
  expect(db.ledger.linesFor('contractOrder', row.orderNo).at(-1)).toMatchObject({
    bizType: 302,
    operatorName: 'risk001',
  });
  expect(db.sentMessages.at(-1)?.text).toContain(row.positionNo);
  expect(db.operLogs.at(-1)).toMatchObject({
    operName: 'risk001',
    targetType: 'contractPosition',
    targetText: row.positionNo,
    reason: why.reason,
  });
  expect(checkInvariants(db)).toEqual([]);
});

test('a part is cut to whole steps; nobody chooses a price, and the same request closes once', async () => {
  const place = bench();
  const risk = await signedIn(place, 'risk001');
  const row = calm(place);
  const before = row.holding.qty;
  const id = requestId();
  const version = row.version;
  const once = await force(risk, row, '50', { requestId: id });
  expect(once.code).toBe(0);
  const after = row.holding.qty;
  expect(after).toBeLessThan(before);
  expect(row.version).toBeGreaterThan(version);
  const again = await force(risk, row, '50', { requestId: id });
  expect(again.data).toEqual(once.data);
  expect(row.holding.qty).toBe(after);
  expect((await force(risk, row, '25', { price: '1' })).code).toBe(40000);
  expect((await force(risk, row, '25', { versions: { [row.id]: version } })).code).toBe(40900);
  expect((await force(risk, row, '25', { operPassword: 'wrong' })).code).toBe(40301);
  expect((await force(risk, row, '25', { reason: '短' })).code).toBe(40001);
  expect(row.holding.qty).toBe(after);
  expect(checkInvariants(place.db)).toEqual([]);
});

const setState = async (place: Bench, who: Operator, symbol: string, tradeState: number) => {
  const row = symbolOf(place.db, symbol);
  const body = {
    id: row?.id,
    version: row?.version,
    tradeState,
    reason: why.reason,
    operPassword: DEMO_PASSWORD,
  };
  return (await who.ask('PUT', 'contractSymbol/setTradeState', body)).code;
};

const closeSymbol = (who: Operator, symbol: string) =>
  who.ask<{ id: number }>('PUT', 'contractPosition/forceCloseSymbol', { symbol, ...why, ...signed() });

const confirm = async (who: Operator, id: number, result: string) =>
  (
    await who.ask<BulkAnswer>('PUT', 'contractPosition/confirmCloseSymbol', {
      id,
      version: 1,
      result,
      reason: why.reason,
      ...signed(),
    })
  ).code;

/** The symbol with the most open positions. */
const busiest = ({ db }: Bench): string => {
  const names = [...db.symbols.values()].map(({ symbol }) => symbol);
  return names.toSorted((a, b) => positionsIn(db, b).length - positionsIn(db, a).length)[0] ?? '';
};

test('a feed stops: the symbol is closed for openings, suspended, and two people close all its positions at the last mark', async () => {
  const place = bench();
  const { db, wait } = place;
  const [one, other] = [await signedIn(place, 'risk001'), await signedIn(place, 'risk002')];
  const symbol = busiest(place);
  const positions = [...positionsIn(db, symbol)];
  const mark = markPriceOf(db, symbol);
  stopFeed(db, symbol);
  wait(HOUR);
  expect(markPriceOf(db, symbol)).toBe(mark);
  expect((await closeSymbol(one, symbol)).code).toBe(40904);
  expect(await setState(place, one, symbol, 3)).toBe(40904);
  expect(await setState(place, one, symbol, 2)).toBe(0);
  expect(
    [...db.entrusts.values()].filter((row) => row.symbol === symbol && isOpen(row) && opens(row)),
  ).toEqual([]);
  expect(await setState(place, one, symbol, 3)).toBe(0);
  const asked = await closeSymbol(one, symbol);
  expect(asked.code).toBe(0);
  expect((await closeSymbol(other, symbol)).code).toBe(40904);
  expect(await confirm(one, asked.data.id, 'approve')).toBe(40903);
  expect(positionsIn(db, symbol)).toHaveLength(positions.length);
  expect(await confirm(other, asked.data.id, 'approve')).toBe(0);
  expect(positionsIn(db, symbol)).toEqual([]);
  expect(await confirm(other, asked.data.id, 'reject')).toBe(40901);
  for (const { id } of positions) {
    expect(db.contractOrders.get(id)).toMatchObject({ status: 5, closeReason: 6 });
    expect(
      db.operLogs.find((line) => line.targetType === 'contractPosition' && line.targetId === String(id)),
    ).toMatchObject({ operName: 'risk002' });
  }
  expect(db.sentMessages.filter(({ text }) => text.includes(symbol)).length).toBeGreaterThanOrEqual(
    positions.length,
  );
  expect(await setState(place, one, symbol, 4)).toBe(40904);
  expect(await setState(place, one, symbol, 2)).toBe(0);
  expect(await setState(place, one, symbol, 4)).toBe(0);
  expect(checkInvariants(db)).toEqual([]);
});

test('one operator closes by no dead price, alone or among others, and the dry run says so; two people may', async () => {
  const place = bench();
  const { db, wait } = place;
  const row = calm(place);
  stopFeed(db, row.symbol);
  wait(4 * MINUTE);
  const risk = await signedIn(place, 'risk001');
  const look = () =>
    risk.ask<{ positions: Closing[] }>('POST', 'contractPosition/previewForceClose', {
      ids: [row.id],
      share: '25',
    });
  expect((await look()).data.positions[0]).toMatchObject({ markStale: true, markAge: 240, problem: '' });
  expect((await force(risk, row, '25')).data.success).toEqual([row.id]);
  wait(2 * MINUTE);
  const [seen] = (await look()).data.positions;
  expect(seen?.problem).toContain('5 分钟');
  const before = db.ledger.lines.length;
  const refused = await force(risk, row, '25');
  expect(refused).toMatchObject({ code: 40904, msg: seen?.problem });
  const other = [...db.positions.values()].find(
    (one) => one.symbol !== row.symbol && valued(db, one).status === 1,
  );
  if (!other) throw new Error('no other position');
  const both = await risk.ask<BulkAnswer>('PUT', 'contractPosition/forceClose', {
    ids: [row.id, other.id],
    versions: { [row.id]: row.version, [other.id]: other.version },
    share: '25',
    ...why,
    ...signed(),
  });
  expect(both.data.success).toEqual([other.id]);
  expect(both.data.failed.map(({ id }) => id)).toEqual([row.id]);
  expect(db.ledger.lines.slice(before).some(({ refNo }) => refNo === row.orderNo)).toBe(false);
});

test('why staff closed stands on position, order and entrust', async () => {
  const place = bench();
  const { db } = place;
  const risk = await signedIn(place, 'risk001');
  const row = calm(place);
  const said = { forceReason: 'risk', forceNote: why.reason };
  expect((await force(risk, row, '25')).code).toBe(0);
  const entrust = [...db.entrusts.values()].findLast(({ orderNo }) => orderNo === row.orderNo);
  const read = async (path: string, id: number) => (await risk.ask('GET', `${path}?id=${id}`)).data;
  expect(await read('contractPosition/get', row.id)).toMatchObject(said);
  expect(await read('contractOrder/get', row.id)).toMatchObject(said);
  expect(await read('contractEntrust/get', entrust?.id ?? 0)).toMatchObject({ createType: 8, ...said });
});

test('a symbol whose mark is a day old closes nothing', async () => {
  const place = bench();
  const risk = await signedIn(place, 'risk001');
  const row = calm(place);
  stopFeed(place.db, row.symbol);
  place.wait(25 * HOUR);
  const again = await signedIn(place, 'risk001');
  expect((await force(again, row, '100')).code).toBe(40904);
  expect(risk.token).not.toBe(again.token);
});

test('entrusts that wait are cancelled with a reason and give back what they locked; those of the platform are not', async () => {
  const place = bench();
  const { db } = place;
  const risk = await signedIn(place, 'risk001');
  const waiting = [...db.entrusts.values()].filter((row) => row.frozenMargin !== '0').slice(0, 3);
  const ended = [...db.entrusts.values()].find(({ status }) => status === 3);
  const forced = [...db.entrusts.values()].find(({ createType }) => createType === 4);
  const cancel = (rows: (EntrustRow | undefined)[]) => {
    const found = rows.flatMap((row) => row ?? []);
    return risk.ask<BulkAnswer>('PUT', 'contractEntrust/cancel', {
      ids: found.map(({ id }) => id),
      versions: Object.fromEntries(found.map(({ id, version }) => [id, version])),
      reason: why.reason,
      requestId: requestId(),
    });
  };
  const answer = await cancel([...waiting, ended, forced]);
  expect(answer.data.success).toEqual(waiting.map(({ id }) => id));
  expect(answer.data.failed.map(({ code }) => code)).toEqual([40904, 40904]);
  for (const row of waiting)
    expect(row).toMatchObject({
      status: 4,
      frozenMargin: '0',
      cancelReason: why.reason,
      updatedBy: 'risk001',
    });
  expect(checkInvariants(db)).toEqual([]);
});
