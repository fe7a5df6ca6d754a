import type { Db } from '../db';
import type { Money } from '../money';
import { priceAt } from '../prices';

/** How much of a coin such a USDT figure bought at a moment, cut to the decimals people type. */
export function amountFor(db: Db, coin: string, usdt: number, at: number): Money {
  const wallet = db.walletCodes.find((item) => item.coin === coin);
  const cents = BigInt(Math.max(1, Math.round(usdt * 100))) * 10n ** 16n;
  const raw = (cents * 10n ** 18n) / priceAt(db, coin, at);
  const unit = 10n ** BigInt(18 - (wallet?.showDecimals ?? 2));
  return (raw / unit) * unit || unit;
}
