import type { Decimal } from '@/api/types';
import { isDecimal } from '@/lib/decimal';
import { absolute, cmp, div, formatMoney, isZero, mul, sub } from '@/lib/money';

/** Percent; a greater change says that there was next to nothing before. */
const MOST = '999.9';

/**
 * Change from an earlier value, such as `+12.5%`; `null` when one of the two is unknown, and when the earlier one is
 * zero or too small to say anything beside the later one.
 */
export function changeOf(value: Decimal | null, before: Decimal | null): string | null {
  if (value === null || before === null || !isDecimal(value) || !isDecimal(before) || isZero(before))
    return null;
  const percent = div(mul(sub(value, before), '100'), absolute(before), 1, 'halfUp');
  if (cmp(absolute(percent), MOST) > 0) return null;
  return `${formatMoney(percent, { decimals: 1, sign: true })}%`;
}
