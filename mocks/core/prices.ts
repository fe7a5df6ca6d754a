import type { Decimal } from '@/api/types';
import type { Db } from './db';
import { format, parse, times } from './money';
import type { Money } from './money';

/** Current price of one coin in USDT, the same on every chain. `0` for an unknown coin. */
export const priceOf = (db: Db, coin: string): Money =>
  parse(db.walletCodes.find((wallet) => wallet.coin === coin)?.priceUsdt ?? '0');

/** Worth in USDT at the present price; `0` for a coin without one. */
export const usdtValueOf = (db: Db, coin: string, amount: Decimal): Decimal =>
  format(times(parse(amount), priceOf(db, coin)));
