import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { make } from '../../../tools/new/make';
import { LONG } from '../../effort';
import { copied, namedIn } from './copy';
import { everything, least, simple } from './descriptions';

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
  'tests/architecture/docs.test.ts',
  'tests/architecture/words.test.ts',
  'tests/architecture/i18n.test.ts',
  'tests/architecture/imports.test.ts',
  'tests/architecture/cycles.test.ts',
  'tests/unit/contract/listResources.test.ts',
  'tests/unit/contract/records.test.ts',
  'tests/unit/mocks/accessMatrix.test.ts',
  'tests/unit/mocks/calledByTheWalk.test.ts',
  'tests/unit/mocks/seededMenu.test.ts',
];

const VITEST = ['vitest/vitest.mjs', 'run', '--maxWorkers=1', '--project', 'unit'];

const copy = copied();
const ofTables = copy.make('tables.sql', TABLES);
const ofDescriptions = copy.make('descriptions.json', JSON.stringify([everything, least, simple]));

const written = [ofTables, ofDescriptions].flatMap((made) => namedIn(made, 'written'));
const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** What becomes of a file of this name and text where the others were made. */
function making(name: string, text: string): () => void {
  const path = join(copy.folder, name);
  writeFileSync(path, text);
  return () => void make(path, copy.folder);
}

afterAll(copy.remove);

test('one command makes a resource of each table, names what it has written, and enters it in one file', () => {
  expect(ofTables.isDone, ofTables.said).toBe(true);
  expect(namedIn(ofTables, 'written')).toEqual(
    ['partnerDeal', 'phrase'].flatMap((name) => [
      `src/contract/system/${name}.ts`,
      `src/views/system/${name}/index.tsx`,
      `src/views/system/${name}/words.ts`,
      `mocks/${name}/area.ts`,
      `tests/unit/mocks/${name}.test.ts`,
    ]),
  );
  expect(namedIn(ofTables, 'changed')).toEqual(['mocks/areas.ts']);
  expect(namedIn(ofTables, 'translate')).toContain('src/views/system/partnerDeal/words.ts: 7 texts');
  expect(readFileSync(join(copy.folder, 'mocks/phrase/area.ts'), 'utf8')).toContain(
    'id: 971, directory: 940',
  );
});

test('it makes what descriptions tell, beside the tables', () => {
  expect(ofDescriptions.isDone, ofDescriptions.said).toBe(true);
});

test('nothing is written of what is there already, or cannot be made', () => {
  const twice = copy.make('tables.sql', TABLES);
  expect(twice.isDone).toBe(false);
  expect(twice.said).toContain('there is a resource of this name in src/contract/system/partnerDeal.ts');
  const wrong = JSON.stringify({ ...simple, resourceName: 'wrong', titleField: 'nothing' });
  expect(making('wrong.json', wrong)).toThrow('wrong: The identifying field must be one of the fields');
  expect(existsSync(join(copy.folder, 'mocks/wrong'))).toBe(false);
});

test('the checks of every resource and its own tests pass with what was made, untouched', () => {
  const tests = written.filter(isTest);
  expect(tests).toHaveLength(5);
  expect(copy.failureOf([...VITEST, ...WHOLE, ...tests])).toBe('');
});

test('what was made is formatted as the project is', () => {
  expect(copy.failureOf(['oxfmt/bin/oxfmt', '--check', ...written, 'mocks/areas.ts'])).toBe('');
});

test('it compiles with the rest of the project', () => {
  // Of the tests it is its own alone that know of it.
  const settings = JSON.stringify({
    extends: './tsconfig.json',
    include: ['src', 'mocks', ...written],
  });
  writeFileSync(join(copy.folder, 'tsconfig.made.json'), settings);
  expect(copy.failureOf(['typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.made.json'])).toBe('');
});

test('it follows the rules of the linter', () => {
  expect(copy.failureOf(['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...written])).toBe('');
});

test('all of it is used', () => {
  // What else is unused is told where the whole project is checked.
  const told = copy.failureOf(['knip/bin/knip.js']).split('\n');
  expect(told.filter((line) => written.some((path) => line.includes(path)))).toEqual([]);
});

const BROWSER = process.env['PLAYWRIGHT_CHROMIUM'] ?? process.env['CHROME_BIN'] ?? '';

test.runIf(LONG && BROWSER !== '')(
  'a generated screen lists, filters, adds, edits and deletes in a browser',
  () => {
    const journey = readFileSync(join(import.meta.dirname, 'journey.ts'), 'utf8');
    writeFileSync(join(copy.folder, 'tests/e2e/generated.spec.ts'), journey.replaceAll("'../../e2e/", "'./"));
    expect(copy.failureOf(['vite/bin/vite.js', 'build'])).toBe('');
    const env = { CONSOLE_DIST: join(copy.folder, 'dist'), PLAYWRIGHT_CHROMIUM: BROWSER };
    const run = ['test', '--config=tests/e2e/playwright.config.ts', '--project=console'];
    expect(copy.failureOf(['@playwright/test/cli.js', ...run, 'generated.spec.ts'], env)).toBe('');
  },
);
