import type { Field } from '@/contract/field/field';
import type { CsvPart } from '@/crud/list/column';
import { choiceLabel, fieldLabel, formatLabel } from '@/crud/field/label';
import type { Label } from '@/crud/field/label';
import { textIn } from '@/ui/cell/TextsCell';
import { localTexts, textOf, textsOf } from '@/ui/cell/value';
import { unitOf } from './unit';

/** How a field is exported; nothing for what has no place in a table (pictures, masked texts, nested records). */
export function csvOf<Row extends object>(
  resource: string,
  name: string,
  { kind, options }: Field,
  label: Label,
): readonly CsvPart<Row>[] | undefined {
  const value = (row: Row): unknown => Reflect.get(row, name);
  const plain: CsvPart<Row> = { label, value: (row) => textOf(value(row)) };
  const { dict, coin, goal } = options;
  switch (kind) {
    case 'image':
    case 'images':
    case 'masked':
    case 'record':
    case 'records':
    case 'map':
      return undefined;
    case 'localText':
      return [{ label, value: (row) => textIn(localTexts(value(row)), 'zh-cn') }];
    case 'tags':
    case 'options':
    case 'ids':
      return [{ label, value: (row) => textsOf(value(row)).join(' ') }];
    case 'code':
    case 'flag':
      return dict ? [{ label, value: (row, word) => word(dict, value(row)) }] : [plain];
    case 'bool':
      return dict ? [{ label, value: (row, word) => word(dict, value(row) === true ? 1 : 0) }] : [plain];
    case 'choice':
      return [
        {
          label,
          value: (row) => {
            const text = textOf(value(row));
            return text === null ? null : formatLabel(choiceLabel(resource, name, text));
          },
        },
      ];
    case 'codes':
      return [
        {
          label,
          value: (row, word) =>
            textsOf(value(row))
              .map((code) => (dict ? word(dict, code) : code))
              .join(' '),
        },
      ];
    case 'money':
      return coin
        ? [plain, { label: fieldLabel(resource, 'coin'), value: (row) => unitOf(row, options) ?? null }]
        : [plain];
    case 'count':
      return goal
        ? [
            {
              label,
              value: (row) => `${textOf(value(row)) ?? ''}/${textOf(Reflect.get(row, goal)) ?? ''}`,
            },
          ]
        : [plain];
    default:
      return [plain];
  }
}
