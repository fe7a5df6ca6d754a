import type { memberSession } from '@/contract/member/profile';
import type { WireShape } from '@/contract/field/field';
import type { Db } from './db';
import { Refusal } from './refusal';
import type { Member } from './rows';
import { HOUR } from './time';

/** A session of a member; ids are numbers here. */
export type MemberSession = WireShape<typeof memberSession> & {
  id: number;
  memberId: number;
  deviceId: string;
};

/** Where somebody signs in from. */
export type Origin = Pick<MemberSession, 'ip' | 'device' | 'deviceId'>;

/** A session ends after this time without anything being done, in milliseconds. */
export const MEMBER_IDLE = 12 * HOUR;

/** Sessions of a member, the oldest first. */
export const memberSessionsOf = (db: Db, memberId: number): MemberSession[] =>
  [...db.memberSessions.values()].filter((session) => session.memberId === memberId);

/** Lets a member sign in, or refuses it; both are on record. @throws Refusal 40904 for one who may not */
export function signInMember(db: Db, member: Member, from: Origin): MemberSession {
  const ok = member.status === 1 && member.canLogin === 1;
  const at = db.stamp();
  const memberId = member.id;
  db.memberSignIns.push({ ...from, id: db.nextId('memberSignIn'), memberId, at, ok: ok ? 1 : 0 });
  if (!ok) throw new Refusal(40904);
  member.lastLoginIp = from.ip;
  member.lastLoginAt = at;
  const session = { ...from, id: db.nextId('memberSession'), memberId, since: at, lastSeen: at };
  db.memberSessions.set(session.id, session);
  return session;
}

/** Ends the sessions of a member. @returns how many there were */
export function endMemberSessions(db: Db, memberId: number): number {
  const open = memberSessionsOf(db, memberId);
  for (const { id } of open) db.memberSessions.delete(id);
  return open.length;
}
