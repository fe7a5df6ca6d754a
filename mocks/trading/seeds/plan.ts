import type { MarketSymbol } from '../../core/market/symbols';
import type { Side } from '../../core/trading/position';

/** An order that is going to be traded. */
export interface Plan {
  market: MarketSymbol;
  side: Side;
  /** When it is opened, in milliseconds. */
  at: number;
  leverage: number;
  /** `biz_margin_mode`. */
  marginMode: 1 | 2;
  /** What it is worth when it is opened, in USDT. */
  worth: number;
  /** Into how many entrusts it is opened, and each of them filled by how many deals. */
  opening: readonly number[];
  /** The same for its end; nothing for a position that is open. */
  closing: readonly number[];
  /** When it ends, in milliseconds; `Infinity` for one that is open. */
  until: number;
  /** True: it ends by liquidation. */
  liquidated?: boolean;
  /** Margin ratio it has now, in percent: some margin was taken out to get there. */
  ratio?: number;
  /** Entrusts that wait for a price while it is held. */
  exits: readonly ('profit' | 'loss')[];
  /** Whose it is; drawn among those who can pay without it. */
  memberId?: number;
}

/** What must be behind a position at least, beside its maintenance: prices move within the hours as well. */
const ROOM = 0.008;

/** The highest of these leverages at which a position bears such a loss. */
export function leverageFor(leverages: readonly number[], wanted: number, loss: number): number {
  const fits = leverages.filter((leverage) => leverage <= wanted && 1 / leverage > loss + ROOM);
  return fits.at(-1) ?? 1;
}
