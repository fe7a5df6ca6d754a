import type { Translate } from '@/i18n';
import { cmp, parseMoney } from '@/lib/money';
import type { FilterValues } from '../filter';

const readable = (text: FilterValues[string]) => (typeof text === 'string' ? parseMoney(text) : null);

/** What is wrong with a range of amounts; one end may be open. */
export function moneyProblem(
  min: FilterValues[string],
  max: FilterValues[string],
  t: Translate,
): string | null {
  const [low, high] = [readable(min), readable(max)];
  if ((min !== undefined && low === null) || (max !== undefined && high === null))
    return t('crud.rangeMoney');
  return low !== null && high !== null && cmp(low, high) > 0 ? t('crud.rangeMinMax') : null;
}
