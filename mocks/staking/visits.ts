import { MemberStatus } from '../../src/contract/member/memberFlow';
import { StakingOrderStatus } from '../../src/contract/staking/orderFlow';
import { StakingStatus } from '../../src/contract/staking/productFlow';
import type { Db } from '../core/db';
import { floorTo, format, parse } from '../core/money';
import type { Random } from '../core/random';
import { AccountType } from '../core/transfers';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { redeemOwn } from './redeem';
import { openOrders } from './rows';
import { subscribe } from './subscribe';

/** Most of what a member has that is staked at once, in percent. */
const SHARE = 30;

/** Decimals of an amount that a member types. */
const TYPED = 3;

/** A member stakes a part of what lies idle. */
function stake(db: Db, random: Random): boolean {
  const product = someone(
    db.stakingProducts.values(),
    random,
    ({ status, deleted }) => status === StakingStatus.onSale && !deleted,
  );
  if (!product) return false;
  const least = parse(product.minAmount);
  const account = someone(
    db.ledger.accounts(),
    random,
    ({ coin, accountType, available, memberId }) =>
      coin === product.coin &&
      accountType === AccountType.funding &&
      available >= least * 4n &&
      db.members.get(memberId)?.status === MemberStatus.normal,
  );
  if (!account) return false;
  const wanted = floorTo((account.available * BigInt(random.int(5, SHARE))) / 100n, TYPED);
  const amount = format(wanted < least ? least : wanted);
  const { memberId } = account;
  subscribe(db, { memberId, productId: product.id, amount, autoRenew: random.chance(0.2) ? 1 : 0 });
  return true;
}

/** A member takes coins back; what is locked and may not be taken is refused to them. */
function redeem(db: Db, random: Random): boolean {
  const order = someone(openOrders(db), random, ({ status }) => status === StakingOrderStatus.staking);
  if (!order) return false;
  redeemOwn(db, order);
  return true;
}

/** Customers who stake and redeem. */
export const stakingVisits: readonly Visit[] = [
  { weight: 3, act: stake },
  { weight: 1, act: redeem },
];
