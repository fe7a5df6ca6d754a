import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { LONG } from '../../effort';
import { copied, namedIn } from './copy';
import { everything, least, simple } from './descriptions';

// Compiling the whole project takes its time on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** The tests that take their cases from the contract, from the menu or from all files. */
const MATRICES = [
  'tests/unit/contract/resources.test.ts',
  'tests/unit/mocks/accessMatrix.test.ts',
  'tests/unit/mocks/calledByTheWalk.test.ts',
  'tests/unit/mocks/seeds.test.ts',
  'tests/architecture/i18n.test.ts',
  'tests/architecture/imports.test.ts',
  'tests/architecture/cycles.test.ts',
];

const copy = copied();
const made = copy.make('descriptions.json', JSON.stringify([everything, least, simple]));
const written = namedIn(made, 'written');

afterAll(copy.remove);

test('generated files are formatted as the project is', () => {
  expect(made.isDone, made.said).toBe(true);
  expect(copy.failureOf(['oxfmt/bin/oxfmt', '--check', ...written, ...namedIn(made, 'changed')])).toBe('');
});

test('generated files compile with the rest of the project', () => {
  expect(copy.failureOf(['typescript/bin/tsc', '--noEmit'])).toBe('');
});

test('generated files follow the rules of the linter', () => {
  expect(copy.failureOf(['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...written])).toBe('');
});

test('nothing that is generated is unused', () => {
  // What else is unused is told where the whole project is checked.
  const told = copy.failureOf(['knip/bin/knip.js']).split('\n');
  expect(told.filter((line) => written.some((path) => line.includes(path)))).toEqual([]);
});

test('generated tests pass against the generated mock backend', () => {
  const tests = written.filter((path) => path.endsWith('.test.ts'));
  expect(tests).toHaveLength(3);
  expect(copy.failureOf(['vitest/vitest.mjs', 'run', '--maxWorkers=1', ...tests])).toBe('');
});

test.runIf(LONG)('the checks of every resource hold for the generated ones', () => {
  expect(copy.failureOf(['vitest/vitest.mjs', 'run', '--maxWorkers=1', ...MATRICES])).toBe('');
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
