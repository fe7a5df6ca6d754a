import { recentWorths } from '../core/config/measures';
import type { Measure } from '../core/config/setting';
import type { Db } from '../core/db';
import { format } from '../core/money';
import type { Money } from '../core/money';

/** What a threshold of second reviews would have meant for the recharges of the last 30 days. */
export function reviewedTwice(db: Db, threshold: Money): Measure[] {
  const worths = recentWorths(db, db.recharges.values());
  const once = worths.filter((worth) => worth <= threshold);
  return [
    {
      label: [
        '近 30 天须复核的充值（笔）',
        'Recharges of 30 days that take a second review',
        '近 30 天須覆核的充值（筆）',
      ],
      value: String(worths.length - once.length),
      worse: 'less',
    },
    {
      label: [
        '近 30 天一人即可入账的金额（USDT）',
        'Amount of 30 days that one person credits (USDT)',
        '近 30 天一人即可入帳的金額（USDT）',
      ],
      value: format(once.reduce((sum, worth) => sum + worth, 0n)),
      usdt: true,
      worse: 'more',
    },
  ];
}
