import { MemberStatus } from '../../src/contract/member/memberFlow';
import { Severity } from '../../src/contract/risk/violation';
import { ViolationStatus } from '../../src/contract/risk/violationFlow';
import { barsOf } from '../core/bars';
import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';

/** Nobody decided about what they recorded, two confirmed what is severe, and who confirmed did not revoke. */
export function checkViolations(db: Db, complain: Complain): void {
  for (const row of db.violations.values()) {
    const { violationNo, status, severity, createdBy, firstReviewer, reviewerName, revokedBy, penalties } =
      row;
    const isConfirmed = status !== ViolationStatus.pending && status !== ViolationStatus.dismissed;
    if (reviewerName !== '' && reviewerName === createdBy)
      complain(`violation ${violationNo} was decided by who recorded it`);
    if (isConfirmed && severity === Severity.severe && ['', reviewerName].includes(firstReviewer))
      complain(`violation ${violationNo} is severe and was confirmed by one operator`);
    if (isConfirmed && penalties.length === 0)
      complain(`violation ${violationNo} was confirmed without penalty`);
    if (revokedBy !== '' && [firstReviewer, reviewerName].includes(revokedBy))
      complain(`violation ${violationNo} was revoked by who confirmed it`);
  }
}

/** What members may do is what operators and violations in force leave them. */
export function checkBars(db: Db, complain: Complain): void {
  for (const member of db.members.values()) {
    if (member.status === MemberStatus.closed) continue;
    const kinds = new Set(barsOf(db, member.id).map(({ kind }) => kind));
    const { uid, canTrade, canWithdraw } = member;
    const isFrozen = member.status === MemberStatus.frozen;
    if (isFrozen !== kinds.has('freeze'))
      complain(`member ${uid} is frozen by nothing, or held and not frozen`);
    if ((canTrade === 0) !== (isFrozen || kinds.has('noTrade')))
      complain(`whether member ${uid} may trade is not what holds them`);
    if ((canWithdraw === 0) !== (isFrozen || kinds.has('noWithdraw')))
      complain(`whether member ${uid} may withdraw is not what holds them`);
  }
}
