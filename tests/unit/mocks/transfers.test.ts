import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { format, parse } from '#mocks/core/money';
import type { RechargeAddressRow } from '#mocks/address/rechargeRow';
import type { WithdrawRow } from '#mocks/core/rows';
import { requestWithdraw } from '#mocks/withdraw/request';
import type { RechargeLog } from './recharges';
import type { Page } from '@/api/types';
import { bench, signedIn } from './operator';
import type { Bench } from './operator';
import { pay, review, waiting, withdrawOf } from './withdraws';

const WHALE = 1;
const MINUTE = 60_000;

/** The recharge address of somebody else, of USDT on Tron. */
function friendOf({ db }: Bench): RechargeAddressRow & { memberId: number } {
  for (const row of db.rechargeAddresses.values()) {
    const { memberId, walletCode, allocType } = row;
    const open = db.members.get(memberId ?? 0)?.status === 1;
    if (memberId !== null && memberId > 20 && open && walletCode === 'USDT-TRC20' && allocType === 1)
      return { ...row, memberId };
  }
  throw new Error('nobody has an address');
}

const ask = ({ db }: Bench, toAddress: string, memo = ''): WithdrawRow => {
  const device = { ip: db.members.get(WHALE)?.lastLoginIp ?? '', device: 'Android' };
  return requestWithdraw(db, {
    memberId: WHALE,
    walletCode: 'USDT-TRC20',
    amount: '100',
    toAddress,
    memo,
    ...device,
  });
};

const usdt = ({ db }: Bench, memberId: number) => format(db.ledger.balance(memberId, 1, 'USDT').available);

const hot = ({ db }: Bench, code = 'USDT-TRC20') =>
  db.walletCodes.find(({ walletCode }) => walletCode === code)?.hotBalance;

/** Lets the clock run until every payout under way is done. */
async function settle(place: Bench) {
  const who = await signedIn(place, 'finance01');
  for (const step of [1, 2, 3]) {
    place.wait(step * MINUTE);
    await who.ask('GET', 'user/getUserMenus');
  }
}

async function paid(place: Bench, row: WithdrawRow) {
  const who = await signedIn(place, 'finance01');
  expect((await review(who, row, { result: 'approve' })).code).toBe(0);
  expect((await pay(who, row)).code).toBe(0);
  await settle(place);
}

test('a withdraw to a member of the platform costs nothing, and the member gets it', async () => {
  const place = bench();
  await settle(place);
  const friend = friendOf(place);
  const [before, wallet] = [usdt(place, friend.memberId), hot(place)];
  const row = ask(place, friend.address);
  expect(row).toMatchObject({ isInternal: 1, fee: '0', netAmount: '100' });
  await paid(place, row);
  expect(row).toMatchObject({ status: 6, txHash: '' });
  expect(format(parse(usdt(place, friend.memberId)) - parse(before))).toBe('100');
  expect(hot(place)).toBe(wallet);
  const stored = place.db.rechargeAddresses.get(friend.id);
  expect(stored?.chainBalance).toBe(friend.chainBalance);
  const who = await signedIn(place, 'finance01');
  const query = { memberId: String(friend.memberId), toAddress: friend.address, pageSize: 100 };
  const { data } = await who.ask<Page<RechargeLog>>('POST', 'cwManage/chargeLogList', query);
  expect(data.list[0]).toMatchObject({ status: 2, source: 1, amount: '100', creditAmount: '100' });
  expect(data.list[0]).not.toHaveProperty('transferNo');
  expect(data.list[0]?.remark).toBe('站内转账');
  const inEnglish = { 'accept-language': 'en' };
  const read = await who.ask<Page<RechargeLog>>('POST', 'cwManage/chargeLogList', query, inEnglish);
  expect(read.data.list[0]?.remark).toBe('Internal transfer');
  expect(checkInvariants(place.db)).toEqual([]);
});

test('what a member of the platform gets whose account is closed waits for a review', async () => {
  const place = bench();
  const friend = friendOf(place);
  const row = ask(place, friend.address);
  const member = place.db.members.get(friend.memberId);
  if (member) Object.assign(member, { status: 3, canLogin: 0, canTrade: 0, canWithdraw: 0, canTransfer: 0 });
  await paid(place, row);
  const [arrived] = [...place.db.recharges.values()].filter(({ transferNo }) => transferNo === row.orderNo);
  expect(arrived).toMatchObject({ memberId: friend.memberId, status: 1, creditAmount: null });
});

test('what stays inside the platform is not paid by hand', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const row = ask(place, friendOf(place).address);
  await review(await signedIn(place, 'finance02'), row, { result: 'approve' });
  const answer = await pay(who, row, { payMode: 2, txHash: `feed${'a'.repeat(60)}` });
  expect(answer.code).toBe(40000);
  expect(row.status).toBe(3);
});

test('an address of nobody on the platform is no internal one, and its fee is that of the chain', () => {
  const place = bench();
  expect(ask(place, `TFEEDnobody${'1'.repeat(23)}`)).toMatchObject({
    isInternal: 0,
    fee: '1',
    netAmount: '99',
  });
  expect([...place.db.withdraws.values()].filter(({ isInternal }) => isInternal === 1)).toHaveLength(1);
});

test('a payout the hot wallet does not hold is refused by the gateway, not booked below zero', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const row = waiting(place, { amount: '100' });
  await review(who, row, { result: 'approve' });
  await pay(who, row);
  for (const wallet of place.db.walletCodes)
    if (wallet.walletCode === row.walletCode) wallet.hotBalance = '5';
  expect(checkInvariants(place.db).join()).toContain('than wallet USDT-TRC20 holds');
  await who.ask('GET', 'user/getUserMenus');
  place.wait(MINUTE);
  await who.ask('GET', 'user/getUserMenus');
  expect(withdrawOf(place, row.id)).toMatchObject({
    status: 8,
    failReason: 'noCover',
  });
  expect(hot(place)).toBe('5');
});
