import { Ledger } from '../../src/contract/ledgerKinds';
import { StakingOrderStatus } from '../../src/contract/staking/orderFlow';
import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';
import { format, parse, sum } from '../core/money';
import { ORDER } from './bookings';
import { earned } from './interest';
import { isOpen, soldOf } from './rows';

/** The principal of every order is kept as long as it is open, and is back whole afterwards; what was paid is what was booked. */
export function checkBookings(db: Db, complain: Complain): void {
  const kept = new Set<number>([Ledger.stakingSubscribe.code, Ledger.stakingRedeem.code]);
  for (const order of db.stakingOrders.values()) {
    let [principal, frozen, interest] = [0n, 0n, 0n];
    for (const line of db.ledger.linesFor(ORDER, order.orderNo)) {
      if (kept.has(line.bizType)) principal += parse(line.availableChange);
      else interest += parse(line.availableChange);
      frozen += parse(line.frozenChange);
    }
    const wanted = isOpen(order) ? parse(order.principal) : 0n;
    if (frozen !== wanted || principal !== -wanted)
      complain(`${order.orderNo} keeps ${format(frozen)}, not ${format(wanted)}`);
    if (interest !== parse(order.paid))
      complain(`${order.orderNo} has paid ${order.paid}, and ${format(interest)} in the ledger`);
    if (isOpen(order) !== db.stakingOpen.has(order.id))
      complain(`${order.orderNo} is open and is not, or the other way round`);
  }
}

/** An ended order has paid what its days have earned, less what an early redemption has cost. No day is paid twice. */
export function checkInterest(db: Db, complain: Complain): void {
  for (const order of db.stakingOrders.values()) {
    const { orderNo, settledDays, paid, penalty, paidDays, status } = order;
    if ((settledDays === null) !== (status === StakingOrderStatus.staking))
      complain(`${orderNo} is settled and runs, or the other way round`);
    if (settledDays !== null && parse(paid) + parse(penalty) !== earned(db, order, settledDays))
      complain(`${orderNo} has paid ${paid} at a cost of ${penalty} for ${settledDays} days`);
    if (settledDays === null && sum(paidDays.map(({ amount }) => amount)) !== parse(paid))
      complain(`${orderNo} has paid ${paid}, which is not the sum of its days`);
    if (new Set(paidDays.map(({ day }) => day)).size !== paidDays.length)
      complain(`${orderNo} was paid for a day twice`);
  }
}

/** What is sold of a product is within its quota. */
export function checkQuotas(db: Db, complain: Complain): void {
  for (const product of db.stakingProducts.values()) {
    if (soldOf(db, product) > parse(product.totalQuota))
      complain(`${product.productCode} has sold more than its quota`);
  }
}
