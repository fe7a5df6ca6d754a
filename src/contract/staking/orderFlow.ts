import { defineFlow } from '../flow';
import { Verdict } from '../block/review';

/** `biz_staking_order_status` */
export const StakingOrderStatus = {
  staking: 1,
  redeeming: 2,
  redeemed: 3,
  redeemedEarly: 4,
  renewed: 5,
} as const;

/** What a redemption leads to: the principal is back after the delay of the product, or at once. */
const REDEEMED = ['redeeming', 'redeemed', 'redeemedEarly'] as const;

/**
 * The life of a staking order. A job pays its interest day by day or at the end. What is still owed then is settled with
 * it, so that a day that was missed is paid at the end at the latest; before, two operators can pay it.
 */
export const stakingOrderFlow = defineFlow({
  field: 'status',
  states: StakingOrderStatus,
  begins: ['staking'],
  ends: { redeemed: 'good', redeemedEarly: 'over', renewed: 'good' },
  people: { asker: 'reissueBy' },
  moves: {
    /** For the member. A locked order before its end is redeemed early, where its product allows that. */
    redeem: { call: 'redeem', from: ['staking'], to: REDEEMED, reason: 'always' },
    /** By the member, in the same way. */
    redeemOwn: { verb: 'redeem', by: ['member'], from: ['staking'], to: REDEEMED },
    /** Its days are over, and it is not renewed. */
    mature: { from: ['staking'], to: ['redeeming', 'redeemed'] },
    payBack: { from: ['redeeming'], to: ['redeemed'] },
    /** Its days are over, and another order takes its principal. */
    renew: { from: ['staking'], to: ['renewed'] },
    /** Asks for the interest of a day that was not paid. */
    reissue: { call: 'reissueInterest', from: ['staking'], reason: 'always' },
    /** Pays it. */
    approve: {
      call: 'review',
      sends: { result: Verdict.approve },
      from: ['staking'],
      notBy: ['asker'],
    },
    reject: {
      call: 'review',
      sends: { result: Verdict.reject },
      from: ['staking'],
      notBy: ['asker'],
      reason: 'always',
    },
  },
});
