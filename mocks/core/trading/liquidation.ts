import type { Money } from '../money';

/** What a liquidation books, all amounts at least zero. */
export interface Liquidation {
  /** Of the margin: gone. */
  lost: Money;
  /** Of the margin: free again. */
  released: Money;
  /** What the margin did not cover: the platform bears it, never the member. */
  shortfall: Money;
  /** What was won instead, where the last price was better than the mark. */
  gained: Money;
}

/** Settles what closing a position by force brought against the margin that was locked for it. */
export function liquidationOf(margin: Money, pnl: Money): Liquidation {
  const loss = pnl < 0n ? -pnl : 0n;
  const lost = loss < margin ? loss : margin;
  return { lost, released: margin - lost, shortfall: loss - lost, gained: pnl > 0n ? pnl : 0n };
}
