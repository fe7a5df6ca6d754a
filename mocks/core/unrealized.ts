import type { Db } from './db';
import type { Money } from './money';

declare module './area' {
  interface Area {
    /** What closing all that a member has open would win or lose now, in USDT; `null` where a price is not known. */
    unrealized?(db: Db, memberId: number): Money | null;
  }
}

/** The unrealised profit of a member over all areas; `null` when a part of it is not known. */
export function unrealizedPnlOf(db: Db, memberId: number): Money | null {
  let total = 0n;
  for (const area of db.areas) {
    const part = area.unrealized ? area.unrealized(db, memberId) : 0n;
    if (part === null) return null;
    total += part;
  }
  return total;
}
