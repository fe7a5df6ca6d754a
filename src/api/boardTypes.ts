import type { ListedState } from '@/contract/trading/symbolFlow';
import type { Marked } from '@/contract/field/read';
import type { DateTime, Decimal } from './types';

/** One contract of `GET home/boardTrade?part=market`. */
export interface BoardSymbol {
  /** `BTCUSDT`. */
  symbol: string;
  tradeState: ListedState;
  /** True: nothing has been heard of it for a while, and all about it stands still. */
  stale: boolean;
  price: Decimal;
  /** Percent against 24 hours ago, signed. */
  change: Decimal;
  /** USDT over 24 hours. */
  turnover: Decimal;
  /** USDT. */
  openInterest: Decimal;
  /** Percent of the accounts with a position that are long. */
  longShare: Decimal;
}

/** The market as a whole; sums of its contracts. */
export interface BoardMarket {
  /** USDT over 24 hours, and over the 24 hours before. */
  turnover: Decimal;
  turnoverBefore: Decimal;
  /** Fees of both sides over 24 hours, USDT. */
  fees: Decimal;
  openInterest: Decimal;
  /** True: the market is a made-up one that shows the board, and not what members trade. */
  isDemo: boolean;
  /** The largest turnover first. */
  symbols: BoardSymbol[];
  /** 24 hours by their start, the present one last and not yet whole. */
  hours: { from: DateTime; turnover: Decimal }[];
}

/** `part=prices&symbol=`: a price a minute over two hours, the present one last. */
export interface BoardPrices {
  symbol: string;
  minutes: { at: DateTime; price: Decimal }[];
}

/** `part=deals`: one of the latest deals, the latest first. */
export interface BoardDeal {
  id: string;
  at: DateTime;
  symbol: string;
  side: 'buy' | 'sell';
  price: Decimal;
  quantity: Decimal;
}

/** `GET home/boardFunds?part=flow`: today's money of the members in the operator's scope, ≈ USDT. */
export interface BoardFlow extends Marked {
  recharge: Decimal;
  withdraw: Decimal;
  /** The same until this time yesterday. */
  rechargeBefore: Decimal;
  withdrawBefore: Decimal;
  /** From midnight to the present hour. */
  hours: { from: DateTime; recharge: Decimal; withdraw: Decimal }[];
  /** Coins that moved today, the most first. */
  coins: { coin: string; recharge: Decimal; withdraw: Decimal }[];
  /** The largest recharges credited today. */
  largest: {
    orderNo: string;
    uid: string;
    coin: string;
    amount: Decimal;
    usdtValue: Decimal;
    creditedAt: DateTime;
  }[];
}

/** `part=vault`: the platform's own wallets and what it owes, for operators without a bound member. */
export interface BoardVault {
  /** Wallets in use; those below their alert line first. */
  wallets: { walletCode: string; coin: string; balance: Decimal; alert: Decimal; low: boolean }[];
  /** Hot and cold against the members' balances, ≈ USDT by coin, the thinnest cover first. */
  coverage: { coin: string; held: Decimal; owed: Decimal }[];
  held: Decimal;
  owed: Decimal;
}
