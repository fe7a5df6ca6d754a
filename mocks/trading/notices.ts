import type { Db } from '../core/db';
import { format } from '../core/money';
import type { Money } from '../core/money';
import { tellMember } from '../core/tell';
import type { EntrustRow, PositionRow } from './tables';

/** What is told of a position that the platform has closed, or a part of it. */
interface ClosedPart {
  qty: Money;
  price: Money;
  reason: string;
}

/** The staff has closed a position, or a part of it. */
export function tellClosed(db: Db, { memberId, symbol, positionNo }: PositionRow, part: ClosedPart): void {
  const { qty, price, reason } = part;
  tellMember(db, memberId, 'positionClosed', {
    symbol,
    positionNo,
    qty: format(qty),
    price: format(price),
    reason,
  });
}

/** A position was liquidated. */
export function tellLiquidated(db: Db, { memberId, symbol, positionNo }: PositionRow, mark: Money): void {
  tellMember(db, memberId, 'liquidated', { symbol, positionNo, price: format(mark) });
}

/** The staff has cancelled an entrust. */
export function tellCancelled(db: Db, { memberId, symbol, entrustNo }: EntrustRow, reason: string): void {
  tellMember(db, memberId, 'entrustCancelled', { symbol, entrustNo, reason });
}
