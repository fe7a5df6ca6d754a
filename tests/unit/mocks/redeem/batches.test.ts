import { beforeEach, expect, test } from 'vitest';
import { isCodeText, maskedCode } from '@/contract/campaign/redeemCodeText';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { checkInvariants } from '#mocks/core/invariants';
import { DAY, stampOf } from '#mocks/core/time';
import { redeem } from '#mocks/redeem/redeem';
import { codesOf } from '#mocks/redeem/rows';
import type { Page } from '@/api/types';
import { bench, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';
import { batchAt, from, memberAt, nextCode, openBatch, wish } from './desk';

let place: Bench;
let maker: Operator;

beforeEach(async () => {
  place = bench();
  maker = await signedIn(place, 'operate01');
});

interface Added {
  id: number;
  batchNo: string;
  waits: boolean;
}

const add = (change: object = {}) => maker.ask<Added>('POST', 'redeemBatch/add', wish(place, change));

const about = (id: number) => ({ id, version: batchAt(place, id).version });

const signed = { operPassword: DEMO_PASSWORD };

test('a new batch is a draft with its codes, each of the length, the prefix and the check character asked for', async () => {
  const { data } = await add({ prefix: 'KV', codeLength: 14 });
  const batch = batchAt(place, data.id);
  expect(batch).toMatchObject({ status: 0, usdtValue: '100', waitsForSecond: 0, unusedCodes: 20 });
  const codes = codesOf(place.db, batch).map(({ code }) => code);
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) {
    expect(code).toMatch(/^KV.{12}$/);
    expect(isCodeText(code)).toBe(true);
  }
});

test('what a batch would be worth is told before it is made', async () => {
  const { rewardType, coin, amount } = wish(place);
  const body = { rewardType, coin, amount, codeCount: 100, usesPerCode: 3 };
  const { data } = await maker.ask('POST', 'redeemBatch/preview', body);
  expect(data).toMatchObject({ uses: 300, usdtValue: '1500', waits: true });
});

test.each([
  ['an end before its start', { endAt: '2026-01-01 00:00:00' }, 40000, 'endAt'],
  ['no amount', { amount: undefined }, 40000, 'amount'],
  ['a coin that there is none of', { coin: 'XYZ' }, 40000, 'coin'],
  ['a coupon that there is none of', { rewardType: 2, couponId: '999' }, 40000, 'couponId'],
  ['a prefix with letters that look like others', { prefix: 'OIL' }, 40000, 'prefix'],
  ['codes that could be guessed', { codeLength: 8, prefix: 'AB', codeCount: 100 }, 40000, 'codeLength'],
  ['more decimals than the coin has', { amount: '0.0000001' }, 42203, undefined],
])('a batch with %s is refused at the field', async (_, change, code, field) => {
  const answer = await add(change);
  expect(answer.code).toBe(code);
  if (field !== undefined) expect(answer.data).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('a batch whose end has passed is refused', async () => {
  const { db } = place;
  const dates = { startAt: stampOf(db.now() - 2 * DAY), endAt: stampOf(db.now() - DAY) };
  expect((await add(dates)).code).toBe(42207);
});

test('a large batch waits for another operator, who approves it, and its maker may not', async () => {
  const { data } = await add({ codeCount: 200 });
  expect(data.waits).toBe(true);
  const { id } = data;
  expect((await maker.ask('PUT', 'redeemBatch/setStatus', { ...about(id), status: 1 })).code).toBe(40904);
  const verdict = { result: 'approve', ...signed };
  expect((await maker.ask('POST', 'redeemBatch/review', { ...about(id), ...verdict })).code).toBe(40903);
  const second = await signedIn(place, 'finance01');
  const { data: todo } = await second.ask<{ kind: string; count: number; mine: number }[]>(
    'GET',
    'home/todo',
  );
  expect(todo.find(({ kind }) => kind === 'redeemBatch')).toMatchObject({ count: 2, mine: 2 });
  expect((await second.ask('POST', 'redeemBatch/review', { ...about(id), ...verdict })).code).toBe(0);
  expect(batchAt(place, id)).toMatchObject({ status: 1, waitsForSecond: 0, reviewerName: 'finance01' });
});

test('a rejected batch is void with its codes, and the rejection takes a reason', async () => {
  const { data } = await add({ codeCount: 200 });
  const second = await signedIn(place, 'finance01');
  const reject = (reason?: string) =>
    second.ask('POST', 'redeemBatch/review', { ...about(data.id), result: 'reject', reason, ...signed });
  expect((await reject()).code).toBe(40001);
  expect((await reject('渠道不符合要求')).code).toBe(0);
  expect(batchAt(place, data.id)).toMatchObject({ status: 4, unusedCodes: 0, handedOut: null });
});

/** Makes batches of 900 USDT each as an administrator, who may hand out 5,000 in a day. @returns them, and which wait */
async function several(count: number, chief: Operator) {
  const made: Added[] = [];
  for (let turn = 0; turn < count; turn += 1)
    made.push((await chief.ask<Added>('POST', 'redeemBatch/add', wish(place, { codeCount: 180 }))).data);
  return made;
}

test('what one operator hands out in a day in parts needs the second person that the whole needs', async () => {
  const made = await several(6, await signedIn(place, 'admin'));
  expect(made.map(({ waits }) => waits)).toEqual([false, false, false, false, false, true]);
});

test('drafts of an earlier day count on the day they are switched on, and wait beyond its limit', async () => {
  const drafts = await several(5, await signedIn(place, 'admin'));
  place.wait(DAY);
  const chief = await signedIn(place, 'admin');
  await several(1, chief);
  const answers: boolean[] = [];
  for (const { id } of drafts) {
    const body = { ...about(id), status: 1 };
    answers.push((await chief.ask<{ waits: boolean }>('PUT', 'redeemBatch/setStatus', body)).data.waits);
  }
  expect(answers).toEqual([false, false, false, false, true]);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a batch is paused, goes on, and ends with a reason; its codes that are left expire', async () => {
  const batch = await openBatch(place, maker);
  const to = (status: number, reason?: string) =>
    maker.ask('PUT', 'redeemBatch/setStatus', { ...about(batch.id), status, reason });
  expect((await to(2)).code).toBe(0);
  expect((await to(2)).code).toBe(40904);
  expect((await to(1)).code).toBe(0);
  expect((await to(3)).code).toBe(40001);
  expect((await to(3, '活动提前结束')).code).toBe(0);
  expect(batch).toMatchObject({ status: 3, unusedCodes: 0 });
});

test('the validity is only extended, with the own password', async () => {
  const batch = await openBatch(place, maker);
  const { batchName, startAt } = batch;
  const edit = (change: object) =>
    maker.ask('PUT', 'redeemBatch/edit', {
      ...about(batch.id),
      batchName,
      startAt,
      endAt: batch.endAt,
      ...change,
    });
  expect((await edit({ batchName: '新名称', ...signed })).code).toBe(0);
  expect(await edit({ endAt: stampOf(place.db.now() + DAY), ...signed })).toMatchObject({ code: 40000 });
  expect((await edit({ endAt: stampOf(place.db.now() + 20 * DAY) })).code).toBe(40000);
  expect((await edit({ endAt: stampOf(place.db.now() + 20 * DAY), ...signed })).code).toBe(0);
});

test('a void takes the codes that are left, says how many, and leaves what was redeemed', async () => {
  const batch = await openBatch(place, maker);
  redeem(place.db, { memberId: memberAt(place).id, code: nextCode(place, batch).code, ...from });
  const { data } = await maker.ask('PUT', 'redeemBatch/void', {
    ...about(batch.id),
    reason: '兑换码泄露',
    ...signed,
  });
  expect(data).toMatchObject({ voided: 19, used: 1 });
  expect(batch).toMatchObject({ status: 4, usedCount: 1, handedOut: { usdtValue: '5' } });
  expect(codesOf(place.db, batch).filter(({ status }) => status === 3)).toHaveLength(19);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('chosen codes are voided one by one, and those that are used up are told', async () => {
  const batch = await openBatch(place, maker);
  const used = nextCode(place, batch);
  redeem(place.db, { memberId: memberAt(place).id, code: used.code, ...from });
  const left = nextCode(place, batch);
  const versions = { [used.id]: used.version, [left.id]: left.version };
  const { data } = await maker.ask('PUT', 'redeemCode/void', {
    ids: [used.id, left.id],
    versions,
    reason: '发放对象有误',
  });
  expect(data).toMatchObject({ success: [left.id], failed: [{ id: used.id, code: 40904 }] });
  expect(batch.unusedCodes).toBe(18);
});

test('codes travel masked, are found whole, and are told by no part of them', async () => {
  const batch = await openBatch(place, maker);
  const { code } = nextCode(place, batch);
  const find = (text: string) => maker.ask<Page<{ code: string }>>('POST', 'redeemCode/list', { code: text });
  expect((await find(code.toLowerCase())).data.list).toMatchObject([{ code: maskedCode(code) }]);
  expect((await find(code.slice(0, 8))).data.total).toBe(0);
  const { data } = await maker.ask<{ title: string; sub: string }[]>('POST', 'common/search', {
    keyword: code,
  });
  expect(data).toMatchObject([{ kind: 'redeemBatch', title: batch.batchNo, sub: maskedCode(code) }]);
  const whole = JSON.stringify(await maker.ask('GET', `redeemCode/list?batchNo=${batch.batchNo}`));
  for (const one of codesOf(place.db, batch)) expect(whole).not.toContain(one.code);
});

test('codes are exported once, and again with a reason alone; the log counts them and has none', async () => {
  const batch = await openBatch(place, maker);
  const ask = (more: object = {}) =>
    maker.ask<{ codes: { code: string }[] }>('POST', 'redeemCode/export', {
      batchId: batch.id,
      ...signed,
      ...more,
    });
  expect((await ask({ operPassword: 'wrong' })).code).toBe(40301);
  const { data } = await ask();
  expect(data.codes.map(({ code }) => code)).toEqual(codesOf(place.db, batch).map(({ code }) => code));
  expect((await ask()).code).toBe(40904);
  expect((await ask({ again: 1 })).code).toBe(40001);
  expect((await ask({ again: 1, reason: '渠道方未收到' })).code).toBe(0);
  const lines = place.db.operLogs.filter(({ operUrl }) => operUrl.endsWith('redeemCode/export')).slice(-2);
  expect(lines.at(-1)).toMatchObject({ targetText: `${batch.batchNo} × 20`, reason: '渠道方未收到' });
  const logged = JSON.stringify(place.db.operLogs);
  for (const { code } of data.codes) expect(logged).not.toContain(code);
});

test('what was exported under a request id is not told to another operator', async () => {
  const batch = await openBatch(place, maker);
  const body = { batchId: batch.id, ...signed, requestId: 'export-once-1' };
  expect((await maker.ask('POST', 'redeemCode/export', body)).code).toBe(0);
  expect((await maker.ask('POST', 'redeemCode/export', body)).code).toBe(0);
  const other = await signedIn(place, 'admin');
  expect((await other.ask('POST', 'redeemCode/export', body)).code).toBe(40904);
});

test('a code is found by a member who redeemed it before the last one did', async () => {
  const batch = await openBatch(place, maker, { codeCount: 1, usesPerCode: 5 });
  const { id, code } = nextCode(place, batch);
  for (const at of [0, 1]) redeem(place.db, { memberId: memberAt(place, at).id, code, ...from });
  for (const at of [0, 1]) {
    const question = { memberId: String(memberAt(place, at).id), batchNo: batch.batchNo };
    const { data } = await maker.ask<Page<{ id: number }>>('POST', 'redeemCode/list', question);
    expect(data.list.map((row) => row.id)).toEqual([id]);
  }
});

test('a coupon as the reward is issued to whoever redeems, and books nothing', async () => {
  const coupon = [...place.db.coupons.values()].find(({ couponCode }) => couponCode === 'WELCOME3');
  const batch = await openBatch(place, maker, {
    rewardType: 2,
    couponId: String(coupon?.id),
    coin: undefined,
    amount: undefined,
  });
  const lines = place.db.ledger.lines.length;
  const member = [...place.db.members.values()].find(
    ({ id, status }) =>
      status === 1 && ![...place.db.memberCoupons.values()].some(({ memberId }) => memberId === id),
  );
  redeem(place.db, { memberId: member?.id ?? 0, code: nextCode(place, batch).code, ...from });
  expect(place.db.ledger.lines).toHaveLength(lines);
  expect([...place.db.memberCoupons.values()].at(-1)).toMatchObject({
    memberId: member?.id,
    refNo: batch.batchNo,
  });
  expect(batch).toMatchObject({ usedCount: 1, costUsdt: '3' });
});

test('figures count customers, by day and by channel', async () => {
  const { data } = await maker.ask<{
    usedCount: number;
    byDay: { count: number }[];
    byChannel: { channel: string; count: number }[];
  }>('GET', 'redeemBatch/summary');
  expect(data.byDay).toHaveLength(30);
  const uses = [...place.db.redeemUses.values()];
  expect(data.usedCount).toBe(uses.length);
  expect(data.byChannel.reduce((total, { count }) => total + count, 0)).toBe(uses.length);
  const batch = await openBatch(place, maker, { channel: '测试' });
  const demo = [...place.db.members.values()].find(
    ({ memberType, status }) => memberType === 2 && status === 1,
  );
  redeem(place.db, { memberId: demo?.id ?? 0, code: nextCode(place, batch).code, ...from });
  const after = await maker.ask<{ usedCount: number; notCounted: number }>('GET', 'redeemBatch/summary');
  expect(after.data).toMatchObject({ usedCount: uses.length, notCounted: 1 });
});
