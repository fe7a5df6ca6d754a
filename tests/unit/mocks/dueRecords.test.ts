import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { openLinksOf } from '#mocks/member/resetLinks';
import { addRecharge } from '#mocks/recharge/store';
import { stampOf } from '#mocks/core/time';
import type { Page, PendingCounts } from '@/api/types';
import { memberOf, operPassword, put } from './memberDesk';
import { bench, NOON, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { review, waiting } from './recharges';
import { pay, review as reviewWithdraw, waiting as waitingWithdraw } from './withdraws';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Lets time pass and somebody ask for something. */
async function pass(place: Bench, ms: number, who?: Operator): Promise<Operator> {
  place.wait(ms);
  const asker = who ?? (await signedIn(place, 'admin'));
  await asker.ask('GET', 'user/getUserMenus');
  return asker;
}

test('a voucher nobody decides about expires after a day, and is no longer counted as pending', async () => {
  const place = bench();
  const row = waiting(place);
  await pass(place, 24 * HOUR - MINUTE);
  expect(row.status).toBe(1);
  const who = await pass(place, 2 * MINUTE);
  expect(row).toMatchObject({ status: 4, updatedAt: stampOf(NOON + 24 * HOUR), reviewerName: '' });
  expect(place.db.steps.filter(({ kind, refId }) => kind === 'recharge' && refId === row.id)).toMatchObject([
    { result: 'expire', operatorName: '' },
  ]);
  expect((await review(who, row, { result: 'approve' })).code).toBe(40904);
  const { data } = await who.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 });
  const pending = [...place.db.recharges.values()].filter(({ status, deleted }) => status === 1 && !deleted);
  expect(data.systemRechargeCount).toBe(pending.length);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('what operators set is how long a voucher lives', async () => {
  const place = bench();
  place.db.config.set('recharge.voucher.minutes', '30');
  const row = waiting(place);
  await pass(place, 31 * MINUTE);
  expect(row.status).toBe(4);
});

test('a voucher that is under review, or approved by a first reviewer, does not expire beneath them', async () => {
  const place = bench();
  const claimed = waiting(place, { claimBy: 'finance01', claimUntil: stampOf(NOON + 25 * HOUR) });
  const first = waiting(place, { amount: '30000', usdtValue: '30000', firstReviewer: 'finance01' });
  const manual = waiting(place, { source: 3, channelId: null, createdBy: 'finance01' });
  const held = waiting(place, { status: 5 });
  await pass(place, 24 * HOUR + MINUTE);
  expect([claimed, first, manual, held].map(({ status }) => status)).toEqual([1, 1, 1, 5]);
  await pass(place, HOUR);
  expect(claimed.status).toBe(4);
  expect(first.status).toBe(1);
});

test('a deposit below the minimum of its wallet code waits for a review', async () => {
  const place = bench();
  const deposit = (amount: string) =>
    addRecharge(place.db, NOON, {
      memberId: 30,
      source: 1,
      status: 0,
      coin: 'USDT',
      chain: 'ETH',
      walletCode: 'USDT-ERC20',
      requiredConfirmations: 64,
      amount,
      usdtValue: amount,
    });
  const [small, enough] = [deposit('4.99'), deposit('5')];
  await pass(place, 2 * MINUTE);
  expect(small).toMatchObject({ status: 1, creditAmount: null });
  expect(enough).toMatchObject({ status: 2, creditAmount: '5', creditedAt: stampOf(NOON + 90_000) });
});

interface Wallet {
  id: number;
  hotBalance: string;
  balanceAt: string;
}

test('a payout shows in the balance of its wallet once that is read again, by hand or by the clock', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const seen = async (): Promise<Wallet> => {
    const { data } = await who.ask<Page<Wallet>>('GET', 'walletCode/list?walletCode=USDT-TRC20');
    const [wallet] = data.list;
    if (!wallet) throw new Error('there is no such wallet');
    return wallet;
  };
  await pass(place, 7 * MINUTE, who);
  const before = await seen();
  const row = waitingWithdraw(place, { id: 2001 });
  await reviewWithdraw(who, row, { result: 'approve' });
  await pay(who, row);
  // Nothing else is under way that could reach the wallet in between.
  await pass(place, 145_000, who);
  expect(row.status).toBe(6);
  expect(await seen()).toEqual(before);
  const refreshed = await who.ask('PUT', 'walletCode/refresh', { ids: [before.id] });
  expect(refreshed.code).toBe(0);
  const after = await seen();
  expect(Number(before.hotBalance) - Number(after.hotBalance)).toBeGreaterThanOrEqual(99);
  expect(after.balanceAt).toBe(place.db.stamp());
  expect(place.db.operLogs.at(-1)?.diff).toEqual([
    { field: 'hotBalance', before: before.hotBalance, after: after.hotBalance },
  ]);
  await pass(place, 10 * MINUTE, who);
  expect((await seen()).balanceAt > after.balanceAt).toBe(true);
});

test('a reset sends a link that serves for half an hour, and a second one makes the first void', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const member = memberOf(place, 60);
  await put(who, 'resetGoogle', member, { operPassword, reason: '会员来电申请' });
  const [first] = openLinksOf(place.db, 60);
  expect(first).toMatchObject({
    kind: 'resetGoogle',
    createdBy: 'admin',
    expiresAt: stampOf(NOON + 30 * MINUTE),
  });
  const { data } = await who.ask<{ history: { result: string; diff: object[] }[] }>(
    'GET',
    'member/get?id=60',
  );
  expect(data.history.at(-1)).toMatchObject({ result: 'resetGoogle' });
  expect(data.history.at(-1)?.diff).toContainEqual({
    field: 'linkUntil',
    before: null,
    after: first?.expiresAt,
  });
  place.wait(MINUTE);
  await put(who, 'resetGoogle', member, { operPassword, reason: '会员来电申请' });
  await put(who, 'resetPassword', member, { operPassword, reason: '会员来电申请' });
  expect(openLinksOf(place.db, 60).map(({ id, kind }) => [id === first?.id, kind])).toEqual([
    [false, 'resetGoogle'],
    [false, 'resetPassword'],
  ]);
  place.wait(30 * MINUTE);
  expect(openLinksOf(place.db, 60)).toEqual([]);
});
