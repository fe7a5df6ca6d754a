import { IpScope } from '../../src/contract/risk/ipRule';
import { LoginFault } from '../../src/contract/risk/loginError';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { mustBeOpen } from './closures';
import type { Db } from './db';
import { lockedRefusal } from './attempts';
import { emit } from './events';
import { neighbourOf } from './ipFacts';
import { admits } from './ipRules';
import { rowsOf } from './lookup';
import type { MemberDoing } from './memberDoing';
import { failMember, forgetMember, memberLockEnd } from './memberLocks';
import type { Random } from './random';
import { Refusal } from './refusal';
import type { Member, MemberSession } from './rows';
import { documentationIp } from './seeds/people';
import { HOUR } from './time';

/** Where a member signs in from. */
export type Origin = Pick<MemberSession, 'ip' | 'device' | 'deviceId'>;

/** A session ends after this time without anything being done, in milliseconds. */
export const MEMBER_IDLE = 12 * HOUR;

/** Sessions of a member, the oldest first. */
export const memberSessionsOf = (db: Db, memberId: number): readonly MemberSession[] =>
  rowsOf(db.memberSessions, memberId);

/** Puts a sign-in of a member on record. */
function noteSignIn(db: Db, { id: memberId }: Member, from: Origin, isDone: boolean): string {
  const at = db.stamp();
  db.memberSignIns.push({ ...from, id: db.nextId('memberSignIn'), memberId, at, ok: isDone ? 1 : 0 });
  emit(db, 'member.came', { ...from, memberId, action: 'login', isDone });
  return at;
}

/** Why a member cannot sign in now, whatever the password. */
function faultOf(
  db: Db,
  { account, status, canLogin }: Member,
  ip: string,
): [LoginFault, Refusal] | undefined {
  if (!admits(db, ip, IpScope.members)) return [LoginFault.address, new Refusal(40018)];
  const until = memberLockEnd(db, account);
  if (until > 0) return [LoginFault.tooMany, lockedRefusal(db, 40013, until)];
  const mayCome = status === MemberStatus.normal && canLogin === 1;
  return mayCome ? undefined : [LoginFault.frozen, new Refusal(40904)];
}

/** A member types a wrong password. @throws Refusal always */
export function mistypeMember(db: Db, member: Member, from: Origin): never {
  mustBeOpen(db, 'login');
  const [fault, refusal] = faultOf(db, member, from.ip) ?? [LoginFault.password, new Refusal(40011)];
  noteSignIn(db, member, from, false);
  failMember(db, member.account, member.id, fault, from);
  throw refusal;
}

/**
 * Lets a member sign in, or refuses it; both are on record.
 * @throws Refusal 40018, 40013, 40904 for one who may not, and 40904 while sign-ins are switched off
 */
export function signInMember(db: Db, member: Member, from: Origin): MemberSession {
  mustBeOpen(db, 'login');
  const memberId = member.id;
  const fault = faultOf(db, member, from.ip);
  const at = noteSignIn(db, member, from, !fault);
  if (fault) {
    failMember(db, member.account, memberId, fault[0], from);
    throw fault[1];
  }
  forgetMember(db, member);
  member.lastLoginIp = from.ip;
  member.lastLoginAt = at;
  // Members are looked up by the address they came from last.
  db.members.set(memberId, member);
  const session = { ...from, id: db.nextId('memberSession'), memberId, since: at, lastSeen: at };
  db.memberSessions.set(session.id, session);
  return session;
}

/** Ends the sessions of a member. @returns how many there were */
export function endMemberSessions(db: Db, memberId: number): number {
  const open = [...memberSessionsOf(db, memberId)];
  for (const { id } of open) db.memberSessions.delete(id);
  return open.length;
}

/** Ends the sessions of a member who may not sign in any more. */
export function endUnlessAllowed(db: Db, { id, status, canLogin }: Member): void {
  if (status !== MemberStatus.normal || canLogin !== 1) endMemberSessions(db, id);
}

const DEVICES = ['iPhone 15', 'Android', 'Chrome / Windows', 'Safari / macOS'];

/** Where a member comes from: now and then with another device, or from another network. */
export function originOf(db: Db, { id, registerIp }: Member, random: Random): Origin {
  const last = rowsOf(db.memberSignIns, id).findLast(({ ok }) => ok === 1);
  if (last && random.chance(0.9)) return { ip: last.ip, device: last.device, deviceId: last.deviceId };
  return {
    ip: neighbourOf(registerIp, documentationIp(random)),
    device: random.pick(DEVICES),
    deviceId: `dev-${random.text(10, '0123456789abcdef')}`,
  };
}

/** Puts what a member does in a session on record. */
export function comes(db: Db, { memberId, ip, device, deviceId }: MemberSession, action: MemberDoing): void {
  emit(db, 'member.came', { memberId, ip, device, deviceId, action, isDone: true });
}

/** The session in which a member does something: an open one, or a new one. @throws Refusal 40904 */
export function presentAs(db: Db, member: Member, random: Random): MemberSession {
  const session =
    memberSessionsOf(db, member.id).at(-1) ?? signInMember(db, member, originOf(db, member, random));
  session.lastSeen = db.stamp();
  return session;
}
