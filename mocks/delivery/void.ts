import { deliveryOrder as contract } from '../../src/contract/delivery/order';
import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import type { voidForecast } from '@/contract/delivery/order';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { format, sum } from '../core/money';
import { Refusal } from '../core/refusal';
import { mustBeAnother } from '../core/samePerson';
import { mustSayWhy } from '../core/review/guards';
import type { Waiting } from '../core/change/queue';
import { bookRefund } from './bookings';
import { byLock } from './lock';
import { change, contractOf, openOrders } from './rows';
import type { CycleRow, OrderRow } from './rows';
import { refusals } from './refusals';

type Calls = (typeof contract)['calls'];

const openOf = (db: Db, { id }: CycleRow): OrderRow[] =>
  openOrders(db).filter(({ cycleId }) => cycleId === String(id));

/** The open orders of a cycle whose void was asked for. */
const waitingOf = (db: Db, cycle: CycleRow): OrderRow[] =>
  openOf(db, cycle).filter(({ voidWaits }) => voidWaits === 1);

/** The cycles whose void waits for another operator, as changes do. */
export const voidRequests = (db: Db): Waiting[] =>
  [...db.deliveryCycles.values()].flatMap((cycle) => {
    const [first] = waitingOf(db, cycle);
    return first
      ? [{ pendingChange: cycle, changeBy: first.voidBy, changeAt: first.voidAt, changeUntil: null }]
      : [];
  });

/** @throws Refusal 40400 */
function cycleOf(db: Db, id: string | number): CycleRow {
  const cycle = db.deliveryCycles.get(Number(id));
  if (!cycle) throw new Refusal(40400);
  return cycle;
}

/** What a void gives back: of the orders that it was asked for, else of all that are open. */
export function forecast({ db, input }: Context<{ cycleId: number }>): WireShape<typeof voidForecast> {
  const cycle = cycleOf(db, input.cycleId);
  const waiting = waitingOf(db, cycle);
  const orders = waiting.length > 0 ? waiting : openOf(db, cycle);
  const [stake, fee] = [sum(orders.map((one) => one.stake)), sum(orders.map((one) => one.fee))];
  const unclear = orders.filter(({ status }) => status === DeliveryStatus.unclear).length;
  return {
    orders: orders.length,
    running: orders.length - unclear,
    unclear,
    locked: byLock(db, cycle, orders).locked.length,
    members: new Set(orders.map(({ memberId }) => memberId)).size,
    coin: contractOf(db, cycle)?.settleCoin ?? '',
    stake: format(stake),
    fee: format(fee),
    refund: format(stake + fee),
  };
}

/** Each order has a line of its own in the operation log, and so a history. */
function tell({ noteRecord }: Context<unknown>, orders: readonly OrderRow[], reason: string): void {
  for (const { id, orderNo } of orders)
    noteRecord({ targetType: contract.name, targetId: String(id), targetText: orderNo, reason });
}

/** Asks for the void of everything that is open in a cycle. @throws Refusal 40400, 40904, 40301, 40302 */
export function requestVoid(context: Context<Sent<Calls['void']['body']>>): { orders: number } {
  const { db, user, input } = context;
  const cycle = cycleOf(db, input.cycleId);
  const orders = openOf(db, cycle);
  if (orders.length === 0 || waitingOf(db, cycle).length > 0) throw new Refusal(40904);
  const asked = {
    voidBy: user.userName,
    voidAt: db.stamp(),
    voidReason: input.reason,
    voidWaits: 1,
  } as const;
  for (const order of orders) change(db, order, asked);
  tell(context, orders, input.reason);
  return { orders: orders.length };
}

/**
 * Another operator decides about a void. What was settled since it was asked for stays settled, and what is locked waits
 * until it has its price.
 * @throws Refusal 40400, 40904 without a request, 40903, 40001, 40301, 40302
 */
export function reviewVoid(context: Context<Sent<Calls['voidReview']['body']>>): {
  voided: number;
  kept: number;
} {
  const { db, user, input } = context;
  const cycle = cycleOf(db, input.cycleId);
  const waiting = waitingOf(db, cycle);
  const [first] = waiting;
  if (!first) throw new Refusal(40904);
  mustBeAnother(context, first.voidBy);
  const isApproved = input.result === 'approve';
  if (!isApproved) mustSayWhy({ input: { note: input.reason } });
  const { locked, free } = byLock(db, cycle, waiting);
  if (isApproved && free.length === 0) throw new Refusal(40904, { because: refusals.deliveryLocked });
  const orders = isApproved ? free : waiting;
  for (const order of orders) {
    if (!isApproved) {
      change(db, order, { voidBy: '', voidAt: null, voidReason: '', voidWaits: 0 });
      continue;
    }
    bookRefund(db, order, { operatorName: user.userName, requestId: input.requestId });
    change(db, order, { status: DeliveryStatus.voided, voidReviewer: user.userName, voidWaits: 0 });
  }
  tell(context, orders, input.reason ?? first.voidReason);
  return isApproved ? { voided: free.length, kept: locked.length } : { voided: 0, kept: waiting.length };
}
