import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import type { Description, GenField } from '@/domain/gen/description';
import { GEN_KINDS } from '@/contract/system/gen';
import { problemsOf } from '@/domain/gen/problems';
import { entered, entriesOf } from '@/domain/gen/template/entries';
import { filesOf } from '@/domain/gen/template/files';
import { ROOT } from '../../architecture/sources';
import { everything } from './descriptions';

/** What ends or opens comments, strings and templates, in any mixture with plain letters. */
const PIECES = ['*/', '/*', '*', '/', '//', "'", '"', '`', '${', '$', '{', '}', '\\', '\n', '\r', '\t', '\0'];
const MARKS = [
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\ufeff',
  'a',
  '标题',
  ' ',
  'import("//e.io/x");',
  '|',
];

const title = fc
  .array(fc.constantFrom(...PIECES, ...MARKS), { minLength: 1, maxLength: 14 })
  .map((pieces) => pieces.join('').slice(0, 40));
const titles = fc.record({ zh: title, en: title, tw: title });

const KNOWN_BY = new Set(['type', 'operator', 'name', 'kind']);

/** What a file consists of: its nodes and names, without the words it says. */
function shapeOf(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}\n${text}`);
  const shape: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (KNOWN_BY.has(key) && typeof value === 'string') shape.push(value);
      walk(value);
    }
  };
  walk(program);
  return shape;
}

/** The same description under other titles, which are examples of its fields as well. */
const titled = (named: Description['title'], example: string): Description => ({
  ...everything,
  title: named,
  fields: everything.fields.map((field): GenField => ({
    ...field,
    label: named,
    ...(field.kind === 'text' || field.kind === 'note' || field.kind === 'link' ? { example } : {}),
  })),
});

/** Every file that is written, and every file that a line is entered into. */
function written(description: Description): [path: string, text: string][] {
  const entries = entriesOf(description);
  const files = filesOf(description).filter(({ path }) => /\.tsx?$/.test(path));
  return [
    ...files.map(({ path, text }): [string, string] => [path, text]),
    ...[...new Set(entries.map(({ path }) => path))].map((path): [string, string] => [
      path,
      entered(
        readFileSync(join(ROOT, path), 'utf8'),
        entries.filter((entry) => entry.path === path),
      ),
    ]),
  ];
}

const shapes = (description: Description) =>
  written(description).map(([path, text]) => [path, shapeOf(path, text)]);

describe('whatever a title holds', () => {
  const plain = shapes(titled({ zh: 'x', en: 'x', tw: 'x' }, 'x'));

  test('generated code consists of what it consists of under a plain one', () => {
    fc.assert(
      fc.property(titles, title, (named, example) => {
        expect(shapes(titled(named, example))).toEqual(plain);
      }),
      {
        seed: 6,
        numRuns: 60,
        examples: [[{ zh: 'a**//;import("//e.io/x");/**', en: '', tw: '' }, '${process.exit()}']],
      },
    );
  });

  test('it holds no mark that turns the direction of code', () => {
    fc.assert(
      fc.property(titles, title, (named, example) => {
        for (const [, text] of written(titled(named, example)))
          expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0]/);
      }),
      { seed: 7, numRuns: 30 },
    );
  });
});

const limit = fc.constantFrom(0, 1, 3, 20, 1000, 1001, 1_000_000_000);

const drawnField = fc.record(
  {
    name: fc.constantFrom('one', 'two', 'three'),
    label: titles,
    kind: fc.constantFrom(...GEN_KINDS),
    dict: fc.constantFrom('sys_yes_no', 'sys_job_group', 'none'),
    min: limit,
    max: limit,
    example: fc.oneof(fc.constantFrom('', '007', '12', '1e5', 'DEFAULT'), title),
    form: fc.constantFrom<GenField['form'][]>('both', 'add', 'none'),
    filter: fc.constant('none' as const),
    listed: fc.boolean(),
    sortable: fc.boolean(),
    unique: fc.boolean(),
    staffOnly: fc.boolean(),
  },
  { requiredKeys: ['name', 'label', 'kind', 'form', 'filter', 'listed', 'sortable', 'unique', 'staffOnly'] },
);

test('a description without problems becomes code that parses; one with problems throws nothing', () => {
  let sound = 0;
  fc.assert(
    fc.property(fc.uniqueArray(drawnField, { selector: ({ name }) => name, minLength: 1 }), (fields) => {
      const description = { ...everything, fields, titleField: fields[0]?.name ?? '' };
      const files = filesOf(description).filter(({ path }) => /\.tsx?$/.test(path));
      if (problemsOf(description).length > 0) return;
      sound++;
      for (const { path, text } of files) shapeOf(path, text);
    }),
    { seed: 9, numRuns: 300 },
  );
  expect(sound).toBeGreaterThan(20);
});
