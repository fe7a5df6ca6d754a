import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen } from '#mocks/core/closures';
import { randomStream } from '#mocks/core/random';
import { HOUR, stampOf } from '#mocks/core/time';
import { customerActs } from '#mocks/core/visits';
import { coversAddress, isAddressRule } from '@/contract/content/addressRule';
import { SiteSwitch } from '@/contract/content/siteSwitch';
import { bench, credentials, NOON, operator, signedIn } from '../operator';
import type { Bench } from '../operator';
import { maintain, read, turn } from './websites';

/** What members bring about, as the tables count it. */
const counted = ({ db }: Bench) => ({
  register: db.members.size,
  recharge: db.recharges.size,
  withdraw: db.withdraws.size,
  trade: [...db.entrusts.values()].filter(({ reduceOnly }) => !reduceOnly).length,
  delivery: db.deliveryOrders.size,
  staking: db.stakingOrders.size,
});

function visit(place: Bench, area: string, times = 60): void {
  const random = randomStream(7, `visits ${area}`);
  for (let round = 0; round < times; round += 1) customerActs(place.db, random, area);
}

test.each<[name: keyof ReturnType<typeof counted>, area: string]>([
  ['register', 'member'],
  ['recharge', 'recharge'],
  ['withdraw', 'withdraw'],
  ['trade', 'trading'],
  ['delivery', 'delivery'],
  ['staking', 'staking'],
])('while %s is off members bring none about, and again when it is on', async (name, area) => {
  const place = bench();
  const who = await signedIn(place, 'risk001');
  expect((await turn(who, name, 0)).code).toBe(0);
  expect(isOpen(place.db, name)).toBe(false);
  const before = counted(place)[name];
  visit(place, area);
  expect(counted(place)[name]).toBe(before);
  expect((await turn(who, name, 1)).code).toBe(0);
  visit(place, area);
  expect(counted(place)[name]).toBeGreaterThan(before);
});

test('positions are closed while trading is off', async () => {
  const place = bench();
  await turn(await signedIn(place, 'risk001'), 'trade', 0);
  const before = place.db.deals.length;
  visit(place, 'trading', 120);
  expect(place.db.deals.length).toBeGreaterThan(before);
});

test('a sign-in of a member is refused while sign-ins are off', async () => {
  const place = bench();
  await turn(await signedIn(place, 'risk001'), 'login', 0);
  const before = place.db.memberSessions.size;
  visit(place, 'member');
  expect(place.db.memberSessions.size).toBe(before);
});

test('to switch off takes a reason, a message and the own password; twice is refused', async () => {
  const who = await signedIn(bench(), 'risk001');
  expect((await turn(who, 'trade', 0, { reason: 'no' })).code).toBe(40001);
  expect((await turn(who, 'trade', 0, { reason: undefined })).code).toBe(40001);
  expect((await turn(who, 'trade', 0, { message: undefined })).code).toBe(40000);
  expect((await turn(who, 'trade', 0, { message: { zh: ' ', en: '', tw: '' } })).code).toBe(40000);
  expect((await turn(who, 'trade', 0, { operPassword: 'wrong' })).code).toBe(40301);
  expect((await turn(who, 'trade', 1)).code).toBe(40904);
  expect((await turn(who, 'trade', 0)).code).toBe(0);
  expect((await turn(who, 'trade', 0)).code).toBe(40904);
  expect((await turn(who, 'trade', 0, { version: 1 })).code).toBe(40900);
});

interface Menus {
  access: string;
  settings: { closures: { name: string; by: string; reason: string }[] };
}

test('every console is told what is closed; why and by whom is for the staff alone', async () => {
  const place = bench();
  const [risk, finance, agent] = [
    await signedIn(place, 'risk001'),
    await signedIn(place, 'finance01'),
    await signedIn(place, 'agent01'),
  ];
  const told = async (who: typeof risk) => (await who.ask<Menus>('GET', 'user/getUserMenus')).data;
  const before = await told(finance);
  expect(before.settings.closures).toEqual([]);
  await turn(risk, 'withdraw', 0);
  const after = await told(finance);
  expect(after.access).not.toBe(before.access);
  expect(after.settings.closures).toMatchObject([
    { name: 'withdraw', by: 'risk001', reason: 'A wallet is being moved' },
  ]);
  expect((await told(agent)).settings.closures).toMatchObject([{ name: 'withdraw', by: '', reason: '' }]);
  await turn(risk, 'withdraw', 1);
  expect((await told(finance)).settings.closures).toEqual([]);
});

const span = (from: number, to: number) => ({
  from: stampOf(NOON + from * HOUR),
  to: stampOf(NOON + to * HOUR),
});

test('a maintenance is refused at the field that is wrong', async () => {
  const who = await signedIn(bench(), 'admin');
  const refused = async (terms: object) => {
    const { code, data } = await maintain(who, { ...span(0, 2), ...terms });
    return [code, ...Object.keys(data?.fields ?? {})];
  };
  expect(await refused({ from: undefined })).toEqual([40000, 'from']);
  expect(await refused({ message: { zh: '', en: '', tw: '' } })).toEqual([40000, 'message']);
  expect(await refused(span(2, 2))).toEqual([42207, 'to']);
  expect(await refused(span(-3, -1))).toEqual([42207, 'to']);
  expect(await refused(span(0, 73))).toEqual([42207, 'to']);
  expect(await refused({ whitelistIps: ['127.0.0.1', '300.1.1.1'] })).toEqual([40000, 'whitelistIps']);
  expect(await refused({ whitelistIps: [] })).toEqual([42208, 'whitelistIps']);
  expect(await refused({ whitelistIps: ['203.0.113.0/24'] })).toEqual([42208, 'whitelistIps']);
  expect(await refused({ on: 0 })).toEqual([40904]);
});

async function signInFrom(place: Bench, name: string, ip: string): Promise<number> {
  const body = await credentials(place, name);
  return (await operator(place.handlers).ask('POST', 'login', body, { 'x-forwarded-for': ip })).code;
}

test('while it lasts nobody signs in from elsewhere and members do nothing; it ends by the clock', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  expect((await read(who)).maintenance.state).toBe('ended');
  expect((await maintain(who, { ...span(1, 3), whitelistIps: ['127.0.0.0/8'] })).code).toBe(0);
  expect((await read(who)).maintenance.state).toBe('planned');
  expect(await signInFrom(place, 'finance01', '198.51.100.7')).toBe(0);
  place.wait(HOUR);
  expect((await read(who)).maintenance.state).toBe('on');
  expect(await signInFrom(place, 'finance01', '198.51.100.7')).toBe(40300);
  expect(await signInFrom(place, 'finance01', '127.9.9.9')).toBe(0);
  expect(isOpen(place.db, 'trade')).toBe(false);
  expect(customerActs(place.db, randomStream(1, 'maintained'))).toBe(false);
  place.wait(2 * HOUR);
  expect((await read(who)).maintenance.state).toBe('ended');
  expect(await signInFrom(place, 'finance01', '198.51.100.7')).toBe(0);
  expect(isOpen(place.db, 'trade')).toBe(true);
});

test('a maintenance that is under way can be ended', async () => {
  const who = await signedIn(bench(), 'risk001');
  await maintain(who, span(0, 2));
  expect((await maintain(who, { on: 0 })).code).toBe(0);
  expect((await read(who)).maintenance.state).toBe('off');
});

const address = fc.ipV4();
const listed = fc.array(
  fc.oneof(
    fc.ipV4(),
    fc.tuple(fc.ipV4(), fc.integer({ min: 8, max: 32 })).map(([ip, bits]) => `${ip}/${bits}`),
  ),
  { maxLength: 5 },
);

test('whoever begins a maintenance can still call and sign in from where they did', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  await fc.assert(
    fc.asyncProperty(address, listed, fc.boolean(), async (ip, rules, names) => {
      const whitelistIps = names ? [...rules, ip] : rules;
      const { code } = await maintain(who, { ...span(0, 2), whitelistIps }, ip);
      expect(code).toBe(whitelistIps.some((rule) => coversAddress(rule, ip)) ? 0 : 42208);
      if (names) expect(code).toBe(0);
      if (code === 0) {
        expect((await read(who)).maintenance.state).toBe('on');
        expect(await signInFrom(place, 'admin', ip)).toBe(0);
        expect((await maintain(who, { on: 0 }, ip)).code).toBe(0);
      }
    }),
    { numRuns: 25 },
  );
});

test('a network has the addresses that share its first bits', () => {
  fc.assert(
    fc.property(address, fc.integer({ min: 8, max: 32 }), address, (one, bits, other) => {
      const binary = (ip: string) =>
        ip
          .split('.')
          .map((byte) => Number(byte).toString(2).padStart(8, '0'))
          .join('');
      const shares = binary(one).slice(0, bits) === binary(other).slice(0, bits);
      expect(coversAddress(`${one}/${bits}`, other)).toBe(shares);
    }),
  );
  for (const rule of [
    '',
    '1.2.3',
    '256.1.1.1',
    '1.2.3.4/33',
    '1.2.3.4/',
    '1.2.3.4/8/8',
    'example.com',
    ':',
    '01.2.3.4',
  ])
    expect([rule, isAddressRule(rule)]).toEqual([rule, false]);
  expect(coversAddress('::1', '::1')).toBe(true);
});

test('each switch has a name of its own in the record', async () => {
  const { switches } = await read(await signedIn(bench(), 'admin'));
  expect(switches.map(({ name, on }) => [name, on])).toEqual(
    Object.values(SiteSwitch).map((name) => [name, 1]),
  );
});
