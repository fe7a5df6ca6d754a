import type { DateTime } from '@/api/types';
import { Ledger } from '../../src/contract/ledgerKinds';
import type { Db } from './db';
import { lineUsdt } from './ledgerKinds';
import { parse } from './money';
import type { Money } from './money';

/** One trade of a member, and what was traded, in USDT. */
interface Trade {
  at: DateTime;
  value: Money;
}

declare module './area' {
  interface Area {
    /** What a member has traded in it. */
    traded?(db: Db, memberId: number): readonly Trade[];
    /** How often a bonus has to be turned over, by the number of its cause; `undefined` for what is not its own. */
    turnoverTimes?(db: Db, refNo: string): number | undefined;
  }
}

/** How often a bonus has to be turned over unless its own terms say otherwise. */
const USUAL_TIMES = 5;

/** How often a bonus has to be turned over, by the number of its cause. */
export function turnoverTimes(db: Db, refNo: string): number {
  for (const area of db.areas) {
    const own = area.turnoverTimes?.(db, refNo);
    if (own !== undefined) return own;
  }
  return USUAL_TIMES;
}

/** After every stamp. */
const EVER = '~';

/** What a member turned over between two moments, in USDT: what was traded and staked, whatever came of it. */
export function turnoverUsdt(db: Db, memberId: number, from: DateTime = '', to: DateTime = EVER): Money {
  const isIn = (at: DateTime): boolean => at >= from && at <= to;
  const trades = db.areas.flatMap(({ traded }) => traded?.(db, memberId) ?? []);
  const traded = trades.reduce((total, { at, value }) => (isIn(at) ? total + value : total), 0n);
  return db.ledger.linesOf(memberId).reduce((total, line) => {
    const counts = line.bizType === Ledger.deliveryStake.code && isIn(line.createdAt);
    return counts ? total - lineUsdt(db, line, parse(line.availableChange)) : total;
  }, traded);
}
