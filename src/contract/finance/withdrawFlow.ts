import { questionMoves } from '../block/question';
import { defineFlow, everyState } from '../flow';

/** `biz_withdraw_status` */
export const WithdrawStatus = {
  pending: 1,
  secondReview: 2,
  approved: 3,
  processing: 4,
  confirming: 5,
  completed: 6,
  rejected: 7,
  failed: 8,
  cancelled: 9,
  onHold: 10,
  unclear: 11,
} as const;
export type WithdrawStatus = (typeof WithdrawStatus)[keyof typeof WithdrawStatus];

/** `biz_pay_mode` */
export const PayMode = { gateway: 1, manual: 2 } as const;

/** Permission for the second review of the largest withdraws; no call has this path. */
export const FINAL_REVIEW = 'cwManage/withdrawLogReviewFinal';

/** Permission to release a withdraw that is on hold; no call has this path. */
export const RELEASE = 'cwManage/withdrawLogRelease';

/** What waits to be sent may have left already: an operator looks it up, and a second one confirms. */
const SENT = ['processing', 'confirming', 'unclear'] as const;

/**
 * The life of a withdraw. From a threshold on two reviewers approve it; what one operator says about a payout, another
 * one confirms; only the chain completes it.
 */
export const withdrawFlow = defineFlow({
  field: 'status',
  states: WithdrawStatus,
  begins: ['pending'],
  ends: { completed: 'good', rejected: 'bad', failed: 'bad', cancelled: 'over' },
  people: {
    first: 'firstReviewer',
    second: 'secondReviewer',
    lifter: 'override.by',
    payer: 'paidBy',
    proposer: 'proposal.by',
  },
  acts: {
    first: ['approve', 'reject', 'cancel'],
    second: ['approve', 'reject', 'cancel'],
    payer: ['payByGateway', 'payByHand'],
  },
  answerers: ['first', 'lifter'],
  decided: ['approved', 'processing', 'confirming', 'completed', 'rejected', 'failed', 'unclear'],
  moves: {
    approve: {
      call: 'review',
      from: ['pending', 'secondReview'],
      to: ['secondReview', 'approved'],
      notBy: ['lifter', 'first'],
      answered: true,
    },
    reject: {
      call: 'review',
      from: ['pending', 'secondReview'],
      to: ['rejected'],
      reason: 'other',
      answered: true,
    },
    hold: { call: 'review', from: ['pending', 'secondReview'], to: ['onHold'], reason: 'always' },
    release: { call: 'review', from: ['onHold'], to: ['pending'], permission: RELEASE },
    ...questionMoves(['pending', 'secondReview'], ['pending', 'secondReview', 'onHold'], ['lifter', 'first']),
    /** At the member's request. */
    cancel: { call: 'review', from: ['pending', 'onHold'], to: ['cancelled'], reason: 'always' },
    /** The payer has doubts: back to the first review. */
    return: {
      call: 'review',
      from: ['approved'],
      to: ['pending'],
      permission: 'cwManage/withdrawLogPay',
      reason: 'always',
    },
    /** Lifts the block of the hard checks; another operator has to approve. */
    override: { call: 'override', from: ['pending', 'secondReview'], notBy: ['first'] },
    edit: { call: 'edit', from: everyState(WithdrawStatus), isEdit: true, whileClaimed: true },
    payByGateway: {
      call: 'pay',
      sends: { payMode: PayMode.gateway },
      verb: 'pay',
      from: ['approved'],
      to: ['processing'],
    },
    /** Sending money by hand takes two people: the one who pays is not one who approved. */
    payByHand: {
      call: 'pay',
      sends: { payMode: PayMode.manual },
      verb: 'pay',
      from: ['approved'],
      to: ['processing'],
      notBy: ['first', 'second'],
    },
    /** One operator says that it went out. */
    sent: { call: 'result', verb: 'result', from: ['processing', 'unclear'] },
    /** One operator says that it has not left, and will not. */
    fail: { call: 'result', verb: 'result', from: SENT },
    /** Another operator agrees. */
    confirm: {
      call: 'result',
      verb: 'approve',
      from: SENT,
      to: ['confirming', 'failed'],
      notBy: ['proposer'],
    },
    /** Takes what was said back; its author may, and so may others. */
    dismiss: { call: 'result', verb: 'revoke', from: SENT },
    /** Its member was frozen or became a demo one, or its address was barred. */
    stop: {
      verb: 'hold',
      by: ['member/freeze', 'violation/handle', 'member/edit', 'memberWithdrawAddress/blacklist'],
      from: ['pending', 'secondReview', 'approved'],
      to: ['onHold'],
    },
    /** Its member or its address is free again. */
    resume: {
      verb: 'release',
      by: ['member/unfreeze', 'memberWithdrawAddress/unblacklist'],
      from: ['onHold'],
      to: ['pending'],
    },
    /** The gateway answers, or does not. */
    answer: { verb: 'result', from: ['processing'], to: ['confirming', 'unclear'] },
    refuse: { verb: 'fail', from: ['processing'], to: ['failed'] },
    /** The chain has confirmed it; what stays inside the platform is there at once. */
    complete: { from: ['processing', 'confirming'], to: ['completed'] },
  },
});

/** Codes of the states in which a withdraw waits to be sent, or may have left already. */
export const IN_PAYOUT: readonly number[] = SENT.map((name) => WithdrawStatus[name]);
