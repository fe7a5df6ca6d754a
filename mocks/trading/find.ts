import type { Db } from '../core/db';
import { lookup, rowsOf } from '../core/lookup';
import type { Side } from '../core/trading/position';
import type { DealRow, EntrustRow, FundingRow, OrderRow, PositionRow } from './tables';

type OfOrder = { orderNo: string };

const byOrder = lookup(({ orderNo }: OfOrder) => (orderNo === '' ? [] : [orderNo]));

const byEntrust = lookup(({ entrustNo }: { entrustNo: string }) => [entrustNo]);

const bySymbol = lookup(({ symbol }: PositionRow) => [symbol]);

/** The open position of a member in a symbol and a direction. */
export const positionIn = (db: Db, memberId: number, symbol: string, side: Side): PositionRow | undefined =>
  rowsOf(db.positions, memberId).find((row) => row.symbol === symbol && row.holding.side === side);

export const positionsIn = (db: Db, symbol: string): readonly PositionRow[] => bySymbol(db.positions, symbol);

/** The position of an order; none once it is closed. */
export const positionOf = (db: Db, { id }: Pick<OrderRow, 'id'>): PositionRow | undefined =>
  db.positions.get(id);

/** Of an order, the oldest first. */
export const entrustsOf = (db: Db, { entrustIds }: Pick<OrderRow, 'entrustIds'>): EntrustRow[] =>
  entrustIds.flatMap((id) => db.entrusts.get(id) ?? []);

export const dealsOf = (db: Db, { orderNo }: OfOrder): readonly DealRow[] => byOrder(db.deals, orderNo);

export const fundingsOf = (db: Db, { orderNo }: OfOrder): readonly FundingRow[] =>
  byOrder(db.fundings, orderNo);

/** The fills of an entrust, the oldest first. */
export const fillsOf = (db: Db, { entrustNo }: Pick<EntrustRow, 'entrustNo'>): readonly DealRow[] =>
  byEntrust(db.deals, entrustNo);
