import type { DictType } from '@/contract/field/dictionaries';
import type { Field, Kind } from '@/contract/field/field';
import { plainOf } from '@/contract/html/plain';
import type { Language } from '@/i18n/languages';
import { isDecimal } from '@/lib/decimal';
import { formatMoney } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { textIn } from '@/ui/cell/TextsCell';
import { localTexts, NONE, textOf, textsOf } from '@/ui/cell/value';

/** What the text of a value needs of the language. */
export interface FieldWords {
  language: Language;
  /** Stands for no value. */
  none: string;
  /** Between the entries of a list. */
  comma: string;
  /** The label of a code; `undefined` where it is not known. */
  label(dict: DictType, code: string): string | undefined;
  /** The label of a key of an option list; `undefined` where it is not known. */
  option(list: string, key: string): string | undefined;
}

/** Kinds whose values are lists. */
const LISTS = new Set<Kind>(['codes', 'tags', 'options', 'ids', 'images', 'list']);

export const isCoded = ({ kind, options }: Field): boolean =>
  options.dict !== undefined && (kind === 'code' || kind === 'codes' || kind === 'flag' || kind === 'bool');

/** The text of a field's value: the label of a code, an amount with separators, the current one of three languages. */
export function fieldText(field: Field | undefined, value: unknown, words: FieldWords): string {
  const { language, none, comma, label, option } = words;
  if (value === null || value === undefined || value === '') return none;
  if (!field) return visibleText(textsOf(value).join(comma) || NONE);
  const { dict, list } = field.options;
  if (dict && isCoded(field)) {
    const codes = textsOf(entriesOf(value));
    return visibleText(codes.map((code) => label(dict, code) ?? code).join(comma));
  }
  if (field.kind === 'localText') return visibleText(textIn(localTexts(parsed(value)), language));
  if (field.kind === 'html') return visibleText(plainOf(textIn(localTexts(parsed(value)), language)));
  if (field.kind === 'records') return visibleText(rowsText(field, entriesOf(value)) || none);
  if (LISTS.has(field.kind)) {
    const keys = textsOf(entriesOf(value));
    const texts = keys.map((key) => (list === undefined ? undefined : option(list, key)) ?? key);
    return visibleText(texts.join(comma) || none);
  }
  const text = textOf(value);
  return isDecimal(text) && field.kind !== 'text' && field.kind !== 'id'
    ? formatMoney(text)
    : visibleText(text ?? (textsOf(value).join(comma) || NONE));
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
