import type { Field, Shape } from '@/contract/field/field';
import {
  amountPattern,
  countLimits,
  listLimits,
  mayBeMissing,
  PICTURE,
  textLimits,
  textPattern,
  wordLimits,
} from '@/contract/field/limits';
import { LONGEST_HTML } from '@/contract/html/elements';
import { LONGEST_IMAGE } from '@/contract/field/shared';
import type { Commented } from '../contract/comments';
import { fieldSchema } from './fields';
import { ref } from './json';
import type { Json } from './json';

const lengths = ({ min, max }: { min: number; max: number }): Json => ({
  type: 'string',
  ...(min > 0 ? { minLength: min } : {}),
  maxLength: max,
});

/** An amount of a body. */
const amountSchema = (field: Field): Json => {
  const { min, max } = field.options;
  return {
    type: 'string',
    pattern: amountPattern(field).source,
    // The keywords of numbers do not count for texts.
    ...(min === undefined ? {} : { 'x-minimum': min }),
    ...(max === undefined ? {} : { 'x-maximum': max }),
  };
};

const picture: Json = { type: 'string', maxLength: LONGEST_IMAGE, pattern: PICTURE.source };

const entries = (field: Field): Json => {
  const { min, max } = listLimits(field);
  return { maxItems: max, ...(min > 0 ? { minItems: min } : {}) };
};

const inThreeLanguages = (first: Json, other: Json): Json => ({
  type: 'object',
  properties: { zh: first, en: other, tw: other },
  required: ['zh'],
  additionalProperties: false,
});

function limitsOf(field: Field, comments: Commented): Json | null {
  const { dict, named } = field.options;
  switch (field.kind) {
    case 'text':
    case 'address':
    case 'hash':
    case 'link':
    case 'reference':
    case 'masked':
    case 'option':
    case 'reason':
    case 'password':
    case 'requestId': {
      const pattern = textPattern(field);
      return { ...lengths(textLimits(field)), ...(pattern ? { pattern: pattern.source } : {}) };
    }
    case 'code':
      if (named) return { enum: Object.values(named), ...(dict ? { 'x-dictionary': dict } : {}) };
      return dict ? ref(dict) : null;
    case 'count':
    case 'minutes': {
      const { min, max } = countLimits(field);
      return { type: 'integer', minimum: min, maximum: max };
    }
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return amountSchema(field);
    case 'tags':
    case 'options':
      return { type: 'array', items: lengths(wordLimits(field)), ...entries(field) };
    case 'list':
      return {
        ...entries(field),
        ...(field.options.of ? { items: inputSchema(field.options.of, comments) } : {}),
      };
    case 'record':
      return closedObject(bodyParameters(field.options.shape ?? {}, comments));
    case 'records':
      return { items: closedObject(bodyParameters(field.options.shape ?? {}, comments)), ...entries(field) };
    case 'image':
      return picture;
    case 'images':
      return { type: 'array', items: picture, ...entries(field) };
    case 'codes':
    case 'ids':
      return entries(field);
    case 'localText': {
      const { min, max } = textLimits(field);
      return inThreeLanguages(lengths({ min, max }), lengths({ min: 0, max }));
    }
    case 'html': {
      const text = lengths({ min: 0, max: LONGEST_HTML });
      return inThreeLanguages(text, text);
    }
    default:
      return null;
  }
}

const KEPT = /^(?:description|x-)/;

/** Schema of a field of a body or a query: that of an answer, with the limits of input. */
export function inputSchema(field: Field, comments: Commented): Json {
  const schema = fieldSchema(field, comments);
  const limits = limitsOf(field, comments);
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
    required: !mayBeMissing(field),
  }));

/** Schema of a body with these fields; others are refused. */
export const closedObject = (fields: readonly Parameter[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  additionalProperties: false,
});
