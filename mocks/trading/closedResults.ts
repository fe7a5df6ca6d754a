import type { ClosedResult } from '../core/closedResults';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { parse } from '../core/money';

/** The closed round trips of a member; their margin is in USDT. */
export const closedResults = (db: Db, memberId: number): ClosedResult[] =>
  rowsOf(db.contractOrders, memberId).flatMap(({ closeAt, netPnl, initialMargin }) =>
    closeAt === null ? [] : [{ at: closeAt, net: parse(netPnl), behind: parse(initialMargin) }],
  );
