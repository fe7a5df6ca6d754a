import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import { sealedText } from '../../src/contract/delivery/seal';
import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { sha256 } from '../core/sha256';
import { medianOf } from '../core/trading/delivery';
import { ORDER } from './bookings';
import { OPEN } from './rows';
import type { OrderRow } from './rows';

/** What the lines of an order have to add up to, available and frozen. */
function expected({ status, stake, fee, pnl }: OrderRow): readonly [available: Money, frozen: Money] {
  if (status === DeliveryStatus.settled) return [parse(pnl ?? '0'), 0n];
  if (status === DeliveryStatus.voided) return [0n, 0n];
  return [-parse(stake) - parse(fee), parse(stake)];
}

/** Stakes, fees, payouts and refunds of every order are those of the ledger, to the last digit. */
export function checkOrders(db: Db, complain: Complain): void {
  for (const order of db.deliveryOrders.values()) {
    let [available, frozen] = [0n, 0n];
    for (const line of db.ledger.linesFor(ORDER, order.orderNo)) {
      available += parse(line.availableChange);
      frozen += parse(line.frozenChange);
    }
    const [wanted, kept] = expected(order);
    if (available !== wanted || frozen !== kept)
      complain(`${order.orderNo} has ${format(available)} and ${format(frozen)} in the ledger`);
    if (OPEN.includes(order.status) !== db.deliveryOpen.has(order.id))
      complain(`${order.orderNo} is open and is not, or the other way round`);
  }
}

/** What was settled rests on the middle of three sources and is as it was sealed; what was voided on two people. */
export function checkEvidence(db: Db, complain: Complain): void {
  for (const order of db.deliveryOrders.values()) {
    const { orderNo, status, priceEvidence, closePrice, voidBy, voidReviewer } = order;
    if (order.seal !== (status === DeliveryStatus.settled ? sha256(sealedText(order)) : ''))
      complain(`${orderNo} is not what was sealed`);
    if (status === DeliveryStatus.settled) {
      const { quotes = [], median = '' } = priceEvidence ?? {};
      const middle = medianOf(quotes.map(({ price }) => parse(price)));
      if (quotes.length < 3 || middle === null || format(middle) !== median || closePrice !== median)
        complain(`${orderNo} was settled by a price that does not follow from its sources`);
    }
    if (status === DeliveryStatus.voided && (voidBy === '' || voidReviewer === '' || voidBy === voidReviewer))
      complain(`${orderNo} was voided by ${voidBy} and ${voidReviewer}`);
  }
}

/** A contract has each length once, one default at most, and cycles within its limits. */
export function checkCycles(db: Db, complain: Complain): void {
  const seen = new Set<string>();
  for (const cycle of db.deliveryCycles.values()) {
    if (cycle.deleted) continue;
    const parent = db.deliveryContracts.get(Number(cycle.contractId));
    for (const key of [
      `${cycle.contractId} ${cycle.seconds} s`,
      ...(cycle.isDefault === 1 ? [`${cycle.contractId} default`] : []),
    ]) {
      if (seen.has(key)) complain(`contract ${key} is there twice`);
      seen.add(key);
    }
    if (
      !parent ||
      parse(cycle.minStake) < parse(parent.minStake) ||
      parse(cycle.maxStake) > parse(parent.maxStake)
    )
      complain(`cycle ${cycle.id} is outside the limits of its contract`);
  }
}
