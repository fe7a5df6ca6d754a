import { expect, test } from 'vitest';
import type { Shape } from '@/contract/field/field';
import type { Resource } from '@/contract/resource';
import { RESOURCES } from '../unit/contract/described';
import { sourcesIn } from './sources';

type Bundle = Record<string, string>;

const files = import.meta.glob<Bundle>(
  ['../../src/i18n/{zh-CN,en,zh-TW}/*.ts', '../../src/views/**/words/{zh-CN,en,zh-TW}.ts'],
  { eager: true, import: 'default' },
);

const LANGUAGES = ['zh-CN', 'en', 'zh-TW'] as const;

const HAN = /\p{Script=Han}/u;

/** How a language calls itself, in whatever language it is read. */
const OWN_NAMES = ['简体中文', '繁體中文'];

/** Frequent characters that exist in simplified Chinese only. */
const SIMPLIFIED =
  /[们这为员发录务产资时间区级应开关闭选择确认总数据处动态标题类编辑删会财记现货审实币链钱户积单号码类状驳过试页显设门岗权统监测线异错误网络询购仓约杠损费优红换奖励导师违规则险证认册邮联络请输验该无结热闲长边义亿圆]/u;

/** The place of the language in the path of a message file. */
const PLACE = '<language>';

/** Message files without their language: `src/i18n/<language>/crud.ts`, `src/views/home/words/<language>.ts`. */
const areas = [
  ...new Set(
    Object.keys(files).map((file) =>
      file.replace('../../', '').replace(/(?<=i18n\/)[\w-]+(?=\/)|(?<=words\/)[\w-]+(?=\.ts$)/, PLACE),
    ),
  ),
];

const fileOf = (language: string, area: string): string => area.replace(PLACE, language);

const bundle = (language: string, area: string): Bundle => files[`../../${fileOf(language, area)}`] ?? {};

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name).sort();

const everything = (language: string): [key: string, text: string][] =>
  areas.flatMap((area) => Object.entries(bundle(language, area)));

/** A message as a failing check shows it, with the file to edit. */
const located = (language: string, [key, text]: [key: string, text: string]): string => {
  const area = areas.find((name) => Object.hasOwn(bundle(language, name), key)) ?? '';
  return `${fileOf(language, area)}: ${key}: ${text}`;
};

test.each(['en', 'zh-TW'])('C140 %s has the keys of simplified Chinese in each area', (language) => {
  const keys = (of: string) =>
    areas.flatMap((area) => Object.keys(bundle(of, area)).map((key) => `${fileOf(language, area)}: ${key}`));
  const [own, wanted] = [new Set(keys(language)), new Set(keys('zh-CN'))];
  expect(
    [...wanted].filter((line) => !own.has(line)),
    'add these keys to these files: simplified Chinese has them',
  ).toEqual([]);
  expect(
    [...own].filter((line) => !wanted.has(line)),
    'remove these keys from these files, or add them to the simplified Chinese file (zh-CN)',
  ).toEqual([]);
});

test.each(['en', 'zh-TW'])('C140 %s fills the same places as simplified Chinese', (language) => {
  const texts = new Map(everything(language));
  const wrong = everything('zh-CN').filter(
    ([key, text]) => placeholders(texts.get(key) ?? '').join() !== placeholders(text).join(),
  );
  expect(
    wrong.map(([key]) => located(language, [key, texts.get(key) ?? ''])),
    'give these messages the {{placeholders}} of simplified Chinese',
  ).toEqual([]);
});

test('C140 there are messages, and every area exists in three languages', () => {
  expect(areas.length).toBeGreaterThan(0);
  const missing = LANGUAGES.flatMap((language) =>
    areas.map((area) => fileOf(language, area)).filter((file) => !files[`../../${file}`]),
  );
  expect(missing, 'add these files').toEqual([]);
});

test.each(LANGUAGES)('C140 no message is empty in %s', (language) => {
  const empty = everything(language).filter(([, text]) => text.trim() === '');
  expect(
    empty.map((one) => located(language, one)),
    'give these keys a text',
  ).toEqual([]);
});

test('C140 no key stands in two areas', () => {
  const lines = areas.flatMap((area) =>
    Object.keys(bundle('zh-CN', area)).map((key) => ({ key, line: `${fileOf('zh-CN', area)}: ${key}` })),
  );
  const twice = lines.filter(({ key }) => lines.filter((other) => other.key === key).length > 1);
  expect(
    twice.map(({ line }) => line),
    'keep each of these keys in one of these files, and in its namesakes of the other languages',
  ).toEqual([]);
});

test('English messages carry no Chinese', () => {
  const chinese = everything('en').filter(([, text]) => HAN.test(text) && !OWN_NAMES.includes(text));
  expect(
    chinese.map((one) => located('en', one)),
    'translate these messages',
  ).toEqual([]);
});

test('traditional Chinese messages carry no simplified character', () => {
  const simplified = everything('zh-TW').filter(
    ([, text]) => SIMPLIFIED.test(text) && !OWN_NAMES.includes(text),
  );
  expect(
    simplified.map((one) => located('zh-TW', one)),
    'write these messages in traditional characters',
  ).toEqual([]);
});

const code = sourcesIn('src').filter(({ path }) => !/^src\/(?:i18n\/|views\/.*\/words\/)/.test(path));

test('C140 Chinese stands in the message files only', () => {
  expect(
    code.filter((source) => HAN.test(source.code)).map(({ path }) => path),
    'move the Chinese text of these files to the words beside the view, or to src/i18n/zh-CN',
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
  const unused = everything('zh-CN').filter(([key]) => !texts.has(key) && !isBuilt(key) && !isLabel(key));
  expect(
    unused.map((one) => located('zh-CN', one)),
    'use these keys in src, name the fields in src/contract, or remove these keys from these files and their namesakes of the other languages',
  ).toEqual([]);
});
