import { ExecType } from '../../src/contract/trading/deal';
import type { Db } from '../core/db';
import { setting } from '../core/config/setting';
import { format, parse, sum } from '../core/money';
import type { Money } from '../core/money';
import { LONG, SHORT } from '../core/trading/position';
import { quotient } from '../core/trading/rounding';
import { byRank } from './adl';
import { BY_DELEVERAGING, closing, placeEntrust } from './entrusts';
import { positionsIn } from './find';
import { CloseReason } from './orders';
import { insuranceFund } from './settings';
import { mustBeSymbol } from './symbols';
import { close } from './trade';
import type { PositionRow } from './tables';

/** What the insurance fund still has. */
const fundLeft = (db: Db): Money =>
  setting(db, insuranceFund) - sum(db.insurancePaid.map(({ amount }) => amount));

/** The price at which nothing of a position's margin is left, in whole ticks: never one at which more would be lost. */
function bankruptcyPriceOf(db: Db, { holding, symbol }: PositionRow): Money {
  const { side, cost, margin, extra, qty } = holding;
  const behind = margin + extra;
  const rounding = side === LONG ? 'ceil' : 'floor';
  const price = quotient(side === LONG ? cost - behind : cost + behind, qty, rounding);
  const tick = parse(mustBeSymbol(db, symbol).priceTick);
  const ticks = side === LONG ? (price + tick - 1n) / tick : price / tick;
  return ticks > 0n ? ticks * tick : tick;
}

/** Closes so much of a position that wins, at the price of the one that is used up. */
function reduce(db: Db, row: PositionRow, price: Money, qty: Money): void {
  const { memberId, symbol, marginMode, holding } = row;
  const entrust = placeEntrust(
    db,
    {
      memberId,
      symbol,
      action: closing(holding.side),
      qty: format(qty),
      leverage: holding.leverage,
      marginMode,
      createType: BY_DELEVERAGING,
    },
    db.contractOrders.get(row.id),
  );
  const reason = CloseReason.deleveraging;
  close(db, row, entrust, { fill: { price, qty }, execType: ExecType.deleveraging, reason });
}

/**
 * The price a position is liquidated at that has lost more than its margin: the mark while the insurance fund bears
 * the rest. Else it is the price at which the margin covers the loss, and those on the other side who come first by
 * their rank are closed at it, as far as there are any.
 */
export function deleverage(db: Db, row: PositionRow, mark: Money, beyond: Money): Money {
  if (fundLeft(db) >= beyond) return mark;
  const other = row.holding.side === LONG ? SHORT : LONG;
  const winners = byRank(
    db,
    positionsIn(db, row.symbol).filter(
      ({ holding, memberId }) => holding.side === other && memberId !== row.memberId,
    ),
  );
  const there = winners.reduce((total, { holding }) => total + holding.qty, 0n);
  if (there < row.holding.qty) return mark;
  const price = bankruptcyPriceOf(db, row);
  let left = row.holding.qty;
  for (const winner of winners) {
    if (left === 0n) break;
    const part = winner.holding.qty < left ? winner.holding.qty : left;
    reduce(db, winner, price, part);
    left -= part;
  }
  return price;
}
