import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { memberSessionsOf, signInMember } from '#mocks/core/memberSessions';
import { forceLogOut } from '#mocks/core/sessions';
import { codeOf } from './context';
import { memberOf, operPassword, put, putMany } from './memberDesk';
import { bench, credentials, operator, signedIn } from './operator';
import type { Bench, Operator } from './operator';

const HOUR = 3_600_000;
const reason = '异常登录核查';
const PHONE = { ip: '203.0.113.9', device: 'Android', deviceId: 'dev-0000000001' };

interface Profile {
  sessions: { id: number; ip: string; device: string; since: string; lastSeen: string }[];
  lastLoginIp: string;
}

const profileOf = async (who: Operator, id: number): Promise<Profile> =>
  (await who.ask<Profile>('GET', `member/profile?id=${id}`)).data;

/** A member who is signed in twice. */
function signedInMember({ db }: Bench, id = 80) {
  const member = memberOf({ db } as Bench, id);
  signInMember(db, member, PHONE);
  signInMember(db, member, { ...PHONE, ip: '203.0.113.10' });
  return member;
}

test('a session of an operator knows its browser, and ended by another its next call is answered with 401', async () => {
  const place = bench();
  const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';
  const nobody = operator(place.handlers);
  const { data } = await nobody.ask<{ token: string }>('POST', 'login', await credentials(place, 'risk001'), {
    'user-agent': agent,
    'x-forwarded-for': '198.51.100.7',
  });
  const who = operator(place.handlers, data.token);
  const other = await signedIn(place, 'risk001');
  const session = place.db.sessions.get(data.token);
  expect(session).toMatchObject({
    ip: '198.51.100.7',
    browser: 'Edge',
    os: 'Windows',
    since: place.db.now(),
  });
  expect((await who.ask('GET', 'user/getUserMenus')).code).toBe(0);
  expect(forceLogOut(place.db, session?.id ?? 0)).toBe(true);
  expect((await who.ask('GET', 'user/getUserMenus')).code).toBe(401);
  expect((await other.ask('GET', 'user/getUserMenus')).code).toBe(0);
  expect(forceLogOut(place.db, session?.id ?? 0)).toBe(false);
});

test('members who signed in a short while ago are signed in, and no others', () => {
  const { db } = bench();
  expect(db.memberSessions.size).toBeGreaterThan(10);
  expect(db.memberSessions.size).toBeLessThan(db.members.size / 2);
  for (const { memberId, since } of db.memberSessions.values())
    expect(db.members.get(memberId)?.lastLoginAt).toBe(since);
});

test('a kick ends the sessions of the member, which the profile shows', async () => {
  const place = bench();
  const who = await signedIn(place, 'risk001');
  const member = signedInMember(place);
  const before = await profileOf(who, 80);
  expect(before.sessions.slice(-2)).toMatchObject([PHONE, { ip: '203.0.113.10' }].map(({ ip }) => ({ ip })));
  expect(before.lastLoginIp).toBe('203.0.113.10');
  const all = place.db.memberSessions.size;
  expect((await putMany(who, 'kick', [member])).code).toBe(0);
  expect((await profileOf(who, 80)).sessions).toEqual([]);
  expect(place.db.memberSessions.size).toBe(all - before.sessions.length);
  expect(codeOf(() => signInMember(place.db, member, PHONE))).toBe(0);
});

test.each([
  ['a freeze', (who: Operator, place: Bench) => putMany(who, 'freeze', [memberOf(place, 80)], { reason })],
  [
    'a permission to sign in that is taken away',
    (who: Operator, place: Bench) =>
      put(who, 'setPermission', memberOf(place, 80), {
        canLogin: 0,
        canTrade: 1,
        canWithdraw: 1,
        canTransfer: 1,
        reason,
      }),
  ],
])('%s ends the sessions, and the member does not get in again', async (_, act) => {
  const place = bench();
  const who = await signedIn(place, 'risk001');
  const member = signedInMember(place);
  expect((await act(who, place)).code).toBe(0);
  expect(memberSessionsOf(place.db, 80)).toEqual([]);
  expect(codeOf(() => signInMember(place.db, member, PHONE))).toBe(40904);
  expect(place.db.memberSignIns.at(-1)).toMatchObject({ memberId: 80, ok: 0 });
  expect(memberSessionsOf(place.db, 80)).toEqual([]);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a closed account is signed out', async () => {
  const place = bench();
  const { db } = place;
  const rich = new Set([...db.ledger.accounts()].map(({ memberId }) => memberId));
  const open = new Set([...db.withdraws.values()].map(({ memberId }) => memberId));
  const poor = [...db.members.values()].find(
    ({ id, status, memberType }) => !rich.has(id) && !open.has(id) && status === 1 && memberType === 1,
  );
  const member = signedInMember(place, poor?.id);
  const close = async (name: string, step: string) =>
    (await put(await signedIn(place, name), 'close', member, { step, reason, operPassword })).code;
  expect(await close('admin', 'request')).toBe(0);
  expect(memberSessionsOf(db, member.id)).not.toEqual([]);
  expect(await close('admin02', 'approve')).toBe(0);
  expect(memberSessionsOf(db, member.id)).toEqual([]);
});

test('a session ends by itself when nothing is done in it for long', async () => {
  const place = bench();
  const who = await signedIn(place, 'risk001');
  signedInMember(place);
  place.wait(11 * HOUR);
  expect((await profileOf(who, 80)).sessions).not.toEqual([]);
  place.wait(HOUR);
  expect((await profileOf(await signedIn(place, 'risk001'), 80)).sessions).toEqual([]);
});
