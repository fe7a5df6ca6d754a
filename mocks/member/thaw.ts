import { diffOf, writeOperLog } from '../core/audit';
import type { Db } from '../core/db';
import type { Member, MemberSwitches } from '../core/rows';

/** What a member may do, by field. */
export const SWITCHES = ['canLogin', 'canTrade', 'canWithdraw', 'canTransfer'] as const;

/** Fields that a freeze and its end change. */
export const FREEZE_FIELDS = ['status', ...SWITCHES, 'freezeUntil'] as const;

const ALL_ON: MemberSwitches = { canLogin: 1, canTrade: 1, canWithdraw: 1, canTransfer: 1 };

/** Ends a freeze: the member may do again what he was allowed before. */
export function thaw(member: Member): void {
  Object.assign(member, member.switchesBefore ?? ALL_ON);
  member.status = 1;
  member.switchesBefore = null;
  member.freezeUntil = null;
}

/** Ends the freezes whose time is over, and says so in their histories. */
export function liftFreezes(db: Db): void {
  const now = db.stamp();
  for (const member of db.members.values()) {
    const { freezeUntil } = member;
    if (member.status !== 2 || freezeUntil === null || freezeUntil > now) continue;
    const before = { ...member };
    thaw(member);
    member.version += 1;
    member.updatedAt = freezeUntil;
    member.updatedBy = '';
    writeOperLog(
      db,
      { userName: '', deptId: 0 },
      {
        title: '会员列表',
        type: 'other',
        method: 'JOB',
        url: 'member/unfreeze',
        ip: '',
        body: {},
        targetType: 'member',
        targetId: String(member.id),
        targetText: member.uid,
        diff: diffOf(before, member, FREEZE_FIELDS),
        at: freezeUntil,
      },
    );
  }
}
