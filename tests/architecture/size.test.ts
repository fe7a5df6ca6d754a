import { describe, expect, test } from 'vitest';
import { parse, sourcesIn } from './sources';
import type { Source } from './sources';

/** Lines of the longest file. */
const LONGEST = 300;

/** Casts in all files together. Lower it when one is gone. */
const CASTS = 8;

const HERE = 'tests/architecture/size.test.ts';

/** Message files are lists of words: their length says nothing. */
const sources = sourcesIn('src').filter(
  ({ path }) => !/^src\/(?:(?:i18n|domain\/manual)\/words\/\w+|views\/.*\/words)\.ts$/.test(path),
);

const linesOf = ({ code }: Source): number => code.trimEnd().split('\n').length;

test('no file is long', () => {
  expect(sources.length).toBeGreaterThan(0);
  const long = sources.filter((source) => linesOf(source) > LONGEST);
  expect(
    long.map((source) => `${source.path}: ${linesOf(source)} lines`),
    `split these files: none has more than ${LONGEST} lines`,
  ).toEqual([]);
});

test('nothing is of any type', () => {
  expect(
    sources.filter(({ anys }) => anys > 0).map(({ path }) => path),
    'replace any by a type in these files',
  ).toEqual([]);
});

test('casts become fewer', () => {
  const casts = sources.flatMap((source) => source.casts.map((type) => `${source.path}: as ${type}`));
  expect(
    casts.length,
    `casts in src; the limit is CASTS in ${HERE}:\n${casts.join('\n')}`,
  ).toBeLessThanOrEqual(CASTS);
});

describe('what counts', () => {
  test.each([
    ['const a = b as string', 1],
    ['const a = <string>b', 1],
    ['const a = b as unknown as string', 2],
    ["const a = ['b'] as const", 0],
    ["import { a as b } from './c'", 0],
    ["export { a as b } from './c'", 0],
    ['const a = b satisfies string', 0],
    ['// b as string', 0],
  ])('%s has %i casts', (text, count) => {
    expect(parse('src/lib/a.ts', text).casts).toHaveLength(count);
  });

  test('any counts as a type only', () => {
    expect(parse('src/lib/a.ts', 'const any: any = f<any[]>({ any: 1 })').anys).toBe(2);
  });
});
