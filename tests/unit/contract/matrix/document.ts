import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { ROOT } from '../../../architecture/sources';
import type { Method } from '@/contract/call';

/** A JSON schema, as far as the document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  anyOf?: Schema[];
  'x-kind'?: string;
  'x-minimum'?: number;
  'x-maximum'?: number;
}

interface Parameter {
  $ref?: string;
  in: string;
  name: string;
  required?: boolean;
  schema: Schema;
}

/** An operation of the document. */
export interface Operation {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-refusals': { code: number; name: string }[];
  'x-access': string;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const document = JSON.parse(readFileSync(join(ROOT, 'docs/backend/openapi.json'), 'utf8')) as Document;

const ajv = new Ajv2020({ strict: false, formats: { binary: true } });
ajv.addSchema({ ...document, $id: 'openapi' });

/** What a reference of the document leads to. */
export function resolved<T extends { $ref?: string }>(one: T): T {
  if (one.$ref === undefined) return one;
  const found = one.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at === undefined ? at : Reflect.get(Object(at), key)), document);
  return resolved(found as T);
}

/** Whether a value is as a schema of the document says. */
export function accepts(schema: Schema, value: unknown): boolean {
  const { $ref } = schema;
  return ajv.validate($ref === undefined ? inDocument(schema) : { $ref: `openapi${$ref}` }, value);
}

const INSIDE = new WeakMap<Schema, object>();

/** The same schema for itself: its references lead into the document. */
function inDocument(schema: Schema): object {
  const known = INSIDE.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"openapi#');
  const made = JSON.parse(text) as object;
  INSIDE.set(schema, made);
  return made;
}

/** What one call takes: the parameters of its query, or the fields of its body. */
export interface Input {
  route: string;
  method: Method;
  path: string;
  operation: Operation;
  /** Missing for a form. */
  media: 'query' | 'json' | 'form';
  schema: Schema;
}

const inputOf = (path: string, verb: string, operation: Operation): Input => {
  const method = verb.toUpperCase() as Method;
  const about = { route: `${method} ${path}`, method, path, operation };
  if (method === 'GET') {
    const parameters = (operation.parameters ?? []).map(resolved).filter((one) => one.in === 'query');
    const schema: Schema = {
      type: 'object',
      properties: Object.fromEntries(parameters.map((one) => [one.name.replace('[]', ''), one.schema])),
      required: parameters.flatMap(({ name, required }) => (required ? [name.replace('[]', '')] : [])),
      additionalProperties: false,
    };
    return { ...about, media: 'query', schema };
  }
  const content = operation.requestBody?.content ?? { 'application/json': { schema: { type: 'object' } } };
  const [media = '', body] = Object.entries(content)[0] ?? [];
  const schema = resolved(body?.schema ?? {});
  return { ...about, media: media === 'application/json' ? 'json' : 'form', schema };
};

/** Every call of the document, with what it takes. */
export const inputs: readonly Input[] = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => inputOf(path.slice(1), verb, operation)),
);
