import type { ClosedResult } from '../core/closedResults';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { parse } from '../core/money';
import { usdtValueAt } from '../core/prices';
import { msOf } from '../core/time';

/** The settled orders of a member, by the price of their coin when they were settled; voided ones are none. */
export const closedResults = (db: Db, memberId: number): ClosedResult[] =>
  rowsOf(db.deliveryOrders, memberId).flatMap(({ coin, stake, pnl, settledAt }) => {
    if (settledAt === null || pnl === null) return [];
    const inUsdt = (amount: string) => parse(usdtValueAt(db, coin, parse(amount), msOf(settledAt)));
    return [{ at: settledAt, net: inUsdt(pnl), behind: inUsdt(stake) }];
  });
