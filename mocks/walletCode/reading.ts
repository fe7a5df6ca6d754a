import type { Db } from '../core/db';
import type { Job } from '../core/job';
import type { WalletCode } from '../core/rows';
import { MINUTE } from '../core/time';

/**
 * Reads the balances of a wallet from its chain: payouts and collections since the last reading come to light.
 * @returns true when they are others than before
 */
export function readBalances(db: Db, row: WalletCode): boolean {
  const { hotBalance: hot, coldBalance: cold, read } = row;
  row.read = { hot, cold };
  row.balanceAt = db.stamp();
  return read.hot !== hot || read.cold !== cold;
}

/** Reads all balances now and then. */
export const balanceRead: Job = {
  key: 'balanceRead',
  title: ['钱包余额读取', 'Wallet balances', '錢包餘額讀取'],
  group: 'SYSTEM',
  every: 10 * MINUTE,
  atMost: 1,
  run: (db) => db.walletCodes.filter((row) => readBalances(db, row)).length,
};
