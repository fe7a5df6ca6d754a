import { defineFlow } from '../flow';

/** `biz_coupon_status` */
export const CouponStatus = { draft: 0, active: 1, paused: 2, ended: 3 } as const;
export type CouponStatus = (typeof CouponStatus)[keyof typeof CouponStatus];

/** The one call that takes a step, told where to. */
const step = (status: number) => ({ call: 'setStatus', sends: { status } }) as const;

/** The life of a coupon: only an active one is issued. What members hold of a paused or ended one stays good. */
export const couponFlow = defineFlow({
  field: 'status',
  states: CouponStatus,
  begins: ['draft'],
  rests: ['draft', 'active', 'paused'],
  ends: { ended: 'over' },
  people: {},
  moves: {
    activate: { ...step(CouponStatus.active), from: ['draft', 'paused'], to: ['active'] },
    pause: { ...step(CouponStatus.paused), from: ['active'], to: ['paused'] },
    end: { ...step(CouponStatus.ended), from: ['active', 'paused'], to: ['ended'] },
    /** Its fixed dates are over. */
    lapse: { verb: 'expire', from: ['active', 'paused'], to: ['ended'] },
    edit: { call: 'edit', from: ['draft', 'active', 'paused'], isEdit: true },
    /** Only one that was never issued. */
    remove: { call: 'remove', verb: 'delete', from: ['draft'] },
  },
});
