import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { cmp, parseMoney, parseSigned } from '@/lib/money';
import type { FilterValues } from './filter';

/** What a range contains: amounts, amounts that may be negative, whole numbers. */
export type RangeKind = 'amount' | 'signed' | 'whole';

const WHOLE = /^\d{1,15}$/;

const KINDS: Record<RangeKind, { read: (text: string) => string | null; problem: Key }> = {
  amount: { read: parseMoney, problem: 'crud.rangeMoney' },
  signed: { read: parseSigned, problem: 'crud.rangeMoney' },
  whole: { read: (text) => (WHOLE.test(text) ? text : null), problem: 'crud.rangeWhole' },
};

/** What is wrong with a range, or `null`; either bound may be empty. */
export function rangeProblem(
  kind: RangeKind,
  min: FilterValues[string],
  max: FilterValues[string],
  t: Translate,
): string | null {
  const { read, problem } = KINDS[kind];
  const readable = (text: FilterValues[string]) => (typeof text === 'string' ? read(text) : null);
  const [low, high] = [readable(min), readable(max)];
  if ((min !== undefined && low === null) || (max !== undefined && high === null)) return t(problem);
  return low !== null && high !== null && cmp(low, high) > 0 ? t('crud.rangeMinMax') : null;
}
