import { ExecType } from '../../src/contract/trading/deal';
import type { Db } from '../core/db';
import { format } from '../core/money';
import type { Money } from '../core/money';
import { unrealizedOf } from '../core/trading/position';
import { rounded } from '../core/trading/rounding';
import { BY_LIQUIDATION, closing, placeEntrust } from './entrusts';
import { deleverage } from './deleverage';
import { close } from './trade';
import { tellLiquidated } from './notices';
import { CloseReason } from './orders';
import type { PositionRow } from './tables';
import { valued } from './valuation';
import type { Valuation } from './valuation';

/** Keeps why a position was closed, as it stood. */
function keepEvidence(
  db: Db,
  row: PositionRow,
  { mark, maintenance, unrealized, ratio }: Valuation,
  borneByPlatform: Money,
): void {
  const { id, memberId, orderNo, symbol, holding } = row;
  db.liquidations.push({
    id,
    memberId,
    orderNo,
    symbol,
    at: db.stamp(),
    markPrice: format(mark),
    qty: format(holding.qty),
    margin: format(holding.margin + holding.extra),
    maintMargin: format(maintenance),
    unrealizedPnl: format(unrealized),
    marginRatio: ratio === null ? null : format(rounded(ratio, 2, 'nearest')),
    borneByPlatform: format(borneByPlatform),
  });
}

/**
 * Closes a whole position at the mark price. A loss beyond the margin is the insurance fund's; when that is used up,
 * those who won most on the other side are closed at the price at which nothing of it is left.
 */
export function liquidate(db: Db, row: PositionRow): void {
  const order = db.contractOrders.get(row.id);
  const valuation = valued(db, row);
  const { mark } = valuation;
  const before = { ...row };
  const { holding, memberId, symbol, marginMode } = row;
  const beyond = -unrealizedOf(holding, mark) - holding.margin - holding.extra;
  const price = beyond > 0n && marginMode === 1 ? deleverage(db, row, mark, beyond) : mark;
  const entrust = placeEntrust(
    db,
    {
      memberId,
      symbol,
      action: closing(holding.side),
      qty: format(holding.qty),
      leverage: holding.leverage,
      marginMode,
      createType: BY_LIQUIDATION,
    },
    order,
  );
  const { shortfall } = close(db, row, entrust, {
    fill: { price, qty: holding.qty },
    execType: ExecType.liquidation,
    reason: CloseReason.liquidation,
  });
  keepEvidence(db, before, valuation, shortfall);
  tellLiquidated(db, before, mark);
}
