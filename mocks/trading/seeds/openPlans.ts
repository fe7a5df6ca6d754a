import type { Db } from '../../core/db';
import { markAt } from '../../core/market/quotes';
import { marketOf } from '../../core/market/symbols';
import type { MarketSymbol } from '../../core/market/symbols';
import type { Random } from '../../core/random';
import { DAY, HOUR, MINUTE } from '../../core/time';
import { LONG } from '../../core/trading/position';
import type { Side } from '../../core/trading/position';
import { against, roughly, worstOf } from './path';
import { drawn, leveragesOf, wantedLeverage, worthFrom } from './pastPlans';
import { leverageFor } from './plan';
import type { Plan } from './plan';

/** Maintenance margin rate of the first tier, as a share. */
const rateOf = ({ coin }: MarketSymbol): number => (coin === 'BTC' ? 0.004 : 0.005);

const markNow = (db: Db, market: MarketSymbol): number => Number(markAt(market, db.now())) / 1e18;

/** A position that is far from its liquidation. */
export function calmPlan(db: Db, random: Random, parts: Pick<Plan, 'opening' | 'closing'>): Plan {
  const { market, side } = drawn(random);
  const held = Math.min(random.logNormal(700, 1.1) + 15, 12 * 24 * 60) * MINUTE;
  const at = Math.floor(db.now() - held);
  const loss = Math.max(
    worstOf(market, side, at, db.now()),
    against(side, roughly(market, at), markNow(db, market)),
  );
  const leverage = leverageFor(leveragesOf(db, market), wantedLeverage(random), loss + 0.006);
  const marginMode = leverage <= 10 && random.chance(0.4) ? 2 : 1;
  return {
    market,
    side,
    at,
    until: Infinity,
    leverage,
    marginMode,
    worth: worthFrom(random),
    exits: [],
    ...parts,
  };
}

/** What must have been lost since for a position with this leverage to have this margin ratio, with nothing added. */
const lossFor = (market: MarketSymbol, leverage: number, ratio: number): number =>
  (1 / leverage - rateOf(market) / (ratio / 100)) / (1 - rateOf(market) / (ratio / 100));

/** The latest hour in which a price stood so far on the wrong side of the present mark; `undefined` without one. */
function hourBefore(
  db: Db,
  market: MarketSymbol,
  side: Side,
  loss: number,
  days: number,
): number | undefined {
  const mark = markNow(db, market);
  const first = Math.floor(db.now() / HOUR) * HOUR - HOUR;
  for (let at = first; at > db.now() - days * DAY; at -= HOUR)
    if (against(side, roughly(market, at), mark) >= loss) return at;
  return undefined;
}

/** A position that is near its liquidation, if such a draw leads to one. */
export function riskyPlan(
  db: Db,
  random: Random,
  ratio: number,
  parts: Pick<Plan, 'opening' | 'closing'>,
): Plan | undefined {
  const { market, side } = drawn(random);
  const leverages = leveragesOf(db, market).filter((leverage) => leverage >= 20);
  const leverage = random.pick(leverages);
  const at = hourBefore(db, market, side, lossFor(market, leverage, ratio) + 0.001, 6);
  if (at === undefined) return undefined;
  const worth = Math.min(worthFrom(random) * 2, 30_000);
  return {
    market,
    side,
    at,
    until: Infinity,
    leverage,
    marginMode: 1,
    worth,
    ratio,
    exits: [],
    ...parts,
  };
}

/** Member 10010012: long bitcoin with fifty times, at 96 % of margin ratio; less where bitcoin has never stood higher. */
export function storyPlan(db: Db, parts: Pick<Plan, 'opening' | 'closing'>): Plan | undefined {
  const market = marketOf('BTC');
  if (!market) return undefined;
  const leverage = 50;
  const loss = lossFor(market, leverage, 96) + 0.001;
  const at = hourBefore(db, market, LONG, loss, 28) ?? db.now() - 5 * HOUR;
  return {
    market,
    side: LONG,
    at,
    until: Infinity,
    leverage,
    marginMode: 1,
    worth: 24_000,
    ratio: 96,
    exits: [],
    memberId: 12,
    ...parts,
  };
}
