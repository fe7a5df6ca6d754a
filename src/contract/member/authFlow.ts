import { questionMoves } from '../block/question';
import { defineFlow } from '../flow';

/** `biz_auth_status` */
export const AuthStatus = {
  pending: 1,
  approved: 2,
  rejected: 3,
  rejectedForGood: 4,
  superseded: 5,
  revoked: 6,
  /** Its document has expired. */
  expired: 7,
} as const;
export type AuthStatus = (typeof AuthStatus)[keyof typeof AuthStatus];

/** The life of a request for real-name authentication. */
export const authFlow = defineFlow({
  field: 'status',
  states: AuthStatus,
  begins: ['pending'],
  ends: {
    approved: 'good',
    rejected: 'bad',
    rejectedForGood: 'bad',
    superseded: 'over',
    revoked: 'bad',
    expired: 'over',
  },
  people: { reviewer: 'reviewerName', corrector: 'correctedBy' },
  acts: { corrector: ['edit'] },
  answerers: ['corrector'],
  decided: ['approved', 'rejected', 'rejectedForGood'],
  moves: {
    approve: { call: 'review', from: ['pending'], to: ['approved'], notBy: ['corrector'], answered: true },
    reject: { call: 'review', from: ['pending'], to: ['rejected'], reason: 'other', answered: true },
    /** The member cannot apply again. */
    rejectFinal: {
      call: 'rejectFinal',
      from: ['pending'],
      to: ['rejectedForGood'],
      reason: 'always',
      answered: true,
    },
    ...questionMoves(['pending'], ['pending'], ['corrector']),
    /** Takes an approval back; the member is known at the level below from then on. */
    revoke: { call: 'revoke', from: ['approved'], to: ['revoked'], notBy: ['reviewer'], reason: 'always' },
    edit: { call: 'edit', from: ['pending'], isEdit: true },
    /** The member has handed in another one. */
    supersede: { by: ['member'], from: ['pending'], to: ['superseded'] },
    /** Its document has expired, or that of the level below. */
    lapse: { from: ['approved'], to: ['expired'] },
  },
});
