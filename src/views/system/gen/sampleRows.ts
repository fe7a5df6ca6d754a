import { OnOff } from '@/contract/block/switchFlow';
import type { Description, GenField } from '@/domain/gen/description';
import { stemOf } from '@/domain/gen/template/samples';

const ROWS = [1, 2, 3];

function sampleOf(field: GenField, number: number): unknown {
  const { kind, label, example, min = 1 } = field;
  switch (kind) {
    case 'text':
      return `${stemOf(field)}${number}`;
    case 'localText':
      return { zh: `${label.zh} ${number}`, en: `${label.en} ${number}`, tw: `${label.tw} ${number}` };
    case 'count':
      return min + number;
    case 'usdt':
    case 'rate':
    case 'percent':
      return example ?? `${number}.5`;
    case 'flag':
      return number % 2;
    case 'code':
      return example ?? '1';
    case 'time':
      return `2026-01-0${number} 03:04:05`;
    case 'day':
      return `2026-01-0${number}`;
    case 'note':
    case 'link':
      return example ?? '';
  }
}

/** Rows as the generated seeds would make them. */
export const sampleRows = ({ fields }: Description): Record<string, unknown>[] =>
  ROWS.map((number) => ({
    id: String(number),
    version: 1,
    ...Object.fromEntries(fields.map((field) => [field.name, sampleOf(field, number)])),
    status: OnOff.on,
    createdAt: '2026-01-02 03:04:05',
  }));
