import { accepts, resolved } from './document';
import type { Schema } from './document';

/** Texts of which one fits each pattern of the contract. */
const SAMPLES = [
  'sample',
  'sample@example.com',
  '13900000000',
  '12345678',
  'SAMPLE2',
  'SAMPLEUSDT',
  'ABC',
  'ABC-DEF',
  '^sample$',
  'https://example.com/{hash}',
  'https://example.com/{address}',
  '/sample',
  '?sample=1',
  '123456',
  '1',
  '09:30',
  '1.2.3',
  '2026-11-20 12:00:00',
  '2000-01-01',
  '0123456789abcdef0123456789abcdef',
];

/** True for a text that is no amount, and for an amount within its bounds. */
const isBounded = ({ 'x-minimum': least = -Infinity, 'x-maximum': most = Infinity }: Schema, text: string) =>
  !(Number(text) < least || Number(text) > most);

function textFor(schema: Schema): string {
  const { minLength = 0, maxLength = 100, pattern } = schema;
  const fits = (one: string) =>
    (pattern === undefined || new RegExp(pattern, 'u').test(one)) && isBounded(schema, one);
  const found = SAMPLES.map((one) =>
    pattern === undefined ? one.padEnd(minLength, '.').slice(0, maxLength) : one,
  ).find((one) => one.length >= minLength && one.length <= maxLength && fits(one));
  if (found === undefined) throw new Error(`add a text that fits ${pattern ?? ''} to SAMPLES`);
  return found;
}

/** A value that fits a schema. */
export function fitting(given: Schema): unknown {
  const schema = resolved(given);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return fitting(schema.anyOf[0] ?? {});
  const type = Array.isArray(schema.type) ? schema.type.at(-1) : schema.type;
  switch (type) {
    case 'string':
      return textFor(schema);
    case 'integer':
      return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => fitting(schema.items ?? {}));
    case 'object':
      return fittingObject(schema);
    default:
      throw new Error(`no value fits ${JSON.stringify(schema)}`);
  }
}

/** Every field, with a value that fits. */
export const fittingObject = ({ properties = {} }: Schema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fitting(schema)]));

/** Values of every JSON type, and those just beyond what a schema allows. */
function candidates(schema: Schema): unknown[] {
  const { maxLength = 20_000, minLength = 0, minimum, maximum, maxItems, minItems = 0, items } = schema;
  const fit = fitting(schema);
  // What is not a number travels as `null`, which is among them already, and valid for some.
  const digits = Number(fit);
  return [
    null,
    true,
    7,
    'no-such-word',
    ...(schema.enum ? ['__proto__', 'constructor'] : []),
    '10',
    '2026-41-20 12:00:00',
    {},
    [fit],
    { noSuchField: fit },
    ...(typeof fit === 'number' ? [String(fit), fit + 0.5] : [...(Number.isNaN(digits) ? [] : [digits]), '']),
    'x'.repeat(maxLength + 1),
    '1'.repeat(maxLength + 1),
    ...(minLength > 1 ? ['x'.repeat(minLength - 1)] : []),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(items === undefined ? [] : ofItems(items, minItems, maxItems)),
  ];
}

function ofItems(items: Schema, minItems: number, maxItems: number | undefined): unknown[] {
  const one = fitting(items);
  const filled = (length: number) => Array.from({ length }, () => one);
  return [
    one,
    ...(minItems > 0 ? [filled(minItems - 1)] : []),
    ...(maxItems === undefined ? [] : [filled(maxItems + 1)]),
    ...[null, 7, {}, 'no-such-word', 'x'.repeat(129), [one]].map((wrong) => [
      ...filled(minItems).slice(1),
      wrong,
    ]),
  ];
}

/** Amounts just beyond the bounds of an amount. */
const beyond = ({ 'x-minimum': least, 'x-maximum': most }: Schema): string[] =>
  [least === undefined ? [] : least - 1, most === undefined ? [] : most + 1].flat().map(String);

/** Values that a schema does not accept. */
export const wrongFor = (schema: Schema): unknown[] => [
  ...candidates(resolved(schema)).filter((value) => value !== undefined && !accepts(schema, value)),
  ...beyond(resolved(schema)),
];
