import { recordOf } from '@/lib/record';

/** A part of the document, as it was parsed: nothing of it is taken for granted. */
export type Json = Readonly<Record<string, unknown>>;

/** One call of the API. */
export interface Operation {
  /** `post.add`; unique. */
  id: string;
  area: string;
  method: string;
  path: string;
  description: string;
  /** The permission it needs; empty where a session is enough, or none is needed. */
  permission: string;
  access: string;
  parameters: readonly Json[];
  /** Schema of the body; `null` without one. */
  body: Json | null;
  /** Schema of the data of a success. */
  data: Json;
  refusals: readonly { code: number; name: string }[];
  touches: readonly string[];
  /** True when the operator's own password is asked for again. */
  stepUp: boolean;
  staffOnly: boolean;
}

/** The document of the API as it is drawn. */
export interface ApiDocument {
  /** Path below which the calls are, on the console's own origin. */
  base: string;
  operations: readonly Operation[];
  /** Finds what a reference names. */
  resolve(ref: string): Json;
}

const METHODS = ['get', 'post', 'put', 'delete'];

const textIn = (json: Json, name: string): string => {
  const value = json[name];
  return typeof value === 'string' ? value : '';
};

export const listIn = (json: Json, name: string): readonly unknown[] => {
  const value = json[name];
  return Array.isArray(value) ? value : [];
};

const wordsIn = (json: Json, name: string): string[] =>
  listIn(json, name).filter((one): one is string => typeof one === 'string');

/** The schema of a media type, whichever it is. */
function schemaOf(holder: Json): Json | null {
  const [media] = Object.values(recordOf(holder['content']));
  const schema = recordOf(media)['schema'];
  return schema === undefined ? null : recordOf(schema);
}

/** The data of a success: the first of the answers that a call can give. */
function dataOf(operation: Json): Json {
  const success = recordOf(recordOf(operation['responses'])['200']);
  const schema = schemaOf(success) ?? {};
  const [envelope = schema] = listIn(schema, 'anyOf');
  return recordOf(recordOf(recordOf(envelope)['properties'])['data']);
}

function operationOf(path: string, method: string, json: Json): Operation {
  const [area = ''] = wordsIn(json, 'tags');
  return {
    id: textIn(json, 'operationId') || `${method} ${path}`,
    area,
    method: method.toUpperCase(),
    path,
    description: textIn(json, 'description'),
    permission: textIn(json, 'x-permission'),
    access: textIn(json, 'x-access'),
    parameters: listIn(json, 'parameters').map(recordOf),
    body: json['requestBody'] === undefined ? null : schemaOf(recordOf(json['requestBody'])),
    data: dataOf(json),
    refusals: listIn(json, 'x-refusals').map((one) => {
      const { code, name } = recordOf(one);
      return { code: Number(code), name: String(name) };
    }),
    touches: wordsIn(json, 'x-touches'),
    stepUp: json['x-step-up'] !== undefined,
    staffOnly: json['x-staff-only'] === true,
  };
}

/** Reads the printed document. */
export function readDocument(raw: unknown): ApiDocument {
  const root = recordOf(raw);
  const operations = Object.entries(recordOf(root['paths'])).flatMap(([path, calls]) =>
    Object.entries(recordOf(calls))
      .filter(([method]) => METHODS.includes(method))
      .map(([method, json]) => operationOf(path, method, recordOf(json))),
  );
  return {
    base: textIn(recordOf(listIn(root, 'servers')[0]), 'url'),
    operations: operations.toSorted((a, b) => a.area.localeCompare(b.area)),
    resolve: (ref) =>
      ref
        .replace(/^#\//, '')
        .split('/')
        .reduce<Json>((found, name) => recordOf(found[name]), root),
  };
}
