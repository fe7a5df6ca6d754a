import type { Description } from '../description';
import { draftOf } from './draft';
import type { Found } from './draft';
import { recordIn } from './record';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

const FORMATS: Record<string, Found['kind']> = {
  'date-time': 'time',
  date: 'day',
  uri: 'link',
  url: 'link',
  decimal: 'rate',
};

function kindOf({ type, format, maxLength }: Readonly<Record<string, unknown>>): Found['kind'] | null {
  const [first] = Array.isArray(type) ? type.filter((one) => one !== 'null') : [type];
  if (first === 'boolean') return 'flag';
  if (first === 'integer') return 'count';
  if (first === 'number') return 'rate';
  if (first !== 'string') return null;
  return FORMATS[textIn(format)] ?? ((numberIn(maxLength) ?? 0) > 200 ? 'note' : 'text');
}

function fieldIn([name, given]: [string, unknown]): Found[] {
  const schema = recordIn(given);
  const kind = schema && kindOf(schema);
  if (!schema || !kind) return [];
  const isText = kind === 'text' || kind === 'note';
  const min = numberIn(isText ? schema['minLength'] : schema['minimum']);
  const max = numberIn(isText ? schema['maxLength'] : schema['maximum']);
  const example = schema['example'];
  return [
    {
      name,
      kind,
      label: textIn(schema['title']) || textIn(schema['description']),
      ...(min === undefined || kind === 'rate' ? {} : { min }),
      ...(max === undefined || kind === 'rate' ? {} : { max }),
      ...(typeof example === 'string' ? { example } : {}),
    },
  ];
}

/** Reads the object schemas of an OpenAPI document, or one schema that stands alone. */
export function fromOpenApi(document: unknown): Description[] {
  const whole = recordIn(document) ?? {};
  const schemas = recordIn(recordIn(whole['components'])?.['schemas']) ?? recordIn(whole['definitions']);
  const named = schemas ?? { [textIn(whole['title']) || 'schema']: whole };
  return Object.entries(named).flatMap(([name, given]) => {
    const schema = recordIn(given);
    const fields = Object.entries(recordIn(schema?.['properties']) ?? {}).flatMap(fieldIn);
    if (fields.length === 0) return [];
    return [draftOf(name, schemas ? textIn(schema?.['title']) : '', fields)];
  });
}
