import { stakingOrder as contract } from '../../src/contract/staking/order';
import { StakingOrderStatus } from '../../src/contract/staking/orderFlow';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { findRow } from '../core/resource';
import { mustSayWhy } from '../core/review/guards';
import type { Waiting } from '../core/change/queue';
import { mustBeAnother } from '../core/samePerson';
import { dayNumber, dueDays, isPaid, payDay } from './interest';
import { orders } from './list';
import { mustBeNormal } from './redeem';
import { refusals } from './refusals';
import { change, isDaily, NO_REISSUE, openOrders, productOf } from './rows';
import type { OrderRow } from './rows';

type Calls = (typeof contract)['calls'];

export const isAsked = ({ reissueBy }: OrderRow): boolean => reissueBy !== '';

/** Requests that wait for another operator, as changes do. */
export const reissueRequests = (db: Db): Waiting[] =>
  openOrders(db)
    .filter(isAsked)
    .map((order) => ({
      pendingChange: order,
      changeBy: order.reissueBy,
      changeAt: order.reissueAt,
      changeUntil: null,
    }));

/** The number of a day that is due and not paid. @throws Refusal 40904 */
function missedDay(db: Db, order: OrderRow, day: string): number {
  if (order.status !== StakingOrderStatus.staking) throw new Refusal(40904);
  mustBeNormal(db, order);
  if (!isDaily(productOf(db, order))) throw new Refusal(40904, { because: refusals.stakingAtMaturity });
  const number = dayNumber(order, day);
  if (isPaid(order, number)) throw new Refusal(40904, { because: refusals.stakingDayPaid });
  if (number < 1 || number > dueDays(db, order))
    throw new Refusal(40904, { because: refusals.stakingDayNotDue });
  return number;
}

const target = ({ id, orderNo }: OrderRow) => ({
  targetType: orders.target,
  targetId: String(id),
  targetText: orderNo,
});

/** Asks for the interest of a day that was not paid. @throws Refusal 40400, 40904 */
export function askReissue(context: Context<Sent<Calls['reissueInterest']['body']>>): null {
  const { db, user, input, note } = context;
  const order = findRow(context, orders, input.id);
  note({ ...target(order), reason: input.reason });
  if (isAsked(order)) throw new Refusal(40904);
  missedDay(db, order, input.day);
  change(db, order, {
    reissueBy: user.userName,
    reissueAt: db.stamp(),
    reissueDay: input.day,
    reissueReason: input.reason,
  });
  return null;
}

/** Another operator has the day paid, or discards the request. @throws Refusal 40400, 40904, 40903, 40001 */
export function reviewReissue(context: Context<Sent<Calls['review']['body']>>): null {
  const { db, user, input, note } = context;
  const order = findRow(context, orders, input.id);
  const { reissueBy, reissueDay, reissueReason } = order;
  note({ ...target(order), reason: input.reason ?? reissueReason });
  if (order.status !== StakingOrderStatus.staking || !isAsked(order)) throw new Refusal(40904);
  mustBeAnother(context, reissueBy);
  if (input.result === 'approve') {
    const day = missedDay(db, order, reissueDay ?? '');
    payDay(db, order, day, { operatorName: user.userName, requestId: input.requestId });
  } else mustSayWhy({ input: { note: input.reason } });
  change(db, order, NO_REISSUE);
  return null;
}
