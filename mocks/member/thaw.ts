import { member as contract } from '../../src/contract/member/member';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { diffOf, writeUnattended } from '../core/audit';
import { enforce, staffDecision } from '../core/bars';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { perRecord } from '../core/perRecord';
import type { Member } from '../core/rows';
import { msOf } from '../core/time';

/** What a member may do, by field. */
export const SWITCHES = ['canLogin', 'canTrade', 'canWithdraw', 'canTransfer'] as const;

/** Fields that a freeze and its end change. */
export const FREEZE_FIELDS = ['status', ...SWITCHES, 'freezeUntil'] as const;

/** Ends a freeze by operators: the member may do again what violations leave of what he was allowed before. */
export function thaw(db: Db, member: Member): void {
  enforce(db, member, { ...staffDecision(member), frozen: false, until: null });
}

/** Ends a freeze whose time is over, and says so in the member's history. */
function liftFreeze(db: Db, member: Member): void {
  const before = { ...member };
  thaw(db, member);
  member.version += 1;
  member.updatedAt = db.stamp();
  member.updatedBy = '';
  writeUnattended(db, {
    title: '会员列表',
    method: 'JOB',
    url: contract.calls.unfreeze.path,
    targetType: 'member',
    targetId: String(member.id),
    targetText: member.uid,
    diff: diffOf(before, member, FREEZE_FIELDS),
  });
}

/** Ends the freezes that were given an end. */
export const freezeEnd: Job = {
  key: 'freezeEnd',
  title: ['冻结到期', 'Unfreeze expired members', '凍結到期'],
  group: 'SYSTEM',
  ...perRecord<Member>({
    rows: (db) => db.members.values(),
    dueAt: (_, { status, freezeUntil }) =>
      status === MemberStatus.frozen && freezeUntil !== null ? msOf(freezeUntil) : undefined,
    act: liftFreeze,
  }),
};
