import type { Decimal } from '@/api/types';
import type { Db } from './db';
import type { Span } from './figures';

/** False for members that no figure counts, and for those outside the operator's data scope. */
export type Counts = (memberId: number) => boolean;

/** What happened in a span of time or, of what is held, how it stands at its end; `null` when that is not known. */
export type Over = (span: Span) => Decimal | null;

/** One figure of home, or one line of its trends. */
export interface HomePart {
  key: string;
  /** In USDT; a count otherwise. */
  money: boolean;
  /** True: it is told for each day of a week as well. */
  spark?: boolean;
  /** Path of the call whose permission shows it. */
  list: string;
  /** Prepared once for all the spans of an answer. */
  over(db: Db, counts: Counts): Over;
}

/** What is held of a symbol in both directions, in USDT. */
export interface Interest {
  symbol: string;
  long: Decimal;
  short: Decimal;
  /** Number of positions. */
  count: number;
}

declare module './area' {
  interface Area {
    /** Its figures in home's row of trading. */
    homeFigures?: readonly HomePart[];
    /** Its lines in home's trend of trading. */
    homeLines?: readonly HomePart[];
    /** What members hold, the largest first. */
    openInterest?(db: Db, counts: Counts): Interest[];
  }
}

/** The end of a span, or now where that is later: what is still to come has no figures. */
export const endOf = (db: Db, { to }: Span): string => (to < db.stamp() ? to : db.stamp());
