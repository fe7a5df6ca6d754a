import { useQueries } from '@tanstack/react-query';
import type { Field, Shape } from '@/contract/field/field';
import { useLanguage, useT } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import { formatMoney } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { textIn } from '@/ui/cell/TextsCell';
import { localTexts, NONE, textOf, textsOf } from '@/ui/cell/value';
import { dictLabel, dictQuery } from '../cell/useDict';

/**
 * Text of a field's value: the label of a code, an amount with separators, the current one of three languages.
 */
export type FieldText = (name: string, value: unknown) => string;

const isCoded = ({ kind, options }: Field): boolean =>
  options.dict !== undefined && (kind === 'code' || kind === 'codes' || kind === 'flag' || kind === 'bool');

/** Returns the texts of the fields of a record, used to show changes. */
export function useFieldText(shape: Shape, names: readonly string[]): FieldText {
  const t = useT();
  const language = useLanguage();
  const types = [
    ...new Set(
      names.flatMap((name) => (shape[name] && isCoded(shape[name]) ? (shape[name].options.dict ?? []) : [])),
    ),
  ];
  const labels = useQueries({
    queries: types.map(dictQuery),
    combine: (results) =>
      new Map(
        results.flatMap(({ data = [] }, at) =>
          data.map((entry) => [`${types[at]} ${entry.key}`, dictLabel(entry, language)] as const),
        ),
      ),
  });
  return (name, value) => {
    if (value === null || value === undefined || value === '') return t('crud.none');
    const field = shape[name];
    if (!field) return visibleText(textsOf(value).join(t('crud.comma')) || NONE);
    const { dict } = field.options;
    if (dict && isCoded(field)) {
      const codes = textsOf(typeof value === 'string' ? value.split(',') : value);
      return visibleText(codes.map((code) => labels.get(`${dict} ${code}`) ?? code).join(t('crud.comma')));
    }
    if (field.kind === 'localText') return visibleText(textIn(localTexts(parsed(value)), language));
    const text = textOf(value);
    return isDecimal(text) && field.kind !== 'text' && field.kind !== 'id'
      ? formatMoney(text)
      : visibleText(text ?? (textsOf(value).join(t('crud.comma')) || NONE));
  };
}

/** A text in three languages may be logged as JSON. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return { zh: value };
  }
}
