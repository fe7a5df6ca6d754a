import { StakingOrderStatus } from '../../src/contract/staking/orderFlow';
import type { Db } from '../core/db';
import type { DueJob } from '../core/job';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { perRecord } from '../core/perRecord';
import { daysBetween, interestOf, interestThrough } from '../core/staking';
import type { Principal } from '../core/staking';
import { DAY, MINUTE, msOf, stampOf } from '../core/time';
import { bookInterest, decimalsOf } from './bookings';
import type { By } from './bookings';
import { isDaily, isLocked, openOrders, productOf } from './rows';
import type { OrderRow } from './rows';

/** Interest of a day is paid so long after its end, in milliseconds. */
export const PAID_AFTER = 5 * MINUTE;

const termsOf = (db: Db, { principal, apr, coin }: OrderRow): Principal => ({
  principal: parse(principal),
  apr: parse(apr),
  decimals: decimalsOf(db, coin),
});

/** Most days that an order earns. */
const mostDays = (db: Db, order: OrderRow): number =>
  isLocked(productOf(db, order)) ? order.lockDays : Infinity;

/** How many days of an order are over at a moment, and have earned; none is added once it is redeemed. */
export const daysOver = (db: Db, order: OrderRow, at: number): number =>
  order.settledDays ?? daysBetween(msOf(order.startAt), at, mostDays(db, order));

/** How many days should have been paid by now. */
export const dueDays = (db: Db, order: OrderRow): number =>
  isDaily(productOf(db, order)) && order.status === StakingOrderStatus.staking
    ? daysOver(db, order, db.now() - PAID_AFTER)
    : order.paidDays.length;

/** Interest of the first so many days of an order. */
export const earned = (db: Db, order: OrderRow, days: number): Money =>
  interestThrough(termsOf(db, order), days);

/** Interest of one day of an order. */
export const dayInterest = (db: Db, order: OrderRow, day: number): Money =>
  interestOf(termsOf(db, order), day);

/** The day of an order as it is written, from its number. */
export const dayText = ({ startAt }: OrderRow, day: number): string =>
  stampOf(msOf(startAt) + (day - 1) * DAY).slice(0, 10);

/** The number of a day of an order; below 1 for one before it. */
export const dayNumber = ({ startAt }: OrderRow, day: string): number =>
  Math.floor((msOf(`${day} 00:00:00`) - msOf(startAt)) / DAY) + 1;

export const isPaid = ({ paidDays }: OrderRow, day: number): boolean =>
  paidDays.some((paid) => paid.day === day);

/** Pays the interest of one day. */
export function payDay(db: Db, order: OrderRow, day: number, by: By = {}): void {
  const amount = dayInterest(db, order, day);
  const logNo = bookInterest(db, order, amount, by)?.logNo ?? '';
  const operatorName = by.operatorName ?? '';
  order.paidDays.push({ day, amount: format(amount), at: db.stamp(), logNo, operatorName });
  order.paid = format(parse(order.paid) + amount);
}

/** When the next day of an order is paid; `undefined` where none is. */
function dueAt(db: Db, order: OrderRow): number | undefined {
  const { status, dealtDays, startAt } = order;
  const isRunning = status === StakingOrderStatus.staking && dealtDays < mostDays(db, order);
  return isRunning && isDaily(productOf(db, order))
    ? msOf(startAt) + (dealtDays + 1) * DAY + PAID_AFTER
    : undefined;
}

/**
 * Deals with the next day of an order. A day that is more than a day late, because the job was paused, is passed over: why it
 * was not paid is looked into by operators, and two of them pay it, or the end of the order does.
 */
function dealWithDay(db: Db, order: OrderRow): void {
  const moment = dueAt(db, order) ?? Infinity;
  order.dealtDays += 1;
  if (db.now() - moment < DAY) payDay(db, order, order.dealtDays);
}

/** Pays each day's interest. Frozen members get theirs too: it is theirs, and does not leave the platform. */
export const stakingInterest: DueJob = {
  key: 'stakingInterest',
  title: ['质押派息', 'Staking interest', '質押派息'],
  group: 'MONEY',
  ...perRecord<OrderRow>({ rows: openOrders, dueAt, act: dealWithDay }),
};
