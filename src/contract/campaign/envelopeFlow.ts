import { defineFlow } from '../flow';

/** `biz_envelope_status` */
export const EnvelopeStatus = {
  waiting: 0,
  active: 1,
  finished: 2,
  expired: 3,
  cancelled: 4,
  rejected: 5,
} as const;
export type EnvelopeStatus = (typeof EnvelopeStatus)[keyof typeof EnvelopeStatus];

/**
 * The life of a red envelope. What nobody has claimed comes back when it expires or is cancelled. One of the platform that
 * needs a second person begins waiting; nothing of it can be claimed before.
 */
export const envelopeFlow = defineFlow({
  field: 'status',
  states: EnvelopeStatus,
  begins: ['waiting', 'active'],
  ends: { finished: 'good', expired: 'over', cancelled: 'over', rejected: 'bad' },
  people: { maker: 'createdBy', reviewer: 'reviewerName' },
  moves: {
    approve: { call: 'review', from: ['waiting'], to: ['active'], notBy: ['maker'] },
    reject: { call: 'review', from: ['waiting'], to: ['rejected'], notBy: ['maker'], reason: 'always' },
    cancel: { call: 'cancel', from: ['active'], to: ['cancelled'], reason: 'always' },
    /** A member claims the last part. */
    finish: { verb: 'complete', by: ['member'], from: ['active'], to: ['finished'] },
    /** Its time is over, and parts are left. */
    expire: { from: ['active'], to: ['expired'] },
  },
});
