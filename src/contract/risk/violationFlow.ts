import { defineFlow } from '../flow';

/** `biz_violation_status` */
export const ViolationStatus = { pending: 1, confirmed: 2, dismissed: 3, appealed: 4, revoked: 5 } as const;
export type ViolationStatus = (typeof ViolationStatus)[keyof typeof ViolationStatus];

/**
 * The life of a violation: one operator records it, another one confirms or dismisses it, and a severe one takes two who
 * confirm the same penalties. The member may appeal, and somebody else than who confirmed it decides about that.
 */
export const violationFlow = defineFlow({
  field: 'status',
  states: ViolationStatus,
  begins: ['pending'],
  rests: ['confirmed'],
  ends: { dismissed: 'over', revoked: 'over' },
  people: {
    maker: 'createdBy',
    first: 'firstReviewer',
    reviewer: 'reviewerName',
    revoker: 'revokedBy',
  },
  acts: { first: ['approve'], revoker: ['revoke', 'uphold'] },
  decided: ['confirmed', 'dismissed', 'appealed', 'revoked'],
  moves: {
    approve: {
      call: 'review',
      from: ['pending'],
      to: ['pending', 'confirmed'],
      notBy: ['maker', 'first'],
      reason: 'always',
    },
    reject: {
      call: 'review',
      from: ['pending'],
      to: ['dismissed'],
      notBy: ['maker'],
      reason: 'always',
    },
    /** What was found is put right before anybody decides; a first confirmation does not count any more. */
    edit: { call: 'edit', from: ['pending'], isEdit: true },
    /** The member asked the staff for it. */
    appeal: { call: 'appeal', from: ['confirmed'], to: ['appealed'], reason: 'always' },
    appealSelf: { verb: 'appeal', by: ['member'], from: ['confirmed'], to: ['appealed'] },
    /** Its penalties are lifted, but for what another violation holds. */
    revoke: {
      call: 'revoke',
      sends: { result: 'approve' },
      from: ['confirmed', 'appealed'],
      to: ['revoked'],
      notBy: ['first', 'reviewer'],
      reason: 'always',
    },
    /** The appeal is refused, and the penalties stay. */
    uphold: {
      call: 'revoke',
      sends: { result: 'reject' },
      from: ['appealed'],
      to: ['confirmed'],
      notBy: ['first', 'reviewer'],
      reason: 'always',
    },
    /** Its penalties have come to their end. */
    expire: { from: ['confirmed', 'appealed'] },
  },
});
