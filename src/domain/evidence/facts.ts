import type { Field, Kind, Shape } from '@/contract/field/field';
import { isReadable } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import { fieldText } from '@/crud/field/fieldText';
import type { FieldWords } from '@/crud/field/fieldText';
import { choiceLabel, fieldLabel } from '@/crud/field/label';
import type { Label } from '@/crud/field/label';
import { isDecimal } from '@/lib/decimal';
import { formatMoney } from '@/lib/money';
import { textOf } from '@/ui/cell/value';
import { drawnItems } from '@/crud/field/drawn';
import { unitOf } from '@/crud/field/unit';
import type { Fact } from './page';

/** What a page needs of the language and of the operator. */
export interface Saying extends FieldWords {
  labelOf(label: Label): string;
  /** So many minutes. */
  minutes(count: string): string;
  /** What is or is not so. */
  truth(is: boolean): string;
  /** Stands for a value that could not be read. */
  unreadable: string;
  /** True: fields for the staff alone have not been sent. */
  isScoped: boolean;
}

const AMOUNTS = new Set<Kind>(['money', 'usdt', 'rate', 'percent']);

/** Kinds that an evidence page lists as files. */
const PICTURES = new Set<Kind>(['image', 'images']);

const UNITS: Partial<Record<Kind, string>> = { percent: '%', usdt: 'USDT' };

/** An amount in full with its unit: nothing of it is cut. */
function amountText({ kind, options }: Field, record: object & Marked, text: string): string {
  const unit = UNITS[kind] ?? unitOf(record, options);
  const amount = formatMoney(text, { sign: options.signed ?? false });
  return unit === undefined ? amount : `${amount} ${unit}`;
}

/** The text of one field of a record. */
export function valueText(
  resource: string,
  name: string,
  field: Field,
  record: object & Marked,
  saying: Saying,
): string {
  if (!isReadable(record, name)) return saying.unreadable;
  const value: unknown = Reflect.get(record, name);
  const text = textOf(value);
  if (AMOUNTS.has(field.kind) && isDecimal(text)) return amountText(field, record, text);
  if (field.kind === 'minutes' && text !== null) return saying.minutes(text);
  if (typeof value === 'boolean' && !field.options.dict) return saying.truth(value);
  if (field.kind === 'choice' && text) return saying.labelOf(choiceLabel(resource, name, text));
  return fieldText(field, value, saying);
}

/** Names of the fields that are drawn, in the order of the contract; the member by what people call it. */
const factNames = (shape: Shape, isScoped: boolean): string[] =>
  drawnItems(shape)
    .flatMap((item) => (item === 'member' ? ['uid', 'account'] : [item]))
    .filter((name) => {
      const field = shape[name];
      return field !== undefined && !PICTURES.has(field.kind) && !(isScoped && field.options.staffOnly);
    });

/** The label of a field of a record; empty where the console has none, as for what only helps it to draw others. */
export const labelIn = (resource: string, name: string, { labelOf }: Saying): string =>
  labelOf({ keys: [...fieldLabel(resource, name).keys, `evidence.${name}`], fallback: '' });

/** Labels and values of a record. */
export const factsOf = (resource: string, shape: Shape, record: object & Marked, saying: Saying): Fact[] =>
  factNames(shape, saying.isScoped).flatMap((name) => {
    const field = shape[name];
    const label = labelIn(resource, name, saying);
    return field && label
      ? [{ label, text: valueText(resource, name, field, record, saying) || saying.none }]
      : [];
  });
