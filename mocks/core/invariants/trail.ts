import type { FieldChange } from '@/api/types';
import type { Db } from '../db';
import { parse } from '../money';
import type { Complain } from './complain';

const changeOf = (diff: readonly FieldChange[], name: string): FieldChange | undefined =>
  diff.find(({ field }) => field === name);

/** Withdraws that an operator has approved. */
const APPROVED = new Set([3, 4, 5, 6, 8, 11]);

/** A large withdraw was let through by two people, none of whom had lifted its block or sent it by hand. */
export function checkWithdrawEyes(db: Db, complain: Complain): void {
  const large = parse(db.config.get('withdraw.review.secondThreshold') ?? '0');
  for (const row of db.withdraws.values()) {
    if (!APPROVED.has(row.status)) continue;
    const { orderNo, firstReviewer, secondReviewer, override } = row;
    if (!firstReviewer) complain(`withdraw ${orderNo} was let through by nobody`);
    if (parse(row.usdtValue) >= large && !secondReviewer)
      complain(`withdraw ${orderNo} was let through by one`);
    if (secondReviewer && secondReviewer === firstReviewer)
      complain(`withdraw ${orderNo} was seen by two eyes only`);
    if (row.payMode === 2 && row.paidBy && [firstReviewer, secondReviewer].includes(row.paidBy))
      complain(`withdraw ${orderNo} was approved and sent by hand by one`);
    if (override && [firstReviewer, secondReviewer].includes(override.by))
      complain(`withdraw ${orderNo} was let through by whoever lifted its block`);
  }
}

/** What became of a payout was said by two; an approval was taken back by another one. */
export function checkSteps(db: Db, complain: Complain): void {
  const last = new Map<string, string>();
  for (const { kind, refId, result, operatorName, diff } of db.steps) {
    const proposed = `${kind} ${refId} proposed`;
    const approved = `${kind} ${refId} approved`;
    if (kind === 'withdraw' && (result === 'result' || result === 'pay')) last.set(proposed, operatorName);
    if (kind === 'auth' && result === 'approve') last.set(approved, operatorName);
    const settled = result === 'approve' && ['4', '5', '11'].includes(changeOf(diff, 'status')?.before ?? '');
    if (settled && last.get(proposed) === operatorName) complain(`${kind} ${refId} was settled by one`);
    if (result === 'revoke' && kind === 'auth' && last.get(approved) === operatorName)
      complain(`${kind} ${refId} was taken back by whoever approved it`);
  }
}

/** In the operation log, no change was confirmed by the operator who requested it. */
export function checkLog(db: Db, complain: Complain): void {
  const makers = new Map<string, string>();
  for (const { operUrl, operName, targetId, errorCode, diff } of db.operLogs) {
    if (errorCode !== 0) continue;
    const maker = changeOf(diff, 'changeBy')?.after;
    if (operUrl.endsWith('rechargeChannel/edit') && maker) makers.set(targetId, maker);
    const wanted = operUrl.endsWith('rechargeChannel/confirmChange') ? makers.get(targetId) : undefined;
    const barred = operUrl.endsWith('unblacklist') ? changeOf(diff, 'blacklistedBy')?.before : undefined;
    const closed = changeOf(diff, 'status')?.after === '3';
    const asked = closed ? changeOf(diff, 'closeRequestedBy')?.before : undefined;
    if ([wanted, barred, asked].includes(operName))
      complain(`${operUrl} of ${targetId} was done by one, ${operName}`);
  }
}
