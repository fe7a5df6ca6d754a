import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { format, parse } from '#mocks/core/money';
import type { MemberProfile } from '#mocks/member/profile/wire';
import type { HomeOverview } from '@/api/homeTypes';
import type { BoardFlow } from '@/api/boardTypes';
import type { member } from '@/contract/member/member';
import type { channel } from '@/contract/finance/channel';
import type { WireRowOf, WireSummaryOf } from '@/contract/resource';
import { bench, signedIn } from './operator';
import type { Operator } from './operator';
import { review, waiting } from './recharges';
import type { RechargeDetail, RechargeSummary } from './recharges';
import { waiting as withdrawOf } from './withdraws';
import type { WithdrawDetail } from './withdraws';

const MEMBER = 1;

/** Every total that a recharge of this member moves, as text. */
async function totals(who: Operator, withdraw: number) {
  const { data: row } = await who.ask<WireRowOf<typeof member>>('GET', `member/get?id=${MEMBER}`);
  const { data: profile } = await who.ask<MemberProfile>('GET', `member/profile?id=${MEMBER}`);
  const { data: figures } = await who.ask<RechargeSummary>('POST', 'cwManage/chargeLogSummary', {});
  const { data: home } = await who.ask<HomeOverview>('GET', 'home/overview');
  const { data: board } = await who.ask<BoardFlow>('GET', 'home/boardFunds?part=flow');
  const { data: channels } = await who.ask<WireSummaryOf<typeof channel>>('GET', 'rechargeChannel/summary');
  const { data: detail } = await who.ask<WithdrawDetail>('GET', `memberWithdrawLog/get?id=${withdraw}`);
  return {
    member: row.totalRechargeUsdt,
    netIn: row.netInUsdt,
    profile: profile.flow.in.at(-1) ?? '',
    credited: figures.byStatus[2]?.usdtValue ?? '',
    today: figures.todayUsdt,
    home: home.rows.flatMap((one) => one.figures).find(({ key }) => key === 'recharge')?.value ?? '',
    board: board.recharge,
    channels: channels.todayUsdt,
    desk: detail.member.rechargeUsdt,
  };
}

test.each([
  ['less its fee', { fee: '1.5' }, undefined, '98.5'],
  ['as the reviewer corrected it', {}, '97', '97'],
  ['as much more as the reviewer said', {}, '110', '110'],
])('a credit counts in every total %s', async (_, given, creditAmount, credited) => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const withdraw = withdrawOf(place, { memberId: MEMBER });
  const row = waiting(place, { memberId: MEMBER, ...given });
  const before = await totals(who, withdraw.id);
  const verdict = { result: 'approve', creditAmount, remark: '与银行流水核对' };
  expect((await review(who, row, verdict)).code).toBe(0);
  const after = await totals(who, withdraw.id);
  for (const name of Object.keys(before) as (keyof typeof before)[])
    expect([name, format(parse(after[name]) - parse(before[name]))]).toEqual([name, credited]);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a credit is worth what its coin cost at that moment, whatever becomes of the price', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const row = waiting(place, { coin: 'MATIC', amount: '10', usdtValue: '12' });
  const read = async () =>
    (await who.ask<RechargeDetail>('GET', `memberRechargeLog/get?id=${row.id}`)).data.creditUsdt;
  expect(await read()).toBeNull();
  expect((await review(who, row, { result: 'approve' })).code).toBe(0);
  expect(await read()).toBe('4.5');
  for (const wallet of place.db.walletCodes) if (wallet.coin === 'MATIC') wallet.priceUsdt = '9';
  expect(await read()).toBe('4.5');
  expect(checkInvariants(place.db)).toEqual([]);
});

test('totals that are not what the ledger booked are complained of', () => {
  const { db } = bench();
  const row = [...db.recharges.values()].find(({ status, source }) => status === 2 && source === 2);
  if (!row) throw new Error('no voucher was credited');
  row.creditAmount = format(parse(row.creditAmount ?? '0') + parse('1'));
  expect(checkInvariants(db).join()).toContain('USDT, not');
});
