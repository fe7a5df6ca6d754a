import { EnvelopeStatus } from '../../src/contract/campaign/envelopeFlow';
import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';
import { format, parse, sum } from '../core/money';
import { claimsOf, ENVELOPE, envelopesOf, isActive, isWaiting, restOf } from './rows';
import type { EnvelopeRow } from './rows';

/** What the lines of an envelope add up to: claims and refunds less what a member has paid. */
function bookedOf(db: Db, { envelopeNo }: EnvelopeRow): bigint {
  return sum(db.ledger.linesFor(ENVELOPE, envelopeNo).map(({ availableChange }) => availableChange));
}

/** What they have to add up to: what is open of a member's envelope is in no account; the platform pays from none. */
function wantedOf(row: EnvelopeRow): bigint {
  if (row.memberId === null) return parse(row.claimedAmount);
  return isActive(row) ? -restOf(row) : 0n;
}

/** Claims are those of the ledger to the last digit, nobody claims twice, and nothing is left once an envelope has ended. */
export function checkEnvelopes(db: Db, complain: Complain): void {
  const codes = new Set<string>();
  for (const row of envelopesOf(db)) {
    const { envelopeNo, status, count, claimedCount, claimedAmount, refundAmount, maxPerClaim } = row;
    const claims = claimsOf(db, row);
    const claimed = sum(claims.map(({ amount }) => amount));
    if (claimed !== parse(claimedAmount) || claims.length !== claimedCount)
      complain(`${envelopeNo} says ${claimedAmount} in ${claimedCount} parts, and its claims do not`);
    if (claims.some(({ amount }) => parse(amount) <= 0n || parse(amount) > parse(maxPerClaim ?? amount)))
      complain(`a claim of ${envelopeNo} is not between nothing and its maximum`);
    if (new Set(claims.map(({ memberId }) => memberId)).size !== claims.length)
      complain(`somebody has claimed ${envelopeNo} twice`);
    const [rest, refunded] = [restOf(row), parse(refundAmount)];
    const isBack = status === EnvelopeStatus.expired || status === EnvelopeStatus.cancelled;
    if (refunded !== (isBack ? rest : 0n) || rest < 0n)
      complain(
        `${envelopeNo} in state ${status} has given back ${refundAmount}, and ${format(rest)} is left`,
      );
    if ((status === EnvelopeStatus.finished) !== (claimedCount === count))
      complain(`${envelopeNo} in state ${status} has ${claimedCount} of ${count} parts claimed`);
    if (bookedOf(db, row) !== wantedOf(row))
      complain(`${envelopeNo} has ${format(bookedOf(db, row))} in the ledger, not ${format(wantedOf(row))}`);
    if (row.reviewerName !== '' && row.reviewerName === row.createdBy)
      complain(`${envelopeNo} was decided by its maker`);
    if (isActive(row) || isWaiting(row)) {
      if (codes.has(row.code)) complain(`the passcode of ${envelopeNo} is there twice`);
      codes.add(row.code);
    }
  }
}
