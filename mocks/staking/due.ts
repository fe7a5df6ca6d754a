import { StakingOrderStatus } from '../../src/contract/staking/orderFlow';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import { DAY, msOf } from '../core/time';
import { daysOver, earned, PAID_AFTER } from './interest';
import { isDaily, productOf } from './rows';
import type { OrderRow } from './rows';

/** What members get of an order. */
export interface Due {
  interest: Money;
  principal: Money;
}

/**
 * What of an order falls due up to a moment to come, what is owed already included. A flexible order is taken to stay, and one
 * that is to be renewed to end.
 */
export function dueUntil(db: Db, order: OrderRow, at: number): Due {
  const { status, endAt, backAt } = order;
  const principal = parse(order.principal);
  if (status === StakingOrderStatus.redeeming)
    return { interest: 0n, principal: backAt !== null && msOf(backAt) <= at ? principal : 0n };
  if (status !== StakingOrderStatus.staking) return { interest: 0n, principal: 0n };
  const isOver = endAt !== null && msOf(endAt) <= at;
  const days = isOver || isDaily(productOf(db, order)) ? daysOver(db, order, at - PAID_AFTER) : 0;
  const owed = earned(db, order, isOver ? order.lockDays : days) - parse(order.paid);
  return { interest: owed > 0n ? owed : 0n, principal: isOver ? principal : 0n };
}

/** What falls due in each of the next so many days, today first, by the moment at which the day ends. */
export function dueByDay(db: Db, order: OrderRow, dayEnds: readonly number[]): Due[] {
  let before: Due = { interest: 0n, principal: 0n };
  return dayEnds.map((end) => {
    const until = dueUntil(db, order, end);
    const own = {
      interest: until.interest - before.interest,
      principal: until.principal - before.principal,
    };
    before = until;
    return own;
  });
}

/** The ends of the next so many days, that of the day which begins at a midnight first. */
export const dayEnds = (midnight: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => midnight + (place + 1) * DAY - 1);
