import type { OptionType } from '@/api/dict';
import type { Kind } from '@/contract/field/field';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import { formatMoney } from '@/lib/money';
import { useDict } from '../cell/useDict';
import { useOptions } from '../cell/useOptions';
import { useFormatLabel } from '../field/label';
import type { Label } from '../field/label';
import { spanIn } from './dateSpans';
import type { FilterValues } from './filter';
import { manyValues, oneValue } from './oneValue';

interface InWordsProps {
  values: FilterValues;
  param: string;
}

/** The labels of the codes in force. */
export function DictWords({ values, param, type }: InWordsProps & { type: string }) {
  const t = useT();
  const { label } = useDict(type);
  return manyValues(values[param]).map(label).join(t('crud.comma'));
}

/** The texts of the options in force; an option that is not in the list stays as it is. */
export function OptionsWords({ values, param, type }: InWordsProps & { type: OptionType }) {
  const t = useT();
  const { options } = useOptions(type);
  const wordOf = (code: string) => options.find(({ key }) => key === code)?.value ?? code;
  return manyValues(values[param]).map(wordOf).join(t('crud.comma'));
}

/** The texts that were typed. */
export function TextWords({ values, param }: InWordsProps) {
  const t = useT();
  return manyValues(values[param]).join(t('crud.comma'));
}

/** A bound as lists show it: an amount with its separators, minutes with their unit. */
function boundInWords(bound: string, kind: Kind | undefined, t: Translate): string {
  if (kind === 'minutes') return t('crud.minutes', { n: bound });
  const amount = isDecimal(bound) ? formatMoney(bound) : bound;
  return kind === 'percent' ? `${amount}%` : amount;
}

interface RangeWordsProps {
  values: FilterValues;
  field: string;
  kind: Kind | undefined;
}

/** Both bounds of a range, or the one that is set. */
export function RangeWords({ values, field, kind }: RangeWordsProps) {
  const t = useT();
  const [low, high] = [oneValue(values[`${field}Min`]), oneValue(values[`${field}Max`])].map((bound) =>
    bound === '' ? '' : boundInWords(bound, kind, t),
  );
  if (low && high) return `${low} – ${high}`;
  return low ? `≥ ${low}` : `≤ ${high ?? ''}`;
}

interface DateWordsProps {
  values: FilterValues;
  fields: readonly [string, ...string[]];
  labelOf: (field: string) => Label;
}

/** The span of time by its name, or its two times; with several fields, also which of them. */
export function DateWords({ values, fields, labelOf }: DateWordsProps) {
  const t = useT();
  const word = useFormatLabel();
  const range = values['dateRange[]'];
  const named = spanIn(range);
  const span = named ? t(`crud.${named}`) : manyValues(range).join(' – ');
  if (fields.length === 1) return span;
  const chosen = oneValue(values['dateField']);
  const field = fields.includes(chosen) ? chosen : fields[0];
  return t('crud.partOf', { column: span, part: word(labelOf(field)) });
}
