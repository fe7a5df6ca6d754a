import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE } from '#mocks/core/access';
import { createDb } from '#mocks/db';
import { createHandlers } from '#mocks/core/handlers';
import { callsPage } from '../../tools/contract/callsPage';
import { openApiText } from '../../tools/openapi/document';
import { contractCalls } from '../../tools/contract/described';
import { ROOT, sourcesIn } from './sources';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

test('docs/api.md or the contract names every call the mock backend answers, and no other', () => {
  const answered = createHandlers(createDb()).flatMap(({ info: { method, path } }) =>
    // Interrupted uploads are a demo's trouble, no call.
    typeof path === 'string' ? `${String(method)} ${path.replace(`*/admin/${SITE}`, '')}` : [],
  );
  const rows = [...read('docs/api.md').matchAll(/^\| (GET|POST|PUT|DELETE) \| `([^`]+)` \|/gm)];
  const named = rows.map(([, method, path]) => `${method} ${path}`);
  const inContract = contractCalls.map(({ method, path }) => `${method} ${path}`);
  expect(
    answered.filter((call) => !named.includes(call) && !inContract.includes(call)),
    'describe these calls in src/contract',
  ).toEqual([]);
  expect(
    named.filter((call) => !answered.includes(call)),
    'remove these rows from docs/api.md: the mock backend does not answer them',
  ).toEqual([]);
  expect(
    inContract.filter((call) => !answered.includes(call)),
    'remove these calls from src/contract, or answer them in mocks/',
  ).toEqual([]);
  expect(
    named.filter((call, index) => named.indexOf(call) !== index),
    'docs/api.md has these rows twice',
  ).toEqual([]);
});

test('the README names every command and every setting', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const readme = read('README.md');
  const parts = ['dev', 'lint', 'types'];
  const commands = Object.keys(scripts).filter((name) => !parts.includes(name));
  expect(
    commands.filter((name) => !new RegExp(`npm (run )?${name}(?![\\w:])`).test(readme)),
    'add these commands of package.json to "Other commands" in README.md',
  ).toEqual([]);
  const settings = sourcesIn('src').flatMap(({ code }) => code.match(/\bVITE_\w+/g) ?? []);
  expect(
    [...new Set(settings)].filter((name) => !readme.includes(`\`${name}\``)),
    'add these to "Settings" in README.md',
  ).toEqual([]);
});

test.each([
  ['docs/calls.md', callsPage],
  ['docs/openapi.json', openApiText],
])('%s is what the contract says', (name, print) => {
  expect(read(name) === print(), 'run `npm run docs`').toBe(true);
});
