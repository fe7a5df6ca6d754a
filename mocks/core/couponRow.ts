import type { coupon } from '@/contract/campaign/coupon';
import type { CouponConfirmed } from '@/contract/campaign/couponTerms';
import type { WireRowOf } from '@/contract/resource';
import type { DateTime, Decimal } from '@/api/types';
import type { Pending } from './rows';

type Wire = WireRowOf<typeof coupon>;

/** A stored coupon; what it issued and cost is counted as it happens. */
export type CouponRow = Omit<Wire, 'id' | 'useRate' | keyof Pending<object>> &
  Pending<Partial<CouponConfirmed>> & {
    id: number;
    deleted: boolean;
    /** Budgets that one operator has put in force alone, of coupons that members get without a grant. */
    opened: { createdBy: string; createdAt: DateTime; usdtValue: Decimal }[];
  };
