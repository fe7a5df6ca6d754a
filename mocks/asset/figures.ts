import type { AssetSummary } from './wire';
import { coverageOf } from '../core/coverage';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import type { Account } from '../core/ledger';
import { format, parse, percent, times } from '../core/money';
import type { Money } from '../core/money';
import { priceOf } from '../core/prices';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import { assets, worthOf } from './list';

const total = <Row>(rows: readonly Row[], of: (row: Row) => Money): Money =>
  rows.reduce((sum, row) => sum + of(row), 0n);

/** Figures over the whole filter; what the platform owes is for those alone who see all members. */
export function assetSummary(context: Context<Question<Readonly<Account>>>): AssetSummary {
  const { db, user } = context;
  const rows = rowsFor(context, assets);
  const all = total(rows, (row) => worthOf(db, row));
  const byCoin = [...groups(rows, (row) => row.coin)].map(([coin, some]) => {
    const [available, frozen] = [total(some, (row) => row.available), total(some, (row) => row.frozen)];
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
