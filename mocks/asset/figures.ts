import type { AssetSummary } from './wire';
import { coverageOf } from '../core/coverage';
import { countedRows } from '../core/figures';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import type { Account } from '../core/ledger';
import { format, parse, shares, times } from '../core/money';
import type { Money } from '../core/money';
import { priceOf } from '../core/prices';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import { assets } from './list';
import { descending } from '../core/order';

/** What is on accounts in one coin, and what they are worth one by one. */
function sumUp(rows: readonly Readonly<Account>[], price: Money) {
  let [available, frozen, worth] = [0n, 0n, 0n];
  for (const row of rows) {
    available += row.available;
    frozen += row.frozen;
    worth += times(row.available + row.frozen, price);
  }
  return { available, frozen, worth };
}

/** Figures over the whole filter; what the platform owes is for those alone who see all members. */
export function assetSummary(context: Context<Question<Readonly<Account>>>): AssetSummary {
  const { db, user } = context;
  const listed = rowsFor(context, assets);
  const rows = countedRows(db, listed);
  const sums = [...groups(rows, (row) => row.coin)].map(([coin, some]) => ({
    coin,
    price: priceOf(db, coin),
    ...sumUp(some, priceOf(db, coin)),
  }));
  const all = sums.reduce((total, { worth }) => total + worth, 0n);
  const worths = sums.map(({ price, available, frozen }) => times(available + frozen, price));
  const share = shares(worths);
  const byCoin = sums.map(({ coin, available, frozen }, place) => {
    const worth = worths[place] ?? 0n;
    return {
      coin,
      available: format(available),
      frozen: format(frozen),
      total: format(available + frozen),
      usdtValue: format(worth),
      share: share[place] ?? '0',
    };
  });
  return {
    usdtValue: format(all),
    members: new Set(rows.map((row) => row.memberId)).size,
    byCoin: byCoin.sort(descending(({ usdtValue }) => parse(usdtValue))),
    notCounted: listed.length - rows.length,
    coverage: user.bindMemberId ? null : coverageOf(db),
  };
}
