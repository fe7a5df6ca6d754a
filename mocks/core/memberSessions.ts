import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { Db } from './db';
import { neighbourOf } from './ipFacts';
import { rowsOf } from './lookup';
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

/** Lets a member sign in, or refuses it; both are on record. @throws Refusal 40904 for one who may not */
export function signInMember(db: Db, member: Member, from: Origin): MemberSession {
  const ok = member.status === MemberStatus.normal && member.canLogin === 1;
  const at = db.stamp();
  const memberId = member.id;
  db.memberSignIns.push({ ...from, id: db.nextId('memberSignIn'), memberId, at, ok: ok ? 1 : 0 });
  if (!ok) throw new Refusal(40904);
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

/** Now and then a member comes with another device, or from another network. */
function originOf(db: Db, { id, registerIp }: Member, random: Random): Origin {
  const last = rowsOf(db.memberSignIns, id).findLast(({ ok }) => ok === 1);
  if (last && random.chance(0.9)) return { ip: last.ip, device: last.device, deviceId: last.deviceId };
  return {
    ip: neighbourOf(registerIp, documentationIp(random)),
    device: random.pick(DEVICES),
    deviceId: `dev-${random.text(10, '0123456789abcdef')}`,
  };
}

/** The session in which a member does something: an open one, or a new one. @throws Refusal 40904 */
export function presentAs(db: Db, member: Member, random: Random): MemberSession {
  const session =
    memberSessionsOf(db, member.id).at(-1) ?? signInMember(db, member, originOf(db, member, random));
  session.lastSeen = db.stamp();
  return session;
}
