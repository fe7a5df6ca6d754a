import type { Db } from '../core/db';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import { feeOf, reduced, valueOf } from '../core/trading/fills';
import type { Fill } from '../core/trading/fills';
import { contractBalance, MARGIN_DECIMALS } from './account';
import { mustBeSymbol } from './symbols';
import type { PositionRow } from './tables';

/** `biz_deal_role`. */
export const TAKER = 1;
export const MAKER = 2;

/** What a deal costs, in percent of its value. */
export function rateOf(db: Db, symbol: string, role: number): Money {
  const { takerFee, makerFee } = mustBeSymbol(db, symbol);
  return parse(role === MAKER ? makerFee : takerFee);
}

/** What a deal against a position takes and gives. */
export interface Outcome {
  /** The margin that is no longer locked, whether it is paid back or used up. */
  released: Money;
  /** As far as the member bears it. */
  pnl: Money;
  fee: Money;
  /** What is beyond the margin, and beyond the account of a cross position: the platform bears it. */
  shortfall: Money;
}

const least = (a: Money, b: Money): Money => (a < b ? a : b);

/** What closing so much of a position would do; nothing is written. @throws RangeError for more than is open */
export function outcomeOf(db: Db, row: PositionRow, fill: Fill, role = TAKER): Outcome {
  const { pnl, released } = reduced(row.holding, fill, MARGIN_DECIMALS);
  const { available } = contractBalance(db, row.memberId);
  const behind = row.marginMode === 2 ? released + available : released;
  const borne = pnl < -behind ? -behind : pnl;
  const fee = feeOf(valueOf(fill), rateOf(db, row.symbol, role), MARGIN_DECIMALS);
  return {
    released,
    pnl: borne,
    // A fee takes no more than is there.
    fee: least(fee, available + released + borne),
    shortfall: borne - pnl,
  };
}
