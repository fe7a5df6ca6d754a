import { beforeEach, expect, test } from 'vitest';
import type { stillOpen } from '@/contract/block/stillOpen';
import type { WireShape } from '@/contract/field/field';
import type { adjust } from '@/contract/finance/adjust';
import type { WireDetailOf, WireSummaryOf } from '@/contract/resource';
import type { AdjustRow } from '#mocks/adjust/store';
import { checkInvariants } from '#mocks/core/invariants';
import { addAdjust, adjustOf, cancelAdjust, reviewAdjust } from './adjusts';
import { memberOf, putMany } from './memberDesk';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';

const MEMBER = 70;
const reason = '异常登录核查';
const [PENDING, APPROVED, REJECTED, CANCELLED, ON_HOLD] = [1, 2, 3, 4, 5];

let place: Bench;
let maker: Operator;
let checker: Operator;
let risk: Operator;

beforeEach(async () => {
  place = bench();
  maker = await signedIn(place, 'finance01');
  checker = await signedIn(place, 'finance02');
  risk = await signedIn(place, 'risk001');
});

async function waiting(given: object = {}): Promise<AdjustRow> {
  const { data } = await addAdjust(maker, { memberId: MEMBER, ...given });
  return adjustOf(place, data?.id ?? 0);
}

const available = () => place.db.ledger.balance(MEMBER, 1, 'USDT').available;

const freeze = async (holdAll: 0 | 1) =>
  (await putMany(risk, 'freeze', [memberOf(place, MEMBER)], { reason, holdAll })).data;

const detail = async ({ id }: AdjustRow) =>
  (await checker.ask<WireDetailOf<typeof adjust>>('GET', `memberAssetAdjust/get?id=${id}`)).data;

const byStatus = async () =>
  (await checker.ask<WireSummaryOf<typeof adjust>>('GET', `memberAssetAdjust/summary?memberId=${MEMBER}`))
    .data.byStatus;

test('a freeze that holds all holds the adjustments that wait, says so before and after, and counts them', async () => {
  const row = await waiting();
  const { data: before } = await risk.ask<WireShape<typeof stillOpen>>(
    'GET',
    `member/previewFreeze?ids[]=${MEMBER}`,
  );
  expect(before.groups.find(({ kind }) => kind === 'adjust')?.states).toEqual([
    { status: PENDING, count: 1, usdtValue: '25.5', hold: 'chosen' },
  ]);
  const { [PENDING]: pending, [ON_HOLD]: held } = { ...(await byStatus()) };
  expect(await freeze(1)).toMatchObject({ held: expect.arrayContaining([row.adjustNo]) });
  expect(row.status).toBe(ON_HOLD);
  expect(await byStatus()).toMatchObject({ [PENDING]: (pending ?? 0) - 1, [ON_HOLD]: (held ?? 0) + 1 });
  expect((await detail(row)).history.at(-1)).toMatchObject({
    result: 'hold',
    operatorName: 'risk001',
    note: reason,
    diff: [{ field: 'status', before: '1', after: '5' }],
  });
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a freeze that leaves what waits leaves the adjustments', async () => {
  const row = await waiting();
  expect(await freeze(0)).toMatchObject({ held: expect.not.arrayContaining([row.adjustNo]) });
  expect(row.status).toBe(PENDING);
});

test('what is on hold is not approved, and stays so after the unfreeze until a reviewer releases it', async () => {
  const row = await waiting();
  const before = available();
  await freeze(1);
  await putMany(risk, 'unfreeze', [memberOf(place, MEMBER)], { reason });
  expect(row.status).toBe(ON_HOLD);
  expect((await reviewAdjust(checker, row)).code).toBe(40904);
  expect((await reviewAdjust(maker, row, { result: 'release' })).code).toBe(40903);
  expect((await reviewAdjust(checker, row, { result: 'release' })).code).toBe(0);
  expect(row.status).toBe(PENDING);
  expect(available()).toBe(before);
  expect((await reviewAdjust(checker, row)).code).toBe(0);
  expect(row.status).toBe(APPROVED);
  expect(available() - before).toBe(25_500_000_000_000_000_000n);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a reviewer puts one on hold; a first approval is forgotten with it', async () => {
  place.db.config.set('adjust.review.secondThreshold', '20');
  const row = await waiting();
  await reviewAdjust(risk, row);
  expect(row).toMatchObject({ status: PENDING, firstReviewer: 'risk001' });
  expect((await reviewAdjust(maker, row, { result: 'hold', remark: '等待资料' })).code).toBe(40903);
  expect((await reviewAdjust(checker, row, { result: 'hold', remark: '等待资料' })).code).toBe(0);
  expect(row).toMatchObject({ status: ON_HOLD, firstReviewer: '' });
  expect((await reviewAdjust(checker, row, { result: 'hold' })).code).toBe(40904);
});

test('on hold it is rejected by a reviewer, or taken back by its maker', async () => {
  const [one, other] = [await waiting(), await waiting({ amount: '3' })];
  await freeze(1);
  expect((await reviewAdjust(checker, one, { result: 'reject', remark: '资料不符要求' })).code).toBe(0);
  expect((await cancelAdjust(maker, other)).code).toBe(0);
  expect([one.status, other.status]).toEqual([REJECTED, CANCELLED]);
});

test('on hold it still counts against the cap of the day, and as the same request', async () => {
  const row = await waiting();
  await freeze(1);
  const query = new URLSearchParams({
    memberId: String(MEMBER),
    accountType: '1',
    coin: 'USDT',
    direction: '1',
    amount: '25.5',
  }).toString();
  const { data } = await maker.ask<WireShape<typeof adjust.calls.preview.answer>>(
    'GET',
    `memberAssetAdjust/preview?${query}`,
  );
  expect(data.doubles).toMatchObject([{ no: row.adjustNo, status: ON_HOLD }]);
  expect(data.daySum).toBe('51');
});
