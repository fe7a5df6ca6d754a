import { defineFlow } from '../flow';

/** `biz_adjust_status` */
export const AdjustStatus = { pending: 1, approved: 2, rejected: 3, cancelled: 4 } as const;

/** The life of an adjustment: one operator requests it, another one decides; from a threshold on two of them. */
export const adjustFlow = defineFlow({
  field: 'status',
  states: AdjustStatus,
  begins: ['pending'],
  ends: { approved: 'good', rejected: 'bad', cancelled: 'bad' },
  people: { maker: 'createdBy', first: 'firstReviewer' },
  decided: ['approved', 'rejected'],
  moves: {
    approve: { call: 'review', from: ['pending'], to: ['pending', 'approved'], notBy: ['maker', 'first'] },
    reject: { call: 'review', from: ['pending'], to: ['rejected'], notBy: ['maker'], reason: 'always' },
    cancel: { call: 'cancel', from: ['pending'], to: ['cancelled'], onlyBy: 'maker' },
  },
});
