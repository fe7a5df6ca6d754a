import { defineFlow } from '../flow';
import { Verdict } from '../block/review';

/** `biz_redeem_batch_status` */
export const RedeemBatchStatus = { draft: 0, active: 1, paused: 2, ended: 3, void: 4 } as const;
export type RedeemBatchStatus = (typeof RedeemBatchStatus)[keyof typeof RedeemBatchStatus];

/**
 * The life of a batch of codes. A draft that is large, or goes beyond what its maker may hand out that day, waits for another
 * operator; any other one is switched on.
 */
export const redeemBatchFlow = defineFlow({
  field: 'status',
  states: RedeemBatchStatus,
  begins: ['draft'],
  rests: ['draft', 'paused'],
  ends: { ended: 'good', void: 'bad' },
  people: { maker: 'createdBy', reviewer: 'reviewerName' },
  acts: { reviewer: ['approve', 'reject'] },
  moves: {
    /** Stays a draft, and waits for another operator from then on, where it goes beyond the operator's day. */
    activate: {
      call: 'setStatus',
      sends: { status: RedeemBatchStatus.active },
      from: ['draft'],
      to: ['draft', 'active'],
    },
    resume: {
      call: 'setStatus',
      sends: { status: RedeemBatchStatus.active },
      from: ['paused'],
      to: ['active'],
    },
    pause: {
      call: 'setStatus',
      sends: { status: RedeemBatchStatus.paused },
      from: ['active'],
      to: ['paused'],
    },
    /** Before its time; codes that are left expire. */
    end: {
      call: 'setStatus',
      sends: { status: RedeemBatchStatus.ended },
      from: ['active', 'paused'],
      to: ['ended'],
      reason: 'always',
    },
    approve: {
      call: 'review',
      sends: { result: Verdict.approve },
      verb: 'review',
      from: ['draft'],
      to: ['active'],
      notBy: ['maker'],
    },
    reject: {
      call: 'review',
      sends: { result: Verdict.reject },
      verb: 'review',
      from: ['draft'],
      to: ['void'],
      notBy: ['maker'],
      reason: 'always',
    },
    void: { call: 'void', from: ['draft', 'active', 'paused'], to: ['void'], reason: 'always' },
    edit: { call: 'edit', from: ['draft', 'active', 'paused'], isEdit: true },
    /** Its validity is over. */
    expire: { from: ['draft', 'active', 'paused'], to: ['ended'] },
  },
});

/** `biz_redeem_code_status`; a code stays unused as long as uses of it are left. */
export const RedeemCodeStatus = { unused: 1, used: 2, void: 3, expired: 4 } as const;
export type RedeemCodeStatus = (typeof RedeemCodeStatus)[keyof typeof RedeemCodeStatus];

/** The life of one code. */
export const redeemCodeFlow = defineFlow({
  field: 'status',
  states: RedeemCodeStatus,
  begins: ['unused'],
  ends: { used: 'good', void: 'bad', expired: 'over' },
  people: {},
  moves: {
    /** Stays unused until all its uses are used up. */
    redeem: { by: ['member'], from: ['unused'], to: ['unused', 'used'] },
    void: { call: 'void', from: ['unused'], to: ['void'], reason: 'always' },
    voidAll: {
      verb: 'void',
      by: ['redeemBatch/void', 'redeemBatch/review'],
      from: ['unused'],
      to: ['void'],
    },
    /** Its batch has ended. */
    expire: { by: ['system', 'redeemBatch/setStatus'], from: ['unused'], to: ['expired'] },
  },
});
