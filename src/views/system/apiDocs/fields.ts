import { recordOf } from '@/lib/record';
import { listIn } from './apiDocument';
import type { ApiDocument, Json } from './apiDocument';

/** One field of a body, an answer or a query, and those within it. */
export interface FieldLine {
  name: string;
  /** Type in words: `string`, `integer[]`, `PostRow`. */
  type: string;
  required: boolean;
  /** Limits, codes and the like. */
  limits: readonly string[];
  description: string;
  fields: readonly FieldLine[];
}

/** Levels of fields within fields; the deepest of the contract has four. */
const DEEPEST = 5;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

const refOf = (schema: Json): string | null => (typeof schema['$ref'] === 'string' ? schema['$ref'] : null);

const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

/** A schema without its references; what stands beside a reference is kept. */
function whole(schema: Json, api: ApiDocument, level = 0): Json {
  const ref = refOf(schema);
  if (ref === null || level > DEEPEST) return schema;
  return { ...whole(api.resolve(ref), api, level + 1), ...schema, $ref: undefined };
}

function typeOf(schema: Json): string {
  const ref = refOf(schema);
  if (ref !== null) return nameOf(ref);
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  const any = listIn(schema, 'anyOf').map((one) => typeOf(recordOf(one)));
  if (any.length > 0) return any.join(' | ');
  const type = schema['type'];
  if (type === 'array') return `${typeOf(recordOf(schema['items']))}[]`;
  return Array.isArray(type) ? type.join(' | ') : text(type) || 'any';
}

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'default'];

function limitsOf(schema: Json): string[] {
  const limits = LIMITS.flatMap((name) =>
    text(schema[name]) === '' ? [] : [`${name} ${text(schema[name])}`],
  );
  const codes = listIn(schema, 'enum').map(text).filter(Boolean);
  const dictionary = text(schema['x-dictionary']);
  return [
    ...(codes.length > 0 ? [codes.join(' | ')] : []),
    ...(dictionary === '' ? [] : [dictionary]),
    ...limits,
  ];
}

/** The fields of an object, of the objects in a list, or of what several schemas describe together. */
export function fieldsOf(schema: Json, api: ApiDocument, level = 0): FieldLine[] {
  if (level > DEEPEST) return [];
  const found = whole(schema, api);
  const parts = listIn(found, 'allOf').flatMap((one) => fieldsOf(recordOf(one), api, level));
  if (parts.length > 0) return parts;
  if (found['type'] === 'array') return fieldsOf(recordOf(found['items']), api, level);
  const any = listIn(found, 'anyOf').map(recordOf);
  const [object] = any.filter((one) => fieldsOf(one, api, level + 1).length > 0);
  if (object) return fieldsOf(object, api, level);
  const required = listIn(found, 'required');
  return Object.entries(recordOf(found['properties'])).map(([name, value]) =>
    lineOf(name, recordOf(value), required.includes(name), api, level),
  );
}

function lineOf(name: string, given: Json, required: boolean, api: ApiDocument, level: number): FieldLine {
  const schema = whole(given, api);
  return {
    name,
    type: typeOf(given),
    required,
    limits: limitsOf(schema),
    description: text(schema['description']),
    fields: fieldsOf(given, api, level + 1),
  };
}

/** The parameters of a query. */
export function parametersOf(parameters: readonly Json[], api: ApiDocument): FieldLine[] {
  const found = parameters.map((one) => whole(one, api)).filter((one) => one['in'] === 'query');
  return found.map((parameter) => {
    const name = text(parameter['name']);
    return {
      ...lineOf(name, recordOf(parameter['schema']), parameter['required'] === true, api, DEEPEST),
      ...(text(parameter['description']) ? { description: text(parameter['description']) } : {}),
    };
  });
}
