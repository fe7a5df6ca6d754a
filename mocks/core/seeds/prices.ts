import type { Db } from '../db';
import { format, times } from '../money';
import type { Money } from '../money';
import { priceOf } from '../prices';
import { DAY } from '../time';

const STABLE = new Set(['USDT', 'USDC']);

/** Price of a coin at a past moment: today's, gently waved. */
function priceAt(db: Db, coin: string, at: number): Money {
  const price = priceOf(db, coin);
  if (STABLE.has(coin)) return price;
  const age = (db.now() - at) / DAY;
  const permille = Math.round(1000 - 60 * Math.sin((age + coin.length) / 11) - age * 0.6);
  return (price * BigInt(permille)) / 1000n;
}

/** Worth in USDT with the price of that moment. */
export const usdtAt = (db: Db, coin: string, amount: Money, at: number): string =>
  format(times(amount, priceAt(db, coin, at)));

/** How much of a coin such a USDT figure bought, cut to the decimals people type. */
export function amountFor(db: Db, coin: string, usdt: number, at: number): Money {
  const wallet = db.walletCodes.find((item) => item.coin === coin);
  const cents = BigInt(Math.max(1, Math.round(usdt * 100))) * 10n ** 16n;
  const raw = (cents * 10n ** 18n) / priceAt(db, coin, at);
  const unit = 10n ** BigInt(18 - (wallet?.showDecimals ?? 2));
  return (raw / unit) * unit || unit;
}
