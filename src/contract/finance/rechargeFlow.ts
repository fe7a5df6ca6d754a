import { questionMoves } from '../block/question';
import { defineFlow } from '../flow';

/** `biz_recharge_status` */
export const RechargeStatus = {
  confirming: 0,
  pending: 1,
  credited: 2,
  rejected: 3,
  expired: 4,
  onHold: 5,
} as const;
export type RechargeStatus = (typeof RechargeStatus)[keyof typeof RechargeStatus];

/** The life of a recharge. From a threshold on two people approve it, and never the one who entered it. */
export const rechargeFlow = defineFlow({
  field: 'status',
  states: RechargeStatus,
  begins: ['confirming', 'pending', 'credited'],
  ends: { credited: 'good', rejected: 'bad', expired: 'over' },
  people: { maker: 'createdBy', first: 'firstReviewer', reviewer: 'reviewerName' },
  acts: { first: ['approve'] },
  answerers: ['maker'],
  decided: ['credited', 'rejected'],
  moves: {
    approve: {
      call: 'review',
      from: ['pending'],
      to: ['pending', 'credited'],
      notBy: ['maker', 'first'],
      answered: true,
    },
    reject: {
      call: 'review',
      from: ['pending', 'onHold'],
      to: ['rejected'],
      notBy: ['maker'],
      reason: 'other',
      answered: true,
    },
    hold: { call: 'review', from: ['pending'], to: ['onHold'], notBy: ['maker'] },
    release: { call: 'review', from: ['onHold'], to: ['pending'], notBy: ['maker'] },
    ...questionMoves(['pending'], ['pending', 'onHold'], ['maker', 'first']),
    edit: { call: 'edit', from: ['confirming', 'pending', 'onHold'], isEdit: true, whileClaimed: true },
    /** Hides what never was money; one that waits only if it was entered by hand, and by its maker. */
    remove: { call: 'remove', verb: 'delete', from: ['pending', 'credited', 'rejected', 'expired'] },
    /** Its member was frozen, or the address that it comes from barred. */
    stop: {
      verb: 'hold',
      by: ['member/freeze', 'violation/handle', 'memberWithdrawAddress/blacklist'],
      from: ['pending'],
      to: ['onHold'],
    },
    /** The chain has confirmed it, and an operator has to look at it. */
    doubt: { verb: 'hold', from: ['confirming'], to: ['pending'] },
    /** The chain has confirmed it. */
    complete: { from: ['confirming'], to: ['credited'] },
    /** A proof of payment that no reviewer has looked at in time. */
    expire: { from: ['confirming', 'pending'], to: ['expired'] },
  },
});
