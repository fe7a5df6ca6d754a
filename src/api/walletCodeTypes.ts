import type { DateTime, Decimal, PageQuery, ReviewStep } from './types';

/** What can be set while a wallet code exists. */
export interface WalletCodeTerms {
  coinName: string;
  icon: string;
  showDecimals: number;
  minRecharge: Decimal;
  /** 1–500. */
  confirmations: number;
  minWithdraw: Decimal;
  maxWithdraw: Decimal;
  dailyWithdraw: Decimal;
  /** `biz_fee_type`: 0 free, 1 fixed, 2 percent. */
  feeType: number;
  fee: Decimal;
  memoRequired: number;
  /** Anchored pattern of the chain's addresses. */
  addressRegex: string;
  /** `https`, with `{hash}`. */
  explorerTx: string;
  /** `https`, with `{address}`. */
  explorerAddress: string;
  hotAlert: Decimal;
  collectThreshold: Decimal;
  /** USDT for one coin. */
  priceUsdt: Decimal;
  /** Smaller first. */
  sort: number;
  remark: string;
}

/** Body of `POST walletCode/add`; what is not among the terms never changes again. */
export interface WalletCodeDraft extends WalletCodeTerms {
  /** `COIN-PROTOCOL`. */
  walletCode: string;
  coin: string;
  chain: string;
  protocol: string;
  /** SLIP-44 style number of the custody gateway. */
  mainCoinType: number;
  contractAddress: string;
  chainDecimals: number;
  /** One value per coin. */
  ledgerDecimals: number;
}

/** Body of `PUT walletCode/edit`. */
export interface WalletCodeEdit extends Omit<WalletCodeTerms, 'priceUsdt'> {
  /** Only where the price does not come by itself. */
  priceUsdt?: Decimal;
  id: number;
  version: number;
}

/** Row of `GET walletCode/list`: a coin on a chain. */
export interface WalletCode extends WalletCodeDraft {
  id: number;
  version: number;
  /** 1 on, 0 off. */
  rechargeOn: number;
  withdrawOn: number;
  status: number;
  hotBalance: Decimal;
  coldBalance: Decimal;
  /** When the balances were read. */
  balanceAt: DateTime;
  /** 1: its price comes by itself and cannot be entered. */
  hasFeed: number;
  /** Withdraws that are approved, paid or confirming now. */
  openWithdraws: number;
  createdAt: DateTime;
  updatedAt: DateTime;
  createdBy: string;
  updatedBy: string;
}

/** Answer of `GET walletCode/get`. */
export interface WalletCodeDetail extends WalletCode {
  history: ReviewStep[];
}

/** Filters of the list. */
export interface WalletCodeQuery extends PageQuery {
  walletCode?: string;
  coin?: string[];
  chain?: string;
  mainCoinType?: string;
  contractAddress?: string;
  rechargeOn?: string;
  withdrawOn?: string;
  status?: string;
}

/** Answer of `GET walletCode/summary`. */
export interface WalletCodeSummary {
  /** Per coin: what is owed to members, what lies in the wallets, and the latter in percent of the former. */
  coverage: { coin: string; liability: Decimal; hot: Decimal; cold: Decimal; percent: Decimal | null }[];
  /** Wallet codes whose hot wallet holds less than its alert line. */
  low: string[];
}

/** Body of the three switches. */
export interface WalletCodeSwitch {
  id: number;
  version: number;
  on: number;
  /** At least 5 characters where members are told (`setRecharge`, `setWithdraw`). */
  reason: string;
}
