import { ledgerLine } from '@/contract/block/ledger';
import { fieldChange, reviewStep } from '@/contract/block/review';
import { bulkAnswer } from '@/contract/call';
import { isNumericDict } from '@/contract/field/dictionaries';
import type { Field, Shape } from '@/contract/field/field';
import type { Commented } from '../contract/comments';
import { describedResources } from '../contract/described';
import { ref } from './json';
import type { Json } from './json';
import { SCHEMA_OF } from './kinds';
import { wireSchema } from './wire';

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Records that occur in several places, with the names they have in the document. */
export const NAMED_SHAPES: ReadonlyMap<Shape, string> = new Map<Shape, string>([
  [ledgerLine, 'LedgerLine'],
  [reviewStep, 'ReviewStep'],
  [fieldChange, 'FieldChange'],
  [bulkAnswer, 'BulkAnswer'],
  ...describedResources.map(({ resource: { name, row } }) => [row, `${capital(name)}Row`] as const),
]);

/** What an amount or a figure is measured in. */
function unitOf({ kind, options: { coin, otherwise, feeType } }: Field): Json {
  switch (kind) {
    case 'usdt':
      return { 'x-unit': 'USDT' };
    case 'percent':
      return { 'x-unit': '%' };
    case 'minutes':
      return { 'x-unit': 'min' };
    case 'money': {
      if (!coin) return {};
      const unit = otherwise ? `{${coin}}, ${otherwise} without it` : `{${coin}}`;
      return { 'x-unit': feeType ? `${unit}; % where ${feeType} is 2` : unit };
    }
    default:
      return {};
  }
}

/** Where the values of a field come from, and which fields of the record belong to it. */
function notesOf(field: Field): Json {
  const { list, goal, explorer, type, alarmBelow, signed } = field.options;
  return {
    ...unitOf(field),
    ...(list ? { 'x-options': list } : {}),
    ...(goal ? { 'x-goal': goal } : {}),
    ...(explorer ? { 'x-explorer': explorer } : {}),
    ...(type ? { 'x-type-field': type } : {}),
    ...(alarmBelow ? { 'x-alarm-below': alarmBelow } : {}),
    ...(signed ? { 'x-signed': true } : {}),
    ...(field.kind === 'masked' ? { 'x-masked': true } : {}),
    ...(field.options.staffOnly ? { 'x-staff-only': true } : {}),
  };
}

/** A code in an answer; an empty text means that there is none. */
const codeSchema = (dict: NonNullable<Field['options']['dict']>): Json =>
  isNumericDict(dict) ? ref(dict) : { anyOf: [ref(dict), { const: '' }] };

function valueSchema(field: Field, comments: Commented): Json {
  const { kind, options } = field;
  const named = SCHEMA_OF[kind];
  if (named) return ref(named);
  const { dict, of, shape, min, max } = options;
  switch (kind) {
    case 'flag':
      return dict ? ref(dict) : { type: 'integer', enum: [0, 1] };
    case 'bool':
      return { type: 'boolean' };
    case 'count':
    case 'minutes':
      return {
        type: 'integer',
        ...(min === undefined ? {} : { minimum: min }),
        ...(max === undefined ? {} : { maximum: max }),
      };
    case 'code':
      return dict ? codeSchema(dict) : { type: ['string', 'integer'] };
    case 'codes':
      return { type: 'array', items: dict ? ref(dict) : {} };
    case 'choice':
      return { type: 'string', enum: options.choices };
    case 'tags':
    case 'options':
      return { type: 'array', items: { type: 'string' } };
    case 'images':
      return { type: 'array', items: ref('Image') };
    case 'ids':
      return { type: 'array', items: ref('Id') };
    case 'record':
      return shapeSchema(shape ?? {}, comments);
    case 'records':
      return { type: 'array', items: shapeSchema(shape ?? {}, comments) };
    case 'map':
    case 'versions':
      return { type: 'object', additionalProperties: of ? fieldSchema(of, comments) : {} };
    case 'list':
      return { type: 'array', items: of ? fieldSchema(of, comments) : {} };
    case 'masked':
      return { type: 'string', pattern: '^$|\\*' };
    case 'any':
      return wireSchema(field.strict, 'MenuRecord');
    default:
      return { type: 'string' };
  }
}

const orNull = (schema: Json): Json =>
  typeof schema['type'] === 'string' && !('enum' in schema)
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [schema, { type: 'null' }] };

/** Schema of a field of an answer. */
export function fieldSchema(field: Field, comments: Commented): Json {
  const value = valueSchema(field, comments);
  const schema = field.nullable ? orNull(value) : value;
  return {
    ...schema,
    ...(comments.comment ? { description: comments.comment } : {}),
    'x-kind': field.kind,
    ...notesOf(field),
  };
}

/** Schema of a record of an answer: every field is present unless it is optional, or not for every operator. */
export function plainShape(shape: Shape, comments: Commented): Json {
  const fields = Object.entries(shape);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, fieldSchema(field, comments.part(name))]),
    ),
    required: fields.filter(([, field]) => !field.optional && !field.options.staffOnly).map(([name]) => name),
  };
}

/** The same, by reference when the record has a name in the document. */
function shapeSchema(shape: Shape, comments: Commented): Json {
  const name = NAMED_SHAPES.get(shape);
  return name ? ref(name) : plainShape(shape, comments);
}

const isField = (described: Shape | Field): described is Field => typeof described.kind === 'string';

/** Schema of the data of an answer. */
export const answerSchema = (answer: Shape | Field, comments: Commented): Json =>
  isField(answer) ? fieldSchema(answer, comments) : shapeSchema(answer, comments);
