import type { HttpHandler } from 'msw';
import { coupon as contract } from '../../src/contract/campaign/coupon';
import { CouponStatus } from '../../src/contract/campaign/couponFlow';
import { changeHandlers } from '../core/change/handlers';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import { deleteHandler, sortHandler } from '../core/masters';
import { readHandlers } from '../core/reads';
import { Refusal } from '../core/refusal';
import { addCoupon, copyCoupon, editCoupon, guardedCoupons, guardedFor, livingBudget } from './change';
import { coupons, couponSummary } from './coupons';
import { grantCoupon, previewGrant } from './grant';
import { couponStats } from './stats';
import { turnCoupon } from './status';

const { calls } = contract;

/** The calls about coupons. */
export const couponHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers(db, contract, coupons, { summary: couponSummary }),
  act(db, calls.add, coupons, addCoupon),
  act(db, calls.edit, coupons, editCoupon),
  ...changeHandlers(db, contract, guardedCoupons, livingBudget, ({ user }) => guardedFor(user)),
  act(db, calls.setStatus, coupons, turnCoupon),
  sortHandler(db, coupons, calls.sort),
  act(db, calls.copy, { title: coupons.title, type: 'add' }, copyCoupon),
  deleteHandler(db, coupons, calls.remove, (_, row) => {
    if (row.status !== CouponStatus.draft) throw new Refusal(40904);
  }),
  answer(db, calls.grantPreview, previewGrant),
  act(db, calls.grant, coupons, grantCoupon),
  answer(db, calls.stats, couponStats),
];
