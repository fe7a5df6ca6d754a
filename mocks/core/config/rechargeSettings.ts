import type { Db } from '../db';
import { format } from '../money';
import type { Money } from '../money';
import { recentWorths } from './measures';
import { declare } from './setting';
import type { Measure } from './setting';

/** What a threshold of second reviews would have meant for the recharges of the last 30 days. */
function reviewedTwice(db: Db, threshold: Money): Measure[] {
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

/** Above it a recharge takes a second reviewer. */
export const secondThreshold = declare({
  key: 'recharge.review.secondThreshold',
  type: 'money',
  default: '20000',
  min: 10,
  max: 1_000_000,
  second: 'raise',
  measures: reviewedTwice,
  title: [
    '充值复核门槛（超过，USDT）',
    'Second review of recharges above (USDT)',
    '充值覆核門檻（超過，USDT）',
  ],
});
