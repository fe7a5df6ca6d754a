import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { Db } from '../core/db';
import { isPlatformAccount } from '../core/platformAccount';
import { Refusal } from '../core/refusal';
import type { Member } from '../core/rows';
import { refusals } from './refusals';

/**
 * A member who sends or gets an envelope: neither frozen nor closed, and with coins that are real.
 * @throws Refusal 40400, 40904
 */
export function partyOf(db: Db, memberId: number): Member {
  const member = db.members.get(memberId);
  if (!member) throw new Refusal(40400);
  if (member.status !== MemberStatus.normal) throw new Refusal(40904, { because: refusals.memberBarred });
  if (isPlatformAccount(member)) throw new Refusal(40904, { because: refusals.platformAccount });
  return member;
}
