import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { cyclesIn } from '../../vite/cycles';
import { isPackage, targetOf } from './rules';
import { sourcesIn } from './sources';

const sources = [...sourcesIn('src'), ...sourcesIn('mocks')];
const paths = new Set(sources.map(({ path }) => path));

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The TypeScript file behind an import; `undefined` for style sheets and packages. */
function fileOf(path: string, specifier: string): string | undefined {
  if (isPackage(specifier)) return undefined;
  const target = targetOf(path, specifier);
  return ENDINGS.map((ending) => target + ending).find((file) => paths.has(file));
}

/** Every import of `src` and `mocks`, static and dynamic, of values and of types; the glob of the views is none. */
const files = new Map(
  sources.map(({ path, imports }) => [
    path,
    new Set(imports.flatMap(({ specifier }) => fileOf(path, specifier) ?? [])),
  ]),
);

/** The folder of a file; a view and everything beside it is one. */
const folderOf = (path: string) => posix.dirname(path);

function folders(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [path, targets] of files) {
    // The core of the mocks is one folder with what lies below it.
    if (path.startsWith('mocks/')) continue;
    const from = folderOf(path);
    const edges = graph.get(from) ?? new Set();
    for (const target of targets) if (folderOf(target) !== from) edges.add(folderOf(target));
    graph.set(from, edges);
  }
  return graph;
}

/** Circles of files that are still there; the list only ever gets shorter. */
const KNOWN_FILES: string[][] = [];

/** Circles of folders that are still there; the list only ever gets shorter. */
const KNOWN_FOLDERS: string[][] = [];

test('no file imports itself through others', () => {
  expect(cyclesIn(files)).toEqual(KNOWN_FILES);
});

test('no folder imports itself through others', () => {
  expect(cyclesIn(folders())).toEqual(KNOWN_FOLDERS);
});

test('a circle is found, what only leads to it is not part of it', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['d', 'b'])],
    ['d', new Set<string>()],
  ]);
  expect(cyclesIn(graph)).toEqual([['b', 'c']]);
  expect(cyclesIn(new Map([['a', new Set(['a'])]]))).toEqual([['a']]);
});
