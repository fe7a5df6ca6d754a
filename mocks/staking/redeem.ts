import { stakingOrder as contract } from '../../src/contract/staking/order';
import type { redemption } from '@/contract/staking/order';
import type { WireShape } from '@/contract/field/field';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { StakingOrderStatus } from '../../src/contract/staking/orderFlow';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import { refusalOf } from '../core/foreseen';
import type { Context } from '../core/http';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { Refusal, wording } from '../core/refusal';
import { findRow } from '../core/resource';
import { penaltyOf } from '../core/staking';
import { DAY, msOf, stampOf } from '../core/time';
import { availableOf, bookInterest, bookReturn, decimalsOf } from './bookings';
import type { By } from './bookings';
import { daysOver, earned } from './interest';
import { orders } from './list';
import { refusals } from './refusals';
import { change, isLocked, NO_REISSUE, productOf } from './rows';
import type { OrderRow } from './rows';
import { settleSale } from './sale';

/** What the end of an order comes to. */
export interface Ending {
  isEarly: boolean;
  days: number;
  accrued: Money;
  /** What it costs of the interest, as far as it is there. */
  penalty: Money;
  /** What is paid with it, or taken back below zero. */
  settled: Money;
  letGo: Money;
  /** When the principal is back, in milliseconds. */
  backAt: number;
}

/**
 * What ending an order at this moment comes to. Interest that is owed is paid with it, missed days included. What an early
 * redemption takes back is taken from what the member has of the coin before the principal is back, so that the principal stays whole.
 */
export function endingOf(db: Db, order: OrderRow): Ending {
  const product = productOf(db, order);
  const now = db.now();
  const isEarly = isLocked(product) && order.endAt !== null && now < msOf(order.endAt);
  const days = daysOver(db, order, now);
  const [accrued, paid] = [earned(db, order, days), parse(order.paid)];
  const rate = isEarly ? parse(product.penaltyRate) : 0n;
  const owed = accrued - penaltyOf(accrued, rate, decimalsOf(db, order.coin)) - paid;
  const available = availableOf(db, order);
  const settled = owed < -available ? -available : owed;
  return {
    isEarly,
    days,
    accrued,
    penalty: accrued - paid - settled,
    settled,
    letGo: settled - owed,
    backAt: now + (isEarly ? 0 : product.redeemDelayDays * DAY),
  };
}

/** Settles the interest of an order, which earns no more. */
export function settle(db: Db, order: OrderRow, ending: Ending, by: By = {}): void {
  const { days, penalty, settled, backAt } = ending;
  const at = db.stamp();
  const line = bookInterest(db, order, settled, by);
  change(db, order, {
    paid: format(parse(order.paid) + settled),
    penalty: format(penalty),
    settledDays: days,
    settlement: line ? { due: format(settled), amount: format(settled), at, logNo: line.logNo } : null,
    redeemedAt: at,
    backAt: stampOf(backAt),
    ...NO_REISSUE,
  });
}

/** The principal of an order is back. */
export function payBack(db: Db, order: OrderRow, status: OrderRow['status'], by: By = {}): void {
  bookReturn(db, order, by);
  change(db, order, { status, backAt: db.stamp() });
  settleSale(db, productOf(db, order));
}

/** Ends an order: its interest is settled now, its principal back now or after the delay of its product. */
export function endOrder(db: Db, order: OrderRow, by: By = {}): void {
  const ending = endingOf(db, order);
  settle(db, order, ending, by);
  const { redeemed, redeemedEarly, redeeming } = StakingOrderStatus;
  if (ending.backAt > db.now()) change(db, order, { status: redeeming });
  else payBack(db, order, ending.isEarly ? redeemedEarly : redeemed, by);
}

/** @throws Refusal 40904 for a member that is frozen or closed */
export function mustBeNormal(db: Db, { memberId }: OrderRow): void {
  if (db.members.get(memberId)?.status !== MemberStatus.normal)
    throw new Refusal(40904, { because: refusals.stakingMemberStopped });
}

/** @throws Refusal 40904 for what is over, or locked, or of a member that is frozen or closed */
function mustBeRedeemable(db: Db, order: OrderRow): void {
  if (order.status !== StakingOrderStatus.staking) throw new Refusal(40904);
  mustBeNormal(db, order);
  const product = productOf(db, order);
  if (endingOf(db, order).isEarly && product.earlyRedeem !== 1)
    throw new Refusal(40904, { because: refusals.stakingNotEarly });
}

/** A member takes coins out of an order. @throws Refusal 40904 */
export function redeemOwn(db: Db, order: OrderRow): void {
  mustBeRedeemable(db, order);
  endOrder(db, order);
}

/** What a redemption would do at this moment, or why it would be refused; writes nothing. */
export function previewRedeem(context: Context<{ id: number }>): WireShape<typeof redemption> {
  const { db, lang, input } = context;
  const order = findRow(context, orders, input.id);
  const refusal = refusalOf(() => mustBeRedeemable(db, order));
  const { isEarly, accrued, penalty, settled, letGo, backAt } = endingOf(db, order);
  return {
    early: isEarly,
    coin: order.coin,
    principal: order.principal,
    accrued: format(accrued),
    paid: order.paid,
    penalty: format(penalty),
    settled: format(settled),
    letGo: format(letGo),
    backAt: stampOf(backAt),
    obstacle: refusal ? wording(refusal, lang) : '',
  };
}

/** An operator redeems an order for its member. @throws Refusal 40400, 40904 */
export function redeemFor(context: Context<Sent<(typeof contract)['calls']['redeem']['body']>>): null {
  const { db, user, input, note } = context;
  const order = findRow(context, orders, input.id);
  note({
    targetType: orders.target,
    targetId: String(order.id),
    targetText: order.orderNo,
    reason: input.reason,
  });
  mustBeRedeemable(db, order);
  endOrder(db, order, { operatorName: user.userName, requestId: input.requestId });
  change(db, order, { redeemedBy: user.userName, redeemReason: input.reason });
  return null;
}
