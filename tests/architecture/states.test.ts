import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RESOURCES } from '../unit/contract/described';
import { bareStates } from './bareStates';
import { ROOT, sourcesIn } from './sources';

const isCodes = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((one) => typeof one === 'number');

/** Fields that hold the state of a record. */
const FIELDS = new Set(RESOURCES.flatMap(({ flow }) => flow?.field ?? []));

/** `status`, and `userStatus` as well. */
const isState = (name: string): boolean =>
  [...FIELDS].some(
    (field) => name === field || name.endsWith(`${field.charAt(0).toUpperCase()}${field.slice(1)}`),
  );

/** Codes that stand for states: of the flows, and of other fields that are called like them. */
const CODES = new Set<unknown>(
  RESOURCES.flatMap(({ flow, row }) => [
    ...(flow ? [flow.states] : []),
    ...Object.entries(row).flatMap(([name, { options }]) =>
      isState(name) && options.named ? [options.named] : [],
    ),
  ]),
);

/** The names of the codes: `WithdrawStatus.unclear` and its number. */
const NAMES = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/contract/**/*.ts', { eager: true }),
)
  .flatMap((module) => Object.entries(module))
  .flatMap(([constant, codes]) =>
    CODES.has(codes) && isCodes(codes)
      ? Object.entries(codes).map(([name, code]) => ({ name: `${constant}.${name}`, code }))
      : [],
  );

/** What may be written instead of a number; nothing where no state has it. */
const namesFor = (code: number): string[] => [
  ...new Set(NAMES.flatMap((one) => (one.code === code ? [one.name] : []))),
];

/** Of several names those whose constant the file knows already, if there are some. */
function likely(names: readonly string[], text: string): readonly string[] {
  const known = names.filter((name) => text.includes(name.replace(/\w+$/, '')));
  return known.length > 0 ? known : names;
}

const problemsIn = (path: string, text: string): string[] =>
  bareStates(path, text, isState).flatMap(({ line, name, code }) => {
    const names = namesFor(code);
    return names.length === 0
      ? []
      : [`${path}:${line}: ${name} ${code}; write ${likely(names, text).join(' or ')}`];
  });

test('the contract names the states of its flows', () => {
  expect([...FIELDS].sort()).toEqual(expect.arrayContaining(['allocType', 'status', 'tradeState']));
  expect(namesFor(11)).toEqual(['WithdrawStatus.unclear']);
});

test.each([
  ['compared', 'if (row.status === 11) go();'],
  ['compared the other way round', 'if (11 !== row?.status) go();'],
  ['ordered', 'if (row.tradeState >= 11) go();'],
  ['assigned', 'row.status = late ? 11 : Other.one;'],
  ['in a record', 'const row = { status: 11 };'],
  ['as a default', 'const go = ({ status = 11 }) => status;'],
  ['looked up', 'rows.filter(({ status }) => [11].includes(status));'],
  ['gone through', '[11].map((status) => count(status));'],
  ['in a set with a name', 'const SENT = new Set([11]); rows.filter((row) => SENT.has(row.status));'],
  ['behind a constant', 'const UNCLEAR = 11; if (row.status === UNCLEAR) go();'],
  ['in a switch', 'switch (row.status) { case 11: go(); }'],
  ['given to a helper', 'rows.filter(inState(11));'],
  ['given beside others', 'withdrawsOf(db, id, 11).length;'],
  ['under a longer name', 'if (user.userStatus === 11) go();'],
  ['as a type', 'interface Row { status: 11; }'],
])('a bare state is found %s', (_, text) => {
  expect(problemsIn('here.ts', text)).toEqual([
    expect.stringMatching(/^here\.ts:1: .* 11; write WithdrawStatus\.unclear$/),
  ]);
});

test.each([
  ['the name of a state', 'if (row.status === WithdrawStatus.unclear) go();'],
  ['an answer of HTTP', 'const answer = new Response(null, { status: 404 });'],
  ['another number', 'if (row.level === 11) go();'],
])('%s is none', (_, text) => {
  expect(problemsIn('here.ts', text)).toEqual([]);
});

test('no number stands for a state outside the contract', () => {
  const sources = ['mocks', 'src'].flatMap(sourcesIn).filter(({ path }) => !path.startsWith('src/contract/'));
  expect(sources.length).toBeGreaterThan(0);
  expect(
    sources.flatMap(({ path }) => problemsIn(path, readFileSync(join(ROOT, path), 'utf8'))),
    'write these states by their names in src/contract; which one, the flow of the resource says',
  ).toEqual([]);
});
