import type { OnOff } from '@/contract/block/switchFlow';
import type { stakingOrder } from '@/contract/staking/order';
import type { ProductConfirmed, stakingProduct } from '@/contract/staking/product';
import type { WireDetailOf, WireRowOf } from '@/contract/resource';
import { InterestMode, StakingType } from '../../src/contract/staking/productRules';
import { StakingOrderStatus } from '../../src/contract/staking/orderFlow';
import type { Db } from '../core/db';
import { lookup } from '../core/lookup';
import { parse, sum } from '../core/money';
import type { Money } from '../core/money';
import type { Editable } from '../core/resource';
import type { Pending } from '../core/rows';

type ProductWire = WireDetailOf<typeof stakingProduct>;
type OrderWire = WireRowOf<typeof stakingOrder>;

/** A stored product. */
export type ProductRow = Editable &
  Pending<Partial<ProductConfirmed>> &
  Pick<
    ProductWire,
    | 'productCode'
    | 'productName'
    | 'intro'
    | 'coin'
    | 'type'
    | 'lockDays'
    | 'apr'
    | 'bonusApr'
    | 'interestMode'
    | 'minAmount'
    | 'maxPerMember'
    | 'totalQuota'
    | 'startAt'
    | 'endAt'
    | 'earlyRedeem'
    | 'penaltyRate'
    | 'redeemDelayDays'
    | 'autoRenew'
    | 'levels'
    | 'status'
    | 'sort'
    | 'createdAt'
    | 'createdBy'
    | 'remark'
  > & { deleted: boolean };

/** Interest of one day as it was paid. */
export interface PaidDay {
  /** From 1. */
  day: number;
  amount: string;
  at: string;
  logNo: string;
  operatorName: string;
}

/** What was paid, or taken back, with the end of an order. */
export interface Settlement {
  due: string;
  amount: string;
  at: string;
  logNo: string;
}

/** A stored order; its product is named as in options. */
export type OrderRow = Pick<
  OrderWire,
  | 'orderNo'
  | 'productId'
  | 'coin'
  | 'principal'
  | 'apr'
  | 'lockDays'
  | 'createdAt'
  | 'startAt'
  | 'endAt'
  | 'paid'
  | 'penalty'
  | 'status'
  | 'redeemedAt'
  | 'backAt'
  | 'redeemedBy'
  | 'redeemReason'
  | 'renews'
  | 'renewedBy'
  | 'reissueBy'
  | 'reissueAt'
  | 'reissueDay'
  | 'reissueReason'
> & {
  id: number;
  memberId: number;
  autoRenew: OnOff;
  /** How many days the job has dealt with, whether it has paid them or passed them over. */
  dealtDays: number;
  paidDays: PaidDay[];
  /** How many days had earned when it ended; `null` while it runs. */
  settledDays: number | null;
  settlement: Settlement | null;
};

declare module '../core/tables' {
  interface Tables {
    stakingProducts: Map<number, ProductRow>;
    stakingOrders: Map<number, OrderRow>;
    /** Ids of the orders whose principal is not back. */
    stakingOpen: Set<number>;
  }
}

/** An order for whose interest nobody has asked. */
export const NO_REISSUE = {
  reissueBy: '',
  reissueAt: null,
  reissueDay: null,
  reissueReason: '',
} as const;

const byProduct = lookup(({ productId }: OrderRow) => [productId]);

export const ordersOfProduct = (db: Db, { id }: ProductRow): readonly OrderRow[] =>
  byProduct(db.stakingOrders, String(id));

/** True while its principal is not back. */
export const isOpen = ({ status }: OrderRow): boolean =>
  status === StakingOrderStatus.staking || status === StakingOrderStatus.redeeming;

/** The orders whose principal is not back. */
export const openOrders = (db: Db): OrderRow[] =>
  Array.from(db.stakingOpen, (id) => db.stakingOrders.get(id)).filter((order) => order !== undefined);

/** The product of an order. @throws Error where there is none, which no call can bring about */
export function productOf(db: Db, { productId, orderNo }: OrderRow): ProductRow {
  const product = db.stakingProducts.get(Number(productId));
  if (!product) throw new Error(`${orderNo} has no product`);
  return product;
}

export const isLocked = ({ type }: ProductRow): boolean => type === StakingType.locked;

export const isDaily = ({ interestMode }: ProductRow): boolean => interestMode === InterestMode.daily;

/** Principal of the open orders of a product. */
export const soldOf = (db: Db, product: ProductRow): Money =>
  sum(ordersOfProduct(db, product).flatMap((order) => (isOpen(order) ? [order.principal] : [])));

/** APR and bonus of a product together. */
export const aprOf = ({ apr, bonusApr }: ProductRow): Money => parse(apr) + parse(bonusApr);

/** Changes an order; one whose principal is back is not open any more. */
export function change(db: Db, order: OrderRow, fields: Partial<OrderRow>): void {
  Object.assign(order, fields);
  if (!isOpen(order)) db.stakingOpen.delete(order.id);
}
