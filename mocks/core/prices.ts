import type { Decimal } from '@/api/types';
import type { Db } from './db';
import { indexIn } from './market/sources';
import { marketOf } from './market/symbols';
import { format, parse, times } from './money';
import type { Money } from './money';

/** What prices are in, and what is held to it. */
const STABLE: ReadonlySet<string> = new Set(['USDT', 'USDC']);

const ONE = parse('1');

/** True for a coin whose price comes from the market; that of the others is entered by operators. */
export const hasFeed = (coin: string): boolean => STABLE.has(coin) || marketOf(coin) !== undefined;

/**
 * Price of a coin, or of a contract's coin, in USDT at a moment, the same on every chain and screen. A coin without
 * a feed has its entered price at any moment, an unknown one `0`.
 */
export function priceAt(db: Db, name: string, at: number): Money {
  if (STABLE.has(name)) return ONE;
  const symbol = marketOf(name);
  if (symbol) return indexIn(db, symbol, at);
  return parse(db.walletCodes.find(({ coin }) => coin === name)?.priceUsdt ?? '0');
}

/** Present price of a coin in USDT. */
export const priceOf = (db: Db, coin: string): Money => priceAt(db, coin, db.now());

/** Worth in USDT at the present price; `0` for a coin without one. */
export const usdtValueOf = (db: Db, coin: string, amount: Decimal): Decimal =>
  format(times(parse(amount), priceOf(db, coin)));

/** Worth in USDT with the price of a moment. */
export const usdtValueAt = (db: Db, coin: string, amount: Money, at: number): Decimal =>
  format(times(amount, priceAt(db, coin, at)));
