import { DeliveryResult } from '../../src/contract/delivery/order';
import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import { OnOff } from '../../src/contract/block/switchFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { withinDecimals } from '../core/check';
import { mustBeOpen } from '../core/closures';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { evidenceAt } from '../core/market/feed';
import { format, parse, sum } from '../core/money';
import { Refusal } from '../core/refusal';
import { compactDay, dayStart, SECOND, stampOf } from '../core/time';
import { deliveryFeeOf, UP } from '../core/trading/delivery';
import type { Direction, TieRule } from '../core/trading/delivery';
import { bookStake, decimalsOf, mostPayoutOf } from './bookings';
import { exposureOf } from './exposure';
import { isOpenAt } from './hours';
import { isLockedFor } from './lock';
import { contractOf } from './rows';
import type { ContractRow, CycleRow, OrderRow } from './rows';
import { refusals } from './refusals';

/** What a member wants. */
export interface Wish {
  memberId: number;
  cycleId: number;
  direction: Direction;
  stake: string;
}

/** The cycle of a wish with its contract. @throws Refusal 40904 for what takes no orders now */
function offered(db: Db, { memberId, cycleId }: Wish): { cycle: CycleRow; contract: ContractRow } {
  const member = db.members.get(memberId);
  const cycle = db.deliveryCycles.get(cycleId);
  const contract = cycle && contractOf(db, cycle);
  if (!cycle || !contract || cycle.deleted || contract.deleted) throw new Refusal(40400);
  const isOpen =
    cycle.status === OnOff.on && contract.status === OnOff.on && isOpenAt(contract.tradingHours, db.now());
  if (!isOpen || member?.status !== MemberStatus.normal || member.canTrade !== 1) throw new Refusal(40904);
  if (isLockedFor(db, memberId, cycle)) throw new Refusal(40904, { because: refusals.deliveryLocked });
  return { cycle, contract };
}

/** @throws Refusal 42205 beyond what one member may have running, or stake in a day */
function mustBeWithinLimits(db: Db, { memberId, stake }: Wish, contract: ContractRow): void {
  const own = rowsOf(db.deliveryOrders, memberId).filter(
    ({ contractId }) => contractId === String(contract.id),
  );
  const running = own.filter(({ status }) => status === DeliveryStatus.running).length;
  const { maxOpenPerMember: most, dailyPerMember } = contract;
  if (most > 0 && running >= most) throw new Refusal(42205, { max: String(most) });
  const today = stampOf(dayStart(db.now()));
  const staked = sum(own.filter(({ openAt }) => openAt >= today).map((order) => order.stake));
  const limit = parse(dailyPerMember);
  if (limit > 0n && staked + parse(stake) > limit)
    throw new Refusal(42205, { max: `${dailyPerMember} ${contract.settleCoin}` });
}

/** @throws Refusal 42205 where one side of the contract could cost more than it may */
function mustBeCovered(db: Db, contract: ContractRow, order: OrderRow): void {
  const exposure = exposureOf(db, contract.id)[order.direction] + mostPayoutOf(db, order);
  if (exposure > parse(contract.maxExposure))
    throw new Refusal(42205, { max: `${contract.maxExposure} ${contract.settleCoin}` });
}

/**
 * A member places an order at the index of this moment.
 * @throws Refusal 40904 where none is taken or no price is known, 42202, 42203, 42205, 42201
 */
export function placeOrder(db: Db, wish: Wish): OrderRow {
  mustBeOpen(db, 'delivery');
  const { cycle, contract } = offered(db, wish);
  const { symbol, settleCoin: coin } = contract;
  const [stake, min, max] = [wish.stake, cycle.minStake, cycle.maxStake];
  withinDecimals(stake, decimalsOf(db, coin));
  if (parse(stake) < parse(min) || parse(stake) > parse(max)) throw new Refusal(42202, { min, max });
  mustBeWithinLimits(db, wish, contract);
  const at = db.now();
  const evidence = evidenceAt(db, symbol, at);
  if (!evidence) throw new Refusal(40904);
  const id = db.nextId('deliveryOrder');
  const expireAt = at + cycle.seconds * SECOND;
  const tieRule: TieRule = contract.tieRule;
  const order: OrderRow = {
    id,
    memberId: wish.memberId,
    orderNo: `DO${compactDay(at)}${String(id).padStart(8, '0')}`,
    contractId: String(contract.id),
    cycleId: String(cycle.id),
    symbol,
    coin,
    direction: wish.direction,
    stake,
    fee: format(deliveryFeeOf(parse(stake), parse(cycle.feeRate), decimalsOf(db, coin))),
    odds: wish.direction === UP ? cycle.oddsUp : cycle.oddsDown,
    tieRule,
    openPrice: format(evidence.median),
    closePrice: null,
    openAt: stampOf(at),
    expireAt: stampOf(expireAt),
    settledAt: null,
    result: DeliveryResult.open,
    payout: null,
    pnl: null,
    status: DeliveryStatus.running,
    priceEvidence: null,
    seal: '',
    voidBy: '',
    voidAt: null,
    voidReason: '',
    voidReviewer: '',
    voidWaits: 0,
    // What its expiry says counts, not the part of a second that is written nowhere.
    lookAt: Math.floor(expireAt / SECOND) * SECOND,
  };
  mustBeCovered(db, contract, order);
  bookStake(db, order);
  db.deliveryOrders.set(id, order);
  db.deliveryOpen.add(id);
  return order;
}
