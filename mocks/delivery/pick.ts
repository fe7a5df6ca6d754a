import type { Db } from '../core/db';
import { evidenceAt } from '../core/market/feed';
import { parse } from '../core/money';
import type { Random } from '../core/random';
import { SECOND } from '../core/time';
import { breakEvenOf, DOWN, UP } from '../core/trading/delivery';
import type { Direction } from '../core/trading/delivery';
import { contractOf } from './rows';
import type { CycleRow } from './rows';

/** How much less often members win than they would have to, in percent points. */
const LESS = 3;

/** How much more often they take the upper side than the lower one, in percent points from the middle. */
const UPWARDS = 2;

/**
 * The side that a pretended member takes at a moment, so that members win somewhat less often than they would have to: the market
 * is a walk that is known beforehand. Settlements know nothing of this.
 */
export function sideTaken(db: Db, random: Random, cycle: CycleRow, at: number): Direction {
  const symbol = contractOf(db, cycle)?.symbol ?? '';
  const expiry = Math.floor(at / SECOND + cycle.seconds) * SECOND;
  const [open, close] = [at, expiry].map((moment) => evidenceAt(db, symbol, moment));
  if (!open || !close) return random.chance(0.5) ? UP : DOWN;
  const rises = close.median > open.median;
  const chance = Number(breakEvenOf(parse(cycle.oddsUp)) / 10n ** 14n) / 10_000 - LESS;
  const wins = random.chance((chance + (rises ? UPWARDS : -UPWARDS)) / 100);
  return rises === wins ? UP : DOWN;
}
