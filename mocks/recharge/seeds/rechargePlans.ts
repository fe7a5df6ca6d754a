import { MemberStatus } from '../../../src/contract/member/memberFlow';
import { RechargeStatus } from '../../../src/contract/finance/rechargeFlow';
import { RechargeSource } from '../../../src/contract/finance/recharge';
import type { Db } from '../../core/db';
import { deck } from '../../core/random';
import type { Random } from '../../core/random';
import type { Member, RechargeRow } from '../../core/rows';
import { DAY, HOUR, MINUTE, msOf } from '../../core/time';
import { STORY_MEMBERS } from '../../core/seeds/stories';

/** A recharge that is going to happen. */
export interface RechargePlan {
  memberId: number;
  /** Milliseconds. */
  at: number;
  source: RechargeSource;
  outcome: RechargeStatus;
  /** On-chain and fixed-address payments. */
  walletCode?: string;
  /** Size in USDT; `exact` wins. */
  usdt: number;
  /** The amount in the coin, written out. */
  exact?: string;
  /** What its proof shows in the coin, where that is not what the member entered. */
  shown?: string;
  /** Whether it comes from an address that is known for doubtful money; drawn unless a story says so. */
  risky?: boolean;
  /** Fields the story fixes. */
  fixed?: Partial<RechargeRow>;
}

const TOTAL = 680;

/** How many of each outcome the demo holds, stories included. */
const OUTCOMES: readonly (readonly [RechargeStatus, number])[] = [
  [RechargeStatus.credited, 591],
  [RechargeStatus.rejected, 34],
  [RechargeStatus.expired, 27],
  [RechargeStatus.confirming, 14],
  [RechargeStatus.onHold, 7],
  [RechargeStatus.pending, 7],
];

const WALLETS: readonly (readonly [walletCode: string, weight: number])[] = [
  ['USDT-TRC20', 55],
  ['USDT-ERC20', 12],
  ['USDT-BEP20', 8],
  ['BTC-BTC', 8],
  ['ETH-ERC20', 9],
  ...['SOL-SOL', 'BNB-BEP20', 'TRX-TRC20', 'XRP-XRP', 'DOGE-DOGE', 'LTC-LTC', 'TON-TON', 'USDC-ERC20'].map(
    (code) => [code, 1] as const,
  ),
];

const { chain, voucher, manual } = RechargeSource;

const SOURCES: Record<RechargeStatus, readonly (readonly [source: RechargeSource, weight: number])[]> = {
  [RechargeStatus.confirming]: [[chain, 1]],
  [RechargeStatus.pending]: [[voucher, 1]],
  [RechargeStatus.credited]: [
    [chain, 84],
    [voucher, 11.5],
    [manual, 4.5],
  ],
  [RechargeStatus.rejected]: [
    [chain, 1],
    [voucher, 3],
  ],
  [RechargeStatus.expired]: [[voucher, 1]],
  [RechargeStatus.onHold]: [
    [chain, 2],
    [voucher, 1],
  ],
};

/** When a recharge with such an outcome was made, for a member who joined at `joined`. */
function momentOf(outcome: RechargeStatus, joined: number, now: number, random: Random): number {
  const recent = (from: number, to: number) =>
    now - random.int(from / MINUTE, to / MINUTE) * MINUTE - random.int(0, 59) * 1000;
  if (outcome === RechargeStatus.confirming) return recent(2 * MINUTE, 40 * MINUTE);
  if (outcome === RechargeStatus.pending) return recent(2 * MINUTE, 3 * HOUR);
  if (outcome === RechargeStatus.onHold) return recent(5 * HOUR, 3 * DAY);
  const latest = now - (outcome === RechargeStatus.expired ? 25 * HOUR : 2.5 * HOUR);
  if (outcome === RechargeStatus.credited && random.chance(0.05)) return recent(2.5 * HOUR, 40 * HOUR);
  return joined + HOUR + Math.floor(random.next() * Math.max(latest - joined - HOUR, HOUR));
}

const plain = (outcome: RechargeStatus): boolean =>
  outcome === RechargeStatus.confirming ||
  outcome === RechargeStatus.pending ||
  outcome === RechargeStatus.onHold;

/** The ordinary recharges that fill up the totals around the given stories. */
export function randomPlans(db: Db, stories: readonly RechargePlan[]): RechargePlan[] {
  const random = db.random('recharge');
  const now = db.now();
  const left = OUTCOMES.map(
    ([outcome, count]) =>
      [outcome, count - stories.filter((plan) => plan.outcome === outcome).length] as const,
  );
  const outcomes = deck(random, left);
  const members = random
    .shuffle(
      [...db.members.values()].filter(
        (member) => member.id > STORY_MEMBERS && member.status !== MemberStatus.closed,
      ),
    )
    .slice(0, 205);
  const old: Member[] = members.filter((member) => msOf(member.createdAt) < now - 4 * DAY);

  const plans = outcomes.map((outcome): RechargePlan => {
    const member = random.pick(old);
    const source = random.weighted(SOURCES[outcome]);
    return {
      memberId: member.id,
      at: momentOf(outcome, msOf(member.createdAt), now, random),
      source,
      outcome,
      walletCode: source === chain ? random.weighted(WALLETS) : undefined,
      // No channel takes less than 12 USDT.
      usdt: Math.min(
        random.logNormal(source === manual ? 180 : 300, 1.4) + (source === voucher ? 12 : 8),
        plain(outcome) ? 6000 : 250_000,
      ),
    };
  });
  if (plans.length + stories.length !== TOTAL)
    throw new RangeError(`${plans.length} plans beside ${stories.length}`);
  return plans;
}
