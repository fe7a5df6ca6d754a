import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { msOf, SECOND } from '../core/time';
import type { CycleRow, OrderRow } from './rows';

/**
 * True in the last seconds of a running order, when its result can be guessed: it is not voided then, and its member
 * places no other in the cycle. From its expiry on it waits for its price, and is locked no longer.
 */
export function isLockedAt(
  { status, expireAt }: Pick<OrderRow, 'status' | 'expireAt'>,
  { lockSeconds }: Pick<CycleRow, 'lockSeconds'>,
  at: number,
): boolean {
  const left = msOf(expireAt) - at;
  return status === DeliveryStatus.running && left > 0 && left <= lockSeconds * SECOND;
}

/** The orders of a cycle in two parts: those that are locked now, and the others. */
export function byLock(db: Db, cycle: CycleRow, orders: readonly OrderRow[]) {
  const isLocked = (order: OrderRow) => isLockedAt(order, cycle, db.now());
  return { locked: orders.filter(isLocked), free: orders.filter((order) => !isLocked(order)) };
}

/** True while a member may not place an order in a cycle, because another one of theirs is locked there. */
export const isLockedFor = (db: Db, memberId: number, cycle: CycleRow): boolean =>
  rowsOf(db.deliveryOrders, memberId).some(
    (order) => order.cycleId === String(cycle.id) && isLockedAt(order, cycle, db.now()),
  );
