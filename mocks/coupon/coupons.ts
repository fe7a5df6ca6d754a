import { coupon as contract } from '../../src/contract/campaign/coupon';
import type { WireSummaryOf } from '@/contract/resource';
import type { CouponRow } from '../core/couponRow';
import type { Db } from '../core/db';
import { described } from '../core/described';
import type { Context } from '../core/http';
import { listOf } from '../core/indexed';
import { only } from '../core/question';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import { issuedOf } from './rows';
import { daysOf, totalsOf } from './totals';

/** Used ones in percent of those issued, with one decimal. */
const usedShare = ({ issuedQty, usedQty }: CouponRow): string | null =>
  issuedQty === 0 ? null : String(Math.floor((usedQty * 1000) / issuedQty) / 10);

/** Coupons as they are listed. */
export const coupons = described<CouponRow>(contract, {
  title: '优惠券',
  rows: (db) => listOf(db.coupons),
  find: (db, id) => db.coupons.get(id),
  derive: (_, row) => ({ useRate: usedShare(row) }),
  filters: { pending: only((row) => row.pendingChange !== null) },
});

/** Everything that was issued of some coupons. */
const allOf = (db: Db, rows: readonly CouponRow[]) => rows.flatMap((row) => issuedOf(db, row));

/** What the coupons of a filter have come to. */
export function couponSummary(context: Context<Question<CouponRow>>): WireSummaryOf<typeof contract> {
  const { db } = context;
  const rows = rowsFor(context, coupons);
  const { counted, notCounted, issued, used, costUsdt, costPerMember } = totalsOf(db, allOf(db, rows));
  return {
    issued,
    used,
    costUsdt,
    costPerMember,
    days: daysOf(db, counted).map(({ day, issued: given, used: spent }) => ({
      day,
      issued: given,
      used: spent,
    })),
    pending: rows
      .filter(({ pendingChange }) => pendingChange !== null)
      .map(({ id, couponName }) => ({ id, couponName })),
    notCounted,
  };
}
