import type { WireShape } from '@/contract/field/field';
import type { topCoins } from '@/contract/shell/homeDesk';
import { coverageOf } from '../core/coverage';
import type { Db } from '../core/db';
import { countedMembers } from '../core/figures';
import { groups } from '../core/groups';
import { setting } from '../core/config/setting';
import { format, parse, times } from '../core/money';
import { descending } from '../core/order';

import { priceOf } from '../core/prices';
import { coverageAlert } from './settings';

/** What is owed to members, coin by coin, and what lies in the wallets against it; the largest debt first. */
export function coinsOwed(db: Db): WireShape<(typeof topCoins)['answer']> {
  const counted = new Set(countedMembers(db, () => true).map(({ id }) => id));
  const accounts = db.ledger
    .accounts()
    .filter(({ memberId, available, frozen }) => counted.has(memberId) && available + frozen > 0n);
  const byCoin = groups(accounts, ({ coin }) => coin);
  const coins = coverageOf(db).map(({ coin, hot, cold, percent }) => {
    const own = byCoin.get(coin) ?? [];
    const available = own.reduce((sum, account) => sum + account.available, 0n);
    const frozen = own.reduce((sum, account) => sum + account.frozen, 0n);
    return {
      coin,
      members: new Set(own.map(({ memberId }) => memberId)).size,
      available: format(available),
      frozen: format(frozen),
      usdtValue: format(times(available + frozen, priceOf(db, coin))),
      hot,
      cold,
      coverage: percent,
    };
  });
  return {
    coins: coins.sort(descending(({ usdtValue }) => parse(usdtValue))),
    coverageAlert: String(setting(db, coverageAlert)),
  };
}
