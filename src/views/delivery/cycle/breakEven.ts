import { isDecimal } from '@/lib/decimal';
import { add, cmp, div } from '@/lib/money';

/** Percentage of orders that has to win at these odds so that members lose nothing; `null` without odds. */
export function breakEvenOf(odds: unknown): string | null {
  if (!isDecimal(odds) || cmp(odds, '0') <= 0) return null;
  return div('100', add('1', odds), 2, 'down');
}
