import type { Decimal } from '@/api/types';
import { isGranting, rolesOf, SUPER_ADMIN } from './access';
import type { Db } from './db';
import { memberOfUid } from './memberLookups';
import { parse } from './money';
import type { Money } from './money';
import { deptsShown } from './staffScope';
import type { Role, User } from './systemRows';

/** The daily limits that roles have, in USDT. */
export const CAPS = ['manualRechargeCap', 'adjustCap', 'grantCap'] as const;

export type Cap = (typeof CAPS)[number];

/** All that a person may do and see. */
export interface Powers {
  /** True for the built-in role, which holds everything. */
  isSuper: boolean;
  permissions: ReadonlySet<string>;
  /** Of several roles the highest limit counts; `null`: no limit. */
  caps: Readonly<Record<Cap, Money | null>>;
  /** Colleagues whose doings are shown, by user name, and departments, as `#7`; `null`: everybody's and the system's. */
  staff: ReadonlySet<string> | null;
  /** Members that are shown, by the path of their team: an empty path for all, `null` for none. */
  team: string | null;
}

/** Those of a person without a role who sees no member. */
export const NO_POWERS: Powers = {
  isSuper: false,
  permissions: new Set(),
  caps: { manualRechargeCap: 0n, adjustCap: 0n, grantCap: 0n },
  staff: new Set(),
  team: null,
};

/** The key of a department in `Powers.staff`; no user name looks like it. */
export const deptKey = (id: number): string => `#${id}`;

/** What decides about a person's powers besides the roles. */
export type Place = Pick<User, 'userName' | 'deptId' | 'bindMemberId'>;

const capOf = (cap: Decimal | null): Money | null => (cap === null ? null : parse(cap));

const higher = (a: Money | null, b: Money | null): Money | null =>
  a === null || b === null ? null : a > b ? a : b;

const teamOf = (db: Db, { bindMemberId }: Place): string | null =>
  bindMemberId === '' ? '' : (memberOfUid(db, bindMemberId)?.teamPath ?? null);

function staffOf(db: Db, roles: readonly Role[], { userName, deptId }: Place): Set<string> | null {
  const depts = deptsShown(db, roles, deptId);
  if (depts === null) return null;
  const seen = [...db.users.values()].filter((user) => depts.has(user.deptId));
  return new Set([userName, ...seen.map((user) => user.userName), ...[...depts].map(deptKey)]);
}

/** What these roles give to a person, switched off or not. */
export function powersWith(db: Db, roles: readonly Role[], place: Place): Powers {
  const held = new Set(roles.flatMap(({ menuIds }) => menuIds));
  const highest = (name: Cap) => roles.map((role) => capOf(role[name])).reduce(higher, 0n);
  return {
    isSuper: roles.some(({ roleKey }) => roleKey === SUPER_ADMIN),
    permissions: new Set(
      db.menus.filter((menu) => isGranting(menu) && held.has(menu.id)).map(({ name }) => name),
    ),
    caps: {
      manualRechargeCap: highest('manualRechargeCap'),
      adjustCap: highest('adjustCap'),
      grantCap: highest('grantCap'),
    },
    staff: staffOf(db, roles, place),
    team: teamOf(db, place),
  };
}

/** What a user may do now. */
export const powersOf = (db: Db, user: User): Powers => powersWith(db, rolesOf(db, user), user);

/** What a user may do as soon as the user and all the roles are switched on. */
export const powersGivenTo = (db: Db, user: User): Powers =>
  powersWith(
    db,
    user.roleIds.flatMap((id) => db.roles.get(id) ?? []),
    user,
  );

/** Part of powers that another one does not have. */
export interface Lack {
  isSuper: boolean;
  permissions: readonly string[];
  caps: readonly Cap[];
  staff: boolean;
  team: boolean;
}

const isCapWithin = (cap: Money | null, own: Money | null): boolean =>
  own === null || (cap !== null && cap <= own);

const isTeamWithin = (team: string | null, own: string | null): boolean =>
  team === null || (own !== null && team.startsWith(own));

/**
 * What of `wanted` none of the `held` has; `null` for nothing. `isNew` says of a key of `staff` that it stands for a
 * user or a department that has done nothing yet, so that seeing it shows nothing.
 */
export function lackOf(
  wanted: Powers,
  held: readonly Powers[],
  isNew: (key: string) => boolean = () => false,
): Lack | null {
  if (held.some(({ isSuper }) => isSuper)) return null;
  const { staff } = wanted;
  const hasStaff =
    held.some((one) => one.staff === null) ||
    (staff !== null && [...staff].every((key) => isNew(key) || held.some((one) => one.staff?.has(key))));
  const lack: Lack = {
    isSuper: wanted.isSuper,
    permissions: [...wanted.permissions].filter((name) => !held.some((one) => one.permissions.has(name))),
    caps: CAPS.filter((name) => !held.some(({ caps }) => isCapWithin(wanted.caps[name], caps[name]))),
    staff: !hasStaff,
    team: !held.some(({ team }) => isTeamWithin(wanted.team, team)),
  };
  const lacks =
    lack.isSuper || lack.permissions.length > 0 || lack.caps.length > 0 || lack.staff || lack.team;
  return lacks ? lack : null;
}
