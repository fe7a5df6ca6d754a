import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CHECKLIST } from './checklist';

const TESTS = join(import.meta.dirname, '..');

test('every line of the specification about the shell has a test that exists', () => {
  const lines = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => readFileSync(join(TESTS, name), 'utf8'))
    .join('\n')
    .split('\n')
    .map((line) => line.trimStart());
  const missing = CHECKLIST.filter(
    ([, title]) => !lines.some((line) => line.startsWith(`test('${title}', `)),
  );
  expect(missing).toEqual([]);
});
