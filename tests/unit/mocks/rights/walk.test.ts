import { expect, test } from 'vitest';
import { DataScope } from '@/contract/system/role';
import { isGranting, permissionsOf, scopeOf } from '#mocks/core/access';
import { leftOf } from '#mocks/core/caps';
import type { Db } from '#mocks/core/db';
import { checkInvariants } from '#mocks/core/invariants';
import { parse } from '#mocks/core/money';
import { randomStream } from '#mocks/core/random';
import { openSession } from '#mocks/core/sessions';
import { staffScopeOf } from '#mocks/core/staffScope';
import type { Role, User } from '#mocks/core/systemRows';
import { bench } from '../operator';
import { LONG } from '../../../effort';
import { drawsOf } from '../walk/draws';
import type { WalkCall } from '../walk/draws';
import { accountsOf } from './accounts';
import { deputyIn } from './deputy';
import { rightsCalls } from './draws';

const STEPS = 500;

const CAPS = ['manualRechargeCap', 'adjustCap', 'grantCap'] as const;

/** What is seen of the world, by members and by names under which something was done. */
interface World {
  members: readonly number[];
  names: readonly string[];
}

/** What a user can do: each permission, visible member, visible colleague and limit as a text. */
function reachOf(db: Db, user: User, { members, names }: World): Set<string> {
  const seesMember = scopeOf(db, user);
  const seesWork = staffScopeOf(db, user);
  return new Set([
    ...[...permissionsOf(db, user)].map((name) => `may ${name}`),
    ...members.filter(seesMember).map((id) => `sees member ${id}`),
    ...names.filter(seesWork).map((name) => `sees ${name}`),
    ...CAPS.map((cap) => `${cap} ${mostOf(db, user, (role) => role[cap])}`),
  ]);
}

/** The most that a user can make in a day, as if nothing was made yet. */
const mostOf = (db: Db, user: User, capOf: (role: Role) => string | null): bigint =>
  leftOf(db, user, { made: [], capOf, ceiling: parse('1000000') });

/** What is in `now` and in none of the others; a limit is no more where another one is as high. */
function more(now: ReadonlySet<string>, before: readonly ReadonlySet<string>[]): string[] {
  const known = new Set(before.flatMap((one) => [...one]));
  return [...now].filter((text) => {
    const [cap = '', amount = ''] = text.split(' ');
    if (!CAPS.some((name) => name === cap)) return !known.has(text);
    return ![...known].some(
      (other) => other.startsWith(`${cap} `) && BigInt(other.slice(cap.length)) >= BigInt(amount),
    );
  });
}

const done = new Set<string>();
const codes = new Set<number>();
const routes = new Set<string>();

test.each([
  [1, 'own department', { dataScope: DataScope.own }],
  [2, 'own department and below', { dataScope: DataScope.ownAndBelow, adjustCap: '10' }],
  [3, 'everybody', { dataScope: DataScope.all, manualRechargeCap: '5' }],
  [4, 'chosen departments', { dataScope: DataScope.chosen, deptIds: [3, 6] }],
  ...Array.from({ length: LONG ? 20 : 0 }, (_, index): [number, string, Partial<Role>] => [
    5 + index,
    'everybody',
    { dataScope: DataScope.all, adjustCap: String(index * 100) },
  ]),
])(
  'whatever an operator of the system makes of it, also as those that can be become, nothing is gained (walk %i, scope: %s)',
  async (seed, _, terms) => {
    const place = bench();
    const { db } = place;
    const deputy = deputyIn(db, terms);
    const random = randomStream(seed, 'rights');
    const draws = drawsOf(db, random);
    const calls = rightsCalls(draws, deputy).map((call) => [call, call.often ?? 1] as const);
    for (const [{ route }] of calls) routes.add(route);

    const world: World = {
      members: [...db.members.keys()].filter((id) => id % 7 === 1),
      names: [
        ...new Set(db.operLogs.map(({ operName }) => operName)),
        ...[...db.users.values()].map(({ userName }) => userName),
      ],
    };
    const first = reachOf(db, deputy.user, world);
    const had = new Map([...db.users.values()].map((user) => [user.id, reachOf(db, user, world)]));
    const { reachable, make } = accountsOf(place, random, deputy.user);

    async function step(call: WalkCall): Promise<void> {
      const { route } = call;
      const code = await make(call);
      codes.add(code);
      if (code !== 0) return;
      done.add(route);
      for (const one of db.users.values()) {
        const reach = reachOf(db, one, world);
        const before = reachable.has(one.id) ? [first] : [first, had.get(one.id) ?? new Set<string>()];
        expect([route, one.userName, ...more(reach, before)]).toEqual([route, one.userName]);
      }
    }

    const kept = { user: { ...deputy.user }, role: { ...deputy.role } };
    /** Gives back what the deputy has taken from himself, as a super administrator would who looks at what it gives. */
    function restore(): void {
      const { user, role } = deputy;
      const menuIds = db.menus
        .filter((menu) => !isGranting(menu) || first.has(`may ${menu.name}`))
        .map(({ id }) => id);
      db.roles.set(role.id, Object.assign(role, kept.role, { version: role.version, menuIds }));
      db.users.set(user.id, Object.assign(user, kept.user, { version: user.version }));
      const givesMore = [...db.users.values()].some(
        (one) => one.roleIds.includes(role.id) && more(reachOf(db, one, world), [first]).length > 0,
      );
      if (givesMore) role.dataScope = DataScope.self;
    }

    for (let at = 1; at <= STEPS; at++) {
      if (at % 25 === 0) restore();
      openSession(db, random.pick([...db.users.values()]), { ip: '192.0.2.9', userAgent: '' });
      // In turn one that has not gone through yet.
      const left = calls.filter(([{ route }]) => !done.has(route));
      await step(random.weighted(at % 3 === 0 && left.length > 0 ? left : calls));
      place.wait(1000);
    }
    expect(checkInvariants(db)).toEqual([]);
  },
  120_000,
);

test('of these calls each went through, and was refused what it could have gained', () => {
  expect([...routes].filter((route) => !done.has(route))).toEqual([]);
  expect([...codes]).toEqual(expect.arrayContaining([0, 40300, 40301, 40303]));
});
