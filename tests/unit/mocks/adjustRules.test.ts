import { expect, test } from 'vitest';
import type { OperLogLine } from '@/contract/system/operLog';
import type { Page } from '@/api/types';
import type { adjust } from '@/contract/finance/adjust';
import type { WireShape } from '@/contract/field/field';
import type { WireSummaryOf } from '@/contract/resource';
import { checkInvariants } from '#mocks/core/invariants';
import {
  addAdjust,
  adjustDraft,
  adjustOf,
  cancelAdjust,
  importAdjusts,
  importLine,
  reviewAdjust,
} from './adjusts';
import { bench, operator, signedIn } from './operator';

const place = bench();
const { db } = place;
const admin = await signedIn(place, 'admin');
const finance01 = await signedIn(place, 'finance01');
const finance02 = await signedIn(place, 'finance02');
const service01 = await signedIn(place, 'service01');

const available = (memberId: number, coin = 'USDT') => db.ledger.balance(memberId, 1, coin).available;
const usdt = (whole: number) => BigInt(whole) * 10n ** 18n;

test('seventy adjustments are seeded, four wait, and the books are sound', () => {
  expect(db.adjusts.size).toBe(70);
  expect([...db.adjusts.values()].filter((row) => row.status === 1)).toHaveLength(4);
  expect(new Set([...db.adjusts.values()].map((row) => row.status))).toEqual(new Set([1, 2, 3, 4]));
  expect([...new Set(db.ledger.lines.map((line) => line.bizType))]).toEqual(
    expect.arrayContaining([701, 702, 703, 704]),
  );
  expect(checkInvariants(db)).toEqual([]);
});

test('a request changes nothing until somebody else approves it; then ledger, balance and history agree', async () => {
  const before = available(8);
  const { code, data } = await addAdjust(finance01);
  expect(code).toBe(0);
  const row = adjustOf(place, data?.id ?? 0);
  expect(row.adjustNo).toMatch(/^A20261120\d{8}$/);
  expect(available(8)).toBe(before);
  expect((await reviewAdjust(finance01, row)).code).toBe(40903);
  expect((await reviewAdjust(finance02, row)).code).toBe(0);
  expect(available(8) - before).toBe(25_500_000_000_000_000_000n);
  expect(db.ledger.lines.at(-1)).toMatchObject({
    bizType: 701,
    availableChange: '25.5',
    operatorName: 'finance02',
    refType: 'adjust',
    refNo: row.adjustNo,
  });
  expect(row).toMatchObject({ status: 2, reviewerName: 'finance02' });
  const { data: detail } = await finance01.ask<object>('GET', `memberAssetAdjust/get?id=${row.id}`);
  expect(detail).toMatchObject({
    history: [
      { result: 'create', operatorName: 'finance01' },
      { result: 'approve', operatorName: 'finance02' },
    ],
    ledger: [{ bizType: 701 }],
  });
  expect((await reviewAdjust(finance02, row)).code).toBe(40901);
});

test.each([
  ['a wrong password', { operPassword: 'wrong' }, 40301],
  ['no password', { operPassword: undefined }, 40000],
  ['no request id', { requestId: undefined }, 40000],
  ['a JSON number as amount', { amount: 100 }, 40000],
  ['zero', { amount: '0' }, 40000],
  ['an exponent', { amount: '1e3' }, 40000],
  ['too many decimals', { amount: '1.1234567' }, 42203],
  ['a reason of nine characters', { reason: '补偿会员损失金额吧' }, 40001],
  ['a reason of blanks', { reason: ' '.repeat(20) }, 40001],
  ['a reason of 501 characters', { reason: '长'.repeat(501) }, 40000],
  ['more than the role may', { amount: '20000.01' }, 42205],
  ['a debit of more than there is', { direction: 2, amount: '19000' }, 42201],
  ['a freeze of more than there is', { direction: 3, amount: '19000' }, 42201],
  ['an unfreezing of what nobody froze by hand', { direction: 4, amount: '1' }, 42201],
  ['an unknown direction', { direction: 5 }, 40000],
  ['an unknown account', { accountType: 9 }, 40000],
  ['an unknown category', { category: 'because' }, 40000],
  ['an unknown coin', { coin: 'NOPE' }, 40000],
  ['a reference to nothing', { refNo: 'R2026112099999999' }, 40000],
  ['six files', { attachments: ['a', 'b', 'c', 'd', 'e', 'f'] }, 40000],
  ['a closed member', { memberId: 16 }, 40904],
  ['an unknown member', { memberId: 99_999 }, 40400],
])('a request with %s is refused and makes nothing', async (_, given, code) => {
  const before = db.adjusts.size;
  expect((await addAdjust(finance02, given)).code).toBe(code);
  expect(db.adjusts.size).toBe(before);
});

test('C78 one request id makes one adjustment', async () => {
  const body = adjustDraft();
  const before = db.adjusts.size;
  const first = await finance01.ask('POST', 'memberAssetAdjust/add', body);
  expect(await finance01.ask('POST', 'memberAssetAdjust/add', body)).toEqual(first);
  expect(db.adjusts.size - before).toBe(1);
});

test('a reference to something in the books is kept', async () => {
  const refNo = [...db.recharges.values()][0]?.orderNo ?? '';
  const { data } = await addAdjust(finance01, { refNo });
  expect(adjustOf(place, data?.id ?? 0).refNo).toBe(refNo);
});

test('customer service asks for 500 USDT a day at most, however it is divided, and decides about nothing', async () => {
  // 50 USDT were asked for this morning.
  expect(await addAdjust(service01, { amount: '450.000001' })).toMatchObject({
    code: 42205,
    msg: expect.stringContaining('450 USDT'),
  });
  expect((await addAdjust(service01, { amount: '449' })).code).toBe(0);
  expect((await addAdjust(service01, { amount: '449' })).code).toBe(42205);
  const { code, data } = await addAdjust(service01, { amount: '1' });
  expect(code).toBe(0);
  expect((await addAdjust(service01, { amount: '0.000001' })).code).toBe(42205);
  expect((await reviewAdjust(service01, adjustOf(place, 2))).code).toBe(40300);
  expect((await cancelAdjust(service01, adjustOf(place, data?.id ?? 0))).code).toBe(40300);
  expect((await importAdjusts(service01, [importLine(2)])).code).toBe(40300);
});

test('what a debit or freeze takes is checked again when it is approved', async () => {
  const all = Number(available(10) / usdt(1));
  const credit = await addAdjust(finance01, { direction: 1, memberId: 10, amount: '100' });
  await reviewAdjust(finance02, adjustOf(place, credit.data?.id ?? 0));
  const one = await addAdjust(finance01, { direction: 2, memberId: 10, amount: String(all + 60) });
  const two = await addAdjust(finance01, { direction: 3, memberId: 10, amount: String(all + 60) });
  const [first, second] = [adjustOf(place, one.data?.id ?? 0), adjustOf(place, two.data?.id ?? 0)];
  expect((await reviewAdjust(finance02, first)).code).toBe(0);
  expect((await reviewAdjust(finance02, second)).code).toBe(42201);
  expect(second.status).toBe(1);
  expect((await reviewAdjust(finance02, second, { result: 'reject', remark: '短' })).code).toBe(40001);
  expect((await reviewAdjust(finance02, second, { result: 'reject', remark: '余额不足无法冻结' })).code).toBe(
    0,
  );
  expect(second).toMatchObject({ status: 3, reviewerName: 'finance02' });
});

test('what was frozen by hand is released as far as it was frozen', async () => {
  const freeze = await addAdjust(finance01, { direction: 3, memberId: 12, amount: '70' });
  await reviewAdjust(finance02, adjustOf(place, freeze.data?.id ?? 0));
  expect((await addAdjust(finance01, { direction: 4, memberId: 12, amount: '70.000001' })).code).toBe(42201);
  const { data: before } = await finance01.ask<WireShape<typeof adjust.calls.preview.answer>>(
    'GET',
    'memberAssetAdjust/preview?memberId=12&accountType=1&coin=USDT&direction=4&amount=70',
  );
  expect(before).toMatchObject({ uid: '10010012', manualFrozen: '70', possible: true });
  const release = await addAdjust(finance01, { direction: 4, memberId: 12, amount: '70' });
  expect((await reviewAdjust(finance02, adjustOf(place, release.data?.id ?? 0))).code).toBe(0);
  expect(db.ledger.lines.at(-1)).toMatchObject({
    bizType: 704,
    availableChange: '70',
    frozenChange: '-70',
    availableAfter: before.after,
  });
});

test('only the maker takes a request back, and only while it waits', async () => {
  const { data } = await addAdjust(finance01);
  const row = adjustOf(place, data?.id ?? 0);
  expect((await cancelAdjust(finance02, row)).code).toBe(40300);
  expect((await cancelAdjust(finance01, { ...row, version: 9 })).code).toBe(40900);
  expect((await cancelAdjust(finance01, row)).code).toBe(0);
  expect(row.status).toBe(4);
  expect((await cancelAdjust(finance01, row)).code).toBe(40904);
  expect((await reviewAdjust(finance02, row)).code).toBe(40904);
});

test('a request somebody else looks at is neither decided nor taken back', async () => {
  const { data } = await addAdjust(finance01);
  const row = adjustOf(place, data?.id ?? 0);
  const risk = await signedIn(place, 'risk001');
  const claim = { kind: 'adjust', id: row.id };
  expect((await risk.ask('POST', 'review/claim', claim)).code).toBe(0);
  expect((await reviewAdjust(finance02, row)).code).toBe(40902);
  expect((await cancelAdjust(finance01, row)).code).toBe(40902);
  expect((await reviewAdjust(risk, { ...row, version: 7 })).code).toBe(40900);
  expect((await reviewAdjust(risk, row, { operPassword: 'nope' })).code).toBe(40301);
  expect((await reviewAdjust(risk, row)).code).toBe(0);
});

test('the queue leaves out what one has asked for oneself', async () => {
  const { data } = await finance01.ask<{ id: number }>('POST', 'review/next', { kind: 'adjust' });
  expect(adjustOf(place, data.id).createdBy).not.toBe('finance01');
});

test('five wrong passwords lock the step-up', async () => {
  const own = bench();
  const who = await signedIn(own, 'finance01');
  const codes = [];
  for (let turn = 0; turn < 5; turn++) codes.push((await addAdjust(who, { operPassword: 'no' })).code);
  expect(codes).toEqual([40301, 40301, 40301, 40301, 40302]);
});

test('who belongs to a member adjusts nobody, and sees no effect on the member himself', async () => {
  const own = bench();
  const bound = [...own.db.users.values()].find(({ userName }) => userName === 'finance02');
  Object.assign(bound ?? {}, { bindMemberId: '10010015' });
  const who = await signedIn(own, 'finance02');
  const follower = [...own.db.members.values()].find(({ parentId }) => parentId === 15);
  for (const memberId of [15, follower?.id, 8]) expect((await addAdjust(who, { memberId })).code).toBe(40300);
  const effect = async (memberId: number | undefined) =>
    (
      await who.ask(
        'GET',
        `memberAssetAdjust/preview?memberId=${memberId}&accountType=1&coin=USDT&direction=1&amount=5`,
      )
    ).code;
  expect(await effect(15)).toBe(40303);
  expect(await effect(follower?.id)).toBe(40300);
  expect(await effect(8)).toBe(40400);
});

test('an import makes one request a line under one number, and says what is wrong with the others', async () => {
  const before = db.adjusts.size;
  const { code, data } = await importAdjusts(finance01, [
    importLine(2),
    importLine(3, { uid: '99999999' }),
    importLine(4, { amount: '1,000' }),
    importLine(5, { account: '资金账户', direction: 'Credit', coin: 'eth', amount: '0.000000000000000001' }),
    importLine(6, { reason: '太短' }),
    importLine(7, { account: '火星' }),
  ]);
  expect(code).toBe(0);
  expect(data).toMatchObject({
    created: 2,
    failed: [
      { line: 3, code: 40000 },
      { line: 4, code: 40000 },
      { line: 6, code: 40001 },
      { line: 7, code: 40000 },
    ],
  });
  expect(db.adjusts.size - before).toBe(2);
  const made = [...db.adjusts.values()].filter(({ batchNo }) => batchNo === data.batchNo);
  expect(made.map(({ amount }) => amount)).toEqual(['2.5', '0.000000000000000001']);
  expect(made.every(({ createdBy, status }) => createdBy === 'finance01' && status === 1)).toBe(true);

  const log = (
    await admin.ask<Page<OperLogLine>>('GET', 'operLog/list?status=1&operUrl=memberAssetAdjust/import')
  ).data;
  expect(log.list.map(({ targetText }) => targetText).toSorted()).toEqual(
    [...made.map(({ adjustNo }) => adjustNo), `${data.batchNo} 2/6`].toSorted(),
  );
  for (const { id, memberId, adjustNo, reason } of made) {
    const { list } = (
      await admin.ask<Page<OperLogLine>>('GET', `operLog/list?memberId=${memberId}&targetId=${id}`)
    ).data;
    expect(list).toMatchObject([{ targetType: 'adjust', targetText: adjustNo, reason }]);
    expect(list[0]?.operParam).not.toContain('99999999');
  }
});

test('a code of numbers is a number, never the text of one', async () => {
  const { data } = await addAdjust(finance01, { accountType: 1, direction: 1 });
  expect(db.adjusts.get(Number(data?.id))).toMatchObject({ accountType: 1, direction: 1 });
  expect((await addAdjust(finance01, { accountType: '1' })).code).toBe(40000);
});

test.each([
  ['no line', [], {}, 40000],
  ['501 lines', Array.from({ length: 501 }, (_, line) => importLine(line)), {}, 40000],
  ['a wrong password', [importLine(2)], { operPassword: 'x' }, 40301],
  ['an unknown category', [importLine(2)], { category: 'because' }, 40000],
])('an import with %s makes nothing', async (_, rows, given, code) => {
  const before = db.adjusts.size;
  const answer = await importAdjusts(finance02, rows, given);
  expect(answer.code).toBe(code);
  if (code === 0) expect(answer.data).toMatchObject({ batchNo: '', created: 0, failed: [{ code: 40000 }] });
  expect(db.adjusts.size).toBe(before);
});

test('a cap counts the lines of an import, and what was rejected or cancelled no longer', async () => {
  const own = bench();
  const [maker, checker] = [await signedIn(own, 'finance02'), await signedIn(own, 'finance01')];
  const lines = ['9000', '8999', '8998'].map((amount, place) => importLine(place + 2, { amount }));
  const { data } = await importAdjusts(maker, lines);
  expect(data).toMatchObject({ created: 2, failed: [{ line: 4, code: 42205 }] });
  const [one, two] = [...own.db.adjusts.values()].filter(({ batchNo }) => batchNo === data.batchNo);
  if (!one || !two) throw new Error('nothing was imported');
  expect((await addAdjust(maker, { amount: '9000' })).code).toBe(42205);
  await reviewAdjust(checker, one, { result: 'reject', remark: '凭证不足，退回' });
  expect((await addAdjust(maker, { amount: '9000' })).code).toBe(0);
  await cancelAdjust(maker, two);
  expect((await addAdjust(maker, { amount: '9000' })).code).toBe(0);
  expect((await addAdjust(maker, { amount: '9000' })).code).toBe(42205);
});

test('a new day of the platform begins with the whole cap', async () => {
  const own = bench();
  const maker = await signedIn(own, 'service02');
  expect((await addAdjust(maker, { amount: '500' })).code).toBe(0);
  own.wait(11 * 3_600_000);
  expect((await addAdjust(maker, { amount: '1' })).code).toBe(42205);
  own.wait(3_600_000);
  expect((await addAdjust(await signedIn(own, 'service02'), { amount: '500' })).code).toBe(0);
});

test('the figures add up what was approved, by category and by maker', async () => {
  const { data } = await finance01.ask<WireSummaryOf<typeof adjust>>(
    'GET',
    'memberAssetAdjust/summary?status[]=1',
  );
  expect(data.byStatus['2']).toBe([...db.adjusts.values()].filter((row) => row.status === 2).length);
  const count = (list: { count: number }[]) => list.reduce((sum, one) => sum + one.count, 0);
  expect(count(data.byCategory)).toBe(data.byStatus['2']);
  expect(count(data.byOperator)).toBe(data.byStatus['2']);
  expect(data.byOperator.map(({ key }) => key)).toContain('service01');
});

test.each([
  ['auditor01', 'GET', 'memberAssetAdjust/list', 0],
  ['auditor01', 'GET', 'memberAssetAdjust/export', 0],
  ['auditor01', 'POST', 'memberAssetAdjust/add', 40300],
  ['auditor01', 'POST', 'memberAssetAdjust/review', 40300],
  ['auditor01', 'GET', 'memberAssetAdjust/preview', 40300],
  ['risk001', 'POST', 'memberAssetAdjust/add', 40300],
  ['risk001', 'GET', 'memberAssetAdjust/export', 40300],
  ['service01', 'GET', 'memberAssetAdjust/export', 40300],
  ['agent01', 'GET', 'memberAssetAdjust/list', 40300],
  ['operate01', 'GET', 'memberAssetAdjust/list', 40300],
  ['', 'GET', 'memberAssetAdjust/list', 401],
] as const)('%s calling %s %s gets %i', async (name, method, path, code) => {
  const who = name ? await signedIn(place, name) : operator(place.handlers);
  expect((await who.ask(method, path, method === 'POST' ? {} : undefined)).code).toBe(code);
});

test('the books are sound after all of this', () => {
  expect(checkInvariants(db)).toEqual([]);
});
