import { questionMoves } from '../block/question';
import { defineFlow } from '../flow';

/** `biz_adjust_status` */
export const AdjustStatus = { pending: 1, approved: 2, rejected: 3, cancelled: 4, onHold: 5 } as const;
export type AdjustStatus = (typeof AdjustStatus)[keyof typeof AdjustStatus];

/** The life of an adjustment: one operator requests it, another one decides; from a threshold on two of them. */
export const adjustFlow = defineFlow({
  field: 'status',
  states: AdjustStatus,
  begins: ['pending'],
  ends: { approved: 'good', rejected: 'bad', cancelled: 'over' },
  people: { maker: 'createdBy', first: 'firstReviewer', reviewer: 'reviewerName' },
  acts: { first: ['approve'] },
  answerers: ['maker'],
  decided: ['approved', 'rejected'],
  moves: {
    approve: {
      call: 'review',
      from: ['pending'],
      to: ['pending', 'approved'],
      notBy: ['maker', 'first'],
      answered: true,
    },
    reject: {
      call: 'review',
      from: ['pending', 'onHold'],
      to: ['rejected'],
      notBy: ['maker'],
      reason: 'always',
      answered: true,
    },
    hold: { call: 'review', from: ['pending'], to: ['onHold'], notBy: ['maker'] },
    release: { call: 'review', from: ['onHold'], to: ['pending'], notBy: ['maker'] },
    ...questionMoves(['pending'], ['pending', 'onHold'], ['maker', 'first']),
    cancel: { call: 'cancel', from: ['pending', 'onHold'], to: ['cancelled'], onlyBy: 'maker' },
    /** Its member was frozen. */
    stop: { verb: 'hold', by: ['member/freeze', 'violation/handle'], from: ['pending'], to: ['onHold'] },
    /** The violation was revoked that it takes something back for. */
    drop: { verb: 'cancel', by: ['violation/revoke'], from: ['pending', 'onHold'], to: ['cancelled'] },
  },
});
