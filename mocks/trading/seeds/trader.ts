import { MemberStatus } from '../../../src/contract/member/memberFlow';
import type { Db } from '../../core/db';
import type { Money } from '../../core/money';
import { transferOwn } from '../../core/transfers';
import type { Random } from '../../core/random';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import { spendable } from '../../core/seeds/world';
import type { World } from '../../core/seeds/world';
import type { Side } from '../../core/trading/position';
import { CONTRACT_ACCOUNT, contractBalance, MARGIN_COIN } from '../account';
import { positionIn } from '../find';

const FUNDING_ACCOUNT = 1;
const CENT = 10n ** 16n;

/** What of the money in the funding account members bring to trade with, in percent. */
const BROUGHT = 45n;

/** Brings more into the contract account where it does not have so much. @returns true when it has now */
function hasAfterTransfer(db: Db, random: Random, memberId: number, need: Money): boolean {
  const missing = need - contractBalance(db, memberId).available;
  if (missing <= 0n) return true;
  const there = spendable(db, memberId, MARGIN_COIN);
  const most = (there * BROUGHT) / 100n;
  if (missing > most) return false;
  const wished = missing + (missing * BigInt(random.int(10, 120))) / 100n;
  const amount = ((wished > most ? most : wished) / CENT) * CENT;
  if (amount < missing) return false;
  transferOwn(db, {
    memberId,
    from: FUNDING_ACCOUNT,
    to: CONTRACT_ACCOUNT,
    coin: MARGIN_COIN,
    amount,
  });
  return true;
}

const isTrader = (db: Db, memberId: number): boolean => {
  const { canTrade, canTransfer, status } = db.members.get(memberId) ?? {};
  return memberId > STORY_MEMBERS && canTrade === 1 && canTransfer === 1 && status === MemberStatus.normal;
};

/** One who can put so much behind a position, and has none there yet: from a drawn one on, the first that can. */
export function traderFor(
  { db, funded, random }: World,
  symbol: string,
  side: Side,
  need: Money,
): number | undefined {
  const start = random.int(0, Math.max(funded.length - 1, 0));
  for (let turn = 0; turn < Math.min(funded.length, 60); turn++) {
    const memberId = funded[(start + turn) % funded.length]?.memberId;
    if (memberId === undefined || !isTrader(db, memberId) || positionIn(db, memberId, symbol, side)) continue;
    if (hasAfterTransfer(db, random, memberId, need)) return memberId;
  }
  return undefined;
}

/** A member of a story brings what he needs. */
export const storyTrader = ({ db, random }: World, memberId: number, need: Money): number | undefined =>
  hasAfterTransfer(db, random, memberId, need) ? memberId : undefined;
