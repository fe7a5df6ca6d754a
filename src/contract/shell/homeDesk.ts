import { read } from '../call';
import { recordKinds } from '../records';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { bool, count, minutes, money, percent, usdt } from '../field/numbers';
import { nullable } from '../field/shared';
import { option, text } from '../field/texts';
import { time } from '../field/times';
import { IndexSource } from '../trading/termRules';

/** What the operator has done today, and what waits for them. */
export const myDay = read('home/myDay', {
  answer: {
    /** Decisions of today about records that are reviewed. */
    reviews: count(),
    /** Half of these records had waited so long or less; `null` without any. */
    medianMinutes: nullable(minutes()),
    /** Records of these that another operator has decided otherwise since. */
    reversals: count(),
    /** Records and changes that the operator may decide now. */
    mine: count(),
    /** Own changes that wait for another operator. */
    asked: count(),
    /** Staff notices to read or confirm. */
    notices: count(),
  },
  access: 'free',
});

const ofCoin = () => money({ coin: 'coin' });

/** What is owed to members, coin by coin, and what lies in the wallets against it; the largest debt in USDT first. */
export const topCoins = read('home/topCoins', {
  answer: {
    coins: records({
      coin: option('coin'),
      /** Members that have some of it. */
      members: count(),
      /** Of all their accounts together. */
      available: ofCoin(),
      frozen: ofCoin(),
      /** Of both, at the current price. */
      usdtValue: usdt(),
      /** In the wallets that pay out, and in those that are kept offline. */
      hot: ofCoin(),
      cold: ofCoin(),
      /** Hot and cold wallets in percent of what is owed; `null` when nothing is. */
      coverage: nullable(percent()),
    }),
    /** Percentage of coverage below which a coin is marked. */
    coverageAlert: percent(),
  },
  permission: recordKinds.asset.list,
  staffOnly: true,
});

/** How fresh the prices of each contract are, and what hangs on them; those that stand still first. */
export const feeds = read('home/feeds', {
  answer: records({
    symbol: text(),
    /** When its prices were heard last. */
    feedAt: time(),
    /** Seconds since then. */
    age: count(),
    /** True: that is too long ago to trust them, and nothing is opened or settled by them. */
    stale: bool(),
    sources: records({
      source: code('biz_index_source', IndexSource),
      /** Seconds since its last price; `null` while nothing is heard of it. */
      age: nullable(count()),
      /** False: the index is made without it. */
      isUsed: bool(),
    }),
    /** Open positions in it. */
    positions: count(),
    /** Timed orders on it that expire within ten minutes. */
    expiring: count(),
  }),
  permission: recordKinds.contractSymbol.list,
  staffOnly: true,
});
