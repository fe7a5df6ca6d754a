import { stakingOrder as contract } from '../../src/contract/staking/order';
import { StakingOrderStatus } from '../../src/contract/staking/orderFlow';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { listOf } from '../core/indexed';
import { format } from '../core/money';
import { only } from '../core/question';
import { DAY, msOf } from '../core/time';
import { daysOver, dueDays, earned } from './interest';
import { productOf } from './rows';
import type { OrderRow } from './rows';

/** Days that an order still runs, the present one included; `null` for a flexible one. */
const daysLeft = (db: Db, { endAt, status }: OrderRow): number | null => {
  if (endAt === null) return null;
  return status === StakingOrderStatus.staking ? Math.max(0, Math.ceil((msOf(endAt) - db.now()) / DAY)) : 0;
};

/** Days of an order whose interest was due and not paid. */
export const unpaidDays = (db: Db, order: OrderRow): number =>
  Math.max(0, dueDays(db, order) - order.paidDays.length);

/** Orders of members. */
export const orders = described<OrderRow>(contract, {
  title: '质押订单',
  rows: (db) => listOf(db.stakingOrders),
  find: (db, id) => db.stakingOrders.get(id),
  derive: (db, order) => {
    const { productCode, productName, type, interestMode } = productOf(db, order);
    return {
      productCode,
      productName,
      type,
      interestMode,
      daysLeft: daysLeft(db, order),
      accrued: format(earned(db, order, daysOver(db, order, db.now()))),
      expected: order.endAt === null ? null : format(earned(db, order, order.lockDays)),
      unpaidDays: unpaidDays(db, order),
      reissueWaits: order.reissueBy === '' ? 0 : 1,
    };
  },
  filters: { unpaid: only((order, db) => unpaidDays(db, order) > 0) },
});
