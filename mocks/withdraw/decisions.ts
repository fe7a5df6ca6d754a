import { BulkObstacle } from '../../src/contract/block/review';
import { ADDRESS_TAIL, FINAL_REVIEW, RELEASE } from '../../src/contract/finance/withdraw';
import { HoldCause } from '../../src/contract/finance/withdrawStops';
import { dictList } from '../core/dictionary';
import type { Context } from '../core/http';
import { format } from '../core/money';
import { invalid, Refusal } from '../core/refusal';
import { mustSayWhy } from '../core/review/guards';
import type { Ask, Move, Transition } from '../core/review/kind';
import type { WithdrawRow } from '../core/rows';
import { setting } from '../core/config/setting';
import { liftableBlocksOf, mustNotBeBlocked, riskOf } from './checks';
import { putOnHold, startOver } from './holds';
import { returnWithdraw } from './movements';
import { secondThreshold } from './settings';
import { bulkObstacleOf, needsFinal, needsSecond, needsTail } from './thresholds';

const PENDING = 1;
const SECOND_REVIEW = 2;
const APPROVED = 3;
const REJECTED = 7;
const CANCELLED = 9;
const ON_HOLD = 10;

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

const stepOf = ({ status }: WithdrawRow): 1 | 2 => (status === SECOND_REVIEW ? 2 : 1);

const review = { permission: 'cwManage/withdrawLogReview', step: stepOf } as const;

function mustSuitBulk({ context: { db }, row, input }: Judged): void {
  const obstacle = input.bulk ? bulkObstacleOf(db, row) : null;
  if (obstacle === BulkObstacle.state) throw new Refusal(40904);
  if (obstacle === BulkObstacle.risk) {
    throw new Refusal(42206, { rule: dictList(db, 'biz_risk_flag', riskOf(db, row).riskFlags) });
  }
  if (obstacle === BulkObstacle.amount)
    throw new Refusal(42205, { max: `${format(setting(db, secondThreshold))} USDT`, because: 'bulkAmount' });
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

function mustGiveReason(move: Judged): void {
  const { rejectCode } = move.input;
  if (rejectCode === undefined) throw invalid('rejectCode');
  if (rejectCode === 'other') mustSayWhy(move);
}

/** The reviewer's name stands in the place that this review is. */
function signedBy({ context: { user }, row }: Judged): void {
  if (row.status === SECOND_REVIEW) row.secondReviewer = user.userName;
  else row.firstReviewer = user.userName;
}

function reviewAgain({ row, input }: Judged): void {
  startOver(row);
  row.reviewRemark = input.note;
}

const approve: Decision = {
  ...review,
  verb: 'approve',
  from: [PENDING, SECOND_REVIEW],
  to: [SECOND_REVIEW, APPROVED],
  secondPerson: ['lifter', 'first'],
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
    row.status = waits ? SECOND_REVIEW : APPROVED;
    if (!waits) row.reviewedAt = context.db.stamp();
  },
};

const reject: Decision = {
  ...review,
  verb: 'reject',
  from: [PENDING, SECOND_REVIEW],
  to: [REJECTED],
  guards: [mustGiveReason],
  effect: (move) => {
    const { context, row, input } = move;
    const { db, user } = context;
    signedBy(move);
    returnWithdraw(db, row, db.now(), user.userName);
    row.status = REJECTED;
    row.rejectCode = input.rejectCode ?? '';
    row.reviewRemark = input.note;
    row.reviewedAt = db.stamp();
  },
};

const hold: Decision = {
  ...review,
  verb: 'hold',
  from: [PENDING, SECOND_REVIEW],
  to: [ON_HOLD],
  guards: [mustSayWhy],
  effect: ({ row, input }) => {
    putOnHold(row, HoldCause.review);
    row.reviewRemark = input.note;
  },
};

const release: Decision = {
  ...review,
  verb: 'release',
  from: [ON_HOLD],
  to: [PENDING],
  permission: RELEASE,
  effect: reviewAgain,
};

/** At the member's request. */
const cancel: Decision = {
  ...review,
  verb: 'cancel',
  from: [PENDING, ON_HOLD],
  to: [CANCELLED],
  guards: [mustSayWhy],
  effect: ({ context: { db, user }, row, input }) => {
    returnWithdraw(db, row, db.now(), user.userName);
    row.status = CANCELLED;
    row.holdCause = null;
    row.reviewRemark = input.note;
  },
};

/** The payer has doubts: back to the first review. */
const giveBack: Decision = {
  ...review,
  verb: 'return',
  from: [APPROVED],
  to: [PENDING],
  permission: 'cwManage/withdrawLogPay',
  guards: [mustSayWhy],
  effect: reviewAgain,
};

/** Lifts the block of the hard checks; another operator has to approve. */
const override: Transition<WithdrawRow, Ask & { note: string }> = {
  verb: 'override',
  from: [PENDING, SECOND_REVIEW],
  to: [],
  permission: 'cwManage/withdrawLogOverride',
  stepUp: true,
  secondPerson: ['first'],
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
  verb: 'edit',
  from: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  to: [],
  permission: 'memberWithdrawLog/edit',
  isEdit: true,
  whileClaimed: true,
  effect: ({ row, input }) => {
    row.remark = input.remark ?? row.remark;
  },
};

/** What reviewers decide. */
export const decisions = { approve, reject, hold, release, cancel, return: giveBack, override, edit };
