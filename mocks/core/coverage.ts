import { OnOff } from '../../src/contract/block/switchFlow';
import type { asset } from '@/contract/member/asset';
import type { WireSummaryOf } from '@/contract/resource';
import type { Db } from './db';
import { countedMembers } from './figures';
import { format, percentCovered, sum } from './money';
import type { Money } from './money';

type Coverage = NonNullable<WireSummaryOf<typeof asset>['coverage']>;

/** What is owed to real members, coin by coin, and what lies in the wallets against it. */
export function coverageOf(db: Db): Coverage {
  const counted = new Set(countedMembers(db, () => true).map(({ id }) => id));
  const owed = new Map<string, Money>();
  for (const { memberId, coin, available, frozen } of db.ledger.accounts()) {
    if (counted.has(memberId)) owed.set(coin, (owed.get(coin) ?? 0n) + available + frozen);
  }
  const coins = [
    ...new Set(db.walletCodes.filter(({ status }) => status === OnOff.on).map(({ coin }) => coin)),
  ];
  return coins.map((coin) => {
    const wallets = db.walletCodes.filter((wallet) => wallet.coin === coin);
    const [hot, cold] = [
      sum(wallets.map((wallet) => wallet.hotBalance)),
      sum(wallets.map((wallet) => wallet.coldBalance)),
    ];
    const liability = owed.get(coin) ?? 0n;
    return {
      coin,
      liability: format(liability),
      hot: format(hot),
      cold: format(cold),
      percent: liability === 0n ? null : percentCovered(hot + cold, liability),
    };
  });
}
