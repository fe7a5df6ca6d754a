import { BulkObstacle } from '../../src/contract/block/review';
import { recharge, RechargeSource } from '../../src/contract/finance/recharge';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { termsOf } from '../../src/contract/flow';
import { dictList } from '../core/dictionary';
import { format } from '../core/money';
import { invalid, Refusal } from '../core/refusal';
import { mustBeUnclaimed } from '../core/review/claim';
import type { Ask, Kind, Move, Transition } from '../core/review/kind';
import type { RechargeRow } from '../core/rows';
import { readHash } from '../core/transactions';
import { creditOf, mustBeCreditable, needsSecond, twinsOf } from './credit';
import type { RechargeVerdict } from './credit';
import { forgetFirstApproval, putOnHold } from './holds';
import { bulkObstacleOf, recharges } from './list';
import { creditRecharge } from './store';
import { rechargeTrail } from './trail';
import { refusals } from './refusals';

const { pending, credited, rejected } = RechargeStatus;

type Judged = Move<RechargeRow, RechargeVerdict>;

const stepOf = ({ firstReviewer }: RechargeRow): 1 | 2 => (firstReviewer ? 2 : 1);

function mustSuitBulk({ context: { db }, row, input }: Judged): void {
  if (input.bulk && bulkObstacleOf(row) === BulkObstacle.risk)
    throw new Refusal(42206, { rule: dictList(db, 'biz_risk_flag', row.riskFlags) });
}

function mustGiveReason({ input: { rejectCode } }: Judged): void {
  if (rejectCode === undefined) throw invalid('rejectCode');
}

function signedBy({ context: { db, user }, row }: Judged): void {
  row.reviewerName = user.userName;
  row.reviewedAt = db.stamp();
}

const approve: Transition<RechargeRow, RechargeVerdict> = {
  ...termsOf(recharge, 'approve'),
  step: stepOf,
  guards: [mustBeCreditable, mustSuitBulk, (move) => void creditOf(move)],
  effect: (move) => {
    const { context, row, input } = move;
    const { db, user } = context;
    const credit = creditOf(move);
    row.reviewRemark = input.note;
    if (needsSecond(db, row, credit)) {
      row.firstReviewer = user.userName;
      row.proposedCredit = format(credit);
      return;
    }
    const by = { operatorName: user.userName, requestId: input.requestId };
    creditRecharge(db, row, { credit, at: db.now(), ...by });
    signedBy(move);
  },
};

const reject: Transition<RechargeRow, RechargeVerdict> = {
  ...termsOf(recharge, 'reject'),
  step: stepOf,
  guards: [mustGiveReason],
  effect: (move) => {
    const { row, input } = move;
    row.status = rejected;
    row.rejectCode = input.rejectCode ?? '';
    row.reviewRemark = input.note;
    signedBy(move);
  },
};

const hold: Transition<RechargeRow, RechargeVerdict> = {
  ...termsOf(recharge, 'hold'),
  step: stepOf,
  effect: ({ row, input }) => {
    putOnHold(row);
    row.reviewRemark = input.note;
  },
};

const release: Transition<RechargeRow, RechargeVerdict> = {
  ...termsOf(recharge, 'release'),
  step: stepOf,
  effect: ({ row, input }) => {
    row.status = pending;
    row.reviewRemark = input.note;
    forgetFirstApproval(row);
  },
};

/** A changed note or transaction; what was left out stays as it is. */
export interface RechargeEdit extends Ask {
  remark?: string | undefined;
  txHash?: string | undefined;
}

/** The transaction that an edit leads to, in its chain's notation. @throws Refusal 40000 */
function hashAfter(row: RechargeRow, { txHash = row.txHash }: RechargeEdit): string {
  return txHash === '' || txHash === row.txHash ? txHash : readHash(row.chain, txHash);
}

/** What a chain has told is no operator's to correct. @throws Refusal 40902, 40000, 40905 */
function mustBeNewHash({ context: { db, user }, row, input }: Move<RechargeRow, RechargeEdit>): void {
  const txHash = hashAfter(row, input);
  if (txHash === row.txHash) return;
  mustBeUnclaimed(db, row, user);
  if (row.source === RechargeSource.chain) throw invalid('txHash');
  if (txHash !== '' && twinsOf(db, row, txHash).length > 0)
    throw new Refusal(40905, { field: 'txHash', because: 'hashUsed' });
}

const edit: Transition<RechargeRow, RechargeEdit> = {
  ...termsOf(recharge, 'edit'),
  guards: [mustBeNewHash],
  effect: ({ row, input }) => {
    const txHash = hashAfter(row, input);
    if (txHash !== row.txHash) forgetFirstApproval(row);
    Object.assign(row, { txHash, remark: input.remark ?? row.remark });
  },
};

/** Hides what never was money: rejected, expired, or one's own manual entry that still waits. */
const remove: Transition<RechargeRow, Ask> = {
  ...termsOf(recharge, 'remove'),
  guards: [
    ({ context: { user }, row }) => {
      if (row.status === credited) throw new Refusal(40906, { because: refusals.credited });
      const own = row.source === RechargeSource.manual && row.createdBy === user.userName;
      if (row.status === pending && !own) throw new Refusal(40904);
    },
  ],
  effect: ({ row }) => {
    row.deleted = true;
  },
};

/** How recharges are reviewed: from a threshold on by two people, and never by the one who created them. */
export const rechargeKind = {
  ...rechargeTrail,
  resource: recharges,
  asks: 'recharge',
  decided: {
    by: ({ reviewerName }) => reviewerName,
    at: ({ reviewedAt }) => reviewedAt,
  },
  transitions: { approve, reject, hold, release, edit, remove },
} satisfies Kind<RechargeRow>;
