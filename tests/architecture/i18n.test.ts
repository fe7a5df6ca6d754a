import { expect, test } from 'vitest';
import type { Shape } from '@/contract/field/field';
import type { Resource } from '@/contract/resource';
import { words as rules } from '@/contract/words';
import type { Words } from '@/i18n/keys';
import { LANGUAGES } from '@/i18n/languages';
import type { Language } from '@/i18n/languages';
import { RESOURCES } from '../unit/contract/described';
import { sourcesIn } from './sources';

const loaded = import.meta.glob<Words>(
  ['../../src/i18n/words/*.ts', '../../src/views/**/words.ts', '../../src/domain/*/words/*.ts'],
  {
    eager: true,
    import: 'words',
  },
);

/** Those of the contract come in all languages at once. */
const files: Record<string, Words> = { ...loaded, '../../src/contract/words.ts': rules };

/** The same files as the console imports them for one language. */
const english = import.meta.glob<Record<string, string>>(
  ['../../src/i18n/words/*.ts', '../../src/views/**/words.ts', '../../src/domain/*/words/*.ts'],
  { eager: true, import: 'words', query: '?lang=en' },
);

/** A text of one language. */
interface Message {
  file: string;
  key: string;
  text: string;
}

const HAN = /\p{Script=Han}/u;

/** Every message of a language, with its words file. */
const messages = (language: Language): Message[] =>
  Object.entries(files).flatMap(([file, words]) =>
    Object.entries(words).map(([key, texts]) => ({
      file: file.replace('../../', ''),
      key,
      text: texts[LANGUAGES.indexOf(language)] ?? '',
    })),
  );

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name).sort();

/** A message as a failing check shows it, with the file to edit. */
const located = ({ file, key, text }: Message): string => `${file}: ${key}: ${text}`;

test('C140 there are messages, and every one has a text for each language', () => {
  const rows = Object.entries(files).flatMap(([file, words]) =>
    Object.entries(words).map(([key, texts]) => ({
      file,
      key,
      text: texts.join(' | '),
      count: texts.length,
    })),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(
    rows.filter(({ count }) => count !== LANGUAGES.length).map(located),
    `give these keys ${LANGUAGES.length} texts: ${LANGUAGES.join(', ')}`,
  ).toEqual([]);
});

test('an import of one language holds its texts and no others', () => {
  const columns = Object.entries(loaded).map(([file, words]) => [
    file,
    Object.fromEntries(Object.entries(words).map(([key, texts]) => [key, texts[LANGUAGES.indexOf('en')]])),
  ]);
  expect(english).toEqual(Object.fromEntries(columns));
});

test('C140 a language fills the same places as simplified Chinese', () => {
  const places = new Map(messages('zh-cn').map(({ key, text }) => [key, placeholders(text).join()]));
  const wrong = [...messages('en'), ...messages('zh-tw')].filter(
    ({ key, text }) => placeholders(text).join() !== places.get(key),
  );
  expect(wrong.map(located), 'give these messages the {{placeholders}} of simplified Chinese').toEqual([]);
});

test.each(LANGUAGES)('C140 no message is empty in %s', (language) => {
  const empty = messages(language).filter(({ text }) => text.trim() === '');
  expect(empty.map(located), 'give these keys a text').toEqual([]);
});

test('C140 no key stands in two areas', () => {
  const all = messages('zh-cn');
  const twice = all.filter(({ key }) => all.filter((other) => other.key === key).length > 1);
  expect(twice.map(located), 'keep each of these keys in one of these files').toEqual([]);
});

const code = sourcesIn('src').filter(
  ({ path }) => !/^src\/(?:i18n|contract|views\/.*|domain\/\w+)\/words\b/.test(path),
);

test('C140 Chinese stands in the message files only', () => {
  expect(
    code.filter((source) => HAN.test(source.code)).map(({ path }) => path),
    'move the Chinese text of these files to the words.ts beside the view, or to src/i18n/words',
  ).toEqual([]);
});

/** What composes the names of fields; which of them there are is in the contract. */
const LABELS = 'src/crud/field/label.ts';

/** Names in a shape, at any depth. */
const namesIn = (shape: Shape = {}): string[] =>
  Object.entries(shape).flatMap(([name, { options }]) => [name, ...namesIn(options.shape)]);

/** Every name that a screen of a resource may label: fields, filters, and what its calls take and answer. */
function namesOf({ row, detail, summary, filters, calls }: Resource): string[] {
  const called = Object.values(calls).flatMap(({ body, query }) => [...namesIn(body), ...namesIn(query)]);
  return [...namesIn({ ...row, ...detail, ...summary }), ...Object.keys(filters ?? {}), ...called];
}

test('every message is used', () => {
  const mocks = sourcesIn('mocks');
  const readers = [...code, ...mocks];
  const texts = new Set(readers.flatMap((source) => [...source.texts]));
  const words = new Set([...texts, ...readers.flatMap((source) => [...source.identifiers])]);
  const patterns = readers
    .flatMap(({ path, templates }) => (path === LABELS ? [] : templates))
    .filter(
      (pieces) =>
        pieces.length > 1 && /\w/.test(pieces.join('')) && pieces.some((piece) => piece.includes('.')),
    )
    .map(
      (pieces) =>
        new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')}$`),
    );
  // A key put together at run time counts when each of its parts is a word of the code, or a number.
  const isBuilt = (key: string) =>
    patterns.some((pattern) => {
      const parts = pattern.exec(key)?.slice(1);
      return parts?.every((part) => words.has(part) || /^\d+$/.test(part)) ?? false;
    });
  const fields = new Set(
    RESOURCES.flatMap((resource) =>
      namesOf(resource).flatMap((name) => [`${resource.name}.${name}`, `field.${name}`]),
    ),
  );
  // A history tells of fields that the record itself does not have (`adjust.available`).
  const told = new Set(mocks.flatMap((source) => [...source.texts]));
  const resources = new Set<string | undefined>(RESOURCES.map(({ name }) => name));
  // The last part may name a value: `file.type.image`.
  const isLabel = (key: string) => {
    const [resource, field, value] = key.split('.');
    const isNamed =
      fields.has(`${resource}.${field}`) ||
      (resources.has(resource) && field !== undefined && told.has(field));
    return isNamed && (value === undefined || words.has(value));
  };
  const unused = messages('zh-cn').filter(({ key }) => !texts.has(key) && !isBuilt(key) && !isLabel(key));
  expect(
    unused.map(located),
    'use these keys in src, name the fields in src/contract, or remove these keys from these files',
  ).toEqual([]);
});
