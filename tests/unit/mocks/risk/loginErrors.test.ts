import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { mistypeMember, signInMember } from '#mocks/core/memberSessions';
import { codeOf, userOf } from '../context';
import { bench, credentials, operator, signedIn } from '../operator';
import type { Bench } from '../operator';

const MINUTE = 60_000;

const tryAs = async (place: Bench, name: string, password: string, ip = '203.0.113.50') =>
  operator(place.handlers).ask('POST', 'login', await credentials(place, name, password), {
    'x-forwarded-for': ip,
  });

const OWN = { ip: '203.0.113.51', device: 'Android', deviceId: 'dev-1' };

function someMember({ db }: Bench) {
  const member = [...db.members.values()].find(({ status, canLogin }) => status === 1 && canLogin === 1);
  if (!member) throw new Error('nobody may come');
  return member;
}

describe('a failed sign-in', () => {
  test('is on record with the account masked, and never with the password', async () => {
    const place = bench();
    const risk = await signedIn(place, 'risk001');
    await tryAs(place, 'finance01', 'S3cretGuess');
    await tryAs(place, 'nobody-here', 'S3cretGuess');
    expect(JSON.stringify(place.db.loginErrors)).not.toContain('S3cretGuess');
    const { data } = await risk.ask<{ list: object[] }>('GET', 'loginError/list?pageSize=2');
    expect(data.list).toMatchObject([
      { account: 'nob****here', errorType: 4, userType: 2 },
      { account: 'fin****ce01', errorType: 1, userType: 2, failCount: 1 },
    ]);
  });

  test('of an operator locks the account at the fifth, and a risk user unlocks it', async () => {
    const place = bench();
    const risk = await signedIn(place, 'risk001');
    for (let turn = 1; turn <= 5; turn++) await tryAs(place, 'operate01', 'wrong');
    expect((await tryAs(place, 'operate01', DEMO_PASSWORD)).code).toBe(40013);
    const { data } = await risk.ask<{ list: { id: number; locked: number }[] }>(
      'GET',
      'loginError/list?pageSize=1&locked=1',
    );
    const [row] = data.list;
    if (!row) throw new Error('nothing is locked');
    const unlock = () => risk.ask('PUT', 'loginError/unlock', { id: row.id, reason: '本人来电确认' });
    expect((await unlock()).code).toBe(0);
    expect((await unlock()).code).toBe(40904);
    expect((await tryAs(place, 'operate01', DEMO_PASSWORD)).code).toBe(0);
    expect(place.db.loginErrors.every(({ lockedUntil }) => (lockedUntil ?? '') <= place.db.stamp())).toBe(
      true,
    );
  });

  test('of oneself is unlocked by another operator alone; service may, finance may not', async () => {
    const place = bench();
    const risk = await signedIn(place, 'risk001');
    const service = await signedIn(place, 'service01');
    const finance = await signedIn(place, 'finance01');
    for (let turn = 1; turn <= 5; turn++) await tryAs(place, 'risk001', 'wrong');
    const { id = 0 } = place.db.loginErrors.at(-1) ?? {};
    const body = { id, reason: '本人来电确认' };
    expect((await risk.ask('PUT', 'loginError/unlock', body)).code).toBe(40303);
    expect((await finance.ask('PUT', 'loginError/unlock', body)).code).toBe(40300);
    expect((await service.ask('PUT', 'loginError/unlock', body)).code).toBe(0);
  });

  test('of a member locks the account in the same way, until it is over or unlocked', async () => {
    const place = bench();
    const member = someMember(place);
    const risk = await signedIn(place, 'risk001');
    const mistype = () => codeOf(() => mistypeMember(place.db, member, OWN));
    for (let turn = 1; turn <= 5; turn++) expect(mistype()).toBe(40011);
    const comes = () => codeOf(() => signInMember(place.db, member, OWN));
    expect(comes()).toBe(40013);
    const { id = 0 } = place.db.loginErrors.at(-1) ?? {};
    expect((await risk.ask('PUT', 'loginError/unlock', { id, reason: '会员来电核实' })).code).toBe(0);
    expect(comes()).toBe(0);
    for (let turn = 1; turn <= 5; turn++) mistype();
    place.wait(31 * MINUTE);
    expect(comes()).toBe(0);
  });
});

describe('twenty from one address within an hour', () => {
  const tryMany = async (place: Bench, ip: string) => {
    for (let turn = 1; turn <= 20; turn++) await tryAs(place, `stuffed${turn}`, 'wrong', ip);
  };
  const automatic = ({ db }: Bench, value: string) =>
    [...db.ipRules.values()].filter((rule) => rule.automatic === 1 && rule.value === value);

  test('block it for a day, in the scope of the tries', async () => {
    const place = bench();
    await tryMany(place, '203.0.113.60');
    expect(automatic(place, '203.0.113.60')).toMatchObject([{ scope: 2, expireAt: '2026-11-21 12:00:00' }]);
    expect((await tryAs(place, 'service02', DEMO_PASSWORD, '203.0.113.60')).code).toBe(40018);
    place.wait(24 * 60 * MINUTE + 1000);
    expect((await tryAs(place, 'service02', DEMO_PASSWORD, '203.0.113.60')).code).toBe(0);
  });

  test('block neither the office nor where an operator was last', async () => {
    const place = bench();
    Object.assign(userOf(place.db, 'service02'), { lastLoginIp: '203.0.113.61' });
    for (const ip of ['192.0.2.14', '127.0.0.1', '203.0.113.61']) {
      await tryMany(place, ip);
      expect(automatic(place, ip)).toEqual([]);
    }
    expect((await tryAs(place, 'service02', DEMO_PASSWORD, '203.0.113.61')).code).toBe(0);
  });
});

test('entries of the last 90 days stay', async () => {
  const place = bench();
  const risk = await signedIn(place, 'risk001');
  const [oldest, newest] = [place.db.loginErrors[0], place.db.loginErrors.at(-1)];
  const remove = (id = 0) => risk.ask('DELETE', 'loginError/delete', { ids: [id] });
  expect((await remove(newest?.id)).code).toBe(40904);
  expect((await remove(oldest?.id)).code).toBe(0);
  expect(place.db.loginErrors).not.toContain(oldest);
});

test('the seeds have one burst: one address, 140 accounts, two hours', async () => {
  const place = bench();
  const risk = await signedIn(place, 'risk001');
  expect([place.db.ipRecords.size, place.db.ipRules.size, place.db.loginErrors.length]).toEqual([
    4200, 18, 620,
  ]);
  const { data } = await risk.ask<{ list: object[] }>('GET', 'loginError/sources?pageSize=10');
  expect(data.list[0]).toMatchObject({ ip: '198.51.100.247', accounts: 140, ipType: 4 });
});

describe('records of addresses', () => {
  test('are found by a range, and come with new sign-ins', async () => {
    const place = bench();
    const risk = await signedIn(place, 'risk001');
    const list = (query: string) =>
      risk.ask<{ total: number; list: { ip: string; memberId: number; sameIpMembers: number }[] }>(
        'GET',
        `ipRecord/list?${query}`,
      );
    const { data } = await list('ip=203.0.113.16/28&pageSize=100');
    expect(data.total).toBeGreaterThan(0);
    expect(data.list.every(({ ip }) => /^203\.0\.113\.(1[6-9]|2\d|3[01])$/.test(ip))).toBe(true);
    expect((await list('ip=nowhere')).data.total).toBe(0);
    const member = someMember(place);
    signInMember(place.db, member, OWN);
    expect((await list('pageSize=1')).data.list).toMatchObject([{ ip: OWN.ip, memberId: member.id }]);
  });

  test('agree with the sign-ins of members', () => {
    const { db } = bench();
    const signIns = [...db.ipRecords.values()].filter(({ action }) => action === 'login');
    expect(signIns.length).toBe(db.memberSignIns.length);
  });

  test('show who has come from one address', async () => {
    const place = bench();
    const risk = await signedIn(place, 'risk001');
    const { ip = '' } = [...place.db.ipRecords.values()][0] ?? {};
    const { data } = await risk.ask<{ total: number; members: object[] }>('GET', `ipRecord/cluster?ip=${ip}`);
    expect(data.total).toBe(data.members.length);
    expect((await risk.ask('GET', 'ipRecord/cluster?ip=9.9.9.9')).code).toBe(40400);
  });
});
