import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import type { Money } from '../core/money';
import { unrealizedOf } from '../core/trading/position';
import { markPriceOf } from './symbols';

/** What closing all positions of a member at their mark prices would win or lose; `null` where one is not known. */
export function unrealized(db: Db, memberId: number): Money | null {
  let total = 0n;
  for (const { symbol, holding } of rowsOf(db.positions, memberId)) {
    const mark = markPriceOf(db, symbol);
    if (mark === null) return null;
    total += unrealizedOf(holding, mark);
  }
  return total;
}
