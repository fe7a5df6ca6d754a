import { walletCode as contract } from '../../src/contract/finance/walletCode';
import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import type { WireRowOf, WireSummaryOf } from '@/contract/resource';
import { setting } from '../core/config/setting';
import { coverageOf } from '../core/coverage';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import type { DateColumns } from '../core/listing';
import { format, parse } from '../core/money';
import { hasFeed, priceOf } from '../core/prices';
import { anyOf, has, is, only, questionOf } from '../core/question';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';
import type { WalletCode } from '../core/rows';
import { isLow } from './alerts';
import { coverageAlert } from './settings';

type Wire = WireRowOf<typeof contract>;

/** Approved, paid, confirming: money that is about to leave. */
const UNDER_WAY: ReadonlySet<number> = new Set([
  WithdrawStatus.approved,
  WithdrawStatus.processing,
  WithdrawStatus.confirming,
]);

const openWithdraws = (db: Db, walletCode: string): number =>
  [...db.withdraws.values()].filter((row) => row.walletCode === walletCode && UNDER_WAY.has(row.status))
    .length;

const dates: DateColumns<WalletCode> = {
  createdAt: (row) => row.createdAt,
  updatedAt: (row) => row.updatedAt,
};

/** Coins on chains, in the order the operators gave them. */
export const walletCodes: Resource<WalletCode, Wire> = {
  contract,
  name: 'walletCode',
  title: '钱包代码',
  target: 'walletCode',
  rows: (db) => db.walletCodes,
  find: (db, id) => db.walletCodes.find((row) => row.id === id),
  question: questionOf<WalletCode>(
    contract,
    {
      walletCode: has((row) => row.walletCode),
      coin: anyOf((row) => row.coin),
      chain: is((row) => row.chain),
      mainCoinType: is((row) => row.mainCoinType),
      contractAddress: is((row) => row.contractAddress),
      rechargeOn: is((row) => row.rechargeOn),
      withdrawOn: is((row) => row.withdrawOn),
      status: is((row) => row.status),
      pending: only((row) => row.pendingChange !== null),
    },
    dates,
  ),
  sorts: (db) => ({
    ...dates,
    id: (row) => row.id,
    walletCode: (row) => row.walletCode,
    coin: (row) => row.coin,
    sort: (row) => row.sort,
    confirmations: (row) => row.confirmations,
    minRecharge: (row) => parse(row.minRecharge),
    minWithdraw: (row) => parse(row.minWithdraw),
    fee: (row) => parse(row.fee),
    hotBalance: (row) => parse(row.read.hot),
    coldBalance: (row) => parse(row.read.cold),
    priceUsdt: (row) => priceOf(db, row.coin),
    balanceAt: (row) => row.balanceAt,
  }),
  order: 'sort asc',
  wire: (db, { read, ...row }) => ({
    ...row,
    hotBalance: read.hot,
    coldBalance: read.cold,
    priceUsdt: format(priceOf(db, row.coin)),
    hasFeed: hasFeed(row.coin) ? 1 : 0,
    openWithdraws: openWithdraws(db, row.walletCode),
  }),
  nameOf: (row) => row.walletCode,
};

/** How far the wallets cover what is owed, and which are running low. */
export function walletCodeSummary(context: Context<Question<WalletCode>>): WireSummaryOf<typeof contract> {
  const rows = rowsFor(context, walletCodes);
  const coins = new Set(rows.map((row) => row.coin));
  return {
    coverage: coverageOf(context.db).filter(({ coin }) => coins.has(coin)),
    coverageAlert: String(setting(context.db, coverageAlert)),
    low: rows.filter(isLow).map((row) => row.walletCode),
  };
}
