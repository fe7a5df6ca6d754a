import { MemberStatus } from '../../../src/contract/member/memberFlow';
import { DeliveryStatus } from '../../../src/contract/delivery/orderFlow';
import { format } from '../../core/money';
import { Refusal } from '../../core/refusal';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import type { Past } from '../../core/seeds/world';
import { SECOND } from '../../core/time';
import { sideTaken } from '../pick';
import { placeOrder } from '../place';
import type { OrderRow } from '../rows';
import { lookFor } from '../settle';
import { fund, stakeIn } from '../visits';
import { ordinaryPlans, outagePlans } from './plans';
import type { OrderPlan } from './plans';
import { voidPast } from './voidPast';

/** So many members are asked for one order. */
const TRIES = 40;

/** An order that cannot be placed is tried again so much later, in milliseconds. */
const LATER = 7 * SECOND;

/** Places the order for a random member with enough money; `undefined` where there is no such member. */
function place({ db, funded }: Past, { cycleId }: OrderPlan): OrderRow | undefined {
  const random = db.random('delivery');
  const cycle = db.deliveryCycles.get(cycleId);
  const dollars = funded.filter(
    ({ memberId, walletCode }) => memberId > STORY_MEMBERS && walletCode.startsWith('USDT'),
  );
  if (!cycle || dollars.length === 0) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const member = db.members.get(random.pick(dollars).memberId);
    const stake = stakeIn(cycle, random);
    if (member?.status !== MemberStatus.normal || member.canTrade !== 1 || !fund(db, member, 'USDT', stake))
      continue;
    const direction = sideTaken(random);
    try {
      return placeOrder(db, { memberId: member.id, cycleId, direction, stake: format(stake) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return undefined;
}

/** Looks for the price of an order at its expiry, and each second after it until it is settled or unclear. */
function follow(past: Past, order: OrderRow): void {
  const { db, agenda } = past;
  agenda.add(order.lookAt, () => {
    db.at(order.lookAt, () => lookFor(db, order));
    if (order.status === DeliveryStatus.running) follow(past, order);
  });
}

function schedule(past: Past, plan: OrderPlan): void {
  past.agenda.add(plan.at, () => {
    const order = past.db.at(plan.at, () => place(past, plan));
    if (order) follow(past, order);
    else if (plan.at + LATER < past.db.now()) schedule(past, { ...plan, at: plan.at + LATER });
  });
}

/** Puts the orders of the past weeks on the agenda, with what became of them. */
export function schedulePast(past: Past): void {
  const { db, agenda } = past;
  for (const plan of ordinaryPlans(db, db.random('deliveryPlan'))) schedule(past, plan);
  for (const { symbol, from, to, orders } of outagePlans(db)) {
    db.outages.push({ symbol, from, to, isCaughtUp: false });
    for (const plan of orders) schedule(past, plan);
    const isOld = orders.length > 1;
    if (isOld) agenda.add(to, () => voidPast(db, to, orders[0]?.cycleId ?? 0));
  }
}
