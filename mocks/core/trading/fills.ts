import type { Money } from '../money';
import { initialMarginOf, LONG } from './position';
import type { Position, Side } from './position';
import { percentOf, product, rounded, shareOf } from './rounding';
import type { Rounding } from './rounding';

/** One deal: so much at this price. */
export interface Fill {
  price: Money;
  qty: Money;
}

/** Price × quantity. */
export const valueOf = ({ price, qty }: Fill): Money => product(price, qty, 'floor');

/** Fee of a deal, raised to the coin's decimals; a rate below zero gives something back, and never too much. */
export const feeOf = (value: Money, rate: Money, decimals: number): Money =>
  rounded(percentOf(value, rate, 'ceil'), decimals, 'ceil');

/** A position as its first deal opens it. `decimals` are those the margin's coin is kept with. */
export function opened(
  { side, leverage }: { side: Side; leverage: number },
  fill: Fill,
  decimals: number,
): Position {
  const cost = valueOf(fill);
  return {
    side,
    leverage,
    qty: fill.qty,
    cost,
    margin: initialMarginOf(cost, leverage, decimals),
    extra: 0n,
  };
}

/** The position after one more deal in its direction. */
export function increased(position: Position, fill: Fill, decimals: number): Position {
  const more = opened(position, fill, decimals);
  return {
    ...position,
    qty: position.qty + more.qty,
    cost: position.cost + more.cost,
    margin: position.margin + more.margin,
  };
}

/** What a deal against a position leaves. */
export interface Closing {
  /** `null`: it was closed altogether. */
  rest: Position | null;
  /** Won or lost by this deal, before fees; rounded down to the coin's decimals. */
  pnl: Money;
  /** Margin that is free again. */
  released: Money;
}

/**
 * Closes a part of a position or all of it. Cost and margin are released in proportion, the last deal taking what
 * is left of them, so that any row of deals releases exactly what was put in.
 * @throws RangeError for more than is open
 */
export function reduced(position: Position, fill: Fill, decimals: number): Closing {
  const { side, qty, cost, margin, extra } = position;
  if (fill.qty <= 0n || fill.qty > qty) throw new RangeError('closes more than is open, or nothing');
  const all = fill.qty === qty;
  const part = (value: Money, direction: Rounding): Money => {
    const share = rounded(shareOf(value, fill.qty, qty, direction), decimals, direction);
    return all || share > value ? value : share;
  };
  // A cost rounded against the member now is given back by the deals that follow.
  const basis = part(cost, side === LONG ? 'ceil' : 'floor');
  const own = part(margin, 'floor');
  const added = part(extra, 'floor');
  const gain = valueOf(fill) - basis;
  return {
    rest: all
      ? null
      : { ...position, qty: qty - fill.qty, cost: cost - basis, margin: margin - own, extra: extra - added },
    pnl: rounded(side === LONG ? gain : -gain, decimals, 'floor'),
    released: own + added,
  };
}

/** What an order brought in the end: `funding` is positive where the member received it. */
export const netPnlOf = (pnl: { realized: Money; openFee: Money; closeFee: Money; funding: Money }): Money =>
  pnl.realized - pnl.openFee - pnl.closeFee + pnl.funding;
