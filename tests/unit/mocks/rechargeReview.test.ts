import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import type { RechargeDetail } from './recharges';
import type { BulkAnswer } from '@/api/types';
import { bench, requestId, signedIn } from './operator';
import { draft, review, rowOf, waiting } from './recharges';

const MINUTE = 60_000;

test('an approval books the amount less the fee, and leaves its trace everywhere', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const row = waiting(place, { fee: '1.5' });
  const before = place.db.ledger.balance(30, 1, 'USDT').available;
  const lines = place.db.operLogs.length;
  expect(await review(who, row, { result: 'approve' })).toMatchObject({
    code: 0,
    data: { success: [row.id], failed: [] },
  });
  expect(place.db.ledger.balance(30, 1, 'USDT').available - before).toBe(98_500000000000000000n);
  expect(row).toMatchObject({ status: 2, creditAmount: '98.5', reviewerName: 'finance01', version: 2 });
  const { data } = await who.ask<RechargeDetail>('GET', `memberRechargeLog/get?id=${row.id}`);
  expect(data.history.at(-1)).toMatchObject({ result: 'approve', operatorName: 'finance01', step: 1 });
  expect(data.ledger).toMatchObject([
    { bizType: 101, availableChange: '98.5', refNo: row.orderNo, operatorName: 'finance01' },
  ]);
  expect(place.db.operLogs.slice(lines)).toMatchObject([
    { businessType: 4, operName: 'finance01', targetText: row.orderNo, status: 1 },
  ]);
});

test('a second review answers 40901 with who and when', async () => {
  const place = bench();
  const [first, second] = [await signedIn(place, 'finance01'), await signedIn(place, 'risk001')];
  const row = waiting(place);
  await review(first, row, { result: 'approve' });
  const late = await review(second, row, { result: 'reject', rejectCode: 'other', remark: '重复提交的凭证' });
  expect(late).toMatchObject({
    code: 40901,
    msg: '该记录已由 finance01 审核，不能重复审核',
    data: { status: 2, reviewerName: 'finance01', reviewedAt: '2026-11-20 12:00:00' },
  });
});

test('of two reviewers at the same moment one wins', async () => {
  const place = bench();
  const [first, second] = [await signedIn(place, 'finance01'), await signedIn(place, 'finance02')];
  const row = waiting(place);
  const codes = (
    await Promise.all([review(first, row, { result: 'approve' }), review(second, row, { result: 'approve' })])
  ).map((answer) => answer.code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, 40901]);
  expect(place.db.ledger.lines.filter((line) => line.refNo === row.orderNo)).toHaveLength(1);
});

test('a record somebody else looks at is 40902 until his ten minutes are over', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const held = rowOf(place, 22);
  expect(await review(who, held, { result: 'approve' })).toMatchObject({
    code: 40902,
    msg: 'finance02 正在审核该记录',
  });
  place.wait(8 * MINUTE);
  expect((await review(who, held, { result: 'approve' })).code).toBe(0);
});

test('the maker may not decide about his own entry in any way, a colleague may', async () => {
  const place = bench();
  const [maker, colleague] = [await signedIn(place, 'finance01'), await signedIn(place, 'finance02')];
  const row = rowOf(place, 21);
  for (const result of ['approve', 'hold'] as const)
    expect((await review(maker, row, { result })).code).toBe(40903);
  expect((await review(maker, row, { result: 'reject', rejectCode: 'duplicate' })).code).toBe(40903);
  expect((await review(colleague, row, { result: 'approve' })).code).toBe(0);
  expect(place.db.ledger.lines.at(-1)).toMatchObject({ bizType: 102, refNo: row.orderNo });
});

test('above the threshold two different people have to approve one figure', async () => {
  const place = bench();
  const [first, second] = [await signedIn(place, 'finance01'), await signedIn(place, 'risk001')];
  const row = waiting(place, { amount: '26000', usdtValue: '26000' });
  expect(
    (await review(first, row, { result: 'approve', creditAmount: '25990', remark: '银行扣费' })).code,
  ).toBe(40001);
  expect(
    (await review(first, row, { result: 'approve', creditAmount: '25990', remark: '银行扣费已核' })).code,
  ).toBe(0);
  expect(row).toMatchObject({ status: 1, firstReviewer: 'finance01', creditAmount: null, version: 2 });
  const seen = await second.ask<RechargeDetail>('GET', `memberRechargeLog/get?id=${row.id}`);
  expect(seen.data).toMatchObject({ amount: '26000', proposedCredit: '25990', creditAmount: null });
  expect((await review(first, row, { result: 'approve' })).code).toBe(40903);
  expect((await review(second, row, { result: 'approve', creditAmount: '26000' })).code).toBe(40000);
  expect((await review(second, row, { result: 'approve' })).code).toBe(0);
  expect(row).toMatchObject({
    status: 2,
    firstReviewer: 'finance01',
    reviewerName: 'risk001',
    creditAmount: '25990',
  });
  const { data } = await first.ask<RechargeDetail>('GET', `memberRechargeLog/get?id=${row.id}`);
  expect(data.history.map((step) => step.step)).toEqual([1, 2]);
});

test('what counts is the larger of what it was worth when it was entered and what it is worth now', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const entered = { coin: 'MATIC', amount: '50000', usdtValue: '5' };
  const row = waiting(place, entered);
  expect((await review(who, row, { result: 'approve' })).code).toBe(0);
  expect(row).toMatchObject({ status: 1, firstReviewer: 'finance01' });
  for (const wallet of place.db.walletCodes) if (wallet.coin === 'MATIC') wallet.priceUsdt = '0.1';
  const dear = waiting(place, { ...entered, usdtValue: '27000' });
  expect((await review(who, dear, { result: 'approve' })).code).toBe(0);
  expect(dear).toMatchObject({ status: 1, firstReviewer: 'finance01' });
});

test('a corrected figure cannot lift a small voucher over the threshold unseen', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const row = waiting(place, { amount: '19900', usdtValue: '19900' });
  await review(who, row, { result: 'approve', creditAmount: '21000', remark: '会员补款核实' });
  expect(row).toMatchObject({ status: 1, firstReviewer: 'finance01' });
});

test('a hold or a new transaction takes a first approval back', async () => {
  const place = bench();
  const [first, second] = [await signedIn(place, 'finance01'), await signedIn(place, 'finance02')];
  const row = waiting(place, {
    amount: '30000',
    usdtValue: '30000',
    chain: 'TRX',
  });
  await review(first, row, { result: 'approve' });
  await review(second, row, { result: 'hold' });
  expect(row).toMatchObject({ status: 5, firstReviewer: '' });
  await review(second, row, { result: 'release' });
  await review(first, row, { result: 'approve' });
  expect(row.firstReviewer).toBe('finance01');
  const change = { id: row.id, version: row.version, remark: '', txHash: 'feed'.repeat(16) };
  expect((await second.ask('PUT', 'memberRechargeLog/edit', change)).code).toBe(0);
  expect(row.firstReviewer).toBe('');
});

test.each([
  ['more than 110 %', { creditAmount: '110.000001', remark: '会员多付款项' }, 42202],
  ['nothing', { creditAmount: '0', remark: '会员未付款项' }, 40000],
  ['too many decimals', { creditAmount: '99.1234567', remark: '银行扣费已核' }, 42203],
  ['a number instead of text', { creditAmount: 99, remark: '银行扣费已核' }, 40000],
  ['a corrected figure without a reason', { creditAmount: '99' }, 40001],
  ['a corrected figure with one', { creditAmount: '99', remark: '银行扣费已核' }, 0],
  ['the usual figure written out', { creditAmount: '100' }, 0],
])('crediting %s', async (_, body, code) => {
  const place = bench();
  const answer = await review(await signedIn(place, 'finance01'), waiting(place), {
    result: 'approve',
    ...body,
  });
  expect(answer.code).toBe(code);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('only a voucher can be credited with another figure', async () => {
  const place = bench();
  const row = waiting(place, { source: 1, channelId: null });
  const answer = await review(await signedIn(place, 'finance01'), row, {
    result: 'approve',
    creditAmount: '99',
    remark: '链上实收不同',
  });
  expect(answer.code).toBe(40000);
});

test.each([
  ['a rejection without a code', { result: 'reject' }, 40000],
  ['a rejection with an unknown code', { result: 'reject', rejectCode: 'nonsense' }, 40000],
  ['"other" without words', { result: 'reject', rejectCode: 'other', remark: '无' }, 40001],
  ['a rejection', { result: 'reject', rejectCode: 'notReceived' }, 0],
  ['releasing what is not held', { result: 'release' }, 40904],
  ['an unknown decision', { result: 'accept' }, 40000],
] as const)('%s', async (_, body, code) => {
  const place = bench();
  const row = waiting(place);
  expect((await review(await signedIn(place, 'finance01'), row, body)).code).toBe(code);
  expect(row.status).toBe(code === 0 ? 3 : 1);
});

test('a stale version is refused with the row as it is now', async () => {
  const place = bench();
  const row = waiting(place);
  const who = await signedIn(place, 'finance01');
  const answer = await review(who, row, { result: 'approve', versions: { [row.id]: 7 } });
  expect(answer).toMatchObject({ code: 40900, data: { current: { id: row.id, version: 1, status: 1 } } });
  expect((await review(who, row, { result: 'approve', versions: {} })).code).toBe(40900);
});

test.each([
  ['a closed member', { memberId: 16 }, 40904],
  ['a channel that was switched off', { channelId: 14 }, 40904],
] as const)('crediting %s is refused, rejecting is not', async (_, given, code) => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const row = waiting(place, given);
  expect((await review(who, row, { result: 'approve' })).code).toBe(code);
  expect((await review(who, row, { result: 'reject', rejectCode: 'notReceived' })).code).toBe(0);
});

test('one transaction is credited once', async () => {
  const place = bench();
  const credited = [...place.db.recharges.values()].find((row) => row.status === 2 && row.txHash);
  const row = waiting(place, {
    source: 1,
    channelId: null,
    chain: credited?.chain,
    txHash: credited?.txHash,
  });
  expect((await review(await signedIn(place, 'finance01'), row, { result: 'approve' })).code).toBe(40905);
});

test('the same request id gets the same answer and books once; another body with it is refused', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const row = waiting(place);
  const id = requestId();
  const first = await review(who, row, { result: 'approve', requestId: id });
  const again = await review(who, row, { result: 'approve', requestId: id });
  expect(again).toEqual(first);
  expect(place.db.ledger.lines.filter((line) => line.refNo === row.orderNo)).toHaveLength(1);
  expect(place.db.operLogs.filter((line) => line.targetText === row.orderNo)).toHaveLength(1);
  expect(
    (await review(who, row, { result: 'reject', rejectCode: 'other', remark: '改变主意了', requestId: id }))
      .code,
  ).toBe(40000);
  const body = draft();
  const added = await who.ask('POST', 'cwManage/chargeLogAdd', body);
  expect(await who.ask('POST', 'cwManage/chargeLogAdd', body)).toEqual(added);
  const guessed = await who.ask('POST', 'cwManage/chargeLogAdd', { ...body, operPassword: 'whatever' });
  expect(guessed.code).toBe(40301);
});

test('a refused request may be sent again under its id', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const body = draft();
  expect((await who.ask('POST', 'cwManage/chargeLogAdd', { ...body, operPassword: 'wrong' })).code).toBe(
    40301,
  );
  expect((await who.ask('POST', 'cwManage/chargeLogAdd', body)).code).toBe(0);
});

test('a bulk review tells per record, and never approves a flagged one', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const [plain, flagged, own] = [waiting(place), waiting(place, { riskFlags: ['R04'] }), rowOf(place, 21)];
  const rows = [plain, flagged, own];
  const body = {
    ids: [...rows.map((row) => row.id), 999_999],
    result: 'approve',
    remark: '',
    versions: Object.fromEntries(rows.map((row) => [row.id, row.version])),
    requestId: requestId(),
  };
  const { code, data } = await who.ask<BulkAnswer>('POST', 'cwManage/chargeLogReview', body);
  expect(code).toBe(0);
  expect(data.success).toEqual([plain.id]);
  expect(data.failed.map((item) => [item.id, item.code])).toEqual([
    [flagged.id, 42206],
    [21, 40903],
    [999_999, 40400],
  ]);
  expect(data.failed[0]?.msg).toContain('金额异常');
  const none = await who.ask<BulkAnswer>('POST', 'cwManage/chargeLogReview', {
    ...body,
    ids: [flagged.id, 21],
    requestId: requestId(),
  });
  expect(none).toMatchObject({
    code: 42206,
    data: { success: [], failed: [{ id: flagged.id }, { id: 21 }] },
  });
});

test('what a chain brings to a closed member is not credited, but waits for somebody to look at it', async () => {
  const place = bench();
  const row = waiting(place, {
    memberId: 16,
    source: 1,
    channelId: null,
    status: 0,
    requiredConfirmations: 6,
  });
  const who = await signedIn(place, 'finance01');
  await who.ask('GET', 'home/todo');
  place.wait(5 * MINUTE);
  await who.ask('GET', 'home/todo');
  expect(row).toMatchObject({ status: 1, confirmations: 6, creditedAt: null });
  expect((await review(who, row, { result: 'approve' })).code).toBe(40904);
});

test('more than fifty at once are refused', async () => {
  const place = bench();
  const ids = Array.from({ length: 51 }, (_, index) => index + 200);
  const body = { ids, result: 'hold', versions: {}, requestId: requestId() };
  expect(
    (await (await signedIn(place, 'finance01')).ask('POST', 'cwManage/chargeLogReview', body)).code,
  ).toBe(40000);
});

test('a transfer that was credited before is confirmed and waits', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const [known] = [...place.db.recharges.values()].filter(
    ({ status, txHash }) => status === 2 && txHash !== '',
  );
  const row = waiting(place, {
    source: 1,
    channelId: null,
    status: 0,
    chain: known?.chain,
    txHash: known?.txHash.toUpperCase(),
    requiredConfirmations: 2,
  });
  const { lines } = place.db.ledger;
  // The first look begins the wait, the second one ends it.
  await who.ask('POST', 'cwManage/chargeLogList', {});
  place.wait(10 * 60_000);
  await who.ask('POST', 'cwManage/chargeLogList', {});
  expect(row).toMatchObject({ status: 1, confirmations: 2, creditAmount: null });
  expect(lines.filter(({ refNo }) => refNo === row.orderNo)).toEqual([]);
  expect((await review(who, row, { result: 'approve' })).code).toBe(40905);
});
