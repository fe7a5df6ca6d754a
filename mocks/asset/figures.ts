import type { AssetSummary } from './wire';
import type { Db } from '../core/db';
import { countedMembers } from '../core/figures';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import { format, parse, sum, times } from '../core/money';
import type { Money } from '../core/money';
import { priceOf } from '../core/prices';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import { assets } from './list';
import type { AssetRow } from './list';

/** Percent points of `part` in `whole` with so many decimals, rounded down. */
function percent(part: Money, whole: Money, decimals: 1 | 2): string {
  const unit = 10n ** BigInt(18 - decimals);
  const exact = (part * 100n * 10n ** 18n) / whole;
  return format((exact / unit) * unit);
}

/** What is owed to real members, coin by coin, and what lies in the wallets against it. */
export function coverageOf(db: Db): NonNullable<AssetSummary['coverage']> {
  const counted = new Set(countedMembers(db, () => true).map(({ id }) => id));
  const owed = new Map<string, Money>();
  for (const { memberId, coin, available, frozen } of db.ledger.accounts()) {
    if (counted.has(memberId)) owed.set(coin, (owed.get(coin) ?? 0n) + available + frozen);
  }
  const coins = [...new Set(db.walletCodes.filter(({ status }) => status === 1).map(({ coin }) => coin))];
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
      percent: liability === 0n ? null : percent(hot + cold, liability, 1),
    };
  });
}

/** Figures over the whole filter; what the platform owes is for those alone who see all members. */
export function assetSummary(context: Context<Question<AssetRow>>): AssetSummary {
  const { db, user } = context;
  const rows = rowsFor(context, assets);
  const all = sum(rows.map((row) => row.usdtValue));
  const byCoin = [...groups(rows, (row) => row.coin)].map(([coin, some]) => {
    const [available, frozen] = [sum(some.map((row) => row.available)), sum(some.map((row) => row.frozen))];
    const worth = times(available + frozen, priceOf(db, coin));
    return {
      coin,
      available: format(available),
      frozen: format(frozen),
      total: format(available + frozen),
      usdtValue: format(worth),
      share: all === 0n ? '0' : percent(worth, all, 2),
    };
  });
  return {
    usdtValue: format(all),
    members: new Set(rows.map((row) => row.memberId)).size,
    byCoin: byCoin.sort((a, b) => (parse(a.usdtValue) < parse(b.usdtValue) ? 1 : -1)),
    coverage: user.bindMemberId ? null : coverageOf(db),
  };
}
