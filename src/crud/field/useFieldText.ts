import { useQueries } from '@tanstack/react-query';
import type { Field, Kind, Shape } from '@/contract/field/field';
import { plainOf } from '@/contract/html/plain';
import { useLanguage, useT } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import { formatMoney } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { textIn } from '@/ui/cell/TextsCell';
import { localTexts, NONE, textOf, textsOf } from '@/ui/cell/value';
import { dictLabel, dictQuery } from '../cell/useDict';
import { optionsQuery } from '../cell/useOptions';

/**
 * Text of a field's value: the label of a code, an amount with separators, the current one of three languages.
 */
export type FieldText = (name: string, value: unknown) => string;

/** Kinds whose values are lists. */
const LISTS = new Set<Kind>(['codes', 'tags', 'options', 'ids', 'images', 'list']);

const isCoded = ({ kind, options }: Field): boolean =>
  options.dict !== undefined && (kind === 'code' || kind === 'codes' || kind === 'flag' || kind === 'bool');

/** The labels of option lists by list and key, for fields with several keys of one; a key alone tells nothing. */
function useOptionLabels(fields: readonly Field[]): ReadonlyMap<string, string> {
  const lists = [
    ...new Set(fields.flatMap(({ kind, options: { list } }) => (kind === 'options' && list ? [list] : []))),
  ];
  return useQueries({
    queries: lists.map(optionsQuery),
    combine: (results) =>
      new Map(
        results.flatMap(({ data = [] }, at) =>
          data.map(({ key, value }) => [`${lists[at]} ${key}`, value] as const),
        ),
      ),
  });
}

/** Returns the texts of the fields of a record, used to show changes. */
export function useFieldText(shape: Shape, names: readonly string[]): FieldText {
  const t = useT();
  const language = useLanguage();
  const fields = names.flatMap((name) => shape[name] ?? []);
  const options = useOptionLabels(fields);
  const types = [...new Set(fields.flatMap((field) => (isCoded(field) ? (field.options.dict ?? []) : [])))];
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
    if (value === null || value === undefined || value === '') return t('ui.none');
    const field = shape[name];
    if (!field) return visibleText(textsOf(value).join(t('crud.comma')) || NONE);
    const { dict } = field.options;
    if (dict && isCoded(field)) {
      const codes = textsOf(entriesOf(value));
      return visibleText(codes.map((code) => labels.get(`${dict} ${code}`) ?? code).join(t('crud.comma')));
    }
    if (field.kind === 'localText') return visibleText(textIn(localTexts(parsed(value)), language));
    if (field.kind === 'html') return visibleText(plainOf(textIn(localTexts(parsed(value)), language)));
    if (field.kind === 'records') return visibleText(rowsText(field, entriesOf(value)) || t('ui.none'));
    if (LISTS.has(field.kind)) {
      const keys = textsOf(entriesOf(value));
      const texts = keys.map((key) => options.get(`${field.options.list} ${key}`) ?? key);
      return visibleText(texts.join(t('crud.comma')) || t('ui.none'));
    }
    const text = textOf(value);
    return isDecimal(text) && field.kind !== 'text' && field.kind !== 'id'
      ? formatMoney(text)
      : visibleText(text ?? (textsOf(value).join(t('crud.comma')) || NONE));
  };
}

/** Nested records, one after the other, each with its values in the order of the contract. */
const rowsText = ({ options: { shape = {} } }: Field, rows: unknown): string =>
  (Array.isArray(rows) ? rows : [])
    .map((row: unknown) =>
      Object.keys(shape)
        .flatMap((name) => {
          const text = typeof row === 'object' && row !== null ? textOf(Reflect.get(row, name)) : null;
          return text === null ? [] : isDecimal(text) ? formatMoney(text) : text;
        })
        .join(' / '),
    )
    .join(' · ');

/** The entries of a list, which may be logged as JSON or joined with commas. */
function entriesOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return jsonOf(value) ?? value.split(',');
}

/** A text in three languages may be logged as JSON, also as a list of the three. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const read = jsonOf(value) ?? { zh: value };
  if (!Array.isArray(read)) return read;
  const [zh, en, tw]: unknown[] = read;
  return { zh, en, tw };
}

/** A list or an object from its JSON; `null` for any other text. */
function jsonOf(text: string): object | null {
  if (!/^[[{]/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
