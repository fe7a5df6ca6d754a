import type { CronJob } from '../core/job';
import { format } from '../core/money';
import { hasFeed, priceOf } from '../core/prices';

/** Reads the prices of all coins with a feed again: what wallet codes keep is the price that was heard last. */
export const priceRefresh: CronJob = {
  key: 'priceRefresh',
  title: ['刷新币价', 'Refresh coin prices', '更新幣價'],
  group: 'SYSTEM',
  cron: '0/10 * * * * *',
  isQuiet: true,
  run(db) {
    let changed = 0;
    for (const row of db.walletCodes) {
      const priceUsdt = format(priceOf(db, row.coin));
      if (!hasFeed(row.coin) || priceUsdt === row.priceUsdt) continue;
      row.priceUsdt = priceUsdt;
      changed += 1;
    }
    return changed;
  },
};
