import { isDecimal } from '@/lib/decimal';
import { formatMoney, round } from '@/lib/money';
import { NONE } from '@/ui/cell/value';

/** A percentage with two decimals; a dash for anything that is not a number. `sign` puts a plus before what is above zero. */
export const formatPercent = (value: string | null, { sign = false }: { sign?: boolean } = {}): string =>
  isDecimal(value) ? `${formatMoney(round(value, 2, 'halfUp'), { decimals: 2, sign })}%` : NONE;
