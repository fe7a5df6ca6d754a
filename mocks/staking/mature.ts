import { MemberStatus } from '../../src/contract/member/memberFlow';
import { StakingOrderStatus } from '../../src/contract/staking/orderFlow';
import { StakingStatus } from '../../src/contract/staking/productFlow';
import type { Db } from '../core/db';
import type { DueJob } from '../core/job';
import { perRecord } from '../core/perRecord';
import { MINUTE, msOf } from '../core/time';
import { endingOf, endOrder, payBack, settle } from './redeem';
import { change, openOrders, productOf } from './rows';
import type { OrderRow } from './rows';
import { settleSale } from './sale';
import { isFor, makeOrder } from './subscribe';

/** An order ends so long after its last day, when that was paid; in milliseconds. */
const ENDS_AFTER = 10 * MINUTE;

const { staking, redeeming, redeemed, renewed } = StakingOrderStatus;

/** True for an order that another one takes on: its member wants it, and its product still takes orders of theirs. */
function isRenewed(db: Db, order: OrderRow): boolean {
  const [member, product] = [db.members.get(order.memberId), productOf(db, order)];
  const isSold = product.status === StakingStatus.onSale || product.status === StakingStatus.soldOut;
  return (
    order.autoRenew === 1 &&
    product.autoRenew === 1 &&
    isSold &&
    db.stamp() < product.endAt &&
    member?.status === MemberStatus.normal &&
    isFor(product, member.level)
  );
}

/** The same principal goes on at once in another order, with the APR of today: no day is lost. */
function renew(db: Db, order: OrderRow): void {
  const product = productOf(db, order);
  settle(db, order, { ...endingOf(db, order), backAt: db.now() });
  payBack(db, order, renewed);
  const next = makeOrder(db, product, {
    memberId: order.memberId,
    amount: order.principal,
    autoRenew: order.autoRenew,
    startAt: msOf(order.endAt ?? order.createdAt),
    renews: order.orderNo,
  });
  settleSale(db, product);
  change(db, order, { renewedBy: next.orderNo });
}

/** The days of an order are over. */
function mature(db: Db, order: OrderRow): void {
  if (isRenewed(db, order)) renew(db, order);
  else endOrder(db, order);
}

/** Ends orders whose days are over, and gives principal back whose delay is. */
export const stakingMaturity: DueJob = {
  key: 'stakingMaturity',
  title: ['质押到期与赎回', 'Staking maturity', '質押到期與贖回'],
  group: 'MONEY',
  ...perRecord<OrderRow>({
    rows: openOrders,
    dueAt(_, { status, endAt, backAt }) {
      if (status === staking) return endAt === null ? undefined : msOf(endAt) + ENDS_AFTER;
      return status === redeeming && backAt !== null ? msOf(backAt) : undefined;
    },
    act(db, order) {
      if (order.status === staking) mature(db, order);
      else payBack(db, order, redeemed);
    },
  }),
};
