import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { copied, namedIn } from './copy';
import { simple } from './descriptions';

// Compiling the whole project takes its time on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** What a database has: a table with comments in Chinese, and one without any. */
const TABLES = `
CREATE TABLE biz_partner_deal (
  id bigint NOT NULL COMMENT '主键',
  deal_code varchar(20) NOT NULL UNIQUE COMMENT '合作编码',
  deal_name json NOT NULL COMMENT '合作名称',
  share_rate decimal(10,4) NOT NULL COMMENT '分成比例',
  seat_count int NOT NULL COMMENT '席位数',
  is_open tinyint(1) NOT NULL COMMENT '是否开放',
  signed_on date COMMENT '签约日期'
) COMMENT='合作约定';
CREATE TABLE sys_phrase (id bigint, phrase varchar(40), told_at datetime, weight decimal(8,2));`;

/** The tests that take their cases from the contract, from the menu or from all files. */
const WHOLE = [
  'tests/architecture/words.test.ts',
  'tests/architecture/i18n.test.ts',
  'tests/architecture/imports.test.ts',
  'tests/architecture/cycles.test.ts',
  'tests/unit/contract/listResources.test.ts',
  'tests/unit/contract/records.test.ts',
  'tests/unit/mocks/calledByTheWalk.test.ts',
  'tests/unit/mocks/partnerDeal.test.ts',
  'tests/unit/mocks/phrase.test.ts',
];

/** Of tests that take minutes, what is about the menu, roles, dictionaries and documents. */
const IN_PART = [
  'tests/unit/mocks/seeds.test.ts',
  'tests/unit/mocks/accessMatrix.test.ts',
  'tests/architecture/docs.test.ts',
];
const PART = 'menu|dictionary|role holds|page|belongs to a screen|calls.md|every call that the mock';

const VITEST = ['vitest/vitest.mjs', 'run', '--maxWorkers=1', '--project', 'unit'];

const copy = copied();
const made = copy.make('tables.sql', TABLES);

afterAll(copy.remove);

test('one command makes a resource of each table, names what it has written, and enters it in one file', () => {
  expect(made.isDone, made.said).toBe(true);
  expect(namedIn(made, 'written')).toEqual(
    ['partnerDeal', 'phrase'].flatMap((name) => [
      `src/contract/system/${name}.ts`,
      `src/views/system/${name}/index.tsx`,
      `src/views/system/${name}/words.ts`,
      `mocks/${name}/area.ts`,
      `tests/unit/mocks/${name}.test.ts`,
    ]),
  );
  expect(namedIn(made, 'changed')).toEqual(['mocks/areas.ts']);
  expect(namedIn(made, 'translate')).toContain('src/views/system/partnerDeal/words.ts: 7 texts');
  expect(readFileSync(join(copy.folder, 'mocks/phrase/area.ts'), 'utf8')).toContain(
    'id: 971, directory: 940',
  );
});

test('nothing is written of what is there already, or cannot be made', () => {
  const twice = copy.make('tables.sql', TABLES);
  expect(twice.isDone).toBe(false);
  expect(twice.said).toContain('there is a resource of this name in src/contract/system/partnerDeal.ts');
  const wrong = JSON.stringify({ ...simple, resourceName: 'wrong', titleField: 'nothing' });
  expect(copy.make('wrong.json', wrong).said).toBe(
    'wrong: The identifying field must be one of the fields\n',
  );
  expect(existsSync(join(copy.folder, 'mocks/wrong'))).toBe(false);
});

test('the project compiles with what was made, untouched', () => {
  expect(copy.failureOf(['typescript/bin/tsc', '--noEmit'])).toBe('');
});

test('the checks of every resource pass with what was made, untouched', () => {
  expect(copy.failureOf([...VITEST, ...WHOLE])).toBe('');
  expect(copy.failureOf([...VITEST, ...IN_PART, '-t', PART])).toBe('');
});
