import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import type { HomeTodo } from '@/api/homeTypes';
import type { Page, PendingCounts } from '@/api/types';
import { bench, requestId, signedIn } from './operator';
import type { Bench } from './operator';
import { review, tail, waiting, withdrawOf } from './withdraws';
import type { WithdrawLog } from './withdraws';

const LARGE = { amount: '20000', netAmount: '19999', usdtValue: '20000' };

/** What one operator reads: the list of withdraws that wait for a second person, home's queues, the bell's counts. */
async function readBy(place: Bench, name: string) {
  const who = await signedIn(place, name);
  const list = await who.ask<Page<WithdrawLog>>('POST', 'cwManage/withdrawLogList', { waitsForSecond: '1' });
  const todo = (await who.ask<HomeTodo[]>('GET', 'home/todo')).data;
  const bell = (await who.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 })).data;
  return { who, list: list.data, of: (kind: string) => todo.find((one) => one.kind === kind), bell };
}

test('the list of what waits for a second person is what home counts, and names the first and the moment', async () => {
  const place = bench();
  const row = waiting(place, LARGE);
  const { who } = await readBy(place, 'finance01');
  place.wait(5 * 60_000);
  const at = place.db.stamp();
  expect((await review(who, row, { result: 'approve', addressTail: tail(row) })).code).toBe(0);
  place.wait(5 * 60_000);
  const { list, of } = await readBy(place, 'finance02');
  expect(list.list.find(({ id }) => id === row.id)).toMatchObject({
    status: 2,
    waitsForSecond: 1,
    proposedBy: 'finance01',
    proposedAt: at,
  });
  expect(list.list.every(({ waitsForSecond }) => waitsForSecond === 1)).toBe(true);
  expect(of('withdrawSecond')?.count).toBe(list.total);
});

test('a proposed result waits for another operator, in the list, on home and in the bell, and no more once confirmed', async () => {
  const place = bench();
  const unclear = [...place.db.withdraws.values()].find(({ status }) => status === 11);
  const row = withdrawOf(place, unclear?.id ?? 0);
  const finance01 = await readBy(place, 'finance01');
  const finance02 = await readBy(place, 'finance02');
  expect(finance01.list.list.some(({ id }) => id === row.id)).toBe(false);
  const result = (name: string, body: object) =>
    signedIn(place, name).then((who) =>
      who.ask('POST', 'cwManage/withdrawLogResult', {
        id: row.id,
        version: row.version,
        reason: '网关工单确认未广播',
        operPassword: 'Demo1234',
        requestId: `second-${row.version}`,
        ...body,
      }),
    );
  expect((await result('finance01', { result: 'fail', proof: '工单 1234567' })).code).toBe(0);
  const maker = await readBy(place, 'finance01');
  const other = await readBy(place, 'finance02');
  expect(other.list.list.find(({ id }) => id === row.id)).toMatchObject({ proposedBy: 'finance01' });
  expect(maker.bell.second?.payout).toEqual({ count: 1, mine: 0 });
  expect(other.bell.second?.payout).toEqual({ count: 1, mine: 1 });
  expect(maker.of('withdrawSecond')?.count).toBe(other.of('withdrawSecond')?.count);
  expect(maker.of('withdrawSecond')?.mine).toBe(finance01.of('withdrawSecond')?.mine);
  expect(other.of('withdrawSecond')?.mine).toBe((finance02.of('withdrawSecond')?.mine ?? 0) + 1);
  expect((await result('finance02', { result: 'confirm' })).code).toBe(0);
  const after = await readBy(place, 'finance02');
  expect(after.bell.second?.payout).toEqual({ count: 0, mine: 0 });
  expect(after.list.list.some(({ id }) => id === row.id)).toBe(false);
});

test('a changed channel or price is a queue while it waits, and for others than its maker', async () => {
  const place = bench();
  expect((await readBy(place, 'finance02')).of('channel')).toBeUndefined();
  const [channel] = place.db.channels.values();
  const [wallet] = place.db.walletCodes;
  const change = { changeBy: 'finance01', changeAt: place.db.stamp() };
  Object.assign(channel ?? {}, { pendingChange: { memo: '1' }, ...change });
  Object.assign(wallet ?? {}, { pendingChange: { priceUsdt: '1' }, ...change });
  const maker = await readBy(place, 'finance01');
  const other = await readBy(place, 'finance02');
  for (const kind of ['channel', 'walletCode'] as const) {
    expect(maker.of(kind)).toMatchObject({ count: 1, mine: 0, oldest: change.changeAt });
    expect(other.of(kind)).toMatchObject({ count: 1, mine: 1 });
    expect(maker.bell.second?.[kind]).toEqual({ count: 1, mine: 0 });
    expect(other.bell.second?.[kind]).toEqual({ count: 1, mine: 1 });
  }
  for (const path of ['rechargeChannel/list', 'walletCode/list']) {
    const { data } = await other.who.ask<Page<object>>('GET', `${path}?pending=1`);
    expect([path, data.total]).toEqual([path, 1]);
  }
  // Who may not confirm is told of none that is theirs; an agent is told of no change.
  expect((await readBy(place, 'auditor01')).bell.second?.['channel']?.mine).toBe(0);
  const agent = (await readBy(place, 'agent01')).bell.second ?? {};
  expect(Object.keys(agent)).toEqual(['payout', 'withdrawPay', 'withdrawUnclear', 'awardReview']);
  expect(Object.values(agent).filter(({ mine }) => mine > 0)).toEqual([]);
});

test('a symbol to be closed and a delivery cycle to be voided wait for another operator, at home and in the bell', async () => {
  const place = bench();
  const { db } = place;
  const [running] = [...db.deliveryOrders.values()].filter(({ status }) => status === 1);
  const [closing] = [...db.positions.values()].filter(({ symbol }) => symbol === 'ADAUSDT');
  if (!running || !closing) throw new Error('nothing is open');
  const maker = await signedIn(place, 'risk001');
  const reason = '行情源中断，无有效价格';
  const { cycleId } = running;
  const asked = [
    await maker.ask('POST', 'deliveryOrder/void', { cycleId, reason, operPassword: DEMO_PASSWORD }),
    await maker.ask('PUT', 'contractPosition/forceCloseSymbol', {
      symbol: 'ADAUSDT',
      forceReason: 'risk',
      reason,
      operPassword: DEMO_PASSWORD,
      requestId: requestId(),
    }),
  ];
  expect(asked.map(({ code }) => code)).toEqual([0, 0]);
  const [own, other] = [await readBy(place, 'risk001'), await readBy(place, 'risk002')];
  for (const kind of ['contractPosition', 'deliveryOrder'] as const) {
    expect(own.of(kind)).toMatchObject({ count: 1, mine: 0 });
    expect(other.of(kind)).toMatchObject({ count: 1, mine: 1 });
    expect(other.bell.second?.[kind]).toEqual({ count: 1, mine: 1 });
  }
});
