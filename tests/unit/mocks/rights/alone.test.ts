import { expect, test } from 'vitest';
import { decidesMoney } from '@/contract/rights/decidesMoney';
import { isGranting, isSuperAdmin, SITE } from '#mocks/core/access';
import type { Db } from '#mocks/core/db';
import { checkInvariants } from '#mocks/core/invariants';
import { randomStream } from '#mocks/core/random';
import type { Role, User } from '#mocks/core/systemRows';
import { LONG } from '../../../effort';
import { userOf } from '../context';
import { bench } from '../operator';
import type { Bench } from '../operator';
import { drawsOf } from '../walk/draws';
import type { Draws, WalkCall } from '../walk/draws';
import { accountsOf } from './accounts';
import { roleNamed } from './desk';
import { rightsCalls } from './draws';

const STEPS = 700;

const CAPS = ['manualRechargeCap', 'adjustCap', 'grantCap'] as const;

/** What roles together let a person decide about money: each permission, and the highest of each limit. */
interface Money {
  permissions: ReadonlySet<string>;
  caps: readonly number[];
}

const NONE: Money = { permissions: new Set(), caps: CAPS.map(() => 0) };

function moneyOf(db: Db, roles: readonly Role[]): Money {
  const ids = new Set(roles.flatMap(({ menuIds }) => menuIds));
  const names = db.menus.filter((menu) => isGranting(menu) && ids.has(menu.id)).map(({ name }) => name);
  const permissions = new Set(
    names.filter((name) => name.startsWith(SITE) && decidesMoney(name.slice(SITE.length))),
  );
  if (permissions.size === 0) return NONE;
  const most = (cap: (typeof CAPS)[number]) =>
    Math.max(0, ...roles.map(({ [cap]: amount }) => (amount === null ? Infinity : Number(amount))));
  return { permissions, caps: CAPS.map(most) };
}

/** What a user decides: nothing while bound to a member, since such users change nothing. */
function moneyOfUser(db: Db, { roleIds, bindMemberId }: User): Money {
  return bindMemberId === ''
    ? moneyOf(
        db,
        roleIds.flatMap((id) => db.roles.get(id) ?? []),
      )
    : NONE;
}

const gained = (now: Money, before: Money = NONE): string[] => [
  ...[...now.permissions].filter((name) => !before.permissions.has(name)),
  ...CAPS.filter((_, at) => (now.caps[at] ?? 0) > (before.caps[at] ?? 0)),
];

/** Confirmations and withdrawals of what waits, and the setting that says how long a taken account counts as its taker's. */
function confirmations({ db, one, random, version }: Draws): WalkCall[] {
  const waiting = (kind: 'roles' | 'users') =>
    one<Role | User>(db[kind].values(), ({ pendingChange }) => pendingChange !== null);
  const hours = () => one(db.configs.values(), ({ configKey }) => configKey === 'review.accountHours');
  const password = (me: string) => userOf(db, me).password;
  const decision = (me: string, row: { id: number; version: number }) => ({
    id: row.id,
    version: row.version,
    result: random.chance(0.9) ? 'approve' : 'reject',
    reason: '不应生效的变更',
    operPassword: password(me),
  });
  return [
    { route: 'PUT role/confirmChange', often: 8, input: (me) => decision(me, waiting('roles')) },
    { route: 'PUT user/confirmChange', often: 8, input: (me) => decision(me, waiting('users')) },
    {
      route: 'PUT user/resetPwd',
      often: 3,
      input: (me) => {
        const row = one(db.users.values(), ({ userName }) => /^(admin|finance)/.test(userName));
        return { id: row.id, version: row.version, password: 'Walk1234', operPassword: password(me) };
      },
    },
    {
      route: 'PUT role/withdrawChange',
      input: () => ({ id: waiting('roles').id, version: version(waiting('roles')) }),
    },
    {
      route: 'PUT config/edit',
      input: (me) => ({
        id: hours().id,
        version: hours().version,
        configValue: '1',
        operPassword: password(me),
      }),
    },
    { route: 'PUT config/confirmChange', input: (me) => decision(me, hours()) },
  ];
}

/** What a super administrator does who would like to see others decide about money. */
const plan = (draws: Draws, place: Bench): WalkCall[] => [
  ...rightsCalls(draws, { user: userOf(place.db, 'admin'), role: roleNamed(place, 'finance') }),
  ...confirmations(draws),
];

const codes = new Set<number>();
const asked = { roles: 0, users: 0 };

test.each(Array.from({ length: LONG ? 20 : 3 }, (_, index) => index + 1))(
  'by one super administrator alone, as whoever they can become, nobody comes to decide more about money (walk %i)',
  async (seed) => {
    const place = bench();
    const { db } = place;
    const random = randomStream(seed, 'alone');
    const calls = plan(drawsOf(db, random), place).map((call) => [call, call.often ?? 1] as const);
    const users = new Map([...db.users.values()].map((user) => [user.id, moneyOfUser(db, user)]));
    const roles = new Map([...db.roles.values()].map((role) => [role.id, moneyOf(db, [role])]));
    const admins = [...db.users.values()].filter((user) => isSuperAdmin(db, user)).map(({ id }) => id);
    const { make } = accountsOf(place, random, userOf(db, 'admin'));

    /** Who has come to decide more: users, roles, and super administrators. */
    const newPowers = (): string[] => [
      ...[...db.users.values()].flatMap((user) =>
        gained(moneyOfUser(db, user), users.get(user.id)).map((name) => `${user.userName}: ${name}`),
      ),
      ...[...db.roles.values()].flatMap((role) =>
        gained(moneyOf(db, [role]), roles.get(role.id)).map((name) => `${role.roleKey}: ${name}`),
      ),
      ...[...db.users.values()].flatMap((user) =>
        isSuperAdmin(db, user) && !admins.includes(user.id) ? [`${user.userName}: super administrator`] : [],
      ),
    ];

    for (let at = 1; at <= STEPS; at++) {
      const call = random.weighted(calls);
      const code = await make(call);
      codes.add(code);
      if (code === 0) expect([call.route, ...newPowers()]).toEqual([call.route]);
      asked.roles += [...db.roles.values()].filter(({ pendingChange }) => pendingChange).length;
      asked.users += [...db.users.values()].filter(({ pendingChange }) => pendingChange).length;
      place.wait(1000);
    }
    expect(checkInvariants(db)).toEqual([]);
  },
  120_000,
);

test('what was asked for in these walks waited, and was neither confirmed alone nor given by other ways', () => {
  expect(Math.min(asked.roles, asked.users)).toBeGreaterThan(100);
  expect([...codes]).toEqual(expect.arrayContaining([0, 40300, 40903]));
});
