import type { Db } from '../core/db';
import { DOWN, UP } from '../core/trading/delivery';
import type { Direction } from '../core/trading/delivery';
import type { Money } from '../core/money';
import { mostPayoutOf } from './bookings';
import { openOrders } from './rows';
import type { OrderRow } from './rows';

/** What orders of one side cost if all of them win. */
export const sideOf = (db: Db, orders: readonly OrderRow[], side: Direction): Money =>
  orders.reduce((total, order) => (order.direction === side ? total + mostPayoutOf(db, order) : total), 0n);

/** What the open orders of a contract cost, by side. */
export function exposureOf(db: Db, contractId: number): Record<Direction, Money> {
  const open = openOrders(db).filter((order) => order.contractId === String(contractId));
  return { [UP]: sideOf(db, open, UP), [DOWN]: sideOf(db, open, DOWN) };
}
