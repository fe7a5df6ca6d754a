import type { Db } from '../../core/db';
import { symbols } from '../../core/market/symbols';
import type { MarketSymbol } from '../../core/market/symbols';
import { markAt } from '../../core/market/quotes';
import type { Random } from '../../core/random';
import { DAY, HOUR, MINUTE } from '../../core/time';
import { LONG, SHORT } from '../../core/trading/position';
import type { Side } from '../../core/trading/position';
import { symbolOf } from '../symbols';
import { against, hoursAfter, roughly, worstOf } from './path';
import { leverageFor } from './plan';
import type { Plan } from './plan';

/** How far back trading goes. */
export const TRADED = 60 * DAY;

const LEVERAGES: readonly (readonly [number, number])[] = [
  [5, 12],
  [10, 30],
  [20, 30],
  [25, 10],
  [50, 18],
];

/** Contracts that were traded, the busiest most often. */
const WEIGHTS = symbols
  .filter(({ hourly }) => hourly > 0)
  .map((market) => [market, Math.sqrt(market.hourly)] as const);

const marketFrom = (random: Random): MarketSymbol => random.weighted(WEIGHTS);

/** A contract and a direction. */
export const drawn = (random: Random): { market: MarketSymbol; side: Side } => ({
  market: marketFrom(random),
  side: random.chance(0.54) ? LONG : SHORT,
});

export const wantedLeverage = (random: Random): number => random.weighted(LEVERAGES);

/** What a position is worth when it is opened: mostly some hundred USDT. */
export const worthFrom = (random: Random): number => Math.min(random.logNormal(800, 0.9) + 120, 20_000);

export const leveragesOf = (db: Db, { symbol }: MarketSymbol): readonly number[] =>
  symbolOf(db, symbol)?.leverages ?? [1];

/** An order that was closed by hand, or at one of its prices. */
export function closedPlan(db: Db, random: Random, parts: Pick<Plan, 'opening' | 'closing'>): Plan {
  const { market, side } = drawn(random);
  const now = db.now();
  const held = Math.min(random.logNormal(150, 1.3) + 6, 4 * 24 * 60) * MINUTE;
  const at = now - TRADED + Math.floor(random.next() * (TRADED - held - 10 * MINUTE));
  const loss = worstOf(market, side, at, at + held);
  const leverage = leverageFor(leveragesOf(db, market), wantedLeverage(random), loss + 0.004);
  const marginMode = leverage <= 10 && random.chance(0.5) ? 2 : 1;
  const exits = random.weighted<Plan['exits']>([
    [[], 50],
    [['profit'], 14],
    [['loss'], 14],
    [['profit', 'loss'], 6],
  ]);
  const until = Math.floor(at + held);
  return { market, side, at, until, leverage, marginMode, worth: worthFrom(random), exits, ...parts };
}

/** The moment at which the mark used up the margin of a position, in milliseconds, within the hours around one. */
function liquidatedAt(plan: Pick<Plan, 'market' | 'side' | 'at' | 'leverage'>, around: number, mmr: number) {
  const { market, side, at, leverage } = plan;
  const entry = Number(markAt(market, at)) / 1e18;
  for (let moment = Math.max(around - HOUR, at + MINUTE); moment <= around + HOUR; moment += 4 * MINUTE) {
    const loss = against(side, entry, Number(markAt(market, moment)) / 1e18);
    // Half a thousandth more, since it was opened at the price of deals.
    if (loss > 1 / leverage - mmr * (1 - loss) + 0.0008) return moment;
  }
  return undefined;
}

/** An order that was liquidated, if such a draw leads to one within some days. */
export function liquidatedPlan(
  db: Db,
  random: Random,
  parts: Pick<Plan, 'opening' | 'closing'>,
): Plan | undefined {
  const { market, side } = drawn(random);
  const leverage = random.pick([20, 25, 50, 75, 100]);
  const at = db.now() - TRADED + Math.floor(random.next() * (TRADED - 4 * DAY));
  const entry = roughly(market, at);
  const mmr = market.coin === 'BTC' ? 0.004 : 0.005;
  for (const hour of hoursAfter(at, at + 3 * DAY)) {
    if (against(side, entry, roughly(market, hour)) < 1 / leverage - mmr) continue;
    const until = liquidatedAt({ market, side, at, leverage }, hour, mmr);
    if (until === undefined) return undefined;
    const worth = Math.min(worthFrom(random) * 3, 40_000);
    return { market, side, at, until, leverage, marginMode: 1, worth, liquidated: true, exits: [], ...parts };
  }
  return undefined;
}
