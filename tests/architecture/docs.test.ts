import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE } from '#mocks/core/access';
import { createDb } from '#mocks/db';
import { createHandlers } from '#mocks/core/handlers';
import { callsPage } from '../../tools/contract/callsPage';
import { openApiText } from '../../tools/openapi/document';
import { screensPage } from '../../tools/manual/screensPage';
import { statesPage } from '../../tools/states/statesPage';
import { contractCalls } from '../../tools/contract/described';
import { LANGUAGES } from '@/i18n/languages';
import { REPLY_FOR_MEMBERS } from '@/contract/block/question';
import { Refusal } from '@/contract/refusals';
import { ROOT, sourcesIn } from './sources';
import { NOON } from '../noon';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/** Calls of the mock backend that are no part of the contract, each with the reason. */
const OF_THE_DEMO: Readonly<Record<string, string>> = {
  'GET login/oauth/page': 'stands for the page of a provider',
  'GET bigUpload/file': 'the address of an uploaded file is up to the server',
};

test('the contract has every call that the mock backend answers, and no other', () => {
  const answered = createHandlers(createDb({ now: NOON })).flatMap(({ info: { method, path } }) =>
    // Interrupted uploads are a demo's trouble, no call.
    typeof path === 'string' ? `${String(method)} ${path.replace(`*/admin/${SITE}`, '')}` : [],
  );
  const inContract = contractCalls.map(({ method, path }) => `${method} ${path}`);
  expect(
    answered.filter((call) => !inContract.includes(call) && OF_THE_DEMO[call] === undefined),
    'describe these calls in src/contract',
  ).toEqual([]);
  expect(
    [...inContract, ...Object.keys(OF_THE_DEMO)].filter((call) => !answered.includes(call)),
    'remove these calls from src/contract or OF_THE_DEMO, or answer them in mocks/',
  ).toEqual([]);
});

test('docs/backend/guide.md names calls, permissions and parameters as they are', () => {
  const guide = read('docs/backend/guide.md');
  const paths = new Set([
    ...contractCalls.map(({ path }) => path),
    ...Object.keys(OF_THE_DEMO).map((call) => call.split(' ')[1] ?? ''),
  ]);
  const named = [...guide.matchAll(/`(?:GET |POST )?([a-zA-Z]+(?:\/[a-zA-Z]+)+)`/g)].map(
    ([, path = '']) => path,
  );
  const noCall = /^(?:api\/v2|layout|multipart|src)\//;
  const isKnown = (path: string) => paths.has(path) || path === REPLY_FOR_MEMBERS || noCall.test(path);
  expect(named.filter((path) => !isKnown(path))).toEqual([]);
  const document = read('docs/backend/openapi.json');
  const extensions = [...guide.matchAll(/`(x-[a-z-]+)/g)].map(([, name = '']) => name);
  expect(extensions.filter((name) => !document.includes(`"${name}"`))).toEqual([]);
  const codes = [...guide.matchAll(/\b(4\d{4})\b/g)].map(([, code = '']) => Number(code));
  const known: readonly number[] = Object.values(Refusal);
  expect(codes.filter((code) => !known.includes(code))).toEqual([]);
});

test('every command and every setting is told', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const told = read('docs/develop/tests.md');
  const parts = ['dev', 'lint', 'types'];
  const commands = Object.keys(scripts).filter((name) => !parts.includes(name));
  expect(
    commands.filter((name) => !new RegExp(`npm (run )?${name}(?![\\w:])`).test(told)),
    'add these commands of package.json to docs/develop/tests.md',
  ).toEqual([]);
  const table = read('docs/deploy/settings.md');
  const settings = sourcesIn('src').flatMap(({ code }) => code.match(/\bVITE_\w+/g) ?? []);
  expect(
    [...new Set(settings)].filter((name) => !table.includes(`\`${name}\``)),
    'add these to docs/deploy/settings.md',
  ).toEqual([]);
});

test.each([
  ['docs/backend/calls.md', callsPage],
  ['docs/backend/states.md', statesPage],
  ['docs/backend/openapi.json', openApiText],
  ...LANGUAGES.map((language): [string, () => string] => [
    `docs/operators/screens.${language}.md`,
    () => screensPage(language),
  ]),
])('%s is what the contract says', (name, print) => {
  expect(read(name) === print(), 'run `npm run docs`').toBe(true);
});
