import type { DateTime } from '@/api/types';
import type { Db } from './db';
import type { Money } from './money';

/** What one order of a member came to that has been closed, in USDT. */
export interface ClosedResult {
  at: DateTime;
  /** After fees. */
  net: Money;
  /** The margin or the stake that stood behind it. */
  behind: Money;
}

declare module './area' {
  interface Area {
    /** What the closed orders of a member came to. */
    closedResults?(db: Db, memberId: number): readonly ClosedResult[];
  }
}

const before = (a: ClosedResult, b: ClosedResult): number => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);

/** The closed orders of a member in all areas, the oldest first. */
export const closedResultsOf = (db: Db, memberId: number): ClosedResult[] =>
  db.areas.flatMap(({ closedResults }) => [...(closedResults?.(db, memberId) ?? [])]).sort(before);
