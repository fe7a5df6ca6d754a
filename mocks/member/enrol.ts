import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { Db } from '../core/db';
import type { Member } from '../core/rows';

/** What a new member is known by. */
type NewMember = Pick<
  Member,
  | 'account'
  | 'nickname'
  | 'email'
  | 'phone'
  | 'countryCode'
  | 'language'
  | 'memberType'
  | 'level'
  | 'remark'
  | 'registerSource'
  | 'registerIp'
> &
  Partial<Pick<Member, 'inviteCode' | 'createdBy'>>;

/** True for an invitation code that a member has. */
export const isCodeTaken = (db: Db, code: string): boolean =>
  [...db.members.values()].some((other) => other.inviteCode === code);

/** An unused invitation code. */
function freshCode(db: Db): string {
  const code = db.random('inviteCode').text(8, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789');
  return isCodeTaken(db, code) ? freshCode(db) : code;
}

/** A member who may do everything and has nothing yet, below an inviter or on their own; not kept so far. */
export function newMember(db: Db, given: NewMember, parent?: Member): Member {
  const id = Math.max(...db.members.keys()) + 1;
  const now = db.stamp();
  const { inviteCode = freshCode(db), createdBy = '' } = given;
  return {
    ...given,
    id,
    version: 1,
    uid: String(10_010_000 + id),
    inviteCode,
    parentId: parent?.id ?? null,
    teamPath: `${parent?.teamPath ?? '/'}${id}/`,
    kycLevel: 0,
    status: MemberStatus.normal,
    canLogin: 1,
    canTrade: 1,
    canWithdraw: 1,
    canTransfer: 1,
    riskLevel: 1,
    tags: [],
    lastLoginIp: '',
    lastLoginAt: '',
    googleBound: 0,
    fundPwdSet: 0,
    withdrawLockUntil: null,
    freezeUntil: null,
    switchesBefore: null,
    frozenByViolation: 0,
    closeRequestedBy: '',
    closeByViolation: 0,
    createdAt: now,
    updatedAt: now,
    createdBy,
    updatedBy: createdBy,
  };
}
