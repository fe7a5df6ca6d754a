import { MemberStatus } from '../../../src/contract/member/memberFlow';
import type { Db } from '../../core/db';
import { MEMBER_IDLE } from '../../core/memberSessions';
import { MINUTE, msOf, stampOf } from '../../core/time';

/** Who signed in a short while ago is still signed in, and has done something since. */
export function seedMemberSessions(db: Db): void {
  const random = db.random('memberSession');
  const newest = new Map(db.memberSignIns.map((signIn) => [signIn.memberId, signIn]));
  for (const { memberId, at, ip, device, deviceId, ok } of newest.values()) {
    const member = db.members.get(memberId);
    const since = msOf(at);
    const lastSeen = Math.min(db.now(), since + random.int(1, 240) * MINUTE);
    const isOver = db.now() - lastSeen >= MEMBER_IDLE;
    if (ok !== 1 || isOver || member?.status !== MemberStatus.normal || member.canLogin !== 1) continue;
    const id = db.nextId('memberSession');
    db.memberSessions.set(id, { id, memberId, ip, device, deviceId, since: at, lastSeen: stampOf(lastSeen) });
  }
}
