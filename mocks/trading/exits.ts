import { EntrustStatus } from '../../src/contract/trading/entrustFlow';
import type { Decimal } from '@/api/types';
import type { Db } from '../core/db';
import { format } from '../core/money';
import type { Money } from '../core/money';
import {
  BY_STOP_LOSS,
  BY_TAKE_PROFIT,
  closing,
  isOpen,
  opens,
  placeEntrust,
  restOf,
  STOP_LOSS,
  TAKE_PROFIT,
} from './entrusts';
import { entrustsOf } from './find';
import type { EntrustRow, PositionRow } from './tables';

/** What waits to close a position, the oldest first. */
export function closingsOf(db: Db, { id }: Pick<PositionRow, 'id'>): EntrustRow[] {
  const order = db.contractOrders.get(id);
  return order ? entrustsOf(db, order).filter((row) => isOpen(row) && !opens(row)) : [];
}

/** What of a position no entrust in the book is about to close. */
export function availableOf(db: Db, row: PositionRow): Money {
  const waiting = closingsOf(db, row).filter(({ status }) => status !== EntrustStatus.waiting);
  const taken = waiting.reduce((total, entrust) => total + restOf(entrust), 0n);
  return taken >= row.holding.qty ? 0n : row.holding.qty - taken;
}

/** Prices at which a position is to be closed with a profit, and with a loss; `null` where none is set. */
export function exitsOf(db: Db, row: PositionRow): { tpPrice: Decimal | null; slPrice: Decimal | null } {
  const waiting = closingsOf(db, row);
  const priceOf = (type: number) => waiting.findLast((one) => one.type === type)?.triggerPrice ?? null;
  return { tpPrice: priceOf(TAKE_PROFIT), slPrice: priceOf(STOP_LOSS) };
}

/** Why a position is to be closed once the mark has come to a price. */
export type Exit = 'profit' | 'loss';

/** Waits with all of a position for the mark to come to a price. */
export function placeExit(db: Db, row: PositionRow, exit: Exit, triggerPrice: Decimal): EntrustRow {
  const { memberId, symbol, holding, marginMode } = row;
  const kind =
    exit === 'profit'
      ? { type: TAKE_PROFIT, createType: BY_TAKE_PROFIT }
      : { type: STOP_LOSS, createType: BY_STOP_LOSS };
  const terms = { memberId, symbol, marginMode, leverage: holding.leverage, qty: format(holding.qty) };
  const waits = { tif: 'IOC', status: EntrustStatus.waiting, triggerPrice, triggerBy: 2 } as const;
  return placeEntrust(
    db,
    { ...terms, ...kind, ...waits, action: closing(holding.side) },
    db.contractOrders.get(row.id),
  );
}
