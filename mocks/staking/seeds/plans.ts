import { MemberStatus } from '../../../src/contract/member/memberFlow';
import { StakingStatus } from '../../../src/contract/staking/productFlow';
import type { OnOff } from '@/contract/block/switchFlow';
import type { Db } from '../../core/db';
import type { Account } from '../../core/ledger';
import { floorTo, format, parse } from '../../core/money';
import { isPlatformAccount } from '../../core/platformAccount';
import type { Random } from '../../core/random';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import { DAY, dayStart, HOUR, msOf } from '../../core/time';
import { AccountType } from '../../core/transfers';
import { isLocked } from '../rows';
import type { ProductRow } from '../rows';
import type { Wish } from '../subscribe';

/** What a member staked in the past, and when they took it back, in milliseconds. */
export interface Plan extends Wish {
  at: number;
  redeemAt: number | undefined;
}

type Idle = Readonly<Account>;

/** So many demo members and market makers stake too; they use quotas up and count in no figure. */
const PLATFORM_MEMBERS = 3;

/** An account that was idle for so many days may have had two orders. */
const LONG = 20;

/** What of an account one order takes at least, and all of them at most, in percent. */
const [LEAST, MOST] = [12, 50];

/** Decimals that people type. */
const typed = (coin: string): number => (coin === 'USDT' ? 0 : 4);

/** True for a member of whom something waits that rests on their balances. */
const isBusy = (db: Db, memberId: number): boolean =>
  db.areas.some(
    ({ open }) =>
      open !== undefined && open.kind !== 'contractPosition' && open.of(db, { memberId }).length > 0,
  );

/** Accounts that nothing was booked on for a day or longer: what is booked on them now follows what they have. */
function idleAccounts(db: Db): Idle[] {
  const platform = new Set<number>();
  return db.ledger.accounts().filter(({ memberId, accountType, available, updatedAt }) => {
    const member = db.members.get(memberId);
    const fits =
      accountType === AccountType.funding &&
      memberId > STORY_MEMBERS &&
      available > 0n &&
      db.now() - msOf(updatedAt) > DAY &&
      member?.status === MemberStatus.normal &&
      !isBusy(db, memberId);
    if (!fits || !isPlatformAccount(member)) return fits;
    platform.add(memberId);
    return platform.size <= PLATFORM_MEMBERS;
  });
}

/** When a member who could do so since a moment staked: some of what is locked ends today. */
function momentIn(db: Db, random: Random, product: ProductRow, since: number): number {
  const [first, last] = [since + HOUR, db.now() - HOUR];
  const endsToday = dayStart(db.now()) - (product.lockDays + 1) * DAY + random.int(1, 23 * HOUR);
  if (isLocked(product) && endsToday > first && random.chance(0.35)) return endsToday;
  return random.int(first, (first + last) / 2);
}

/** When the member takes the coins back before the end; `undefined` where they do not. */
function redeemedAt(random: Random, product: ProductRow, at: number): number | undefined {
  if (!isLocked(product)) return random.chance(0.35) ? at + random.int(2 * DAY, 20 * DAY) : undefined;
  if (product.earlyRedeem !== 1 || !random.chance(0.25)) return undefined;
  return at + random.int(HOUR, product.lockDays * DAY);
}

/** What one account stakes, a part of what lies idle on it. */
function plansFor(db: Db, random: Random, { memberId, coin, available, updatedAt }: Idle): Plan[] {
  const since = msOf(updatedAt);
  const count = db.now() - since > LONG * DAY ? 2 : 1;
  return Array.from({ length: count }).flatMap((): Plan[] => {
    const share = random.int(LEAST, MOST / count);
    const spare = floorTo((available * BigInt(share)) / 100n, typed(coin));
    const fitting = [...db.stakingProducts.values()].filter(
      (product) =>
        product.coin === coin && product.status === StakingStatus.onSale && parse(product.minAmount) <= spare,
    );
    if (fitting.length === 0) return [];
    const product = random.pick(fitting);
    const most = parse(product.maxPerMember);
    const at = momentIn(db, random, product, since);
    const autoRenew: OnOff = random.chance(0.3) ? 1 : 0;
    const amount = format(spare < most ? spare : most);
    return [
      { memberId, productId: product.id, amount, autoRenew, at, redeemAt: redeemedAt(random, product, at) },
    ];
  });
}

/** Half of what lies idle for longest on an account, for a week, and for another one at its end. */
function renewing(db: Db, accounts: readonly Idle[]): { account: Idle; plan: Plan } | undefined {
  const product = [...db.stakingProducts.values()].find(({ productCode }) => productCode === 'USDT-7D');
  const half = ({ available }: Idle) => floorTo(available / 2n, 0);
  const [account] = accounts
    .filter((one) => product && one.coin === product.coin && half(one) >= parse(product.minAmount))
    .toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt));
  if (!product || !account) return undefined;
  const most = parse(product.maxPerMember);
  const amount = format(half(account) < most ? half(account) : most);
  const at = msOf(account.updatedAt) + HOUR;
  const { memberId } = account;
  return {
    account,
    plan: { memberId, productId: product.id, amount, autoRenew: 1, at, redeemAt: undefined },
  };
}

/** What members staked of what they do not use. */
export function stakingPlans(db: Db): Plan[] {
  const random = db.random('stakingPlan');
  const accounts = idleAccounts(db);
  const renewal = renewing(db, accounts);
  return accounts.flatMap((account) =>
    account === renewal?.account ? [renewal.plan] : plansFor(db, random, account),
  );
}
