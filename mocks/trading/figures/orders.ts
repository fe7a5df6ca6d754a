import { OrderStatus } from '../../../src/contract/trading/order';
import { countedRows } from '../../core/figures';
import { groups } from '../../core/groups';
import type { Context } from '../../core/http';
import { format, parse, sum } from '../../core/money';
import { descending } from '../../core/order';
import type { Question } from '../../core/question';
import { rowsFor } from '../../core/resource';
import { shownPercent } from '../../core/trading/rounding';
import { contractOrders } from '../lists/orders';
import type { OrderRow } from '../tables';

/** What members won and paid. */
const resultOf = (rows: readonly OrderRow[]) => ({
  orders: rows.length,
  netPnl: format(sum(rows.map(({ netPnl }) => netPnl))),
  realizedPnl: format(sum(rows.map(({ realizedPnl }) => realizedPnl))),
  fees: format(sum(rows.flatMap(({ openFee, closeFee }) => [openFee, closeFee]))),
  funding: format(sum(rows.map(({ fundingFee }) => fundingFee))),
});

/** Figures over the whole filter. */
export function orderSummary(context: Context<Question<OrderRow>>): object {
  const listed = rowsFor(context, contractOrders);
  const rows = countedRows(context.db, listed);
  const ended = rows.filter(({ closeAt }) => closeAt !== null);
  const won = ended.filter(({ netPnl }) => parse(netPnl) > 0n).length;
  const bySymbol = [...groups(rows, ({ symbol }) => symbol)].map(([symbol, some]) => ({
    symbol,
    ...resultOf(some),
  }));
  const byDay = [...groups(ended, ({ closeAt }) => (closeAt ?? '').slice(0, 10))].map(([day, some]) => ({
    day,
    ...resultOf(some),
  }));
  return {
    ...resultOf(rows),
    ended: ended.length,
    won,
    winRate: ended.length === 0 ? null : shownPercent(BigInt(won), BigInt(ended.length)),
    liquidations: rows.filter(({ status }) => status === OrderStatus.liquidated).length,
    bySymbol: bySymbol.sort(descending(({ orders }) => BigInt(orders))),
    byDay: byDay.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    notCounted: listed.length - rows.length,
  };
}
