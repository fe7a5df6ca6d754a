import type { Translate } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import type { Decimal } from '@/lib/decimal';
import { cmp, formatUsdt } from '@/lib/money';

/** What one operator has entered by hand for one member on one day, and from where two reviewers are needed. */
export interface DaySums {
  daySum: Decimal | null;
  secondAbove: Decimal | null;
}

/** True where the sum of the day takes a second reviewer; false where it is not known. */
export const takesSecond = ({ daySum, secondAbove }: DaySums): boolean =>
  isDecimal(daySum) && isDecimal(secondAbove) && cmp(daySum, secondAbove) > 0;

/** The sum of the day against the threshold; `null` for what was not entered by hand. */
export function daySumText(sums: DaySums, t: Translate): string | null {
  const { daySum, secondAbove } = sums;
  if (daySum === null || secondAbove === null) return null;
  const params = { sum: formatUsdt(daySum), threshold: formatUsdt(secondAbove) };
  return t(takesSecond(sums) ? 'finance.daySumSecond' : 'finance.daySum', params);
}
