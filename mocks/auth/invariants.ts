import { AuthStatus } from '../../src/contract/member/authFlow';
import type { Complain } from '../core/invariants/complain';
import type { Db } from '../core/db';

/** A member is known by what was approved, in order, and never has two requests open for one level. */
export function checkAuths(db: Db, complain: Complain): void {
  for (const member of db.members.values()) {
    const own = [...db.auths.values()].filter(({ memberId }) => memberId === member.id);
    const levels = own
      .filter(({ status }) => status === AuthStatus.approved)
      .map(({ authLevel }) => authLevel);
    if (member.kycLevel !== Math.max(0, ...levels))
      complain(`member ${member.uid} is not known at the level that was approved`);
    if (levels.includes(2) && !levels.includes(1)) complain(`member ${member.uid} skipped a level`);
    const open = own.filter(({ status }) => status === AuthStatus.pending).map(({ authLevel }) => authLevel);
    if (new Set(open).size !== open.length) complain(`member ${member.uid} waits twice for one level`);
  }
}

/** A request whose document number was corrected is approved by another operator. */
export function checkCorrections(db: Db, complain: Complain): void {
  for (const { authNo, status, correctedBy, reviewerName } of db.auths.values())
    if (status === AuthStatus.approved && correctedBy !== '' && correctedBy === reviewerName)
      complain(`auth ${authNo} was corrected and approved by one`);
}

/** An approval was taken back by another operator. */
export function checkRevocations(db: Db, complain: Complain): void {
  const approvers = new Map<number, string>();
  for (const { kind, refId, result, operatorName } of db.steps) {
    if (kind !== 'auth') continue;
    if (result === 'approve') approvers.set(refId, operatorName);
    if (result === 'revoke' && approvers.get(refId) === operatorName)
      complain(`auth ${refId} was taken back by whoever approved it`);
  }
}
