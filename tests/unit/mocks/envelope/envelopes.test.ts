import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { runDueJobs } from '#mocks/core/jobs';
import { DAY, HOUR, stampOf } from '#mocks/core/time';
import { claimEnvelope } from '#mocks/envelope/claim';
import { bench, signedIn } from '../operator';
import { add, added, cancel, claimers, draft, phoneOf, review, rowOf } from './envelopes';

const place = bench();
const { db } = place;
const operations = await signedIn(place, 'operate01');
const finance = await signedIn(place, 'finance01');
const admin = await signedIn(place, 'admin');

test('sixty envelopes are seeded with 720 claims, five of them active and one waiting, and the books are sound', () => {
  const rows = [...db.envelopes.values()];
  expect(rows).toHaveLength(60);
  expect(db.envelopeClaims.size).toBe(720);
  expect(rows.filter(({ status }) => status === 1)).toHaveLength(5);
  expect(rows.filter(({ status }) => status === 0)).toMatchObject([
    { createdBy: 'operate01', memberId: null },
  ]);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(checkInvariants(db)).toEqual([]);
});

test('a small envelope of the platform is active at once, with a passcode that was made for it', async () => {
  const { code, data } = await add(place, operations);
  expect(code).toBe(0);
  expect(data).toMatchObject({ waits: false });
  expect(data.code).toMatch(/^[A-Z0-9]{8}$/);
  expect(data.envelopeNo).toMatch(/^HB20261120\d{8}$/);
  expect(rowOf(place, data)).toMatchObject({
    status: 1,
    memberId: null,
    createdBy: 'operate01',
    usdtValue: '60',
    claimedAmount: '0',
  });
});

test('one of 1,000 USDT waits for another operator, and nobody can claim it before', async () => {
  const row = await added(place, admin, { totalAmount: '1000', count: 10, code: 'BIGONE' });
  expect(row.status).toBe(0);
  const [member] = claimers(db);
  const claim = () =>
    claimEnvelope(db, { memberId: member?.id ?? 0, code: 'BIGONE', from: phoneOf({ id: 1 }) });
  expect(claim).toThrow('40400');
  expect((await review(admin, row, 'approve')).code).toBe(40903);
  expect((await review(finance, row, 'approve')).code).toBe(0);
  expect(row).toMatchObject({ status: 1, reviewerName: 'finance01' });
  expect(claim()).toMatchObject({ memberId: member?.id });
  expect((await review(finance, row, 'reject', '预算不足，驳回')).code).toBe(40904);
});

test('a rejection says why, is final, and is told in the history', async () => {
  const row = await added(place, admin, { totalAmount: '2000', count: 10 });
  expect((await review(finance, row, 'reject', '不行')).code).toBe(40001);
  expect((await review(finance, row, 'reject', '预算不足，驳回')).code).toBe(0);
  expect(row).toMatchObject({ status: 5, reviewRemark: '预算不足，驳回' });
  const { data } = await finance.ask<object>('GET', `redEnvelope/get?id=${row.id}`);
  expect(data).toMatchObject({
    history: [
      { result: 'add', operatorName: 'admin' },
      { result: 'reject', operatorName: 'finance01', note: '预算不足，驳回' },
    ],
  });
});

test('an approval that comes after the expiry is refused, and nothing is left but a rejection', async () => {
  const late = bench();
  const maker = await signedIn(late, 'admin');
  const row = await added(late, maker, { totalAmount: '1500', expireAt: stampOf(late.db.now() + HOUR) });
  late.wait(2 * HOUR);
  const checker = await signedIn(late, 'finance01');
  const { code, msg } = await review(checker, row, 'approve');
  expect(code).toBe(42207);
  expect(msg).toContain('已过期');
  expect((await review(checker, row, 'reject', '已经过期，驳回')).code).toBe(0);
});

test('what an operator hands out in parts waits as the whole would', async () => {
  const own = bench();
  const maker = await signedIn(own, 'admin');
  const rows = [];
  for (let turn = 0; turn < 6; turn++) rows.push(await added(own, maker, { totalAmount: '900', count: 6 }));
  // Nobody hands out more than 5,000 USDT a day alone.
  expect(rows.map(({ status }) => status)).toEqual([1, 1, 1, 1, 1, 0]);
  const [first] = rows;
  if (!first) throw new Error('nothing was sent');
  await cancel(maker, first);
  expect((await added(own, maker, { totalAmount: '900', count: 6 })).status).toBe(1);
});

test.each([
  ['a wrong password', { operPassword: 'wrong' }, 40301, undefined],
  ['no request id', { requestId: undefined }, 40000, 'requestId'],
  ['no parts', { count: 0 }, 40000, 'count'],
  ['2,001 parts', { count: 2001, totalAmount: '9000' }, 40000, 'count'],
  ['less than a unit for each', { count: 2000, totalAmount: '0.001' }, 40000, 'totalAmount'],
  ['too many decimals', { totalAmount: '1.1234567' }, 42203, 'totalAmount'],
  ['equal parts with a rest', { type: 2, totalAmount: '10', count: 3 }, 42203, 'totalAmount'],
  ['a maximum that cannot hold the whole', { maxPerClaim: '9' }, 40000, 'maxPerClaim'],
  ['a maximum with too many decimals', { maxPerClaim: '60.1234567' }, 42203, 'maxPerClaim'],
  ['an unknown coin', { coin: 'NOPE' }, 40000, 'coin'],
  ['a passcode of three characters', { code: 'ABC' }, 40000, 'code'],
  ['a passcode in small letters', { code: 'abcdef' }, 40000, 'code'],
  ['an exclusive one for nobody', { type: 3, count: 1 }, 40000, 'receiverId'],
  ['an exclusive one of two parts', { type: 3, count: 2, receiverId: 20 }, 40000, 'count'],
  ['a random one for one member', { receiverId: 20 }, 40000, 'receiverId'],
  ['an exclusive one for a closed member', { type: 3, count: 1, receiverId: 16 }, 40904, undefined],
  ['an unknown type', { type: 4 }, 40000, 'type'],
  ['an end before the start', { expireAt: stampOf(db.now() - HOUR) }, 40000, 'expireAt'],
  [
    'an end in the past',
    { startAt: stampOf(db.now() - DAY), expireAt: stampOf(db.now() - HOUR) },
    42207,
    'expireAt',
  ],
  ['more than thirty days', { expireAt: stampOf(db.now() + 31 * DAY) }, 40000, 'expireAt'],
])('%s is refused, and nothing is sent', async (_, own, code, field) => {
  const before = db.envelopes.size;
  const answer = await operations.send('POST', 'redEnvelope/add', {
    requestId: `refused-${Math.abs(code)}-${field ?? 'none'}`,
    ...draft(place, own),
  });
  const { code: found, data } = (await answer.json()) as { code: number; data: { fields?: object } | null };
  expect(found).toBe(code);
  if (field !== undefined) expect(Object.keys(data?.fields ?? {})).toEqual([field]);
  expect(db.envelopes.size).toBe(before);
});

test('no two envelopes that can be claimed, or may be later, have one passcode', async () => {
  const row = await added(place, admin, { code: 'ONLYONE' });
  expect((await add(place, admin, { code: 'ONLYONE' })).code).toBe(40905);
  await cancel(admin, row);
  expect((await add(place, admin, { code: 'ONLYONE' })).code).toBe(0);
});

test('the preview says what an envelope costs, what it waits for, and what would be refused', async () => {
  const wish = {
    type: '1',
    coin: 'USDT',
    totalAmount: '1200',
    count: '7',
    startAt: db.stamp(),
    expireAt: stampOf(db.now() + HOUR),
  };
  const ask = (own: Record<string, string>) =>
    admin.ask<object>('GET', `redEnvelope/preview?${new URLSearchParams({ ...wish, ...own }).toString()}`);
  expect((await ask({ maxPerClaim: '200' })).data).toMatchObject({
    usdtValue: '1200',
    average: '171.428571',
    decimals: 6,
    waits: true,
    tight: true,
    problems: [],
  });
  expect((await ask({ type: '2' })).data).toMatchObject({
    tight: false,
    problems: [{ field: 'totalAmount' }],
  });
});

test('cancelling keeps what was claimed and says why; the rest comes back', async () => {
  const row = await added(place, admin, { type: 2, totalAmount: '30', count: 3 });
  const [member] = claimers(db);
  claimEnvelope(db, { memberId: member?.id ?? 0, code: row.code, from: phoneOf({ id: 2 }) });
  expect((await cancel(finance, row)).code).toBe(40300);
  expect((await cancel(admin, { ...row, version: row.version + 1 })).code).toBe(40900);
  expect((await cancel(admin, row)).code).toBe(0);
  expect(row).toMatchObject({
    status: 4,
    claimedAmount: '10',
    refundAmount: '20',
    cancelReason: '活动提前结束',
  });
  expect((await cancel(admin, row)).code).toBe(40904);
});

test('at its expiry an envelope ends and its rest comes back', async () => {
  const row = await added(place, admin, { type: 2, totalAmount: '30', count: 3 });
  place.wait(24 * HOUR - 1000);
  runDueJobs(db);
  expect(row.status).toBe(1);
  place.wait(1000);
  runDueJobs(db);
  expect(row).toMatchObject({ status: 3, refundAmount: '30', endedAt: row.expireAt });
  expect(checkInvariants(db)).toEqual([]);
});
