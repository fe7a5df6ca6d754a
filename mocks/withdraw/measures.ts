import { recentWorths } from '../core/config/measures';
import type { Measure } from '../core/config/setting';
import type { Db } from '../core/db';
import { format } from '../core/money';
import type { Money } from '../core/money';
import type { Texts } from '../core/rows';

/** The words of a threshold of reviews: what is above it, and what is below. */
interface Words {
  above: Texts;
  below: Texts;
}

export const SECOND: Words = {
  above: [
    '近 30 天须复核的提现（笔）',
    'Withdrawals of 30 days that take a second review',
    '近 30 天須覆核的提現（筆）',
  ],
  below: [
    '近 30 天一人即可通过的金额（USDT）',
    'Amount of 30 days that one person approves (USDT)',
    '近 30 天一人即可通過的金額（USDT）',
  ],
};

export const FINAL: Words = {
  above: [
    '近 30 天须终审的提现（笔）',
    'Withdrawals of 30 days that take a final review',
    '近 30 天須終審的提現（筆）',
  ],
  below: [
    '近 30 天无须终审的金额（USDT）',
    'Amount of 30 days without a final review (USDT)',
    '近 30 天無須終審的金額（USDT）',
  ],
};

/** What a threshold would have meant for the withdraws of the last 30 days. */
export function reviewedBy(db: Db, threshold: Money, { above, below }: Words): Measure[] {
  const worths = recentWorths(db, db.withdraws.values());
  const rest = worths.filter((worth) => worth < threshold);
  return [
    { label: above, value: String(worths.length - rest.length), worse: 'less' },
    { label: below, value: format(rest.reduce((sum, worth) => sum + worth, 0n)), usdt: true, worse: 'more' },
  ];
}
