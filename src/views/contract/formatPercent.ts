import { isDecimal } from '@/lib/decimal';
import { div, formatMoney } from '@/lib/money';
import { NONE } from '@/ui/cell/value';

/** A percentage with two decimals; a dash for anything that is not a number. `sign` puts a plus before what is above zero. */
export const formatPercent = (value: string | null, { sign = false }: { sign?: boolean } = {}): string =>
  isDecimal(value) ? `${formatMoney(div(value, '1', 2, 'halfUp'), { decimals: 2, sign })}%` : NONE;
