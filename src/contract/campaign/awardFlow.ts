import { defineFlow } from '../flow';

/** `biz_award_status` */
export const AwardStatus = { pending: 1, paid: 2, rejected: 3, clawedBack: 4 } as const;
export type AwardStatus = (typeof AwardStatus)[keyof typeof AwardStatus];

/**
 * The life of an award: a small one is paid as soon as it is made, a reviewer decides about the others, from a threshold
 * on two of them. What was paid is taken back by two operators.
 */
export const awardFlow = defineFlow({
  field: 'status',
  states: AwardStatus,
  begins: ['pending'],
  ends: { paid: 'good', rejected: 'bad', clawedBack: 'bad' },
  people: {
    maker: 'createdBy',
    first: 'firstReviewer',
    reviewer: 'reviewerName',
    asker: 'clawbackBy',
    granter: 'clawbackReviewer',
  },
  acts: { first: ['approve'], granter: ['takeBack'] },
  decided: ['paid', 'rejected'],
  moves: {
    /** It is worth less than `award.auto.max`. */
    payOut: { from: ['pending'], to: ['paid'] },
    approve: { call: 'review', from: ['pending'], to: ['pending', 'paid'], notBy: ['maker', 'first'] },
    reject: { call: 'review', from: ['pending'], to: ['rejected'], notBy: ['maker'], reason: 'always' },
    /** One operator asks for the money back; nothing is taken yet. */
    clawback: { call: 'clawback', from: ['paid'], reason: 'always' },
    /** Another one agrees, and the member is debited. */
    takeBack: {
      call: 'clawbackReview',
      sends: { result: 'approve' },
      from: ['paid'],
      to: ['clawedBack'],
      notBy: ['asker'],
    },
    /** The request is dropped; its author may do that, and so may others. */
    keepPaid: { call: 'clawbackReview', sends: { result: 'reject' }, from: ['paid'], reason: 'always' },
  },
});
