import { BulkObstacle } from '../../src/contract/block/review';
import { dictList } from '../core/dictionary';
import { format } from '../core/money';
import { invalid, Refusal } from '../core/refusal';
import { mustBeUnclaimed } from '../core/review/claim';
import { mustSayWhy } from '../core/review/guards';
import type { Ask, Kind, Move, Transition } from '../core/review/kind';
import type { RechargeRow } from '../core/rows';
import { readHash } from '../core/transactions';
import { creditOf, mustBeCreditable, needsSecond, twinsOf } from './credit';
import type { RechargeVerdict } from './credit';
import { forgetFirstApproval, putOnHold } from './holds';
import { bulkObstacleOf, recharges } from './list';
import { creditRecharge } from './store';
import { rechargeTrail } from './trail';

const CONFIRMING = 0;
const PENDING = 1;
const CREDITED = 2;
const REJECTED = 3;
const EXPIRED = 4;
const ON_HOLD = 5;

type Judged = Move<RechargeRow, RechargeVerdict>;

/** What reviewers have in common: none of them made the record. */
const review = {
  permission: 'cwManage/chargeLogReview',
  secondPerson: ['maker'],
  step: ({ firstReviewer }: RechargeRow) => (firstReviewer ? 2 : 1),
} as const;

function mustSuitBulk({ context: { db }, row, input }: Judged): void {
  if (input.bulk && bulkObstacleOf(row) === BulkObstacle.risk)
    throw new Refusal(42206, { rule: dictList(db, 'biz_risk_flag', row.riskFlags) });
}

const mustGiveReason = (move: Judged): void => {
  const { rejectCode } = move.input;
  if (rejectCode === undefined) throw invalid('rejectCode');
  if (rejectCode === 'other') mustSayWhy(move);
};

function signedBy({ context: { db, user }, row }: Judged): void {
  row.reviewerName = user.userName;
  row.reviewedAt = db.stamp();
}

const approve: Transition<RechargeRow, RechargeVerdict> = {
  ...review,
  verb: 'approve',
  from: [PENDING],
  to: [PENDING, CREDITED],
  secondPerson: ['maker', 'first'],
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
  ...review,
  verb: 'reject',
  from: [PENDING, ON_HOLD],
  to: [REJECTED],
  guards: [mustGiveReason],
  effect: (move) => {
    const { row, input } = move;
    row.status = REJECTED;
    row.rejectCode = input.rejectCode ?? '';
    row.reviewRemark = input.note;
    signedBy(move);
  },
};

const hold: Transition<RechargeRow, RechargeVerdict> = {
  ...review,
  verb: 'hold',
  from: [PENDING],
  to: [ON_HOLD],
  effect: ({ row, input }) => {
    putOnHold(row);
    row.reviewRemark = input.note;
  },
};

const release: Transition<RechargeRow, RechargeVerdict> = {
  ...review,
  verb: 'release',
  from: [ON_HOLD],
  to: [PENDING],
  effect: ({ row, input }) => {
    row.status = PENDING;
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
  if (row.source === 1) throw invalid('txHash');
  if (txHash !== '' && twinsOf(db, row, txHash).length > 0)
    throw new Refusal(40905, { field: 'txHash', because: 'hashUsed' });
}

const edit: Transition<RechargeRow, RechargeEdit> = {
  verb: 'edit',
  from: [CONFIRMING, PENDING, ON_HOLD],
  to: [],
  permission: 'memberRechargeLog/edit',
  isEdit: true,
  whileClaimed: true,
  guards: [mustBeNewHash],
  effect: ({ row, input }) => {
    const txHash = hashAfter(row, input);
    if (txHash !== row.txHash) forgetFirstApproval(row);
    Object.assign(row, { txHash, remark: input.remark ?? row.remark });
  },
};

/** Hides what never was money: rejected, expired, or one's own manual entry that still waits. */
const remove: Transition<RechargeRow, Ask> = {
  verb: 'delete',
  from: [PENDING, CREDITED, REJECTED, EXPIRED],
  to: [],
  permission: 'memberRechargeLog/delete',
  anyVersion: true,
  guards: [
    ({ context: { user }, row }) => {
      if (row.status === CREDITED) throw new Refusal(40906, { because: 'credited' });
      const own = row.source === 3 && row.createdBy === user.userName;
      if (row.status === PENDING && !own) throw new Refusal(40904);
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
  people: { maker: ({ createdBy }) => createdBy, first: ({ firstReviewer }) => firstReviewer },
  decided: {
    states: [CREDITED, REJECTED],
    by: ({ reviewerName }) => reviewerName,
    at: ({ reviewedAt }) => reviewedAt,
  },
  transitions: { approve, reject, hold, release, edit, remove },
} satisfies Kind<RechargeRow>;
