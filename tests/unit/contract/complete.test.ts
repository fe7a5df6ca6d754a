import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Shape } from '@/contract/field/field';
import type { Words } from '@/i18n/keys';
import { describedCalls, describedResources } from '../../../tools/contract/described';
import { ROOT } from '../../architecture/sources';

/** A schema of the document, as far as it says what it is about. */
interface Schema {
  $ref?: string;
  description?: string;
  'x-label'?: string;
  enum?: readonly (string | number)[];
  'x-enum-descriptions'?: readonly string[];
  'x-words'?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  properties?: Readonly<Record<string, Schema>>;
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
}

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, { description?: string; schema: Schema }>>;
  };
}

const LANGUAGES = ['zh-CN', 'en', 'zh-TW'];

const { paths, components } = JSON.parse(
  readFileSync(join(ROOT, 'docs/backend/openapi.json'), 'utf8'),
) as Document;
const { schemas, parameters } = components;

const referred = ({ $ref = '' }: Schema): Schema | undefined => schemas[$ref.split('/').at(-1) ?? ''];

/** True for a field with a sentence or a name of its own, or of a kind that is described once for all. */
const isSaid = (field: Schema): boolean =>
  [field.description, field['x-label'], referred(field)?.description].some(Boolean) ||
  (field.anyOf ?? []).some(isSaid);

/** Names of the fields without a word, after that of their schema. */
const unsaidIn = ({ properties = {}, allOf = [] }: Schema, schema: string): string[] => [
  ...Object.entries(properties).flatMap(([name, field]) => (isSaid(field) ? [] : [`${schema}.${name}`])),
  ...allOf.flatMap((part) => unsaidIn(part, schema)),
];

/** The file that describes what a schema is made of. */
function fileOf(schema: string): string {
  const [found] = describedResources.filter(({ resource: { name } }) =>
    new RegExp(`^${name}(?:Row|Page|Detail|Figures|Question)$`, 'i').test(schema),
  );
  return found?.file ?? 'src/contract/block or tools/openapi';
}

test.each(Object.keys(schemas).filter((name) => schemas[name]?.properties ?? schemas[name]?.allOf))(
  'every field and figure of %s has a description, or a name that the console calls it',
  (name) => {
    const told = `add a TSDoc comment to these in ${fileOf(name)}, or words to its view, and run \`npm run docs\``;
    expect(unsaidIn(schemas[name] ?? {}, name), told).toEqual([]);
  },
);

test('every filter has a description', () => {
  const unsaid = Object.entries(parameters).filter(
    ([, { description = '', schema }]) => description === '' && !isSaid(schema),
  );
  const told = 'add a TSDoc comment to these among the filters of their resource in src/contract';
  expect(Object.keys(parameters).length).toBeGreaterThan(300);
  expect(
    unsaid.map(([name]) => name),
    told,
  ).toEqual([]);
});

describe.each(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map((one) => [path, ...one] as const),
  ),
)('%s %s', (_, __, { operationId, summary = '', description = '' }) => {
  test('has a summary, and says what it does', () => {
    const file = describedCalls.find(({ id }) => id === operationId)?.file;
    expect([summary !== '', description !== ''], `add a TSDoc comment to the call in ${file}`).toEqual([
      true,
      true,
    ]);
  });
});

test('every code of a refusal has a description, and words in three languages', () => {
  const {
    enum: codes = [],
    'x-words': words = {},
    'x-enum-descriptions': said = [],
  } = schemas['RefusalCode'] ?? {};
  expect(said.filter(Boolean), 'add a comment to each code in src/contract/refusals.ts').toHaveLength(
    codes.length,
  );
  const unsaid = codes.filter((code) => !LANGUAGES.every((language) => words[code]?.[language]));
  expect(unsaid, 'add words for these codes to mocks/core/messages.ts').toEqual([]);
});

const dictionaries = Object.entries(schemas).filter(
  ([, schema]) => 'x-default' in schema || schema['x-words'],
);

test.each(dictionaries)(
  'every code of %s has a name in three languages',
  (type, { enum: codes = [], 'x-words': words = {} }) => {
    const unsaid = codes.filter((code) => !LANGUAGES.every((language) => words[code]?.[language]));
    expect(unsaid, `name these codes of ${type} in mocks/dict/seeds`).toEqual([]);
  },
);

const words = new Map(
  Object.values(
    import.meta.glob<{ words?: Words }>(['../../../src/i18n/words/*.ts', '../../../src/views/**/words.ts'], {
      eager: true,
    }),
  ).flatMap((file) => Object.entries(file.words ?? {})),
);

/** Values without a dictionary that operators see, by the keys of their words. */
const chosen = describedResources.flatMap(({ file, resource: { name, row, detail = {} } }) => {
  const shape: Shape = { ...row, ...detail };
  return Object.entries(shape).flatMap(([field, { options }]) =>
    options.choices && !options.unlisted
      ? options.choices.map((value) => [file, `${name}.${field}.${value}`] as const)
      : [],
  );
});

test('every value without a dictionary has a name in three languages', () => {
  expect(chosen.length).toBeGreaterThan(10);
  const unsaid = chosen.filter(([, key]) => {
    const texts = words.get(key) ?? [];
    return texts.length !== LANGUAGES.length || texts.some((text) => text === '');
  });
  expect(
    unsaid.map(([file, key]) => `${key} (described in ${file})`),
    'add these keys to words.ts beside the view',
  ).toEqual([]);
});
