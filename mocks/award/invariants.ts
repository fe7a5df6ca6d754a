import { AwardType } from '../../src/contract/campaign/award';
import { AwardStatus } from '../../src/contract/campaign/awardFlow';
import { Ledger } from '../../src/contract/ledgerKinds';
import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';
import { AWARD } from './store';
import type { AwardRow } from './store';

/** The lines that an award has in the ledger, by its state: kind and amount. */
function expected({ awardType, status, amount }: AwardRow): string {
  const kind = awardType === AwardType.rebate ? Ledger.rebate : Ledger.award;
  const credit = `${kind.code} ${amount}`;
  if (status === AwardStatus.paid) return credit;
  return status === AwardStatus.clawedBack ? `${credit}, ${Ledger.awardClawback.code} -${amount}` : '';
}

/** A paid award credited its amount once, one that was taken back debited the same, and no other booked anything. */
export function checkAwardLines(db: Db, complain: Complain): void {
  for (const row of db.awards.values()) {
    const lines = db.ledger
      .linesFor(AWARD, row.awardNo)
      .map(({ bizType, availableChange }) => `${bizType} ${availableChange}`)
      .join(', ');
    if (lines !== expected(row))
      complain(`award ${row.awardNo} in state ${row.status} booked ${lines || 'nothing'}`);
    if ((row.paidAt !== null) !== (lines !== '')) complain(`award ${row.awardNo} was not paid when it says`);
  }
}

/** Nobody decides twice about one award, and what was taken back was asked for by one operator and granted by another. */
export function checkAwardPeople(db: Db, complain: Complain): void {
  for (const row of db.awards.values()) {
    const { awardNo, status, createdBy, firstReviewer, reviewerName } = row;
    if (
      reviewerName !== '' &&
      [createdBy, status === AwardStatus.rejected ? '' : firstReviewer].includes(reviewerName)
    )
      complain(`award ${awardNo} was made or reviewed twice by ${reviewerName}`);
    const { clawbackBy, clawbackReviewer, clawbackWaits } = row;
    if (
      status === AwardStatus.clawedBack &&
      (clawbackBy === '' || clawbackReviewer === '' || clawbackBy === clawbackReviewer)
    )
      complain(`award ${awardNo} was taken back by ${clawbackBy} and ${clawbackReviewer}`);
    if ((clawbackWaits === 1) !== (status === AwardStatus.paid && clawbackBy !== ''))
      complain(`award ${awardNo} waits to be taken back and does not, or the other way round`);
  }
}
