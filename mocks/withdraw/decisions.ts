import { BulkObstacle } from '../../src/contract/block/review';
import { termsOf } from '../../src/contract/flow';
import { ADDRESS_TAIL, withdraw } from '../../src/contract/finance/withdraw';
import { FINAL_REVIEW, WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { HoldCause } from '../../src/contract/finance/withdrawStops';
import { dictList } from '../core/dictionary';
import type { Context } from '../core/http';
import { format } from '../core/money';
import { invalid, Refusal } from '../core/refusal';
import type { Ask, Move, Transition } from '../core/review/kind';
import type { WithdrawRow } from '../core/rows';
import { setting } from '../core/config/setting';
import { liftableBlocksOf, mustNotBeBlocked, riskOf } from './checks';
import { putOnHold, startOver } from './holds';
import { returnWithdraw } from './movements';
import { secondThreshold } from './settings';
import { bulkObstacleOf, needsFinal, needsSecond, needsTail } from './thresholds';
import { refusals } from './refusals';

const { secondReview, approved, rejected, cancelled } = WithdrawStatus;

/** A reviewer's decision about a withdraw. */
export interface WithdrawVerdict extends Ask {
  note: string;
  /** The end of the address as the reviewer has typed it. */
  addressTail?: string | undefined;
  /** One of several at once: only what hardly carries a risk is approved. */
  bulk: boolean;
}

type Judged = Move<WithdrawRow, WithdrawVerdict>;
type Decision = Transition<WithdrawRow, WithdrawVerdict>;

const stepOf = ({ status }: WithdrawRow): 1 | 2 => (status === secondReview ? 2 : 1);

function mustSuitBulk({ context: { db }, row, input }: Judged): void {
  const obstacle = input.bulk ? bulkObstacleOf(db, row) : null;
  if (obstacle === BulkObstacle.state) throw new Refusal(40904);
  if (obstacle === BulkObstacle.risk) {
    throw new Refusal(42206, { rule: dictList(db, 'biz_risk_flag', riskOf(db, row).riskFlags) });
  }
  if (obstacle === BulkObstacle.amount)
    throw new Refusal(42205, {
      max: `${format(setting(db, secondThreshold))} USDT`,
      because: refusals.bulkAmount,
    });
}

/** False for the largest ones, for operators who may not approve those. */
export const isFinalReviewer = ({ db, can }: Context<unknown>, row: WithdrawRow): boolean =>
  !needsFinal(db, row) || can(FINAL_REVIEW);

function mustBeFinalReviewer({ context, row }: Judged): void {
  if (!isFinalReviewer(context, row)) throw new Refusal(40300);
}

/** What passed the eyes before it goes out: the end of the address. */
function mustHaveReadAddress({ context: { db }, row, input }: Judged): void {
  if (needsTail(db, row) && input.addressTail !== row.toAddress.slice(-ADDRESS_TAIL))
    throw invalid('addressTail');
}

function mustGiveReason({ input: { rejectCode } }: Judged): void {
  if (rejectCode === undefined) throw invalid('rejectCode');
}

/** The reviewer's name stands in the place that this review is. */
function signedBy({ context: { user }, row }: Judged): void {
  if (row.status === secondReview) row.secondReviewer = user.userName;
  else row.firstReviewer = user.userName;
}

function reviewAgain({ row, input }: Judged): void {
  startOver(row);
  row.reviewRemark = input.note;
}

const approve: Decision = {
  ...termsOf(withdraw, 'approve'),
  step: stepOf,
  guards: [
    ({ context, row }) => mustNotBeBlocked(context, row),
    mustSuitBulk,
    mustBeFinalReviewer,
    mustHaveReadAddress,
  ],
  effect: (move) => {
    const { context, row, input } = move;
    const waits = needsSecond(context.db, row);
    signedBy(move);
    row.reviewRemark = input.note;
    row.status = waits ? secondReview : approved;
    if (!waits) row.reviewedAt = context.db.stamp();
  },
};

const reject: Decision = {
  ...termsOf(withdraw, 'reject'),
  step: stepOf,
  guards: [mustGiveReason],
  effect: (move) => {
    const { context, row, input } = move;
    const { db, user } = context;
    signedBy(move);
    returnWithdraw(db, row, db.now(), user.userName);
    row.status = rejected;
    row.rejectCode = input.rejectCode ?? '';
    row.reviewRemark = input.note;
    row.reviewedAt = db.stamp();
  },
};

const hold: Decision = {
  ...termsOf(withdraw, 'hold'),
  step: stepOf,
  effect: ({ row, input }) => {
    putOnHold(row, HoldCause.review);
    row.reviewRemark = input.note;
  },
};

const release: Decision = {
  ...termsOf(withdraw, 'release'),
  step: stepOf,
  effect: reviewAgain,
};

/** At the member's request. */
const cancel: Decision = {
  ...termsOf(withdraw, 'cancel'),
  step: stepOf,
  effect: ({ context: { db, user }, row, input }) => {
    returnWithdraw(db, row, db.now(), user.userName);
    row.status = cancelled;
    row.holdCause = null;
    row.reviewRemark = input.note;
  },
};

/** The payer has doubts: back to the first review. */
const giveBack: Decision = {
  ...termsOf(withdraw, 'return'),
  step: stepOf,
  effect: reviewAgain,
};

/** Lifts the block of the hard checks; another operator has to approve. */
const override: Transition<WithdrawRow, Ask & { note: string }> = {
  ...termsOf(withdraw, 'override'),
  step: stepOf,
  guards: [
    ({ context: { db }, row }) => {
      if (liftableBlocksOf(db, row).length === 0) throw new Refusal(40904);
    },
  ],
  effect: ({ context: { db, user }, row, input }) => {
    const rules = [...(row.override?.rules ?? []), ...liftableBlocksOf(db, row)];
    row.override = { by: user.userName, at: db.stamp(), reason: input.note, rules };
  },
};

const edit: Transition<WithdrawRow, Ask & { remark: string | undefined }> = {
  ...termsOf(withdraw, 'edit'),
  effect: ({ row, input }) => {
    row.remark = input.remark ?? row.remark;
  },
};

/** What reviewers decide. */
export const decisions = { approve, reject, hold, release, cancel, return: giveBack, override, edit };
