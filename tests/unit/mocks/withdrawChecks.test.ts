import { beforeAll, expect, test } from 'vitest';
import { assess, checksOf, riskOf } from '#mocks/withdraw/checks';
import { checkInvariants } from '#mocks/core/invariants';
import type { Db } from '#mocks/core/db';
import { format, parse } from '#mocks/core/money';
import type { Lang } from '#mocks/core/refusal';
import type { Member, WithdrawRow } from '#mocks/core/rows';
import { DAY, HOUR, MINUTE, stampOf } from '#mocks/core/time';
import type { MemberSignIn } from '#mocks/member/profile/wire';
import { bench, NOON, signedIn } from './operator';
import type { Bench } from './operator';
import type { WithdrawCheck, WithdrawDetail } from './withdraws';
import { review, waiting, withdrawOf } from './withdraws';

let place: Bench;

beforeAll(() => {
  place = bench();
});

const checksFor = (db: Db, row: WithdrawRow, lang: Lang = 'zh-cn'): WithdrawCheck[] =>
  checksOf({ db, lang }, row);

const stateOf = (db: Db, row: WithdrawRow, code: string) =>
  checksFor(db, row).find((check) => check.code === code)?.level;

let taken = 0;

/** A member who has asked for nothing yet, with a million USDT and nothing against him. */
function newcomer(): Member {
  const { db } = place;
  const like = [...db.members.values()].find(({ id }) => id > 20);
  if (!like) throw new Error('there is no member');
  const ip = `100.64.0.${++taken}`;
  const member: Member = {
    ...like,
    id: db.nextId('newcomer') + 90_000,
    uid: String(10_090_000 + taken),
    account: `newcomer${taken}@example.com`,
    status: 1,
    kycLevel: 2,
    riskLevel: 1,
    canWithdraw: 1,
    withdrawLockUntil: null,
    registerIp: ip,
    lastLoginIp: ip,
  };
  db.members.set(member.id, member);
  signsIn(member, { at: stampOf(NOON - 3 * DAY) });
  book(member, 101, '1000000');
  return member;
}

/** Signs a member in, as he usually does unless told otherwise. */
function signsIn({ id: memberId, lastLoginIp: ip }: Member, given: Partial<MemberSignIn> = {}): void {
  const own = { deviceId: `dev-own-${memberId}`, device: 'iPhone 15', ok: 1 as const };
  place.db.memberSignIns.push({
    id: place.db.nextId('memberSignIn'),
    memberId,
    at: stampOf(NOON - HOUR),
    ip,
    ...own,
    ...given,
  });
}

function book({ id, uid }: Member, bizType: number, amount: string, at = NOON - HOUR): void {
  const line = { memberId: id, uid, accountType: 1, coin: 'USDT', refType: 'test', refNo: 'T1' };
  place.db.ledger.book({ ...line, bizType, available: parse(amount), at });
}

const asked = (member: Member, given: Partial<WithdrawRow> = {}) =>
  waiting(place, { memberId: member.id, ip: member.lastLoginIp, ...given });

/** Credited half an hour ago. */
function recharged({ id: memberId }: Member): void {
  const row = place.db.recharges.get(1);
  const credit = { memberId, creditedAt: stampOf(NOON - HOUR / 2), creditPrice: '1' };
  if (row) place.db.recharges.set(row.id, { ...row, ...credit });
}

const earlier =
  (count: number, given: Partial<WithdrawRow> = {}) =>
  (member: Member) => {
    for (let index = 0; index < count; index++)
      Object.assign(asked(member, { createdAt: stampOf(NOON - HOUR) }), given);
  };

/** Somebody signs in an hour ago with what the member is not known for. */
const thief =
  (given: Partial<MemberSignIn>) =>
  (member: Member): void => {
    signsIn(member, given);
    member.lastLoginIp = given.ip ?? member.lastLoginIp;
  };

const gainsAnd = (then: (member: Member) => void) => (member: Member) => {
  book(member, 606, '50');
  then(member);
};

/** A deal of so much, in USDT. */
function trade({ id: memberId }: Member, value: string, at = NOON - HOUR): void {
  const [deal] = place.db.deals;
  if (deal) place.db.deals.push({ ...deal, memberId, value, createdAt: stampOf(at) });
}

/** Trades as much as was recharged, at a moment. */
const tradesAfter = (at: number) => (member: Member) => {
  recharged(member);
  trade(member, '180000', at);
};

const nothing = () => undefined;
const SHARED = 'TFEEDsharedByFiveAccounts111111111';
const RIPPLE = { walletCode: 'XRP-XRP', toAddress: `rFEED${'1'.repeat(28)}` };

test.each<[code: string, level: string, set: (member: Member) => void, given: Partial<WithdrawRow>]>([
  ['W02', 'block', (member) => Object.assign(member, { canWithdraw: 0 }), {}],
  ['W02', 'block', (member) => Object.assign(member, { status: 2 }), {}],
  ['W02', 'block', (member) => Object.assign(member, { withdrawLockUntil: stampOf(NOON + 1000) }), {}],
  ['W02', 'pass', (member) => Object.assign(member, { withdrawLockUntil: stampOf(NOON - 1000) }), {}],
  ['W03', 'block', nothing, { toAddress: '0xfeed' }],
  ['W03', 'block', nothing, { ...RIPPLE, memo: '' }],
  ['W03', 'pass', nothing, { ...RIPPLE, memo: '77' }],
  ['W16', 'block', (member) => Object.assign(member, { memberType: 2 }), {}],
  ['W16', 'pass', (member) => Object.assign(member, { memberType: 3 }), {}],
  ['W04', 'block', nothing, { usdtValue: '500000.01' }],
  ['W04', 'pass', nothing, { usdtValue: '500000' }],
  ['W04', 'block', (member) => Object.assign(member, { kycLevel: 0 }), { usdtValue: '1000.01' }],
  ['W04', 'pass', (member) => Object.assign(member, { kycLevel: 0 }), { usdtValue: '1000' }],
  ['W05', 'warn', nothing, { addressUseCount: 0 }],
  ['W05', 'warn', nothing, { addressAgeHours: 23 }],
  ['W05', 'pass', nothing, { addressAgeHours: 24, addressUseCount: 1 }],
  ['W06', 'warn', nothing, {}],
  ['W06', 'pass', earlier(1, { status: 6 }), {}],
  ['W06', 'warn', earlier(1, { status: 6, completedAt: stampOf(NOON + MINUTE) }), {}],
  ['W07', 'warn', nothing, { ip: '198.51.100.250' }],
  ['W07', 'pass', nothing, {}],
  ['W07', 'warn', thief({ ip: '203.0.113.9' }), { ip: '203.0.113.9' }],
  ['W07', 'warn', thief({ deviceId: 'dev-thief' }), {}],
  ['W07', 'warn', thief({ ip: '198.51.100.250' }), {}],
  ['W07', 'pass', thief({ deviceId: 'dev-thief', ok: 0 }), {}],
  ['W07', 'pass', thief({ deviceId: 'dev-second', at: stampOf(NOON - 25 * HOUR) }), {}],
  ['W07', 'pass', thief({ deviceId: 'dev-later', at: stampOf(NOON + MINUTE) }), {}],
  ['W08', 'warn', recharged, {}],
  ['W08', 'pass', nothing, {}],
  ['W08', 'pass', tradesAfter(NOON - 10 * MINUTE), {}],
  ['W08', 'warn', tradesAfter(NOON + MINUTE), {}],
  ['W09', 'warn', nothing, { toAddress: SHARED }],
  ['W10', 'warn', nothing, { usdtValue: '1000.01' }],
  ['W10', 'pass', nothing, { usdtValue: '1000' }],
  ['W11', 'warn', (member) => book(member, 606, '50'), {}],
  ['W11', 'pass', nothing, {}],
  ['W12', 'warn', nothing, { toAddress: SHARED }],
  ['W12', 'pass', nothing, {}],
  ['W14', 'warn', earlier(3), {}],
  ['W14', 'pass', earlier(2), {}],
  ['W11', 'pass', gainsAnd((member) => trade(member, '250')), {}],
  ['W11', 'warn', gainsAnd((member) => trade(member, '249')), {}],
  ['W11', 'warn', gainsAnd((member) => book(member, 305, '-250')), {}],
  ['W11', 'warn', gainsAnd((member) => trade(member, '250', NOON + 1000)), {}],
  ['W11', 'pass', (member) => book(member, 606, '50', NOON + 1000), {}],
  ['W11', 'pass', gainsAnd((member) => book(member, 608, '-50')), {}],
  ['W15', 'warn', (member) => book(member, 303, '900'), {}],
  ['W15', 'pass', (member) => book(member, 502, '900'), {}],
  ['W15', 'pass', (member) => book(member, 303, '900', NOON - DAY - 1000), {}],
  ['W15', 'pass', (member) => book(member, 303, '900', NOON + 1000), {}],
  ['W15', 'pass', nothing, {}],
])('%s says %s (%#)', (code, level, set, given) => {
  const member = newcomer();
  const row = asked(member);
  set(member);
  Object.assign(row, given);
  expect(stateOf(place.db, row, code)).toBe(level);
});

test('W13 warns from 80 % of the hot wallet on', () => {
  const row = asked(newcomer());
  const hundredth =
    parse(place.db.walletCodes.find(({ walletCode }) => walletCode === row.walletCode)?.hotBalance ?? '0') /
    100n;
  Object.assign(row, { netAmount: format(hundredth * 80n) });
  expect(stateOf(place.db, row, 'W13')).toBe('warn');
  Object.assign(row, { netAmount: format(hundredth * 79n) });
  expect(stateOf(place.db, row, 'W13')).toBe('pass');
});

test('W01 blocks when the lines of an account do not add up to its balance', () => {
  const row = asked(newcomer());
  expect(stateOf(place.db, row, 'W01')).toBe('pass');
  const line = place.db.ledger.linesFor('withdraw', row.orderNo)[0];
  const { availableChange } = line ?? {};
  Object.assign(line ?? {}, { availableChange: '-0.5' });
  expect(stateOf(place.db, row, 'W01')).toBe('block');
  Object.assign(line ?? {}, { availableChange });
});

test('W03 blocks a blacklisted address, and what waits for it is on hold', async () => {
  const who = await signedIn(place, 'risk001');
  const row = withdrawOf(place, 8);
  const { data } = await who.ask<WithdrawDetail>('GET', 'memberWithdrawLog/get?id=8');
  const address = place.db.withdrawAddresses.get(Number(data.addressId ?? 0));
  const body = { id: address?.id, version: address?.version, reason: '确认为诈骗地址' };
  const sent = { ...body, operPassword: 'Demo1234', requestId: 'blacklist-0008' };
  expect((await who.ask('PUT', 'memberWithdrawAddress/blacklist', sent)).code).toBe(0);
  expect(row.status).toBe(10);
  expect(stateOf(place.db, row, 'W03')).toBe('block');
});

test('the score is the sum of the warnings, at most 100, and 100 as soon as one blocks', () => {
  const row = asked(newcomer());
  expect(assess(place.db, row)).toEqual({ riskScore: 10, riskFlags: ['W06'], blocks: [] });
  row.addressUseCount = 0;
  expect(assess(place.db, row)).toEqual({ riskScore: 30, riskFlags: ['W05', 'W06'], blocks: [] });
  row.toAddress = 'nowhere';
  expect(assess(place.db, row)).toMatchObject({ riskScore: 100, blocks: ['W03'] });
});

test('an override turns blocks into warnings that say who lifted them', () => {
  const row = { ...withdrawOf(place, 7) };
  row.override = { by: 'admin', at: place.db.stamp(), reason: '已电话核实本人', rules: ['W02'] };
  expect(assess(place.db, row).blocks).toEqual([]);
  expect(checksFor(place.db, row, 'en').find(({ code }) => code === 'W02')).toMatchObject({
    level: 'warn',
    weight: 100,
    evidence: expect.stringContaining('Overridden by admin: 已电话核实本人'),
  });
});

test('an override lifts what blocked when it was given, and nothing that came later', () => {
  const row = { ...withdrawOf(place, 7), toAddress: 'nowhere' };
  row.override = { by: 'admin', at: place.db.stamp(), reason: '已电话核实本人', rules: ['W02'] };
  expect(assess(place.db, row).blocks).toEqual(['W03']);
});

test.each([
  ['at high risk', { riskLevel: 3 }, 'warn'],
  ['frozen', { status: 2 }, 'warn'],
  ['in order', {}, 'pass'],
] as const)('W12 knows a member on the same device who is %s', (_, given, level) => {
  const { db } = place;
  const member = newcomer();
  const row = asked(member);
  const other = newcomer();
  Object.assign(other, given);
  const [signIn] = db.memberSignIns;
  if (!signIn) throw new Error('nobody has signed in');
  for (const { id: memberId } of [member, other]) {
    db.memberSignIns.push({ ...signIn, memberId, deviceId: `shared-${member.id}` });
  }
  expect(stateOf(db, row, 'W12')).toBe(level);
});

test.each([
  [1, []],
  [2, ['W09', 'W12']],
  [7, ['W02']],
  [8, ['W08']],
])('the story of withdraw %i shows its flags', (id, flags) => {
  const fresh = bench();
  expect(riskOf(fresh.db, withdrawOf(fresh, id)).riskFlags).toEqual(expect.arrayContaining(flags));
});

test('the checks come with figures and links, in the language of the call', async () => {
  const who = await signedIn(place, 'service01');
  const ask = (language: string) =>
    who.ask<WithdrawCheck[]>('GET', 'memberWithdrawLog/checks?id=8', undefined, {
      'accept-language': language,
    });
  const { data } = await ask('en');
  expect(data.map(({ code }) => code)).toEqual(
    [1, 2, 3, 4, 16, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((n) => `W${String(n).padStart(2, '0')}`),
  );
  const fast = data.find(({ code }) => code === 'W08');
  expect(fast).toMatchObject({ level: 'warn', weight: 25 });
  expect(fast?.evidence).toMatch(
    /^Recharged 3,000 USDT \d+ min before the request, turnover in between 0 USDT$/,
  );
  expect(fast?.rows[0]?.link).toEqual({
    view: 'finance/recharge/index',
    params: { orderNo: expect.stringMatching(/^R\d+$/) },
  });
  for (const language of ['zh-cn', 'en', 'zh-tw']) {
    for (const { evidence } of (await ask(language)).data) expect(evidence).not.toMatch(/[{}]|undefined/);
  }
});

test('who belongs to a member is refused the checks, of his own team as well', async () => {
  const mine = [...place.db.withdraws.values()].find(
    ({ memberId }) => place.db.members.get(memberId)?.teamPath.startsWith('/15/') === true,
  );
  const agent = await signedIn(place, 'agent01');
  expect((await agent.ask('GET', `memberWithdrawLog/get?id=${mine?.id}`)).code).toBe(0);
  expect((await agent.ask('GET', `memberWithdrawLog/checks?id=${mine?.id}`)).code).toBe(40300);
});

test('members of whom nothing is known are not linked by it', () => {
  const { db } = place;
  const [member, other] = [newcomer(), newcomer()];
  for (const one of [member, other]) Object.assign(one, { registerIp: '', lastLoginIp: '' });
  Object.assign(other, { status: 2 });
  for (const one of [member, other]) signsIn(one, { ip: '', deviceId: '' });
  expect(stateOf(db, asked(member, { ip: '' }), 'W12')).toBe('pass');
});

test('limits and points are those of the settings', async () => {
  const own = bench();
  const row = withdrawOf(own, 8);
  expect(assess(own.db, row)).toMatchObject({ riskScore: 55, riskFlags: ['W05', 'W06', 'W08'] });
  own.db.config.set('risk.weights', '{"W06":1,"W08":2}');
  expect(assess(own.db, row).riskScore).toBe(3);
  const who = await signedIn(own, 'risk001');
  const { data } = await who.ask<WithdrawCheck[]>('GET', 'memberWithdrawLog/checks?id=8');
  expect(data.find(({ code }) => code === 'W08')).toMatchObject({ level: 'warn', weight: 2 });
  own.db.config.set('kyc.limit.day', '{"1":"2899"}');
  expect(assess(own.db, row).blocks).toEqual(['W04']);
});

test('reading changes nothing; what the checks said stays with the decision', async () => {
  const own = bench();
  const who = await signedIn(own, 'finance01');
  const row = withdrawOf(own, 2);
  const before = structuredClone(own.db.withdraws);
  const query = { orderNo: row.orderNo };
  const { data } = await who.ask<{ list: { riskScore: number; riskFlags: string[] }[] }>(
    'POST',
    'cwManage/withdrawLogList',
    query,
  );
  expect(data.list[0]).toMatchObject({ riskScore: 80, riskFlags: ['W06', 'W09', 'W11', 'W12'] });
  for (const path of ['memberWithdrawLog/get?id=2', 'home/todo'])
    expect((await who.ask('GET', path)).code).toBe(0);
  for (const asked of [{ sort: 'riskiest' }, { question: { orderBy: 'riskScore desc' } }])
    expect((await who.ask('POST', 'review/next', { kind: 'withdraw', ...asked })).code).toBe(0);
  expect(new Map(own.db.withdraws)).toEqual(before);
  const verdict = { result: 'reject', rejectCode: 'risk', remark: '多账号共用地址' };
  expect((await review(who, row, verdict)).code).toBe(0);
  expect(row).toMatchObject({ status: 7, riskScore: 80, riskFlags: ['W06', 'W09', 'W11', 'W12'] });
  const frozen = own.db.members.get(2);
  if (frozen) frozen.canWithdraw = 0;
  expect(riskOf(own.db, row)).toMatchObject({ riskScore: 80 });
});

test('a member who is restricted while a request waits is flagged at the next look', async () => {
  const own = bench();
  const who = await signedIn(own, 'risk001');
  const row = withdrawOf(own, 8);
  const list = () =>
    who.ask<{ list: { riskScore: number }[] }>('POST', 'cwManage/withdrawLogList', { orderNo: row.orderNo });
  expect((await list()).data.list[0]?.riskScore).toBe(55);
  const member = own.db.members.get(8);
  const may = { canLogin: 1, canTrade: 1, canWithdraw: 0, canTransfer: 1, reason: '等待补充资料' };
  const sent = { id: 8, version: member?.version, ...may };
  expect((await who.ask('PUT', 'member/setPermission', sent)).code).toBe(0);
  expect((await list()).data.list[0]?.riskScore).toBe(100);
});

test('what was decided in the past carries the score of its request', () => {
  const { db } = bench();
  const decided = [...db.withdraws.values()].filter(({ status }) => status === 6);
  expect(decided.some(({ riskFlags }) => riskFlags.includes('W09'))).toBe(true);
  for (const row of decided) {
    expect(row.riskFlags.includes('W05')).toBe(row.addressAgeHours < 24 || row.addressUseCount === 0);
    if (row.riskScore >= 60) expect(row.secondReviewer).not.toBe('');
  }
  expect(checkInvariants(db)).toEqual([]);
});
