import type { Decision } from '@/contract/block/review';
import { withinDecimals } from '../core/check';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { recharges } from './list';
import { creditRecharge, ledgerDecimalsOf } from './store';
import { invalid, Refusal } from '../core/refusal';
import { mustBeVersion, touch } from '../core/resource';
import { dropClaim, mustBeUnclaimed } from '../core/review/claim';
import { addStep } from '../core/review/steps';
import type { RechargeRow } from '../core/rows';
import type { User } from '../core/systemRows';
import { sameTransaction } from '../core/transactions';

/** One reviewer's word on one recharge. */
export interface RechargeVerdict {
  result: Decision;
  rejectCode?: string;
  remark: string;
  creditAmount?: string;
  /** The version the reviewer has seen. */
  version: number | undefined;
  requestId: string;
  /** One of several at once: nothing that needs a closer look is approved. */
  bulk: boolean;
}

/** States each decision starts from. */
const STARTS: Record<Decision, readonly number[]> = {
  approve: [1],
  reject: [1, 5],
  hold: [1],
  release: [5],
};

function mustBeOpen(row: RechargeRow, result: Decision): void {
  const { status, reviewerName, reviewedAt } = row;
  if ((status === 2 || status === 3) && reviewerName) {
    throw new Refusal(40901, { who: reviewerName }, { status, reviewerName, reviewedAt });
  }
  if (!STARTS[result].includes(status)) throw new Refusal(40904);
}

/** Who made it, and who approved it first, may not decide. @throws Refusal 40903 */
function mustBeOtherEyes(row: RechargeRow, user: User, result: Decision): void {
  const maker = row.createdBy === user.userName;
  const first = result === 'approve' && row.firstReviewer === user.userName;
  if (maker || first) throw new Refusal(40903);
}

/** Nothing the member or the channel no longer allows, and no transaction twice. */
function mustBeCreditable(db: Db, row: RechargeRow, bulk: boolean): void {
  if (db.members.get(row.memberId)?.status === 3) throw new Refusal(40904);
  if (row.channelId !== null && db.channels.get(row.channelId)?.status !== 1) throw new Refusal(40904);
  if (bulk && row.riskFlags.length) throw new Refusal(42206, { rule: row.riskFlags.join(', ') });
  if (twinsOf(db, row, row.txHash).some(({ status }) => status === 2))
    throw new Refusal(40905, { field: 'txHash' });
}

/** Other recharges of the same transaction, if this is a recharge's. */
export const twinsOf = (db: Db, { id, chain }: RechargeRow, txHash: string): RechargeRow[] =>
  [...db.recharges.values()].filter(
    (other) => other.id !== id && !other.deleted && sameTransaction(other, { chain, txHash }),
  );

/** What is booked: the amount less the fee, or a figure the reviewer corrected. */
function creditOf(db: Db, row: RechargeRow, { creditAmount, remark }: RechargeVerdict): Money {
  const usual = parse(row.amount) - parse(row.fee);
  if (creditAmount === undefined) return row.proposedCredit === null ? usual : parse(row.proposedCredit);
  if (row.source !== 2) throw invalid('creditAmount');
  withinDecimals(creditAmount, ledgerDecimalsOf(db, row.coin) ?? 0);
  const credit = parse(creditAmount);
  const most = (parse(row.amount) * 110n) / 100n;
  if (credit <= 0n || credit > most) throw new Refusal(42202, { min: '0', max: format(most) });
  // Two people have to agree on one figure.
  if (row.proposedCredit !== null && parse(row.proposedCredit) !== credit) throw invalid('creditAmount');
  if (credit !== usual && Array.from(remark).length < 5) throw new Refusal(40001, { n: 5 });
  return credit;
}

/** True while a second reviewer is still missing. */
function needsSecond(db: Db, row: RechargeRow, credit: Money): boolean {
  if (row.firstReviewer) return false;
  // A price that has been low for a while makes nothing small.
  const [stored, now] = [parse(row.usdtValue), parse(usdtValueOf(db, row.coin, row.amount))];
  const value = stored > now ? stored : now;
  const amount = parse(row.amount);
  const credited = credit > amount ? (value * credit) / amount : value;
  return credited > parse(db.config.get('recharge.review.secondThreshold') ?? '0');
}

function approve(db: Db, row: RechargeRow, user: User, verdict: RechargeVerdict): void {
  mustBeCreditable(db, row, verdict.bulk);
  const credit = creditOf(db, row, verdict);
  if (needsSecond(db, row, credit)) {
    row.firstReviewer = user.userName;
    row.proposedCredit = format(credit);
    return;
  }
  creditRecharge(db, row, {
    credit,
    at: db.now(),
    operatorName: user.userName,
    requestId: verdict.requestId,
  });
  row.reviewerName = user.userName;
  row.reviewedAt = db.stamp();
}

/** Doubts about a record undo a first approval. */
export function forgetFirstApproval(row: RechargeRow): void {
  row.firstReviewer = '';
  row.proposedCredit = null;
}

function apply(db: Db, row: RechargeRow, user: User, verdict: RechargeVerdict): void {
  switch (verdict.result) {
    case 'approve':
      approve(db, row, user, verdict);
      return;
    case 'reject':
      row.status = 3;
      row.rejectCode = verdict.rejectCode ?? '';
      row.reviewerName = user.userName;
      row.reviewedAt = db.stamp();
      return;
    case 'hold':
    case 'release':
      row.status = verdict.result === 'hold' ? 5 : 1;
      forgetFirstApproval(row);
  }
}

function mustGiveReason(db: Db, { result, rejectCode, remark }: RechargeVerdict): void {
  if (result !== 'reject') return;
  const known = [...db.dictEntries.values()].some(
    (entry) =>
      entry.dictType === 'biz_recharge_reject' && entry.dictValue === rejectCode && entry.status === 1,
  );
  if (!known) throw invalid('rejectCode');
  if (rejectCode === 'other' && Array.from(remark).length < 5) throw new Refusal(40001, { n: 5 });
}

/**
 * Decides about one recharge, or refuses and changes nothing.
 * @throws Refusal 40901, 40902, 40900, 40904, 40903, 40000, 40001, 40905, 42202, 42203, 42206
 */
export function reviewRecharge(context: Context<unknown>, row: RechargeRow, verdict: RechargeVerdict): void {
  const { db, user } = context;
  mustBeOpen(row, verdict.result);
  mustBeUnclaimed(db, row, user);
  mustBeVersion(context, recharges, row, verdict.version);
  mustBeOtherEyes(row, user, verdict.result);
  mustGiveReason(db, verdict);
  const { status, creditAmount, firstReviewer } = row;
  apply(db, row, user, verdict);
  row.reviewRemark = verdict.remark;
  touch(context, row);
  dropClaim(row);
  addStep(db, 'recharge', row.id, {
    step: firstReviewer ? 2 : 1,
    result: verdict.result,
    operatorName: user.userName,
    at: db.stamp(),
    note: verdict.remark,
    rejectCode: verdict.rejectCode,
    diff: [
      { field: 'status', before: String(status), after: String(row.status) },
      { field: 'creditAmount', before: creditAmount, after: row.creditAmount ?? row.proposedCredit },
      { field: 'firstReviewer', before: firstReviewer, after: row.firstReviewer },
    ].filter((change) => change.before !== change.after),
  });
}
