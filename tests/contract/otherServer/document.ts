import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';

export type Json = Record<string, unknown>;

/** What this server reads of an operation of docs/backend/openapi.json. */
export interface Operation {
  operationId: string;
  parameters: { $ref?: string; in?: string; name?: string; required?: boolean; schema?: Json }[];
  requestBody?: { content: { 'application/json': { schema: Json } } };
  'x-access': 'open' | 'session' | 'permission';
  'x-permission'?: string;
  'x-permission-by'?: { parameter: string; permissions: Record<string, string> };
  'x-step-up'?: string;
}

const file = join(import.meta.dirname, '../../../docs/backend/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; parameters: Record<string, Operation['parameters'][0]> };
};
export const { paths } = document;
export const { schemas } = document.components;

const validator = (coerceTypes: boolean) =>
  new Ajv2020({ strict: false, coerceTypes }).addSchema({ ...document, $id: 'document' });
/** Of bodies, and of queries, where digits become numbers. */
const [ajv, ofQuery] = [validator(false), validator(true)];

/** References of the document, as a schema outside of it has to write them. */
const absolute = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as Json;

const inputs = new Map<Operation, Json>();

/** Schema of what an operation takes: its body, or its query without brackets. */
export function inputOf(operation: Operation): Json {
  const known = inputs.get(operation) ?? readInput(operation);
  inputs.set(operation, known);
  return known;
}

function readInput({ parameters, requestBody }: Operation): Json {
  const body = requestBody?.content['application/json'].schema;
  if (body) return absolute(schemas[String(body['$ref']).split('/').at(-1) ?? ''] ?? body);
  const query = parameters
    .map((one) => document.components.parameters[one.$ref?.split('/').at(-1) ?? ''] ?? one)
    .filter((one) => one.in === 'query' && !one.schema?.['x-personal']);
  const bare = (name = ''): string => name.replace('[]', '');
  return absolute({
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [bare(name), schema])),
    required: query.filter(({ required }) => required).map(({ name }) => bare(name)),
    additionalProperties: false,
  });
}

/** Name of the first field that is wrong; `null` when none is. */
export function wrongField(schema: Json, given: Json, isQuery: boolean): string | null {
  const rules = isQuery ? ofQuery : ajv;
  if (rules.validate(schema, given)) return null;
  const [error] = rules.errors ?? [];
  const { missingProperty, additionalProperty } = (error?.params ?? {}) as Record<string, string>;
  return error?.instancePath.split('/')[1] ?? missingProperty ?? additionalProperty ?? 'body';
}

const blanks = new Map<string, Json>();

/** A record with the fields of a schema: empty texts and lists, zeros, nulls where they are allowed. */
export function blankRecord(name: string): Json {
  const known = blanks.get(name) ?? makeBlank(name);
  blanks.set(name, known);
  return known;
}

function makeBlank(name: string): Json {
  const fields = Object.entries((schemas[name]?.['properties'] ?? {}) as Record<string, Json>);
  const blankOf = (schema: Json) =>
    [null, '', 0, 1, [], '0', '2000-01-01'].find((value) => ajv.validate(absolute(schema), value));
  return Object.fromEntries(fields.map(([field, schema]) => [field, blankOf(schema)]));
}

/** Words of a code in the language of a request. */
export function wordsOf(schema: string, code: unknown, language = 'zh-cn'): string {
  const words = schemas[schema]?.['x-words'] as Record<string, Record<string, string>> | undefined;
  return words?.[String(code)]?.[{ en: 'en', 'zh-tw': 'zh-TW' }[language] ?? 'zh-CN'] ?? '';
}
