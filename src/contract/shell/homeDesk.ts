import { read } from '../call';
import { recordKinds } from '../records';
import { records } from '../field/nested';
import { count, minutes, money, percent, usdt } from '../field/numbers';
import { nullable } from '../field/shared';
import { option } from '../field/texts';

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
