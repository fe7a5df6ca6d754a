import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { stampOf } from '#mocks/core/time';
import type { PendingCounts } from '@/api/types';
import { memberOf, operPassword, put, putMany, unchanged } from './memberDesk';
import { bench, NOON, signedIn } from './operator';
import type { Bench, Operator } from './operator';

const reason = '异常登录核查';
const place: Bench = bench();

const withdrawsWaiting = async (who: Operator): Promise<number> =>
  (await who.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 })).data.withdrawCount;

test('a freeze takes everything away and holds waiting withdraws; the ledger stays as it is', async () => {
  const who = await signedIn(place, 'risk001');
  const member = memberOf(place, 7);
  const row = [...place.db.withdraws.values()].find(({ memberId, status }) => memberId === 7 && status === 1);
  const [count, lines] = [await withdrawsWaiting(who), place.db.ledger.lines.length];
  expect((await putMany(who, 'freeze', [member], { reason })).code).toBe(0);
  expect(member).toMatchObject({ status: 2, canLogin: 0, canTrade: 0, canWithdraw: 0, canTransfer: 0 });
  expect(row).toMatchObject({ status: 10, updatedBy: 'risk001' });
  expect(place.db.steps.at(-1)).toMatchObject({
    kind: 'withdraw',
    refId: row?.id,
    result: 'hold',
    note: reason,
  });
  expect(await withdrawsWaiting(who)).toBe(count - 1);
  expect(place.db.ledger.lines).toHaveLength(lines);
  expect(checkInvariants(place.db)).toEqual([]);

  const switches = { canLogin: 1, canTrade: 1, canWithdraw: 1, canTransfer: 1 };
  expect((await putMany(who, 'freeze', [member], { reason })).code).toBe(40904);
  expect((await put(who, 'setPermission', member, { ...switches, reason })).code).toBe(40904);
  expect((await putMany(who, 'unfreeze', [member], { reason })).code).toBe(0);
  expect(member).toMatchObject({ status: 1, ...switches });
  expect(row?.status).toBe(10);
  expect((await putMany(who, 'unfreeze', [member], { reason })).code).toBe(40904);
});

test.each([
  ['a short reason', { reason: '短' }, 40001],
  ['no reason', {}, 40001],
  ['an end in the past', { reason, freezeUntil: stampOf(NOON) }, 42207],
  ['an end that is no time', { reason, freezeUntil: 'tomorrow' }, 40000],
  ['an old version', { reason, versions: { 80: 0 } }, 40900],
  ['no version', { reason, versions: {} }, 40900],
])('a freeze with %s', async (_, body, code) => {
  const who = await signedIn(place, 'risk001');
  expect((await putMany(who, 'freeze', [memberOf(place, 80)], body)).code).toBe(code);
  expect(memberOf(place, 80).status).toBe(1);
});

test('of several members those are frozen that can be, and the others are named', async () => {
  const who = await signedIn(place, 'risk001');
  const market = [...place.db.members.values()].find(({ memberType }) => memberType === 3);
  const rows = [81, 82, 16, market?.id ?? 0].map((id) => memberOf(place, id));
  const { code, data } = await putMany(who, 'freeze', rows, { reason });
  expect(code).toBe(0);
  expect(data.success).toEqual([81, 82]);
  expect(data.failed.map(({ id, code: why }) => [id, why])).toEqual([
    [16, 40904],
    [market?.id, 40303],
  ]);
});

test('nothing is done to a closed member', async () => {
  const who = await signedIn(place, 'admin');
  const closed = memberOf(place, 16);
  const before = JSON.stringify(closed);
  const body = { ...unchanged(closed), canLogin: 1, canTrade: 1, canWithdraw: 1, canTransfer: 1 };
  const single = { ...body, inviterUid: '10010001', step: 'request', reason, operPassword };
  for (const verb of [
    'edit',
    'setPermission',
    'setParent',
    'resetPassword',
    'resetFundPassword',
    'resetGoogle',
    'close',
  ])
    expect([verb, (await put(who, verb, closed, single)).code]).toEqual([verb, 40904]);
  for (const verb of ['freeze', 'unfreeze', 'setTags', 'kick'])
    expect([verb, (await putMany(who, verb, [closed], { reason, add: ['x'] })).code]).toEqual([verb, 40904]);
  expect(JSON.stringify(closed)).toBe(before);
});

test("the platform's own accounts are protected", async () => {
  const who = await signedIn(place, 'admin');
  const market = [...place.db.members.values()].find(({ memberType }) => memberType === 3);
  const own = memberOf(place, market?.id ?? 0);
  const body = {
    canLogin: 0,
    canTrade: 0,
    canWithdraw: 0,
    canTransfer: 0,
    inviterUid: '10010001',
    step: 'request',
  };
  for (const verb of ['setPermission', 'setParent', 'resetPassword', 'close'])
    expect([verb, (await put(who, verb, own, { ...body, reason, operPassword })).code]).toEqual([
      verb,
      40303,
    ]);
  expect((await putMany(who, 'freeze', [own], { reason })).code).toBe(40303);
});

/** @returns a member without money */
function closing(own: Bench): number {
  const rich = new Set([...own.db.ledger.accounts()].map(({ memberId }) => memberId));
  const open = new Set([...own.db.withdraws.values()].map(({ memberId }) => memberId));
  const poor = [...own.db.members.values()].find(
    ({ id, status, memberType }) => !rich.has(id) && !open.has(id) && status === 1 && memberType === 1,
  );
  return poor?.id ?? 0;
}

test('closing takes one who asks, another one with the permission who agrees, an empty account, and is final', async () => {
  const own = bench();
  const member = memberOf(own, closing(own));
  const [admin, second, risk] = await Promise.all(
    ['admin', 'admin02', 'risk001'].map((name) => signedIn(own, name)),
  );
  if (!admin || !second || !risk) throw new Error('somebody is missing');
  const step = (who: Operator, what: string, row = member) =>
    put(who, 'close', row, { step: what, reason: '会员申请注销', operPassword });

  expect((await step(admin, 'approve')).code).toBe(40904);
  expect((await step(admin, 'cancel')).code).toBe(40904);
  expect((await put(admin, 'close', member, { step: 'request', reason, operPassword: 'no' })).code).toBe(
    40301,
  );
  expect((await step(admin, 'request')).code).toBe(0);
  expect(member).toMatchObject({ status: 1, closeRequestedBy: 'admin' });
  expect((await step(risk, 'request')).code).toBe(40904);
  expect((await step(admin, 'approve')).code).toBe(40903);
  expect((await step(risk, 'cancel')).code).toBe(0);
  expect(member.closeRequestedBy).toBe('');
  expect((await step(risk, 'request')).code).toBe(0);
  expect((await step(risk, 'approve')).code).toBe(40300);
  expect((await step(risk, 'cancel')).code).toBe(0);
  expect((await step(admin, 'request')).code).toBe(0);
  expect((await step(admin, 'approve')).code).toBe(40903);
  expect((await step(second, 'approve')).code).toBe(0);
  expect(member).toMatchObject({ status: 3, canLogin: 0, closeRequestedBy: '' });
  expect((await putMany(admin, 'unfreeze', [member], { reason })).code).toBe(40904);
  expect(checkInvariants(own.db)).toEqual([]);
});

test('an account with money, or one that a console user is bound to, is not closed', async () => {
  const admin = await signedIn(place, 'admin');
  const close = (id: number) =>
    put(admin, 'close', memberOf(place, id), { step: 'request', reason, operPassword });
  const money = await close(1);
  expect([money.code, money.msg]).toEqual([42206, expect.stringContaining('资产未清零')]);
  const bound = await close(15);
  expect(bound.code).toBe(42206);
});
