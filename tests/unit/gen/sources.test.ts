import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../architecture/sources';
import type { Description } from '@/domain/gen/description';
import { problemsOf } from '@/domain/gen/problems';
import { PARSERS } from '@/domain/gen/source/parsers';
import { fromTable, synced } from '@/domain/gen/source/table';

const first = ([one]: readonly Description[]): Description => {
  if (!one) throw new Error('nothing was found');
  return one;
};

/** Name, kind and largest value of each field. */
const brief = ({ fields }: Description) => fields.map(({ name, kind, max }) => [name, kind, max]);

const SQL = `
-- A comment, with a bracket (
CREATE TABLE IF NOT EXISTS \`shop\`.\`biz_coupon_kind\` (
  \`id\` bigint NOT NULL AUTO_INCREMENT COMMENT '主键',
  \`kind_code\` varchar(20) NOT NULL COMMENT '编码, (唯一)',
  \`amount\` decimal(10,2) DEFAULT '0.00' COMMENT '金额',
  \`is_on\` tinyint(1) NOT NULL DEFAULT 1,
  \`begun_at\` datetime,
  \`told_on\` date,
  \`body\` text COMMENT 'it''s long',
  PRIMARY KEY (\`id\`),
  UNIQUE KEY \`uk_code\` (\`kind_code\`)
) ENGINE=InnoDB COMMENT='券种';
create table "tag" (word varchar(8) unique);`;

test('every table of an SQL text is read, with comments, limits and keys', () => {
  const found = PARSERS.sql(SQL);
  expect(found.map(({ resourceName, title }) => [resourceName, title.zh])).toEqual([
    ['couponKind', '券种'],
    ['tag', '待译：Tag'],
  ]);
  expect(brief(first(found))).toEqual([
    ['kindCode', 'text', 20],
    ['amount', 'rate', undefined],
    ['isOn', 'flag', undefined],
    ['begunAt', 'time', undefined],
    ['toldOn', 'day', undefined],
    ['body', 'note', 500],
  ]);
  const [code, amount] = first(found).fields;
  expect(code).toMatchObject({
    unique: true,
    form: 'add',
    label: { zh: '编码, (唯一)', en: 'Kind code', tw: '待譯：Kind code' },
  });
  expect(amount).toMatchObject({ unique: false, form: 'both' });
  expect(first(found).fields.at(-1)?.label).toEqual({
    zh: "待译：it's long",
    en: "it's long",
    tw: "待譯：it's long",
  });
  expect(first(found).titleField).toBe('kindCode');
});

test('a sample of JSON is read by its values', () => {
  const sample = [
    { id: 1, user_name: 'Ann', age: 7, rate: '0.25', home: 'https://example.com', on: true },
    { id: 2 },
  ];
  expect(brief(first(PARSERS.json(JSON.stringify(sample))))).toEqual([
    ['userName', 'text', 100],
    ['age', 'count', undefined],
    ['rate', 'rate', undefined],
    ['home', 'link', undefined],
    ['on', 'flag', undefined],
  ]);
});

test('the schemas of an OpenAPI document are read, or one that stands alone', () => {
  const schema = {
    title: 'Partner',
    type: 'object',
    properties: {
      code: { type: 'string', minLength: 2, maxLength: 9, description: 'Code' },
      share: { type: ['number', 'null'] },
      seen: { type: 'string', format: 'date-time' },
      nested: { type: 'object' },
    },
  };
  const alone = first(PARSERS.openapi(JSON.stringify(schema)));
  expect(brief(alone)).toEqual([
    ['code', 'text', 9],
    ['share', 'rate', undefined],
    ['seen', 'time', undefined],
  ]);
  const whole = { openapi: '3.1.0', components: { schemas: { Partner: schema, Empty: { type: 'object' } } } };
  expect(PARSERS.openapi(JSON.stringify(whole)).map(({ resourceName }) => resourceName)).toEqual(['partner']);
});

test("the console's own document is read", () => {
  const found = PARSERS.openapi(readFileSync(join(ROOT, 'docs', 'backend', 'openapi.json'), 'utf8'));
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) expect(one.fields.length).toBeGreaterThan(0);
});

test.each(['sql', 'json', 'openapi'] as const)('what is no %s is nothing', (source) => {
  for (const text of ['', 'nonsense', '{', '[]', 'create table x (', '{"a":{}}', 'null'])
    expect(PARSERS[source](text)).toEqual([]);
});

test('a table that has changed drops fields, adds fields, and leaves what was decided', () => {
  const column = (columnName: string) => ({
    columnName,
    columnType: 'varchar(9)',
    columnComment: '',
    isRequired: true,
    isUnique: false,
  });
  const of = (...names: string[]) => fromTable('t', { tableComment: '', columns: names.map(column) });
  const decided = of('kept', 'gone').fields.map((field) => ({ ...field, sortable: true }));
  const now = synced(decided, of('fresh', 'kept'));
  expect(now.map(({ name, sortable }) => [name, sortable])).toEqual([
    ['kept', true],
    ['fresh', false],
  ]);
});

test('drafts of tables can be generated as they are, and what cannot is told by its field', () => {
  const draft = first(PARSERS.sql(SQL));
  expect(problemsOf(draft)).toEqual([]);
  const [code, ...rest] = draft.fields;
  if (!code) throw new Error('no field');
  const told = (change: Partial<typeof code>) =>
    problemsOf({ ...draft, titleField: 'amount', fields: [{ ...code, ...change }, ...rest] });
  expect(told({ name: 'amount' })).toEqual([{ field: 'amount', words: 'gen.problem.twice' }]);
  expect(told({ name: 'class' })).toEqual([{ field: 'class', words: 'gen.problem.name' }]);
  expect(told({ name: 'version' })).toEqual([{ field: 'version', words: 'gen.problem.own' }]);
  expect(told({ filter: 'range' })).toEqual([{ field: 'kindCode', words: 'gen.problem.filter' }]);
  expect(told({ min: 30 })).toEqual([{ field: 'kindCode', words: 'gen.problem.limits' }]);
  expect(told({ kind: 'code', unique: false, filter: 'oneOf', dict: 'nothing' })).toEqual([
    { field: 'kindCode', words: 'gen.problem.dict' },
  ]);
  expect(told({ kind: 'code', unique: false, filter: 'oneOf', dict: 'biz_lang', example: '' })).toEqual([
    { field: 'kindCode', words: 'gen.problem.example' },
  ]);
  expect(problemsOf({ ...draft, titleField: 'nothing' })).toEqual([
    { field: '', words: 'gen.problem.title' },
  ]);
});
