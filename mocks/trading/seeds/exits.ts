import { PositionStatus } from '../../../src/contract/trading/positionFlow';
import { marketOf } from '../../core/market/symbols';
import { format } from '../../core/money';
import type { Money } from '../../core/money';
import type { Random } from '../../core/random';
import type { Db } from '../../core/db';
import { MINUTE, msOf } from '../../core/time';
import { LONG } from '../../core/trading/position';
import { placeExit } from '../exits';
import type { Exit } from '../exits';
import type { PositionRow } from '../tables';
import { valued } from '../valuation';
import { lotsOf } from './lots';

/** Positions with a price to take the profit at, and with one to stop the loss at. */
const EXITS: readonly (readonly [Exit, count: number])[] = [
  ['profit', 46],
  ['loss', 44],
];

/** Far from the mark, and for a loss well before the liquidation; `undefined` where there is no room for that. */
function exitPrice(db: Db, random: Random, row: PositionRow, exit: Exit): Money | undefined {
  const market = marketOf(row.symbol);
  const { mark, distance } = valued(db, row);
  const room = exit === 'loss' && distance !== null ? Number(distance) / 1e20 : 1;
  const far = Math.min(0.015 + random.next() * 0.06, room * 0.7);
  if (far < 0.006 || !market) return undefined;
  const away = (mark * BigInt(Math.round(far * 10_000))) / 10_000n;
  const up = (exit === 'profit') === (row.holding.side === LONG);
  const { tick } = lotsOf(market);
  return ((up ? mark + away : mark - away) / tick) * tick;
}

/** Members have set prices at which their positions are to be closed. */
export function seedExits(db: Db): void {
  const random = db.random('tradingExits');
  const calm = [...db.positions.values()].filter((row) => valued(db, row).status === PositionStatus.normal);
  for (const [exit, count] of EXITS) {
    let left = count;
    for (const row of random.shuffle(calm)) {
      const price = left > 0 ? exitPrice(db, random, row, exit) : undefined;
      if (price === undefined) continue;
      left -= 1;
      const at = Math.max(db.now() - random.int(2, 300) * MINUTE, msOf(row.openedAt));
      db.at(at, () => placeExit(db, row, exit, format(price)));
    }
  }
}
