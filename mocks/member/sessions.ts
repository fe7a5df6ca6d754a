import { MemberStatus } from '../../src/contract/member/memberFlow';
import { MEMBER_IDLE } from '../core/memberSessions';
import type { Complain } from '../core/invariants/complain';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { MINUTE, stampOf } from '../core/time';

/** Ends sessions in which nothing has been done for long. */
export const sessionEnd: Job = {
  key: 'memberSessionEnd',
  title: ['会员会话到期', 'End idle member sessions', '會員工作階段到期'],
  group: 'SYSTEM',
  every: 5 * MINUTE,
  atMost: 1,
  run(db) {
    const latest = stampOf(db.now() - MEMBER_IDLE);
    const idle = [...db.memberSessions.values()].filter(({ lastSeen }) => lastSeen <= latest);
    for (const { id } of idle) db.memberSessions.delete(id);
    return idle.length;
  },
};

/** Only who may sign in is signed in. */
export function checkSessions(db: Db, complain: Complain): void {
  for (const { id, memberId } of db.memberSessions.values()) {
    const member = db.members.get(memberId);
    if (member?.status !== MemberStatus.normal || member.canLogin !== 1)
      complain(`session ${id} is of member ${memberId}, who may not sign in`);
  }
}
