import { StakingOrderStatus } from '../../src/contract/staking/orderFlow';
import { StakingStatus } from '../../src/contract/staking/productFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { OnOff } from '../../src/contract/block/switchFlow';
import { withinDecimals } from '../core/check';
import { mustBeOpen } from '../core/closures';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { format, parse, sum } from '../core/money';
import type { Money } from '../core/money';
import { Refusal } from '../core/refusal';
import { earnsFrom } from '../core/staking';
import { compactDay, DAY, stampOf } from '../core/time';
import { bookPrincipal, decimalsOf } from './bookings';
import { refusals } from './refusals';
import { aprOf, isLocked, isOpen, NO_REISSUE, soldOf } from './rows';
import type { OrderRow, ProductRow } from './rows';
import { settleSale } from './sale';

/** What a member wants. */
export interface Wish {
  memberId: number;
  productId: number;
  amount: string;
  autoRenew: OnOff;
}

/** What an order is made of. */
interface Making extends Omit<Wish, 'productId'> {
  /** From when on it earns, in milliseconds. */
  startAt: number;
  /** Number of the order that it renews. */
  renews?: string;
}

/** Makes an order and books its principal. @throws Refusal 42201 */
export function makeOrder(db: Db, product: ProductRow, making: Making): OrderRow {
  const { memberId, amount, autoRenew, startAt, renews = '' } = making;
  const [id, at] = [db.nextId('stakingOrder'), db.now()];
  const order: OrderRow = {
    id,
    memberId,
    orderNo: `SO${compactDay(at)}${String(id).padStart(8, '0')}`,
    productId: String(product.id),
    coin: product.coin,
    principal: amount,
    apr: format(aprOf(product)),
    lockDays: product.lockDays,
    createdAt: stampOf(at),
    startAt: stampOf(startAt),
    endAt: isLocked(product) ? stampOf(startAt + product.lockDays * DAY) : null,
    paid: '0',
    penalty: '0',
    autoRenew,
    status: StakingOrderStatus.staking,
    redeemedAt: null,
    backAt: null,
    redeemedBy: '',
    redeemReason: '',
    renews,
    renewedBy: '',
    ...NO_REISSUE,
    dealtDays: 0,
    paidDays: [],
    settledDays: null,
    settlement: null,
  };
  bookPrincipal(db, order);
  db.stakingOrders.set(id, order);
  db.stakingOpen.add(id);
  return order;
}

/** True for a product that a member of this level may hold. */
export const isFor = ({ levels }: ProductRow, level: number): boolean =>
  levels.length === 0 || levels.includes(level);

/** The product of a wish. @throws Refusal 40400, 40904 for what takes no orders of this member now */
function offered(db: Db, { memberId, productId }: Wish): ProductRow {
  const [member, product] = [db.members.get(memberId), db.stakingProducts.get(productId)];
  if (!member || !product || product.deleted) throw new Refusal(40400);
  const now = db.stamp();
  const isOnSale = product.status === StakingStatus.onSale && product.startAt <= now && now < product.endAt;
  if (!isOnSale || !isFor(product, member.level)) throw new Refusal(40904);
  if (member.status !== MemberStatus.normal)
    throw new Refusal(40904, { because: refusals.stakingMemberStopped });
  return product;
}

/** @throws Refusal 42202, 42203, 42205 */
function mustFit(db: Db, { memberId, amount }: Wish, product: ProductRow): void {
  const { minAmount: min, maxPerMember: max, totalQuota, coin } = product;
  withinDecimals(amount, decimalsOf(db, coin));
  const wanted = parse(amount);
  if (wanted < parse(min) || wanted > parse(max)) throw new Refusal(42202, { min, max });
  const own = rowsOf(db.stakingOrders, memberId).filter(
    (order) => order.productId === String(product.id) && isOpen(order),
  );
  const limit = (held: Money, most: string): void => {
    if (held + wanted > parse(most)) throw new Refusal(42205, { max: `${most} ${coin}` });
  };
  limit(sum(own.map(({ principal }) => principal)), max);
  limit(soldOf(db, product), totalQuota);
}

/** A member stakes coins. @throws Refusal 40400, 40904, 42201, 42202, 42203, 42205 */
export function subscribe(db: Db, wish: Wish): OrderRow {
  mustBeOpen(db, 'staking');
  const product = offered(db, wish);
  mustFit(db, wish, product);
  const order = makeOrder(db, product, { ...wish, startAt: earnsFrom(db.now()) });
  settleSale(db, product);
  return order;
}
