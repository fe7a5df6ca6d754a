import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { runDueJobs } from '#mocks/core/jobs';
import { format } from '#mocks/core/money';
import { DAY, HOUR, stampOf } from '#mocks/core/time';
import { turnoverUsdt } from '#mocks/core/turnover';
import { claimEnvelope } from '#mocks/envelope/claim';
import { sendEnvelope } from '#mocks/envelope/send';
import type { EnvelopeRow } from '#mocks/envelope/rows';
import { codeOf } from '../context';
import { bench, signedIn } from '../operator';
import { added, cancel, claimers, phoneOf } from './envelopes';

const place = bench();
const { db } = place;
const admin = await signedIn(place, 'admin');
const usdtOf = (memberId: number) => db.ledger.balance(memberId, 1, 'USDT').available;

const claim = ({ code }: EnvelopeRow, memberId: number, deviceId = `phone-${memberId}`) =>
  claimEnvelope(db, { memberId, code, from: phoneOf({ id: memberId }, deviceId) });

/** What a member wants to send. */
const wish = (own: object = {}) => ({
  type: 1 as const,
  coin: 'USDT',
  totalAmount: '20',
  count: 4,
  condition: 0 as const,
  greeting: { zh: '发给朋友', en: '', tw: '' },
  startAt: db.stamp(),
  expireAt: stampOf(db.now() + HOUR),
  receiverId: undefined,
  maxPerClaim: undefined,
  code: undefined,
  ...own,
});

/** A member with money who sends envelopes. */
function rich(): number {
  const account = db.ledger
    .accounts()
    .find(
      ({ memberId, accountType, coin, available }) =>
        accountType === 1 &&
        coin === 'USDT' &&
        available > 100n * 10n ** 18n &&
        claimers(db, ({ id, canTransfer }) => id === memberId && canTransfer === 1).length > 0,
    );
  if (!account) throw new Error('nobody has 100 USDT');
  return account.memberId;
}

interface Claims {
  list: { memberId: number; amount: string; best: boolean; sameDevice: number; newMember: boolean }[];
}

const claimsOf = async ({ id }: EnvelopeRow) =>
  (await admin.ask<Claims>('GET', `redEnvelope/claims?id=${id}`)).data.list;

test('each claim is credited at once, the last one finishes the envelope, and the luckiest is crowned then', async () => {
  const row = await added(place, admin, { totalAmount: '10', count: 3 });
  const [one, two, three] = claimers(db);
  const before = usdtOf(one?.id ?? 0);
  const first = claim(row, one?.id ?? 0);
  expect(format(usdtOf(one?.id ?? 0) - before)).toBe(first.amount);
  expect(db.ledger.lines.at(-1)).toMatchObject({
    bizType: 603,
    refType: 'redEnvelope',
    refNo: row.envelopeNo,
  });
  claim(row, two?.id ?? 0);
  expect((await claimsOf(row)).some(({ best }) => best)).toBe(false);
  claim(row, three?.id ?? 0);
  expect(row).toMatchObject({ status: 2, claimedAmount: '10', claimedCount: 3, refundAmount: '0' });
  const list = await claimsOf(row);
  expect(list.map(({ memberId }) => memberId)).toEqual([three?.id, two?.id, one?.id]);
  const crowned = list.filter(({ best }) => best);
  expect(crowned).toHaveLength(1);
  expect(Math.max(...list.map(({ amount }) => Number(amount)))).toBe(Number(crowned[0]?.amount));
});

test('a member claims an envelope once, and nobody claims one that has not started or is over', async () => {
  const row = await added(place, admin);
  const [member, other] = claimers(db);
  claim(row, member?.id ?? 0);
  expect(codeOf(() => claim(row, member?.id ?? 0))).toBe(40904);
  const later = await added(place, admin, { startAt: stampOf(db.now() + HOUR) });
  expect(codeOf(() => claim(later, other?.id ?? 0))).toBe(40904);
  await cancel(admin, row);
  expect(codeOf(() => claim(row, other?.id ?? 0))).toBe(40400);
});

test('frozen and closed members, demo accounts and market makers get nothing, and the refusal says why', async () => {
  const row = await added(place, admin, { count: 20 });
  const barred = [...db.members.values()].filter(
    ({ status, memberType }) => status !== 1 || memberType === 2 || memberType === 3,
  );
  expect(barred.length).toBeGreaterThan(3);
  for (const { id } of barred) expect(codeOf(() => claim(row, id))).toBe(40904);
  expect(row.claimedCount).toBe(0);
});

test.each([
  ['new members', 1, ({ createdAt }: { createdAt: string }) => createdAt >= stampOf(db.now() - 7 * DAY)],
  ['verified members', 2, ({ kycLevel }: { kycLevel: number }) => kycLevel > 0],
  ['members who have traded', 3, ({ id }: { id: number }) => turnoverUsdt(db, id) > 0n],
])('an envelope for %s is for nobody else', async (_, condition, fits) => {
  const row = await added(place, admin, { count: 50, condition });
  const all = claimers(db);
  const [yes, no] = [all.find(fits), all.find((member) => !fits(member))];
  if (!yes || !no) throw new Error('members of both kinds are needed');
  expect(codeOf(() => claim(row, no.id))).toBe(40904);
  expect(claim(row, yes.id).memberId).toBe(yes.id);
});

test('an exclusive envelope is claimed as a whole by its member alone', async () => {
  const [mine, other] = claimers(db);
  const row = await added(place, admin, { type: 3, count: 1, totalAmount: '12.5', receiverId: mine?.id });
  expect(codeOf(() => claim(row, other?.id ?? 0))).toBe(40904);
  expect(claim(row, mine?.id ?? 0).amount).toBe('12.5');
  expect(row.status).toBe(2);
});

test('claims from one device are counted, shown in the list and found by its filter', async () => {
  const row = await added(place, admin, { count: 5 });
  const [one, two, three] = claimers(db);
  claim(row, one?.id ?? 0, 'shared');
  claim(row, two?.id ?? 0, 'shared');
  claim(row, three?.id ?? 0);
  expect((await claimsOf(row)).map(({ sameDevice }) => sameDevice)).toEqual([0, 1, 1]);
  const { data } = await admin.ask<{ list: { id: number; suspicious: number }[] }>(
    'GET',
    'redEnvelope/list?sharedDevice=1&pageSize=100',
  );
  expect(data.list.find(({ id }) => id === row.id)?.suspicious).toBe(2);
  expect(data.list.every(({ suspicious }) => suspicious > 0)).toBe(true);
});

test('a member pays an envelope when it is sent, cannot claim it, and gets back what is left of it', () => {
  const sender = rich();
  const before = usdtOf(sender);
  const row = sendEnvelope(db, sender, wish());
  expect(format(before - usdtOf(sender))).toBe('20');
  expect(codeOf(() => claim(row, sender))).toBe(40904);
  const [other] = claimers(db, ({ id }) => id !== sender);
  const { amount } = claim(row, other?.id ?? 0);
  place.wait(HOUR);
  runDueJobs(db);
  expect(row.status).toBe(3);
  const lines = db.ledger.linesFor('redEnvelope', row.envelopeNo);
  expect(lines.map(({ bizType }) => bizType)).toEqual([602, 603, 604]);
  expect(before - usdtOf(sender)).toBe(
    before - before + BigInt(Math.round(Number(amount) * 1e6)) * 10n ** 12n,
  );
  expect(checkInvariants(db)).toEqual([]);
});

test('a member who lacks the money sends nothing, and nothing is booked', () => {
  const sender = rich();
  const [lines, rows] = [db.ledger.lines.length, db.envelopes.size];
  expect(codeOf(() => sendEnvelope(db, sender, wish({ totalAmount: '999999999' })))).toBe(42201);
  expect(db.ledger.lines).toHaveLength(lines);
  expect(db.envelopes.size).toBe(rows);
});

test('an operator who cancels a member’s envelope stands in the line of the refund', async () => {
  const sender = rich();
  const row = sendEnvelope(db, sender, wish());
  expect((await cancel(admin, row)).code).toBe(0);
  expect(db.ledger.lines.at(-1)).toMatchObject({
    memberId: sender,
    bizType: 604,
    availableChange: '20',
    operatorName: 'admin',
  });
});

test('an account is not closed while an envelope of its member is active', async () => {
  const [member] = claimers(db, ({ id }) => db.ledger.accountsOf(id).length === 0);
  if (!member) throw new Error('everybody has something');
  const gift = await added(place, admin, { type: 3, count: 1, totalAmount: '20', receiverId: member.id });
  claim(gift, member.id);
  sendEnvelope(db, member.id, wish());
  const { id, version } = member;
  const answer = await admin.ask('PUT', 'member/close', {
    id,
    version,
    step: 'request',
    reason: '会员申请注销账户',
    operPassword: 'Demo1234',
  });
  expect(answer.code).toBe(42206);
  expect(answer.msg).toContain('红包');
});

test('figures count what was sent, claimed and given back, and whom it brought', async () => {
  const fresh = bench();
  const who = await signedIn(fresh, 'admin');
  interface Figures {
    sentUsdt: string;
    claimedUsdt: string;
    newMembers: number;
    notCounted: number;
    byStatus: Record<string, number>;
    days: { sentUsdt: string }[];
  }
  const figures = async () => (await who.ask<Figures>('GET', 'redEnvelope/summary')).data;
  const before = await figures();
  expect(before).toMatchObject({ notCounted: 0, byStatus: { 0: 1, 1: 5 } });
  expect(before.days).toHaveLength(30);
  const row = await added(fresh, who, { type: 2, totalAmount: '30', count: 3 });
  await added(fresh, who, { totalAmount: '5000', count: 10 });
  const [young] = claimers(
    fresh.db,
    ({ id, createdAt }) =>
      createdAt >= stampOf(fresh.db.now() - 6 * DAY) &&
      [...fresh.db.envelopeClaims.values()].every(({ memberId }) => memberId !== id),
  );
  claimEnvelope(fresh.db, { memberId: young?.id ?? 0, code: row.code, from: phoneOf({ id: 3 }) });
  const after = await figures();
  expect(Number(after.sentUsdt) - Number(before.sentUsdt)).toBeCloseTo(30, 6);
  expect(Number(after.claimedUsdt) - Number(before.claimedUsdt)).toBeCloseTo(10, 6);
  expect(after.newMembers).toBe(before.newMembers + 1);
});
