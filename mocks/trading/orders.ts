import { OrderStatus } from '../../src/contract/trading/order';
import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { netPnlOf, valueOf } from '../core/trading/fills';
import type { Fill } from '../core/trading/fills';
import { liquidationPriceOf } from '../core/trading/position';
import { shownPercent } from '../core/trading/rounding';
import { shownPrice } from './shownPrice';
import { numberOf } from './numbers';
import { sideOf } from './entrusts';
import { mustBeSymbol, tiersOf } from './symbols';
import type { EntrustRow, OrderRow, PositionRow } from './tables';

/** `biz_close_reason`, and the state of an order that ends so. */
export const CloseReason = {
  manual: 1,
  takeProfit: 2,
  stopLoss: 3,
  liquidation: 4,
  deleveraging: 5,
  staff: 6,
  settlement: 7,
} as const;

export type CloseReason = (typeof CloseReason)[keyof typeof CloseReason];

function endOf(reason: CloseReason): OrderRow['status'] {
  if (reason === CloseReason.liquidation) return OrderStatus.liquidated;
  return reason === CloseReason.staff ? OrderStatus.closedByStaff : OrderStatus.closed;
}

/** The order that begins with the first deal of an entrust. */
export function newOrder(
  db: Db,
  { memberId, symbol, marginMode, leverage, ...entrust }: EntrustRow,
): OrderRow {
  const id = db.nextId('contractOrder');
  const row: OrderRow = {
    id,
    memberId,
    orderNo: numberOf(db, 'CO', id),
    positionNo: numberOf(db, 'CP', id),
    symbol,
    side: sideOf(entrust),
    marginMode,
    leverage,
    openQty: '0',
    closeQty: '0',
    openCost: '0',
    closeValue: '0',
    initialMargin: '0',
    margin: '0',
    openFee: '0',
    closeFee: '0',
    fundingFee: '0',
    realizedPnl: '0',
    netPnl: '0',
    roe: '0',
    entrustIds: [],
    liqPrice: null,
    status: OrderStatus.holding,
    closeReason: null,
    forceReason: '',
    forceNote: '',
    openAt: db.stamp(),
    closeAt: null,
  };
  db.contractOrders.set(id, row);
  return row;
}

const added = (text: string, more: Money): string => format(parse(text) + more);

/** Brings the sums of an order up to date with its parts. */
export function settleSums(row: OrderRow): void {
  const net = netPnlOf({
    realized: parse(row.realizedPnl),
    openFee: parse(row.openFee),
    closeFee: parse(row.closeFee),
    funding: parse(row.fundingFee),
  });
  row.netPnl = format(net);
  row.roe = shownPercent(net, parse(row.initialMargin));
}

/** What is locked for an order, and where that would be used up, now that its position has changed. */
export function noteHolding(db: Db, row: OrderRow, position: PositionRow | undefined): void {
  row.margin = position ? format(position.holding.margin + position.holding.extra) : '0';
  if (!position) return;
  const price = liquidationPriceOf(position.holding, tiersOf(mustBeSymbol(db, row.symbol)));
  row.liqPrice = price === null ? null : shownPrice(row.symbol, price);
}

/** Notes a deal that opened. */
export function noteOpening(row: OrderRow, fill: Fill, fee: Money, margin: Money): void {
  row.openQty = added(row.openQty, fill.qty);
  row.openCost = added(row.openCost, valueOf(fill));
  row.openFee = added(row.openFee, fee);
  row.initialMargin = added(row.initialMargin, margin);
  settleSums(row);
}

/** Notes a deal that closed. */
export function noteClosing(row: OrderRow, fill: Fill, fee: Money, pnl: Money): void {
  row.closeQty = added(row.closeQty, fill.qty);
  row.closeValue = added(row.closeValue, valueOf(fill));
  row.closeFee = added(row.closeFee, fee);
  row.realizedPnl = added(row.realizedPnl, pnl);
  row.status = OrderStatus.partlyClosed;
  settleSums(row);
}

/** The order has no position any more. */
export function endOrder(db: Db, row: OrderRow, reason: CloseReason): void {
  row.status = endOf(reason);
  row.closeReason = reason;
  row.closeAt = db.stamp();
  row.positionNo = '';
}
