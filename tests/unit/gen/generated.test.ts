import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { entered, entriesOf } from '@/domain/gen/template/entries';
import { filesOf } from '@/domain/gen/template/files';
import { ROOT } from '../../architecture/sources';
import { LONG } from '../../effort';
import { everything, least, simple } from './descriptions';

// Compiling the whole project takes its time on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** What a copy of the project has of it. */
const PARTS = ['src', 'mocks', 'tests', 'tools', 'vite', 'docs', 'public'];
const FILES = [
  '.env.development',
  '.env.production',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'index.html',
];

/** The tests that take their cases from the contract, from the menu or from all files. */
const MATRICES = [
  'tests/unit/contract/resources.test.ts',
  'tests/unit/mocks/accessMatrix.test.ts',
  'tests/architecture/i18n.test.ts',
  'tests/architecture/imports.test.ts',
  'tests/architecture/cycles.test.ts',
];

const copy = mkdtempSync(join(tmpdir(), 'console-gen-'));
const DESCRIPTIONS = [everything, least, simple];
const generated = DESCRIPTIONS.flatMap(filesOf).filter(({ path }) => /\.tsx?$/.test(path));
const changed = [...new Set(DESCRIPTIONS.flatMap(entriesOf).map(({ path }) => path))];

/**
 * Runs a program of the packages in the copy.
 * @param env besides what every program needs; that of the outer test would make a part of it of the inner one
 * @returns what it printed when it failed, else an empty text
 */
function failureOf([program = '', ...args]: readonly string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules', program), ...args],
    { cwd: copy, encoding: 'utf8', env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env } },
  );
  return status === 0 ? '' : `${stdout}${stderr}`;
}

beforeAll(() => {
  for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  for (const file of FILES) cpSync(join(ROOT, file), join(copy, file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const { path, text } of generated) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  for (const path of changed) {
    const entries = DESCRIPTIONS.flatMap(entriesOf).filter((entry) => entry.path === path);
    writeFileSync(join(copy, path), entered(readFileSync(join(copy, path), 'utf8'), entries));
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('generated files are formatted as the project is', () => {
  expect(failureOf(['oxfmt/bin/oxfmt', '--check', ...generated.map(({ path }) => path), ...changed])).toBe(
    '',
  );
});

test('generated files compile with the rest of the project', () => {
  expect(failureOf(['typescript/bin/tsc', '--noEmit'])).toBe('');
});

test('generated files follow the rules of the linter', () => {
  const files = generated.map(({ path }) => path);
  expect(failureOf(['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...files])).toBe('');
});

test('nothing that is generated is unused', () => {
  // What else is unused is told where the whole project is checked.
  const told = failureOf(['knip/bin/knip.js']).split('\n');
  expect(told.filter((line) => generated.some(({ path }) => line.includes(path)))).toEqual([]);
});

test('generated tests pass against the generated mock backend', () => {
  const tests = generated.map(({ path }) => path).filter((path) => path.endsWith('.test.ts'));
  expect(failureOf(['vitest/vitest.mjs', 'run', '--maxWorkers=1', ...tests])).toBe('');
});

test.runIf(LONG)('the checks of every resource hold for the generated ones', () => {
  expect(failureOf(['vitest/vitest.mjs', 'run', '--maxWorkers=1', ...MATRICES])).toBe('');
});

const BROWSER = process.env['PLAYWRIGHT_CHROMIUM'] ?? process.env['CHROME_BIN'] ?? '';

test.runIf(LONG && BROWSER !== '')(
  'a generated screen lists, filters, adds, edits and deletes in a browser',
  () => {
    const journey = readFileSync(join(import.meta.dirname, 'journey.ts'), 'utf8');
    writeFileSync(join(copy, 'tests/e2e/generated.spec.ts'), journey.replaceAll("'../../e2e/", "'./"));
    expect(failureOf(['vite/bin/vite.js', 'build'])).toBe('');
    const env = { CONSOLE_DIST: join(copy, 'dist'), PLAYWRIGHT_CHROMIUM: BROWSER };
    const run = ['test', '--config=tests/e2e/playwright.config.ts', '--project=console'];
    expect(failureOf(['@playwright/test/cli.js', ...run, 'generated.spec.ts'], env)).toBe('');
  },
);
