import type { Field } from '@/contract/field/field';
import { isReadable } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import type { CsvPart } from '@/crud/list/column';
import { choiceLabel, fieldLabel, formatLabel } from '@/crud/field/label';
import type { Label } from '@/crud/field/label';
import { currentLanguage, translate } from '@/i18n';
import { textIn } from '@/ui/cell/TextsCell';
import { localTexts, textOf, textsOf } from '@/ui/cell/value';
import { unitOf } from '@/crud/field/unit';

/** Adds a marker for fields that could not be read: an empty cell would mean that there is no value. */
const marking = <Row extends object & Marked>(name: string, part: CsvPart<Row>): CsvPart<Row> => ({
  ...part,
  value: (row, word) => (isReadable(row, name) ? part.value(row, word) : translate('ui.unreadable')),
});

/** Exports a field as its unformatted text. */
export const plainPart = <Row extends object & Marked>(name: string, label: Label): CsvPart<Row> =>
  marking(name, { label, value: (row) => textOf(Reflect.get(row, name)) });

/** How a field is exported, without the marker for unreadable values; no parts if it cannot be exported. */
function partOf<Row extends object>(
  resource: string,
  name: string,
  { kind, options }: Field,
  label: Label,
): CsvPart<Row> | undefined {
  const value = (row: Row): unknown => Reflect.get(row, name);
  const plain: CsvPart<Row> = { label, value: (row) => textOf(value(row)) };
  const { dict } = options;
  switch (kind) {
    case 'image':
    case 'images':
    case 'html':
    case 'masked':
    case 'record':
    case 'records':
    case 'map':
    case 'list':
      return undefined;
    case 'localText':
      return { label, value: (row) => textIn(localTexts(value(row)), currentLanguage()) };
    case 'tags':
    case 'options':
    case 'ids':
      return { label, value: (row) => textsOf(value(row)).join(' ') };
    case 'code':
    case 'flag':
      return dict ? { label, value: (row, word) => word(dict, value(row)) } : plain;
    case 'bool':
      return dict ? { label, value: (row, word) => word(dict, value(row) === true ? 1 : 0) } : plain;
    case 'choice':
      return {
        label,
        value: (row) => {
          const text = textOf(value(row));
          return text === null ? null : formatLabel(choiceLabel(resource, name, text));
        },
      };
    case 'codes':
      return {
        label,
        value: (row, word) =>
          textsOf(value(row))
            .map((code) => (dict ? word(dict, code) : code))
            .join(' '),
      };
    case 'count':
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return { ...plain, isNumber: true };
    default:
      return plain;
  }
}

/** How a field is exported; no parts for kinds that cannot be exported (pictures, masked texts, nested records). */
export function csvOf<Row extends object & Marked>(
  resource: string,
  name: string,
  field: Field,
  label: Label,
): readonly CsvPart<Row>[] | undefined {
  const own = partOf<Row>(resource, name, field, label);
  if (!own) return undefined;
  const { coin, goal } = field.options;
  return [
    marking(name, own),
    // Two numbers in one cell, such as 2/2, would be taken for a date.
    ...(goal ? [{ ...plainPart<Row>(goal, fieldLabel(resource, goal)), isNumber: true, under: label }] : []),
    ...(field.kind === 'money' && coin
      ? [
          {
            label: fieldLabel(resource, 'coin'),
            under: label,
            value: (row: Row) => unitOf(row, field.options) ?? null,
          },
        ]
      : []),
  ];
}
