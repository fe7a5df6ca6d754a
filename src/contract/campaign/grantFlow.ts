import { defineFlow } from '../flow';

/** `biz_coupon_grant_status` */
export const GrantStatus = { waiting: 1, done: 2, rejected: 3, cancelled: 4, lapsed: 5 } as const;
export type GrantStatus = (typeof GrantStatus)[keyof typeof GrantStatus];

/** The life of a grant: a small one is done at once, a large one waits for another operator. */
export const couponGrantFlow = defineFlow({
  field: 'status',
  states: GrantStatus,
  begins: ['waiting', 'done'],
  ends: { done: 'good', rejected: 'bad', cancelled: 'over', lapsed: 'over' },
  people: { maker: 'createdBy', reviewer: 'reviewerName' },
  decided: ['done', 'rejected'],
  moves: {
    approve: { call: 'review', from: ['waiting'], to: ['done'], notBy: ['maker'] },
    reject: { call: 'review', from: ['waiting'], to: ['rejected'], notBy: ['maker'], reason: 'always' },
    cancel: { call: 'cancel', from: ['waiting'], to: ['cancelled'], onlyBy: 'maker' },
    /** Nobody has decided in time. */
    lapse: { verb: 'expire', from: ['waiting'], to: ['lapsed'] },
  },
});
