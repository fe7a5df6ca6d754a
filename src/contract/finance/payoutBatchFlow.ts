import { defineFlow } from '../flow';

/** `biz_batch_status` */
export const BatchStatus = {
  draft: 0,
  waiting: 1,
  paying: 2,
  done: 3,
  partlyDone: 4,
  unpaid: 5,
  cancelled: 6,
  refused: 7,
} as const;
export type BatchStatus = (typeof BatchStatus)[keyof typeof BatchStatus];

/**
 * The life of a payout batch. From a sum on another operator than its maker releases it; its lines are paid once, at that
 * moment, each by the rules of a single payment. It ends with the last of its lines.
 */
export const payoutBatchFlow = defineFlow({
  field: 'status',
  states: BatchStatus,
  begins: ['draft'],
  ends: { done: 'good', partlyDone: 'over', unpaid: 'bad', cancelled: 'over', refused: 'bad' },
  people: { maker: 'createdBy', reviewer: 'reviewerName' },
  moves: {
    /** Takes lines out. */
    drop: { call: 'drop', from: ['draft'], onlyBy: 'maker', isEdit: true },
    /** Below the sum it is paid at once. */
    submit: { call: 'submit', from: ['draft'], to: ['waiting', 'paying', 'unpaid'], onlyBy: 'maker' },
    approve: { call: 'review', from: ['waiting'], to: ['paying', 'unpaid'], notBy: ['maker'] },
    reject: { call: 'review', from: ['waiting'], to: ['refused'], notBy: ['maker'], reason: 'always' },
    cancel: { call: 'cancel', from: ['draft', 'waiting'], to: ['cancelled'], reason: 'always' },
    /** What became of its last line is known. */
    finish: { verb: 'complete', from: ['paying'], to: ['done', 'partlyDone', 'unpaid'] },
  },
});
