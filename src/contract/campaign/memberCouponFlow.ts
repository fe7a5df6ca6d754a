import { defineFlow } from '../flow';

/** `biz_member_coupon_status` */
export const MemberCouponStatus = { unused: 1, inUse: 2, used: 3, expired: 4, revoked: 5 } as const;
export type MemberCouponStatus = (typeof MemberCouponStatus)[keyof typeof MemberCouponStatus];

/** The life of an issued coupon: its member uses it, at once or in parts, or it runs out. */
export const memberCouponFlow = defineFlow({
  field: 'status',
  states: MemberCouponStatus,
  begins: ['unused'],
  ends: { used: 'good', expired: 'over', revoked: 'bad' },
  people: {},
  moves: {
    /** A part of it was used. */
    begin: { by: ['member'], from: ['unused', 'inUse'], to: ['inUse'] },
    use: { by: ['member'], from: ['unused', 'inUse'], to: ['used'] },
    expire: { from: ['unused', 'inUse'], to: ['expired'] },
    revoke: { call: 'revoke', from: ['unused'], to: ['revoked'], reason: 'always' },
  },
});
