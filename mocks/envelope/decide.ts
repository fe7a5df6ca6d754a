import { redEnvelope } from '../../src/contract/campaign/redEnvelope';
import { EnvelopeStatus } from '../../src/contract/campaign/envelopeFlow';
import { Verdict } from '../../src/contract/block/review';
import { termsOf } from '../../src/contract/flow';
import type { MoveTerms } from '@/contract/flow';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { changeRow } from '../core/resource';
import { mustSayWhy } from '../core/review/guards';
import type { Waiting } from '../core/change/queue';
import { mustBeAnother } from '../core/samePerson';
import { giveBack } from './end';
import { TOLD } from './history';
import { envelopes } from './list';
import { refusals } from './refusals';
import { envelopesOf, isWaiting } from './rows';
import type { EnvelopeRow } from './rows';

type Calls = (typeof redEnvelope)['calls'];

const cancelTerms = termsOf(redEnvelope, 'cancel');
const reviewTerms = termsOf(redEnvelope, 'approve');

/** @throws Refusal 40904 where a move does not start */
function mustStart({ from }: MoveTerms, { status }: EnvelopeRow): void {
  if (!from.includes(status)) throw new Refusal(40904);
}

/** Another operator decides about an envelope that waits. @throws Refusal 40400, 40900, 40903, 40904, 40001, 42207 */
export function review(context: Context<Sent<Calls['review']['body']>>): { version: number } {
  const { db, user, input, note } = context;
  const { result, remark } = input;
  note({ reason: remark });
  const { version } = changeRow(context, envelopes, TOLD, (row) => {
    mustBeAnother(context, row.createdBy);
    mustStart(reviewTerms, row);
    if (result === Verdict.reject) mustSayWhy({ input: { note: remark } });
    else if (row.expireAt <= db.stamp()) throw new Refusal(42207, { because: refusals.lateApproval });
    row.status = result === Verdict.approve ? EnvelopeStatus.active : EnvelopeStatus.rejected;
    row.reviewerName = user.userName;
    row.reviewedAt = db.stamp();
    row.reviewRemark = remark;
  });
  return { version };
}

/** Ends an active envelope; the rest goes back to its sender. @throws Refusal 40400, 40900, 40904 */
export function cancel(context: Context<Sent<Calls['cancel']['body']>>): { version: number } {
  const { db, user, input } = context;
  const { version } = changeRow(context, envelopes, TOLD, (row) => {
    mustStart(cancelTerms, row);
    giveBack(db, row, EnvelopeStatus.cancelled, user.userName);
    row.cancelReason = input.reason;
  });
  return { version };
}

/** Envelopes that wait for another operator, as changes do. */
export const waitingEnvelopes = (db: Db): Waiting[] =>
  envelopesOf(db)
    .filter(isWaiting)
    .map((row) => ({
      pendingChange: row,
      changeBy: row.createdBy,
      changeAt: row.createdAt,
      changeUntil: null,
    }));
