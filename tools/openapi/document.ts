import { describedCalls } from '../contract/described';
import type { DescribedCall } from '../contract/described';
import { grouped } from '../contract/groups';
import { BASE_PATH } from '../contract/path';
import { componentSchemas } from './components';
import { printed } from './json';
import type { Json } from './json';
import { parametersOf, questionComponents, responsesOf, variantOf } from './operations';
import type { Variant } from './operations';
import { tags } from './tags';
import { withoutUnused } from './unused';
import { seededDictionaries } from './words';

const INFO = {
  title: 'Administration console',
  version: '1',
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'Every call of the console. How calls travel, and what a server has to keep besides, is told in guide.md. ' +
    'Printed from src/contract by `npm run docs`. `x-permission` is what the caller has to hold, `x-refusals` what ' +
    'a call may be refused with, `x-step-up` whether the own password is asked for again, `x-idempotency-field` ' +
    'and `x-version-field` the fields that make a repetition and a lost update harmless, `x-repetition` what holds for the ' +
    'same write sent once more, `x-label` what the console calls a field, `x-enum-varnames` and `x-enum-descriptions` the ' +
    'names and the English words of codes, `x-touches` the resources ' +
    'that are read anew after it, `x-words` the words of codes in three languages, `x-flow` the states of a record and the ' +
    'moves between them.',
};

const LANGUAGE = {
  in: 'header',
  name: 'Accept-Language',
  description: 'Language of `msg` and of texts that are made for the reader.',
  schema: { type: 'string', enum: ['zh-cn', 'en', 'zh-tw'], default: 'zh-cn' },
};

const distinct = (values: readonly (Json | null)[]): (Json | null)[] =>
  values.filter((value, index) => {
    const text = JSON.stringify(value);
    return values.findIndex((other) => JSON.stringify(other) === text) === index;
  });

const schemaOf = (parameter: Json): Json => {
  const { schema } = parameter;
  return typeof schema === 'object' && schema !== null ? { ...schema } : {};
};

/** One parameter that several variants of a call have; it is required where every one requires it. */
function mergedParameter(name: unknown, variants: readonly Variant[]): Json {
  const found = variants.flatMap(({ parameters }) => parameters.filter((one) => one['name'] === name));
  const [first = {}] = found;
  const schemas = distinct(found.map(schemaOf));
  const words = schemas.flatMap((schema) => (Array.isArray(schema?.['enum']) ? schema['enum'] : []));
  const isWord = schemas.length > 1 && words.length > 0;
  return {
    ...first,
    required: found.length === variants.length && found.every(({ required }) => required === true),
    ...(isWord ? { schema: { ...schemas[0], enum: [...new Set(words)] } } : {}),
  };
}

/** `A page of the list.` → `A page of the list` */
const firstSentence = (text: string): string => /^.*?[^.](?=\.(?:\s|$))/.exec(text)?.[0] ?? text;

/** Several calls of one method and path that differ in a parameter: one operation. */
function merged(variants: readonly Variant[]): Json {
  const names = new Set(variants.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  return {
    parameters: [...names].map((name) => mergedParameter(name, variants)),
    'x-variants': variants.map(({ described: { id, call, of }, description, extensions }) => ({
      id,
      description,
      'x-permission': extensions['x-permission'],
      when: {
        ...of?.resource.always,
        ...Object.fromEntries(
          Object.entries(call.query ?? {}).flatMap(([name, { options }]) =>
            options.choices?.length === 1 ? [[name, options.choices[0]]] : [],
          ),
        ),
      },
    })),
  };
}

function operationOf(calls: readonly DescribedCall[]): Json {
  const variants = calls.map(variantOf);
  const [first] = variants;
  if (!first) throw new Error('a call that is described nowhere');
  const { described, description, body, extensions } = first;
  const { id, call } = described;
  const { parameters: all, ...more } =
    variants.length > 1 ? merged(variants) : { parameters: parametersOf(first) };
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    summary: firstSentence(description),
    description,
    ...(call.access === 'open' ? { security: [] } : {}),
    parameters: [{ $ref: '#/components/parameters/Language' }, ...(Array.isArray(all) ? all : [])],
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(distinct(variants.map(({ data }) => data))),
    ...extensions,
    ...more,
  };
}

function paths(): Json {
  const byPath = grouped(describedCalls, ({ call }) => call.path);
  return Object.fromEntries(
    [...byPath]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([path, calls]) => [
        `/${path}`,
        Object.fromEntries(
          [...grouped(calls, ({ call }) => call.method)].map(([method, same]) => [
            method.toLowerCase(),
            operationOf(same),
          ]),
        ),
      ]),
  );
}

/** The contract as an OpenAPI 3.1 document, with every component that something could use. */
function wholeDocument(): Json {
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: BASE_PATH.replace(/\/$/, '') }],
    security: [{ session: [] }],
    tags: tags(),
    paths: paths(),
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a log-in, printable ASCII of at most 4,000 characters.',
        },
      },
      parameters: { Language: LANGUAGE, ...questionComponents() },
      schemas: componentSchemas(seededDictionaries()),
    },
  };
}

/** The document as it is stored. */
export const openApiText = (): string => `${printed(withoutUnused(wholeDocument()))}\n`;
