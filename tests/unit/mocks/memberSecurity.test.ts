import { expect, test } from 'vitest';
import { signInMember } from '#mocks/core/memberSessions';
import type { MemberSecurity } from '#mocks/member/profile/wire';
import { openLinksOf, redeemResetLink } from '#mocks/member/resetLinks';
import { memberOf, operPassword, put, putMany } from './memberDesk';
import { bench, signedIn } from './operator';
import type { Operator } from './operator';

const place = bench();
const { db } = place;

const security = (who: Operator, id: number) => who.ask<MemberSecurity>('GET', `member/security?id=${id}`);

test('it is for the staff who look after accounts', async () => {
  for (const [name, code] of [
    ['risk001', 0],
    ['service01', 0],
    ['finance01', 0],
    ['auditor01', 0],
    ['operate01', 40300],
    ['agent01', 40300],
    ['common', 40300],
  ] as const)
    expect([name, (await security(await signedIn(place, name), 15)).code]).toEqual([name, code]);
  expect((await security(await signedIn(place, 'risk001'), 99_999)).code).toBe(40400);
});

test('sign-ins are counted by device and by address, with the members who share them', async () => {
  const who = await signedIn(place, 'risk001');
  const device = { ip: '198.18.0.9', device: 'iPhone 15', deviceId: 'dev-security' };
  place.wait(60_000);
  signInMember(db, memberOf(place, 40), device);
  place.wait(60_000);
  signInMember(db, memberOf(place, 41), device);
  await putMany(who, 'freeze', [memberOf(place, 40)], { reason: '异常登录核查' });
  place.wait(60_000);
  expect(() => signInMember(db, memberOf(place, 40), device)).toThrow();

  const { data } = await security(who, 40);
  const [first, refused] = [data.signIns[1], data.signIns[0]];
  expect([first?.ok, refused?.ok]).toEqual([1, 0]);
  const seen = { count: 2, refusedCount: 1, memberCount: 2, firstAt: first?.at, lastAt: refused?.at };
  expect(data.devices[0]).toMatchObject({ deviceId: 'dev-security', device: 'iPhone 15', ...seen });
  expect(data.ips[0]).toMatchObject({ ip: '198.18.0.9', ...seen });
  expect(data.history.at(-1)).toMatchObject({
    result: 'freeze',
    operatorName: 'risk001',
    note: '异常登录核查',
  });
  const all = db.memberSignIns.filter(({ memberId }) => memberId === 40).length;
  for (const places of [data.devices, data.ips])
    expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(all);
});

test('a reset link waits, is replaced by the next one, is used or ends', async () => {
  const who = await signedIn(place, 'service01');
  const states = async () => (await security(who, 44)).data.links.map(({ kind, state }) => [kind, state]);
  const member = memberOf(place, 44);
  const reset = (verb: string) => put(who, verb, member, { reason: '会员来电申请', operPassword });
  expect((await reset('resetPassword')).code).toBe(0);
  expect((await reset('resetFundPassword')).code).toBe(0);
  expect((await reset('resetPassword')).code).toBe(0);
  expect(await states()).toEqual([
    ['resetPassword', 'waiting'],
    ['resetFundPassword', 'waiting'],
    ['resetPassword', 'over'],
  ]);
  const link = openLinksOf(db, 44).find(({ kind }) => kind === 'resetFundPassword');
  if (!link) throw new Error('no link was sent');
  redeemResetLink(db, member, link);
  place.wait(31 * 60_000);
  expect((await states()).map(([, state]) => state)).toEqual(['over', 'used', 'over']);
  const results = (await security(who, 44)).data.history.map(({ result }) => result);
  expect(results.slice(-4)).toEqual(['resetPassword', 'resetFundPassword', 'resetPassword', 'useLink']);
});
