import type { Field, Shape } from '@/contract/field/field';
import type { Commented } from '../contract/comments';
import { fieldSchema } from './fields';
import { ref } from './json';
import type { Json } from './json';

/** Characters of a text without a limit of its own. */
const LINE = 100;
const LINES = 200;

const DIGITS = 18;

const lengths = (min: number | undefined, max: number): Json => ({
  type: 'string',
  ...(min ? { minLength: min } : {}),
  maxLength: max,
});

/** An amount of a body: positive unless it may be zero or has a sign. */
function amountSchema({ options: { scale = DIGITS, signed, zero, min, max }, kind }: Field): Json {
  const digits = `\\d+(\\.\\d{1,${scale}})?`;
  const positive = kind === 'money' && !zero && !signed ? '(?!0+(\\.0+)?$)' : '';
  return {
    type: 'string',
    pattern: `^${signed ? '-?' : ''}${positive}${digits}$`,
    // The keywords of numbers do not count for texts.
    ...(min === undefined ? {} : { 'x-minimum': min }),
    ...(max === undefined ? {} : { 'x-maximum': max }),
  };
}

function limitsOf(field: Field): Json | null {
  const { dict, named, min, max, longest, pattern, multiline } = field.options;
  switch (field.kind) {
    case 'text':
    case 'address':
    case 'hash':
    case 'link':
    case 'reference':
    case 'masked':
      return {
        ...lengths(min, max ?? (multiline ? LINES : LINE)),
        ...(pattern ? { pattern: pattern.source } : {}),
      };
    case 'reason':
    case 'password':
    case 'requestId':
      return lengths(min, max ?? LINE);
    case 'option':
      return lengths(1, LINE);
    case 'code':
      if (named) return { enum: Object.values(named), ...(dict ? { 'x-dictionary': dict } : {}) };
      return dict ? ref(dict) : null;
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return amountSchema(field);
    case 'tags':
      return {
        type: 'array',
        items: lengths(1, longest ?? LINE),
        ...(max === undefined ? {} : { maxItems: max }),
      };
    case 'images':
    case 'ids':
    case 'records':
      return max === undefined ? null : { maxItems: max, ...(field.kind === 'ids' ? { minItems: 1 } : {}) };
    case 'localText': {
      const text = lengths(0, max ?? LINE);
      return {
        type: 'object',
        properties: { zh: { ...text, minLength: 1 }, en: text, tw: text },
        required: ['zh'],
        additionalProperties: false,
      };
    }
    default:
      return null;
  }
}

const KEPT = /^(?:description|x-)/;

/** Schema of a field of a body or a query: that of an answer, with the limits of input. */
export function inputSchema(field: Field, comments: Commented): Json {
  const schema = fieldSchema(field, comments);
  const limits = limitsOf(field);
  if (!limits) return schema;
  if (!('type' in limits) && !('enum' in limits) && !('$ref' in limits)) return { ...schema, ...limits };
  const kept = Object.fromEntries(Object.entries(schema).filter(([name]) => KEPT.test(name)));
  return { ...limits, ...kept };
}

/** One parameter of a query, or one field of a body, by its name without brackets. */
export interface Parameter {
  name: string;
  schema: Json;
  required?: boolean;
}

/** Fields of a body. */
export const bodyParameters = (shape: Shape, comments: Commented): Parameter[] =>
  Object.entries(shape).map(([name, field]) => ({
    name,
    schema: inputSchema(field, comments.part(name)),
    required: field.optional !== true,
  }));

/** Schema of a body with these fields; others are refused. */
export const closedObject = (fields: readonly Parameter[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  additionalProperties: false,
});
