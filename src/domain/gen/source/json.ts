import type { Description } from '../description';
import { draftOf } from './draft';
import type { Found } from './draft';
import { recordIn } from './record';

const STAMP = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const LONG = 100;

function kindOf(value: unknown): Pick<Found, 'kind' | 'max' | 'example'> | null {
  if (typeof value === 'boolean') return { kind: 'flag' };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { kind: 'count' } : { kind: 'rate', example: String(value) };
  if (typeof value !== 'string') return recordIn(value)?.['zh'] ? { kind: 'localText', max: 100 } : null;
  if (STAMP.test(value)) return { kind: 'time' };
  if (DAY.test(value)) return { kind: 'day' };
  if (/^https?:\/\//.test(value)) return { kind: 'link', example: value };
  if (/^-?\d+\.\d+$/.test(value)) return { kind: 'rate', example: value };
  return value.length > LONG ? { kind: 'note', max: 500 } : { kind: 'text', max: LONG, example: value };
}

/** Reads a sample record of this name, or the first of a list of them; what cannot be a field is left out. */
export function fromJson(sample: unknown, name = 'sample'): Description[] {
  const record = recordIn(Array.isArray(sample) ? sample[0] : sample);
  if (!record) return [];
  const fields = Object.entries(record).flatMap(([name, value]): Found[] => {
    const kind = kindOf(value);
    return kind ? [{ name, ...kind }] : [];
  });
  return fields.length === 0 ? [] : [draftOf(name, '', fields)];
}
