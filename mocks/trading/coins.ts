import type { Db } from '../core/db';
import { symbolOf } from './symbols';

/** What a contract is on, and the coin its margin, profit and fees are in. */
export function coinsOf(db: Db, { symbol }: { symbol: string }): { base: string; marginCoin: string } {
  const { base = '', marginCoin = '' } = symbolOf(db, symbol) ?? {};
  return { base, marginCoin };
}
