import type { Db } from './db';

/** Decimals a coin's balances are kept with; `undefined` for an unknown coin. */
export const ledgerDecimalsOf = (db: Db, coin: string): number | undefined =>
  db.walletCodes.find((wallet) => wallet.coin === coin)?.ledgerDecimals;
