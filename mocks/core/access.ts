import { IpScope } from '../../src/contract/risk/ipRule';
import { OnOff } from '../../src/contract/block/switchFlow';
import { UserStatus } from '../../src/contract/system/user';
import { createHash } from 'node:crypto';
import type { UserInfo } from '@/api/types';
import { consoleSettingsOf } from './config/consoleSettings';
import type { Db } from './db';
import { admits } from './ipRules';
import { memberOfUid } from './memberLookups';
import type { Member } from './rows';
import type { MenuRow, Role, Session, User } from './systemRows';
import { HOUR, msOf } from './time';

/** Everything the server answers lives below this path. */
export const SITE = 'api/v2/sitebkd/';

const WILDCARD = '*/*/*';

/** A session ends after this time without a request, in milliseconds. */
export const SESSION_IDLE = 12 * HOUR;

/** Enabled roles of a user. */
export const rolesOf = (db: Db, user: User): Role[] =>
  user.roleIds.flatMap((id) => db.roles.get(id) ?? []).filter((role) => role.status === OnOff.on);

/** The built-in role that holds everything. */
export const SUPER_ADMIN = 'super_admin';

/** True when one of a user's enabled roles is the built-in one that holds everything. */
export const isSuperAdmin = (db: Db, user: User): boolean =>
  rolesOf(db, user).some((role) => role.roleKey === SUPER_ADMIN);

/** Ids of the menu records that a role holds: for the built-in one all there are. */
const menuIdsOfRole = (db: Db, { roleKey, menuIds }: Role): number[] =>
  roleKey === SUPER_ADMIN ? db.menus.map(({ id }) => id) : menuIds;

/** Ids of the menu records a user's roles hold. */
export const menuIdsOf = (db: Db, user: User): Set<number> =>
  new Set(rolesOf(db, user).flatMap((role) => menuIdsOfRole(db, role)));

/** True for records that grant something: the name of a directory is no permission. */
export const isGranting = ({ type }: Pick<MenuRow, 'type'>): boolean => type !== 0;

/** Permission strings a user holds; the super admin's is the wildcard alone. */
export function permissionsOf(db: Db, user: User): Set<string> {
  if (isSuperAdmin(db, user)) return new Set([WILDCARD]);
  const ids = menuIdsOf(db, user);
  return new Set(db.menus.filter((menu) => isGranting(menu) && ids.has(menu.id)).map(({ name }) => name));
}

/** True when the user may call the path (given below `SITE`). */
export const can = (db: Db, user: User, path: string): boolean => holds(db, user)(path);

/** The same for several paths: what the user holds is found out once, when it is first asked for. */
export function holds(db: Db, user: User): (path: string) => boolean {
  let held: Set<string> | undefined;
  return (path) => {
    held ??= permissionsOf(db, user);
    return held.has(WILDCARD) || held.has(SITE + path);
  };
}

/** The last mark of a user, and what it was made of. */
const marks = new WeakMap<User, { of: string; mark: string }>();

/** Another text as soon as what a user's menu call answers changes; it says nothing by itself. */
export function accessMark(db: Db, user: User): string {
  const roles = user.roleIds.map((id) => [id, db.roles.get(id)?.version, db.roles.get(id)?.status]);
  // Every change of a record raises its version; the records themselves would be most of the work of a call.
  const menus = db.menus.map(({ id, version }) => `${id} ${version}`).join();
  const of = menus + JSON.stringify([roles, user.bindMemberId, consoleSettingsOf(db, user)]);
  const last = marks.get(user);
  if (last?.of === of) return last.mark;
  const mark = createHash('sha256').update(of).digest('base64url').slice(0, 16);
  marks.set(user, { of, mark });
  return mark;
}

/** The member a user is bound to, if any. */
function boundMember(db: Db, user: User): Member | undefined {
  if (!user.bindMemberId) return undefined;
  return memberOfUid(db, user.bindMemberId);
}

/**
 * Which members a user may see: everybody, or the bound member and his downline.
 * A user bound to a member that does not exist sees no member.
 */
export function scopeOf(db: Db, user: User): (memberId: number) => boolean {
  if (!user.bindMemberId) return () => true;
  const root = boundMember(db, user)?.teamPath;
  return (memberId) => root !== undefined && (db.members.get(memberId)?.teamPath ?? '').startsWith(root);
}

/** True for a user who may sign in. */
export const isActive = ({ userStatus, isAdmin }: User): boolean =>
  userStatus === UserStatus.active && isAdmin === 1;

/** True for a session that has been used lately. */
export const isLive = (db: Db, { lastActive }: Session): boolean => db.now() - lastActive <= SESSION_IDLE;

/** The user behind a bearer token; `undefined` for an unknown, idle or disabled one, and where a rule refuses the address. */
export function userOfToken(db: Db, token: string | undefined, ip: string): User | undefined {
  const session = db.sessions.get(token ?? '');
  if (!session) return undefined;
  const user = db.users.get(session.userId);
  if (!user || !isActive(user) || !isLive(db, session) || !admits(db, ip, IpScope.console)) {
    db.sessions.delete(session.token);
    return undefined;
  }
  session.lastActive = db.now();
  return user;
}

const BUTTONS: readonly [button: string, verbs: RegExp][] = [
  ['btn.add', /\/(add|chargeLogAdd)$/],
  ['btn.del', /\/delete$/],
  ['btn.edit', /\/(edit|update)$/],
];

/** What the console knows about the signed-in operator. */
export function userInfoOf(db: Db, user: User, since: number): UserInfo {
  const held = [...permissionsOf(db, user)];
  const admin = isSuperAdmin(db, user);
  const keys = rolesOf(db, user).map(({ roleKey }) => roleKey);
  const isStaff = keys.some((key) => key !== 'common');
  return {
    id: user.id,
    userName: user.userName,
    userNickname: user.userNickname,
    avatar: user.avatar,
    // One of the console's own two role names comes first.
    roles: [...new Set([isStaff ? 'admin' : 'common', ...keys])],
    time: since,
    ...(user.earlier?.time ? { lastTime: msOf(user.earlier.time) } : {}),
    authBtnList: [
      ...BUTTONS.filter(([, verbs]) => admin || held.some((name) => verbs.test(name))).map(([name]) => name),
      'btn.link',
    ],
    ...(user.bindMemberId ? { bindMemberId: user.bindMemberId } : {}),
  };
}
