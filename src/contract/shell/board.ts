import { read } from '../call';
import { ListedState } from '../trading/symbolFlow';
import { code } from '../field/codes';
import { word } from '../field/choices';
import { records } from '../field/nested';
import { bool, money, percent, rate, usdt } from '../field/numbers';
import { id, option, text } from '../field/texts';
import { time } from '../field/times';
import { recordKinds } from '../records';

/** One contract. */
const contract = {
  /** `BTCUSDT`. */
  symbol: text(),
  tradeState: code('biz_trade_state', ListedState),
  /** True: nothing has been heard of it for a while, and all about it stands still. */
  stale: bool(),
  price: rate(),
  /** Against 24 hours ago, signed. */
  change: percent(),
  /** Over 24 hours. */
  turnover: usdt(),
  openInterest: usdt(),
  /** Of the accounts with a position, those that are long. */
  longShare: percent(),
};

/** The market as a whole; sums of its contracts. */
export const market = read('home/boardTrade', {
  query: {
    /** Which part of the board. */
    part: word('market'),
  },
  answer: {
    /** Over 24 hours, and over the 24 hours before. */
    turnover: usdt(),
    turnoverBefore: usdt(),
    /** Of both sides over 24 hours. */
    fees: usdt(),
    openInterest: usdt(),
    /** True: the market is a made-up one that shows the board, and not what members trade. */
    isDemo: bool(),
    /** The largest turnover first. */
    symbols: records(contract),
    /** 24 hours by their start, the present one last and not yet whole. */
    hours: records({ from: time(), turnover: usdt() }),
  },
  access: 'free',
});

/** A price a minute over two hours, the present one last. */
export const prices = read('home/boardTrade', {
  query: {
    /** Which part of the board. */
    part: word('prices'),
    /** The contract whose prices are shown. */
    symbol: text(),
  },
  answer: { symbol: text(), minutes: records({ at: time(), price: rate() }) },
  access: 'free',
});

/** The latest deals, the latest first. */
export const deals = read('home/boardTrade', {
  query: {
    /** Which part of the board. */
    part: word('deals'),
  },
  answer: records({
    id: id(),
    at: time(),
    symbol: text(),
    side: word('buy', 'sell'),
    price: rate(),
    quantity: money(),
  }),
  access: 'free',
});

const flows = { recharge: usdt(), withdraw: usdt() };

/** Today's money of the members in the operator's scope. */
export const flow = read('home/boardFunds', {
  query: {
    /** Which part of the board. */
    part: word('flow'),
  },
  answer: {
    ...flows,
    /** The same until this time yesterday. */
    rechargeBefore: usdt(),
    withdrawBefore: usdt(),
    /** From midnight to the present hour. */
    hours: records({ from: time(), ...flows }),
    /** Coins that moved today, the most first. */
    coins: records({ coin: option('coin'), ...flows }),
    /** The largest recharges credited today. */
    largest: records({
      orderNo: text(),
      uid: text(),
      coin: option('coin'),
      amount: money({ coin: 'coin' }),
      usdtValue: usdt(),
      creditedAt: time(),
    }),
  },
  permission: recordKinds.recharge.list,
});

/** The platform's own wallets and what it owes, for operators without a bound member. */
export const vault = read('home/boardFunds', {
  query: {
    /** Which part of the board. */
    part: word('vault'),
  },
  answer: {
    /** Wallets in use; those below their alert line first. */
    wallets: records({
      walletCode: option('walletCode'),
      coin: option('coin'),
      balance: money({ coin: 'coin', alarmBelow: 'alert' }),
      alert: money({ coin: 'coin' }),
      low: bool(),
    }),
    /** Hot and cold against the members' balances, the thinnest cover first. */
    coverage: records({ coin: option('coin'), held: usdt(), owed: usdt() }),
    held: usdt(),
    owed: usdt(),
  },
  permission: 'walletCode/list',
  staffOnly: true,
});
