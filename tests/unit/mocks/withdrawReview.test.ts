import { beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import type { WithdrawDetail } from './withdraws';
import type { PendingCounts } from '@/api/types';
import { bench, requestId, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { act, review, tail, waiting, withdrawOf } from './withdraws';

let place: Bench;
let people: Record<'admin' | 'finance01' | 'finance02' | 'risk001' | 'service01' | 'agent01', Operator>;

beforeAll(async () => {
  place = bench();
  const of = (name: string) => signedIn(place, name);
  people = {
    admin: await of('admin'),
    finance01: await of('finance01'),
    finance02: await of('finance02'),
    risk001: await of('risk001'),
    service01: await of('service01'),
    agent01: await of('agent01'),
  };
});

const pending = async () =>
  (await people.admin.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 })).data
    .withdrawCount;

test('a small one needs one review: the count falls, history and log tell the story', async () => {
  const row = waiting(place);
  const count = await pending();
  expect((await review(people.finance01, row, { result: 'approve', remark: '已核对' })).code).toBe(0);
  expect(row).toMatchObject({ status: 3, firstReviewer: 'finance01', reviewedAt: place.db.stamp() });
  expect(await pending()).toBe(count - 1);
  const { data } = await people.admin.ask<WithdrawDetail>('GET', `memberWithdrawLog/get?id=${row.id}`);
  expect(data.history).toMatchObject([
    {
      result: 'approve',
      operatorName: 'finance01',
      note: '已核对',
      diff: [
        { field: 'status', before: '1', after: '3' },
        { field: 'firstReviewer', before: '', after: 'finance01' },
      ],
    },
  ]);
  expect(data.ledger).toMatchObject([{ bizType: 103, availableChange: '-100', frozenChange: '100' }]);
  expect(place.db.operLogs.at(-1)).toMatchObject({ targetType: 'withdraw', targetId: String(row.id) });
});

test('C83 a decided one answers 40901 with who and when', async () => {
  const row = waiting(place);
  await review(people.finance01, row, { result: 'approve' });
  expect(await review(people.risk001, row, { result: 'reject', rejectCode: 'risk' })).toMatchObject({
    code: 40901,
    msg: '该记录已由 finance01 审核，不能重复审核',
    data: { status: 3, reviewerName: 'finance01', reviewedAt: place.db.stamp() },
  });
});

test('C84 of two reviewers at the same moment one wins', async () => {
  const row = waiting(place);
  const answers = await Promise.all([
    review(people.finance01, row, { result: 'approve' }),
    review(people.finance02, row, { result: 'reject', rejectCode: 'risk' }),
  ]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 40901]);
});

test('C78 the same request twice is done once and answered twice', async () => {
  const row = waiting(place);
  const body = { result: 'reject', rejectCode: 'address', requestId: requestId() };
  expect((await review(people.finance01, row, body)).code).toBe(0);
  expect((await review(people.finance01, row, body)).code).toBe(0);
  expect(row).toMatchObject({ status: 7, rejectCode: 'address', version: 2 });
  const lines = place.db.ledger.lines.filter((line) => line.refNo === row.orderNo);
  expect(lines.map((line) => line.bizType)).toEqual([103, 104]);
});

test('from 10,000 USDT or a score of 60 on two different people approve', async () => {
  for (const given of [
    { amount: '10000', netAmount: '9999' },
    { ip: '198.51.100.9', addressUseCount: 0, toAddress: withdrawOf(place, 8).toAddress },
  ]) {
    const row = waiting(place, given);
    const addressTail = tail(row);
    expect((await review(people.finance01, row, { result: 'approve', addressTail })).code).toBe(0);
    expect(row).toMatchObject({ status: 2, firstReviewer: 'finance01', secondReviewer: '' });
    expect((await review(people.finance01, row, { result: 'approve' })).code).toBe(40903);
    expect((await review(people.risk001, row, { result: 'approve', addressTail: tail(row) })).code).toBe(0);
    expect(row).toMatchObject({ status: 3, secondReviewer: 'risk001' });
    await review(people.finance01, row, { result: 'return', remark: '地址需要再核实' });
    await review(people.finance01, row, { result: 'cancel', remark: '会员来电取消' });
  }
});

test.each([
  ['without the end of the address', undefined],
  ['with another end', 'abcdef'],
  ['with too little of it', '0003'],
])('from 10,000 USDT on an approval %s is refused and changes nothing', async (_, addressTail) => {
  const row = waiting(place, { amount: '10000', netAmount: '9999' });
  expect(await review(people.finance01, row, { result: 'approve', addressTail })).toMatchObject({
    code: 40000,
    data: { fields: { addressTail: expect.any(String) } },
  });
  expect(row).toMatchObject({ status: 1, version: 1, firstReviewer: '' });
  await review(people.finance01, row, { result: 'cancel', remark: '会员来电取消' });
});

test('10010001: 128,000 USDT in second review is beyond finance02, admin decides', async () => {
  const row = withdrawOf(place, 1);
  expect((await review(people.finance01, row, { result: 'approve' })).code).toBe(40903);
  expect((await review(people.finance02, row, { result: 'approve' })).code).toBe(40300);
  expect((await review(people.admin, row, { result: 'approve', addressTail: tail(row) })).code).toBe(0);
  expect(row).toMatchObject({ status: 3, firstReviewer: 'finance01', secondReviewer: 'admin' });
});

test('10010007: a lock blocks, an override needs a second person and leaves its trace', async () => {
  const row = withdrawOf(place, 7);
  expect(await review(people.finance01, row, { result: 'approve' })).toMatchObject({
    code: 42206,
    msg: '触发风控规则：账户受限',
  });
  expect((await act(people.finance01, row, 'withdrawLogOverride', {})).code).toBe(40300);
  expect((await act(people.admin, row, 'withdrawLogOverride', { operPassword: 'wrong' })).code).toBe(40301);
  expect((await act(people.admin, row, 'withdrawLogOverride', { reason: '短' })).code).toBe(40001);
  expect((await act(people.admin, row, 'withdrawLogOverride', {})).code).toBe(0);
  expect((await review(people.admin, row, { result: 'approve' })).code).toBe(40903);
  expect((await review(people.finance01, row, { result: 'approve' })).code).toBe(0);
  // The score still says that there was a block, so two people review.
  expect(row).toMatchObject({ status: 2, riskScore: 100, override: { by: 'admin' } });
  expect((await act(people.admin, waiting(place), 'withdrawLogOverride', {})).code).toBe(40904);
});

test('on hold, released by risk only, cancelled at the member’s request', async () => {
  const row = waiting(place);
  const before = place.db.ledger.balance(row.memberId, 1, 'USDT');
  const count = await pending();
  expect((await review(people.finance01, row, { result: 'hold', remark: '等待会员补充' })).code).toBe(0);
  expect(row.status).toBe(10);
  expect(await pending()).toBe(count - 1);
  expect((await review(people.finance01, row, { result: 'release' })).code).toBe(40300);
  expect((await review(people.risk001, row, { result: 'release' })).code).toBe(0);
  expect(await pending()).toBe(count);
  expect((await review(people.finance01, row, { result: 'cancel', remark: '会员来电取消' })).code).toBe(0);
  expect(row.status).toBe(9);
  const after = place.db.ledger.balance(row.memberId, 1, 'USDT');
  expect(after.frozen).toBe(before.frozen - 100n * 10n ** 18n);
  expect((await review(people.finance01, row, { result: 'approve' })).code).toBe(40904);
});

test('finance sends an approved one back, and it starts anew', async () => {
  const row = waiting(place);
  await review(people.finance01, row, { result: 'approve' });
  expect((await review(people.risk001, row, { result: 'return', remark: '地址需要再核实' })).code).toBe(
    40300,
  );
  expect((await review(people.finance02, row, { result: 'return', remark: '短' })).code).toBe(40001);
  expect((await review(people.finance02, row, { result: 'return', remark: '地址需要再核实' })).code).toBe(0);
  expect(row).toMatchObject({ status: 1, firstReviewer: '', reviewedAt: null });
});

test('a record somebody else looks at is 40902, an older version 40900 with the fresh row', async () => {
  const row = waiting(place);
  expect((await people.risk001.ask('POST', 'review/claim', { kind: 'withdraw', id: row.id })).code).toBe(0);
  expect(await review(people.finance01, row, { result: 'approve' })).toMatchObject({
    code: 40902,
    msg: 'risk001 正在审核该记录',
  });
  // A remark is for whoever reviews it, who keeps it and reads it before deciding.
  const edit = { id: row.id, version: 1, remark: '会员来电确认' };
  expect((await people.finance01.ask('PUT', 'memberWithdrawLog/edit', edit)).code).toBe(0);
  expect(row.claimBy).toBe('risk001');
  await people.risk001.ask('POST', 'review/release', { kind: 'withdraw', id: row.id });
  expect(await review(people.finance01, row, { result: 'approve', versions: { [row.id]: 1 } })).toMatchObject(
    {
      code: 40900,
      data: { current: { id: row.id, version: 2, remark: '会员来电确认' } },
    },
  );
});

test.each([
  ['a rejection without a code', { result: 'reject' }, 40000],
  ['an unknown reason', { result: 'reject', rejectCode: 'because' }, 40000],
  ['another reason without words', { result: 'reject', rejectCode: 'other', remark: '短' }, 40001],
  ['a hold without a reason', { result: 'hold' }, 40001],
  ['a cancellation without a reason', { result: 'cancel' }, 40001],
  ['a release of what is not on hold', { result: 'release' }, 40904],
  ['a return by whoever may not pay', { result: 'return', remark: '地址需要再核实' }, 40300],
  ['an unknown decision', { result: 'pay' }, 40000],
  ['no request id', { result: 'approve', requestId: '' }, 40000],
  ['a record that is not there', { id: 999_999, result: 'approve' }, 40400],
])('%s is refused and changes nothing', async (_, body, code) => {
  const row = waiting(place);
  expect((await review(people.risk001, row, body)).code).toBe(code);
  expect(row).toMatchObject({ status: 1, version: 1 });
});

test('who may not review is refused, and so is whoever is bound to a member', async () => {
  const row = waiting(place);
  for (const who of [people.service01, people.agent01]) {
    expect((await review(who, row, { result: 'approve' })).code).toBe(40300);
  }
});

test('several are approved only in one coin, of low risk and small, at most 20', async () => {
  const many = (ids: number[]) =>
    people.finance01.ask('POST', 'cwManage/withdrawLogReview', {
      ids,
      result: 'approve',
      versions: Object.fromEntries(ids.map((id) => [id, place.db.withdraws.get(id)?.version])),
      requestId: requestId(),
    });
  // The fourth request of a day warns (10), which is still low.
  const [one, two] = [waiting(place), waiting(place)];
  const risky = withdrawOf(place, 8);
  expect(await many([one.id, two.id, risky.id])).toMatchObject({
    code: 0,
    data: { success: [one.id, two.id], failed: [{ id: 8, code: 42206 }] },
  });
  const large = waiting(place, { amount: '10000', netAmount: '9999' });
  expect((await many([large.id])).code).toBe(42205);
  const ether = [...place.db.withdraws.values()].find((row) => row.coin !== 'USDT');
  expect((await many([large.id, ether?.id ?? 0])).code).toBe(40000);
  expect((await many(Array.from({ length: 21 }, (_, index) => index + 1))).code).toBe(40000);
});

test('after all of that the books are sound', () => {
  expect(checkInvariants(place.db)).toEqual([]);
});

test('what is approved is not cancelled: it goes back to the review first', async () => {
  const row = waiting(place);
  expect((await review(people.finance01, row, { result: 'approve' })).code).toBe(0);
  const cancelled = { result: 'cancel', remark: '会员来电取消' };
  expect((await review(people.finance01, row, cancelled)).code).toBe(40901);
  expect(row).toMatchObject({ status: 3 });
});
