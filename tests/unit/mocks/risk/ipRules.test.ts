import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFrom, numberOfIp, plainRange, rangeOf } from '@/contract/risk/ipRange';
import { IpRuleType, IpScope } from '@/contract/risk/ipRule';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { verdictOf } from '#mocks/core/ipRules';
import type { Deciding } from '#mocks/core/ipRules';
import { signInMember } from '#mocks/core/memberSessions';
import { codeOf } from '../context';
import { bench, credentials, operator, requestId, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';

const { black, white } = IpRuleType;

const ips = fc.tuple(...[0, 1, 2, 3].map(() => fc.nat(255))).map((parts) => parts.join('.'));

const bitsOf = (ip: string): string =>
  ip
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');

describe('a range', () => {
  test('has the addresses whose leading bits are its own', () => {
    fc.assert(
      fc.property(ips, ips, fc.integer({ min: 8, max: 32 }), (base, ip, bits) => {
        const range = rangeOf(`${base}/${bits}`);
        const isIn = bitsOf(base).slice(0, bits) === bitsOf(ip).slice(0, bits);
        return range !== null && isFrom(range, { ip, country: '' }) === isIn;
      }),
      { seed: 7, numRuns: 2000 },
    );
  });

  test('is stored in one way', () => {
    fc.assert(
      fc.property(ips, fc.integer({ min: 8, max: 32 }), (base, bits) => {
        const plain = plainRange(`${base}/${bits}`);
        expect(plainRange(plain)).toBe(plain);
        expect(rangeOf(plain)).toEqual(rangeOf(`${base}/${bits}`));
      }),
      { seed: 8 },
    );
  });

  test.each([
    '',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.4/7',
    '1.2.3.4/33',
    '1.2.3.4/',
    'XX',
    '::1',
    '1.2.3.4/8/8',
  ])('%s is none', (text) => expect(rangeOf(text)).toBeNull());

  test('a country covers who is from there, wherever the address is', () => {
    const range = rangeOf('TW');
    expect(range && isFrom(range, { ip: '::1', country: 'TW' })).toBe(true);
    expect(range && isFrom(range, { ip: '1.2.3.4', country: 'CN' })).toBe(false);
    expect(numberOfIp('255.255.255.255')).toBe(2 ** 32 - 1);
  });
});

const rule = (ruleType: 1 | 2, value: string, more: Partial<Deciding> = {}): Deciding => ({
  ruleType,
  value,
  scope: IpScope.members,
  status: 1,
  expireAt: null,
  deleted: false,
  ...more,
});

const admits = (rules: Deciding[], ip: string, scope: IpScope = IpScope.members, country = 'TW') =>
  verdictOf(rules, { ip, country, scope }, '2026-11-20 12:00:00').isAdmitted;

describe('the verdict', () => {
  test('is that of the most exact rule, and of equals the one that blocks', () => {
    expect(admits([rule(black, '9.0.0.0/8'), rule(white, '9.9.0.0/16')], '9.9.1.1')).toBe(true);
    expect(admits([rule(white, '9.0.0.0/8'), rule(black, '9.9.0.0/16')], '9.9.1.1')).toBe(false);
    expect(admits([rule(white, '9.9.9.9'), rule(black, '9.9.9.9')], '9.9.9.9')).toBe(false);
    expect(admits([rule(black, 'TW'), rule(white, '9.0.0.0/8')], '9.9.9.9')).toBe(true);
  });

  test('a white list closes the console, and nothing for members', () => {
    const list = [rule(white, '9.9.9.9'), rule(white, '9.9.9.9', { scope: IpScope.console })];
    expect(admits(list, '1.1.1.1')).toBe(true);
    expect(admits(list, '1.1.1.1', IpScope.console)).toBe(false);
    expect(admits(list, '9.9.9.9', IpScope.console)).toBe(true);
  });

  test('leaves out what is off, gone, expired, or of the other scope', () => {
    const out = [
      rule(black, '9.9.9.9', { status: 0 }),
      rule(black, '9.9.9.9', { deleted: true }),
      rule(black, '9.9.9.9', { expireAt: '2026-11-20 12:00:00' }),
      rule(black, '9.9.9.9', { scope: IpScope.console }),
    ];
    expect(admits(out, '9.9.9.9')).toBe(true);
  });
});

const add = (who: Operator, given: object) =>
  who.ask<{ id: number; fields: Record<string, string> }>('POST', 'ipRule/add', {
    ruleType: black,
    scope: IpScope.console,
    value: '203.0.113.9',
    reason: '可疑扫描来源',
    operPassword: DEMO_PASSWORD,
    requestId: requestId(),
    ...given,
  });

const signInFrom = async (place: Bench, ip: string, name = 'service01') =>
  operator(place.handlers).ask<{ token: string }>('POST', 'login', await credentials(place, name), {
    'x-forwarded-for': ip,
  });

describe('a rule of the console', () => {
  test('takes the own password, and one for members none', async () => {
    const risk = await signedIn(bench(), 'risk001');
    expect((await add(risk, { operPassword: undefined })).code).toBe(40000);
    expect((await add(risk, { operPassword: 'Wrong123' })).code).toBe(40301);
    expect((await add(risk, { scope: IpScope.members, operPassword: undefined })).code).toBe(0);
  });

  test('refuses the address at sign-in and ends its sessions; a hit is counted', async () => {
    const place = bench();
    const risk = await signedIn(place, 'risk001');
    const there = operator(place.handlers, (await signInFrom(place, '203.0.113.9')).data.token);
    const from = { 'x-forwarded-for': '203.0.113.9' };
    expect((await there.ask('GET', 'user/getUserMenus', undefined, from)).code).toBe(0);
    const { data } = await add(risk, {});
    expect((await there.ask('GET', 'user/getUserMenus', undefined, from)).code).toBe(401);
    expect((await signInFrom(place, '203.0.113.9')).code).toBe(40018);
    expect((await signInFrom(place, '203.0.113.10')).code).toBe(0);
    expect(place.db.ipRules.get(data.id)).toMatchObject({ hitCount: 1 });
    expect(place.db.loginErrors.at(-1)).toMatchObject({ errorType: 6, ip: '203.0.113.9' });
  });

  test('ends a session that comes from a covered address later', async () => {
    const place = bench();
    const risk = await signedIn(place, 'risk001');
    await add(risk, {});
    const { data } = await signInFrom(place, '203.0.113.10');
    const moved = operator(place.handlers, data.token);
    const from = (ip: string) => moved.ask('GET', 'user/getUserMenus', undefined, { 'x-forwarded-for': ip });
    expect((await from('203.0.113.9')).code).toBe(401);
    expect((await from('203.0.113.10')).code).toBe(401);
  });

  test.each([
    ['the own address', { value: '127.0.0.1' }],
    ['a range around it', { value: '127.0.0.0/8' }],
    ['the office', { value: '192.0.2.0/24' }],
    ['one desk of the office', { value: '192.0.2.14' }],
    ['a white list without the own address', { ruleType: white, value: '203.0.113.0/24' }],
  ])('about %s is refused at its field, with the sessions it would end', async (_, given) => {
    const place = bench();
    const risk = await signedIn(place, 'risk001');
    const { code, data } = await add(risk, given);
    expect(code).toBe(42208);
    expect(data.fields['value']).toMatch(/\d/);
    expect((await risk.ask('GET', 'ipRule/list')).code).toBe(0);
  });

  test('expires by the clock', async () => {
    const place = bench();
    const risk = await signedIn(place, 'risk001');
    await add(risk, { expireAt: '2026-11-20 13:00:00' });
    expect((await signInFrom(place, '203.0.113.9')).code).toBe(40018);
    place.wait(61 * 60_000);
    expect((await signInFrom(place, '203.0.113.9')).code).toBe(0);
    expect((await add(risk, { expireAt: '2026-11-20 12:00:00' })).code).toBe(42207);
  });

  test('is the only one about its addresses in its scope, however it is written', async () => {
    const risk = await signedIn(bench(), 'risk001');
    expect((await add(risk, { value: '203.0.113.8/31' })).code).toBe(0);
    expect((await add(risk, { value: '203.0.113.9/31' })).code).toBe(40905);
    expect((await add(risk, { value: '203.0.113.8/31', scope: IpScope.members })).code).toBe(0);
    expect((await add(risk, { value: '203.0.113.0/4' })).code).toBe(40000);
  });
});

test('whoever saves a rule can still call', async () => {
  const place = bench();
  const risk = await signedIn(place, 'risk001');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(black, white),
      fc.constantFrom(
        '127.0.0.1',
        '127.0.0.0/8',
        '192.0.2.0/27',
        'TW',
        'CN',
        '203.0.113.0/24',
        '126.0.0.0/8',
      ),
      fc.constantFrom(IpScope.members, IpScope.console),
      async (ruleType, value, scope) => {
        await add(risk, { ruleType, value, scope });
        expect((await risk.ask('GET', 'user/getUserMenus')).code).toBe(0);
      },
    ),
    { seed: 3, numRuns: 25 },
  );
});

describe('a dry run', () => {
  test('says how many sessions would end, and writes nothing', async () => {
    const place = bench();
    const risk = await signedIn(place, 'risk001');
    const member = [...place.db.memberSessions.values()][0];
    if (!member) throw new Error('no member is here');
    const sessions = place.db.memberSessions.size;
    const there = [...place.db.memberSessions.values()].filter(({ ip }) => ip === member.ip).length;
    const wanted = { ruleType: black, scope: IpScope.members, value: member.ip };
    const { data } = await risk.ask<{ consequences: object[] }>('POST', 'ipRule/effect', wanted);
    expect(data.consequences[0]).toMatchObject({
      before: String(sessions),
      after: String(sessions - there),
      bad: true,
    });
    expect(place.db.memberSessions.size).toBe(sessions);
    expect((await add(risk, { ...wanted, operPassword: undefined })).code).toBe(0);
    expect(place.db.memberSessions.size).toBe(sessions - there);
  });

  test('refuses what the rule would be refused for', async () => {
    const risk = await signedIn(bench(), 'risk001');
    const wanted = { ruleType: black, scope: IpScope.console, value: '127.0.0.1' };
    expect((await risk.ask('POST', 'ipRule/effect', wanted)).code).toBe(42208);
  });
});

test('members do not sign in from a blocked address', async () => {
  const place = bench();
  const risk = await signedIn(place, 'risk001');
  await add(risk, { scope: IpScope.members, operPassword: undefined });
  const member = [...place.db.members.values()].find(
    ({ status, canLogin }) => status === 1 && canLogin === 1,
  );
  if (!member) throw new Error('nobody may come');
  const from = { ip: '203.0.113.9', device: 'Android', deviceId: 'dev-1' };
  expect(codeOf(() => signInMember(place.db, member, from))).toBe(40018);
  expect(place.db.loginErrors.at(-1)).toMatchObject({ userType: 1, memberId: member.id, errorType: 6 });
});

test('rules are switched, edited and deleted only so that the console stays open', async () => {
  const place = bench();
  const risk = await signedIn(place, 'risk001');
  const operPassword = DEMO_PASSWORD;
  const seeded = [...place.db.ipRules.values()].find(
    ({ ruleType, scope }) => ruleType === white && scope === IpScope.console,
  );
  if (!seeded) throw new Error('no white rule of the console');
  const { id } = seeded;
  // The white list is the office's, from which this operator does not call.
  const turnedOn = await risk.ask('PUT', 'ipRule/setStatus', {
    id,
    version: seeded.version,
    on: 1,
    operPassword,
  });
  expect(turnedOn.code).toBe(42208);
  expect((await add(risk, { ruleType: white, value: '127.0.0.0/8' })).code).toBe(42208);
});

test('several addresses are blocked at once; those that are blocked are told', async () => {
  const place = bench();
  const risk = await signedIn(place, 'risk001');
  const rows = [...place.db.ipRecords.values()];
  const [first] = rows;
  const other = rows.find(({ ip }) => ip !== first?.ip);
  if (!first || !other) throw new Error('too few records');
  await add(risk, { scope: IpScope.members, value: first.ip, operPassword: undefined });
  const ids = [first.id, other.id];
  const body = { ids, reason: '同一团伙使用', requestId: requestId() };
  const { data } = await risk.ask<{ success: number[]; failed: { id: number; code: number }[] }>(
    'POST',
    'ipRule/block',
    body,
  );
  expect(data.success).toEqual([other.id]);
  expect(data.failed).toMatchObject([{ id: first.id, code: 40905 }]);
});
