import { expect, test } from 'vitest';
import { contractCalls } from '../../tools/contract/described';
import { parse, sourcesIn } from './sources';
import type { Source } from './sources';

/** A method and a path as one text, however it is quoted. */
const ROUTE = /(['"`])(?:GET|POST|PUT|DELETE) [\w$]/;

/** Paths of calls; one of a single word is a word of its own too. */
const PATHS = new Set(contractCalls.map(({ path }) => path).filter((path) => path.includes('/')));

const QUOTED = /(['"`])(.*?)\1/g;

const isRoute = (line: string): boolean => ROUTE.test(line);

const hasPath = (line: string): boolean =>
  [...line.matchAll(QUOTED)].some(([, , text = '']) => PATHS.has(text));

/** The lines of a file that are like this, by file and number. */
const linesOf = ({ path, code }: Source, isLike: (line: string) => boolean): string[] =>
  code.split('\n').flatMap((line, at) => (isLike(line) ? [`${path}:${at + 1}: ${line.trim()}`] : []));

/** The calls of the demo panel stand in `mocks/server`: they are in no contract. */
const sources = sourcesIn('mocks').filter(({ path }) => !path.startsWith('mocks/server/'));

test('no route is written out in the mock backend: answer a call of the contract', () => {
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap((source) => linesOf(source, isRoute))).toEqual([]);
});

test('no path of a call is written out in the mock backend: the call knows it', () => {
  expect(sources.flatMap((source) => linesOf(source, hasPath))).toEqual([]);
});

test('one file of the mock backend makes handlers, and one asks them', () => {
  const making = sources.filter(({ imports }) =>
    imports.some(({ specifier, typeOnly }) => specifier === 'msw' && !typeOnly),
  );
  expect(making.map(({ path }) => path)).toEqual(['mocks/core/http.ts', 'mocks/core/routed.ts']);
});

test('a route and a path are found with their file and line', () => {
  const given = parse(
    'mocks/a.ts',
    "const a = [\n  'PUT personal/edit',\n  `GET ${a}/list`,\n  'member/list',\n];",
  );
  expect(linesOf(given, isRoute)).toEqual([
    "mocks/a.ts:2: 'PUT personal/edit',",
    'mocks/a.ts:3: `GET ${a}/list`,',
  ]);
  expect(linesOf(given, hasPath)).toEqual(["mocks/a.ts:4: 'member/list',"]);
});
