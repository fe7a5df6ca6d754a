import { beforeAll, expect, test } from 'vitest';
import { assess, blocksOf, checksOf } from '#mocks/withdraw/checks';
import type { Db } from '#mocks/core/db';
import { parse } from '#mocks/core/money';
import type { Lang } from '#mocks/core/refusal';
import type { Member, WithdrawRow } from '#mocks/core/rows';
import { HOUR, stampOf } from '#mocks/core/time';
import { bench, NOON, signedIn } from './operator';
import type { Bench } from './operator';
import type { WithdrawCheck, WithdrawDetail } from './withdraws';
import { waiting, withdrawOf } from './withdraws';

let place: Bench;

beforeAll(() => {
  place = bench();
});

/** The checks as an operator reads them who sees every member. */
function checksFor(db: Db, row: WithdrawRow, lang: Lang = 'zh-cn'): WithdrawCheck[] {
  const [user] = db.users.values();
  return user ? checksOf({ db, lang, user, inScope: () => true }, row) : [];
}

const stateOf = (db: Db, row: WithdrawRow, code: string) =>
  checksFor(db, row).find((check) => check.code === code)?.level;

let taken = 0;

/** A member who has asked for nothing yet, with a million USDT and nothing against him. */
function newcomer(): Member {
  const { db } = place;
  const used = new Set([...db.recharges.values(), ...db.withdraws.values()].map((row) => row.memberId));
  const member = [...db.members.values()].find(({ id }) => id > 20 && !used.has(id));
  if (!member) throw new Error('nobody is left');
  const ip = `100.64.0.${++taken}`;
  Object.assign(member, {
    status: 1,
    kycLevel: 2,
    riskLevel: 1,
    canWithdraw: 1,
    withdrawLockUntil: null,
    registerIp: ip,
    lastLoginIp: ip,
  });
  book(member, 101, '1000000');
  return member;
}

function book({ id, uid }: Member, bizType: number, amount: string): void {
  const line = { memberId: id, uid, accountType: 1, coin: 'USDT', refType: 'test', refNo: 'T1' };
  place.db.ledger.book({ ...line, bizType, available: parse(amount), at: NOON - HOUR });
}

const asked = (member: Member, given: Partial<WithdrawRow> = {}) =>
  waiting(place, { memberId: member.id, ip: member.lastLoginIp, ...given });

/** Credited half an hour ago. */
function recharged({ id: memberId }: Member): void {
  const row = place.db.recharges.get(1);
  if (row) Object.assign(row, { memberId, creditedAt: stampOf(NOON - HOUR / 2) });
}

const earlier =
  (count: number, given: Partial<WithdrawRow> = {}) =>
  (member: Member) => {
    for (let index = 0; index < count; index++)
      Object.assign(asked(member, { createdAt: stampOf(NOON - HOUR) }), given);
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
  ['W04', 'block', nothing, { usdtValue: '500000.01' }],
  ['W04', 'pass', nothing, { usdtValue: '500000' }],
  ['W05', 'warn', nothing, { addressUseCount: 0 }],
  ['W05', 'warn', nothing, { addressAgeHours: 23 }],
  ['W05', 'pass', nothing, { addressAgeHours: 24, addressUseCount: 1 }],
  ['W06', 'warn', nothing, {}],
  ['W06', 'pass', earlier(1, { status: 6 }), {}],
  ['W07', 'warn', nothing, { ip: '198.51.100.250' }],
  ['W07', 'pass', nothing, {}],
  ['W08', 'warn', recharged, {}],
  ['W08', 'pass', nothing, {}],
  ['W09', 'warn', nothing, { toAddress: SHARED }],
  ['W10', 'warn', nothing, { usdtValue: '1000.01' }],
  ['W10', 'pass', nothing, { usdtValue: '1000' }],
  ['W11', 'warn', (member) => book(member, 606, '50'), {}],
  ['W11', 'pass', nothing, {}],
  ['W12', 'warn', nothing, { toAddress: SHARED }],
  ['W12', 'pass', nothing, {}],
  ['W13', 'warn', nothing, { netAmount: '329600' }],
  ['W13', 'pass', nothing, { netAmount: '329000' }],
  ['W14', 'warn', earlier(3), {}],
  ['W14', 'pass', earlier(2), {}],
  ['W15', 'warn', (member) => book(member, 303, '900'), {}],
  ['W15', 'pass', nothing, {}],
])('%s says %s (%#)', (code, level, set, given) => {
  const member = newcomer();
  const row = asked(member);
  set(member);
  Object.assign(row, given);
  expect(stateOf(place.db, row, code)).toBe(level);
});

test('W01 blocks when the lines of an account do not add up to its balance', () => {
  const row = asked(newcomer());
  expect(stateOf(place.db, row, 'W01')).toBe('pass');
  const { ledger } = place.db;
  const wrong = { ...ledger, lines: ledger.lines.slice(0, -1) };
  expect(stateOf({ ...place.db, ledger: wrong }, row, 'W01')).toBe('block');
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
  assess(place.db, row);
  expect(blocksOf(place.db, row)).toEqual([]);
  expect(row).toMatchObject({ riskScore: 10, riskFlags: ['W06'] });
  row.addressUseCount = 0;
  assess(place.db, row);
  expect(row).toMatchObject({ riskScore: 30, riskFlags: ['W05', 'W06'] });
  row.toAddress = 'nowhere';
  assess(place.db, row);
  expect(blocksOf(place.db, row)).toEqual(['W03']);
  expect(row.riskScore).toBe(100);
});

test('an override turns blocks into warnings that say who lifted them', () => {
  const row = { ...withdrawOf(place, 7) };
  row.override = { by: 'admin', at: place.db.stamp(), reason: '已电话核实本人', rules: ['W02'] };
  assess(place.db, row);
  expect(blocksOf(place.db, row)).toEqual([]);
  expect(checksFor(place.db, row, 'en').find(({ code }) => code === 'W02')).toMatchObject({
    level: 'warn',
    weight: 100,
    evidence: expect.stringContaining('Lifted by admin: 已电话核实本人'),
  });
});

test('an override lifts what blocked when it was given, and nothing that came later', () => {
  const row = { ...withdrawOf(place, 7), toAddress: 'nowhere' };
  row.override = { by: 'admin', at: place.db.stamp(), reason: '已电话核实本人', rules: ['W02'] };
  assess(place.db, row);
  expect(blocksOf(place.db, row)).toEqual(['W03']);
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
  expect(withdrawOf(place, id).riskFlags).toEqual(expect.arrayContaining(flags));
});

test('the checks come with figures and links, in the language of the call', async () => {
  const who = await signedIn(place, 'service01');
  const ask = (language: string) =>
    who.ask<WithdrawCheck[]>('GET', 'memberWithdrawLog/checks?id=8', undefined, {
      'accept-language': language,
    });
  const { data } = await ask('en');
  expect(data.map(({ code }) => code)).toEqual(
    Array.from({ length: 15 }, (_, index) => `W${String(index + 1).padStart(2, '0')}`),
  );
  const fast = data.find(({ code }) => code === 'W08');
  expect(fast).toMatchObject({ level: 'warn', weight: 25 });
  expect(fast?.evidence).toMatch(/^Recharged 3,000 USDT \d+ min before, turnover since then 0 USDT$/);
  expect(fast?.rows[0]?.link).toEqual({
    view: 'finance/recharge/index',
    params: { orderNo: expect.stringMatching(/^R\d+$/) },
  });
  for (const language of ['zh-cn', 'en', 'zh-tw']) {
    for (const { evidence } of (await ask(language)).data) expect(evidence).not.toMatch(/[{}]|undefined/);
  }
  const scoped = await signedIn(place, 'agent01');
  expect((await scoped.ask('GET', 'memberWithdrawLog/checks?id=8')).code).toBe(40400);
});

test('who belongs to a member reads nothing of members outside his team, nor of the hot wallets', async () => {
  const own = bench();
  const { db } = own;
  const inTeam = (id: number) => db.members.get(id)?.teamPath.startsWith('/15/') === true;
  const [mine] = [...db.withdraws.values()].filter(({ memberId }) => inTeam(memberId));
  const mate = [...db.members.values()].find(({ id }) => inTeam(id) && id !== mine?.memberId);
  const stranger = [...db.members.values()].find(({ id }) => id > 20 && !inTeam(id));
  if (!mine || !mate || !stranger) throw new Error('the team has no withdraw');
  for (const { id } of [mate, stranger]) {
    const sent = { ...mine, id: db.nextId('withdraw'), memberId: id };
    db.withdraws.set(sent.id, sent);
    Object.assign(db.members.get(id) ?? {}, { riskLevel: 3 });
  }
  const read = async (name: string) => {
    const path = `memberWithdrawLog/checks?id=${mine.id}`;
    const { data } = await (await signedIn(own, name)).ask<WithdrawCheck[]>('GET', path);
    return (code: string) => data.find((check) => check.code === code);
  };
  const [agent, admin] = [await read('agent01'), await read('admin')];
  for (const code of ['W09', 'W12']) {
    const uids = (of: typeof agent) => of(code)?.rows.map(({ text }) => text);
    expect(uids(admin)).toEqual(expect.arrayContaining([mate.uid, stranger.uid]));
    expect(uids(agent)).toContain(mate.uid);
    expect(uids(agent)).not.toContain(stranger.uid);
  }
  expect(admin('W13')?.rows).toHaveLength(1);
  expect(agent('W13')).toEqual({ ...admin('W13'), evidence: '', rows: [] });
});
