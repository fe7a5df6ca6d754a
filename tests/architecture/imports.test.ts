import { describe, expect, test } from 'vitest';
import { areas } from '#mocks/areas';
import { createDb } from '#mocks/db';
import { matchView, viewName } from '@/kernel/viewMap';
import { mockViolations, roomViolations, violations } from './rules';
import { parse, sourcesIn } from './sources';
import { NOON } from '../noon';

const sources = sourcesIn('src');
const views = sources
  .map(({ path }) => path)
  .filter((path) => /^src\/views\/(.*\/index|member\/detail\/drawer)\.tsx$/.test(path));

test('every file keeps to its floor and its doors', () => {
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap(violations)).toEqual([]);
});

test('mocks read the types of src, and the values of its contract alone', () => {
  expect(sourcesIn('mocks').flatMap(mockViolations)).toEqual([]);
});

test('the core of the mocks knows no area, and no area another', () => {
  expect(sourcesIn('mocks').flatMap(roomViolations)).toEqual([]);
});

test('the list of areas names every folder of the mocks beside the core and the server', () => {
  const folders = new Set(sourcesIn('mocks').map(({ path }) => path.split('/').slice(1, -1)[0]));
  const others = [...folders].filter((name) => name !== undefined && !['core', 'server'].includes(name));
  const named = areas.map(({ name }) => name);
  const lines = others.flatMap((name) =>
    name === undefined || named.includes(name)
      ? []
      : [`import { ${name} } from './${name}/area'; and, in the list, ${name},`],
  );
  expect(lines, 'add these to mocks/areas.ts').toEqual([]);
  expect(
    named.filter((name, at) => !others.includes(name) || named.indexOf(name) !== at),
    'remove these from mocks/areas.ts, or give them the names of their folders',
  ).toEqual([]);
});

test('no view file begins with the name of another', () => {
  const names = views.map(viewName);
  const clashes = names.filter((name) => names.some((other) => other !== name && other.startsWith(name)));
  expect(clashes).toEqual([]);
});

test('every view is found by its own name', () => {
  for (const view of views) expect(matchView(views, viewName(view))).toEqual({ kind: 'one', key: view });
});

test('a menu entry finds one view or none, and no view answers to two entries', () => {
  const pages = createDb({ now: NOON }).menus.filter(({ type, isLink }) => type === 1 && !isLink);
  expect(pages.length).toBeGreaterThan(0);
  const matches = pages.map(({ component }) => matchView(views, component));
  expect(matches.filter(({ kind }) => kind === 'ambiguous')).toEqual([]);
  const found = matches.flatMap((match) => (match.kind === 'one' ? [match.key] : []));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((key, index) => found.indexOf(key) !== index)).toEqual([]);
});

describe('the rules themselves', () => {
  const wrong = [
    ['src/lib/a.ts', "import { b } from '@/api/b'"],
    ['src/lib/a.ts', "import { useT } from '@/i18n'"],
    ['src/lib/a.ts', "import { useMemo } from 'react'"],
    ['src/i18n/a.ts', "import { b } from '@/lib/b'"],
    ['src/api/a.ts', "export { b } from '@/stores/b'"],
    ['src/stores/a.ts', "import { get } from '@/api/client'"],
    ['src/kernel/a.ts', "import { b } from '@/crud/b'"],
    ['src/crud/a.ts', "import type { B } from '@/kernel/b'"],
    ['src/crud/a.ts', "const b = () => import('../kernel/b')"],
    ['src/shell/a.tsx', "import Home from '@/views/home/index'"],
    ['src/views/home/index.tsx', "import { App } from '@/app/App'"],
    ['src/views/a/b/index.tsx', "import { C } from '../c/C'"],
    ['src/views/a/b/index.tsx', "import C from '@/views/a/c/index'"],
    ['src/views/a/b/index.tsx', "import type { C } from '@/views/d/C'"],
    ['src/views/a/index.tsx', 'const b = (name: string) => import(`./${name}`)'],
    ['src/app/a.ts', "import { createDb } from '#mocks/core/db'"],
    ['src/app/a.ts', "import { createDb } from '../../mocks/core/db'"],
    ['src/main.tsx', "import { b } from './stores/b'"],
    ['src/stores/a.ts', "import axios from 'axios'"],
    ['src/views/a/index.tsx', "import { create } from 'zustand'"],
    ['src/shell/a.ts', "import i18next from 'i18next'"],
    ['src/ui/a.ts', "import { b } from '@/stores/b'"],
    ['src/stores/a.ts', "import { b } from '@/services/b'"],
    ['src/contract/a.ts', "import { b } from '@/api/b'"],
    ['src/crud/a.ts', "import { b } from '@/domain/b'"],
    ['src/domain/a.ts', "import { b } from '@/shell/b'"],
    ['src/ui/chart/Pie.tsx', "import { Chart } from 'chart.js'"],
    ['src/crud/a.ts', "import Big from 'big.js'"],
    ['src/views/a/index.tsx', "import { useLocation } from 'react-router-dom'"],
    ['src/stores/a.ts', "localStorage.setItem('a', 'b')"],
    ['src/views/a/index.tsx', 'window.sessionStorage.clear()'],
  ] as const;
  test.each(wrong)('%s must not: %s', (path, text) => {
    expect(violations(parse(path, text))).toHaveLength(1);
  });

  const right = [
    ['src/main.tsx', "import { boot } from './app/boot'"],
    ['src/stores/a.ts', "import type { B } from '@/api/b'"],
    ['src/stores/a.ts', "import { type B } from '@/api/b'"],
    ['src/stores/a.ts', "import { create } from 'zustand'"],
    ['src/views/a/b/index.tsx', "import { C } from './C'"],
    ['src/views/a/b/C.tsx', "import { D } from './D'"],
    ['src/views/a/b/index.tsx', "import { C } from '../C'"],
    ['src/crud/a.ts', "import { create } from 'zustand'"],
    ['src/domain/a/b.tsx', "import { c } from '@/services/c'; import { d } from '@/crud/e/d'"],
    ['src/i18n/keys.ts', "type Key = keyof typeof import('./words/a').words"],
    ['src/app/a.ts', "import { b } from '@/kernel/b'; import { useT } from '@/i18n'"],
    ['src/lib/storage.ts', 'globalThis.localStorage'],
  ] as const;
  test.each(right)('%s may: %s', (path, text) => {
    expect(violations(parse(path, text))).toEqual([]);
  });

  test('mocks must not import values of src, and may import its types', () => {
    expect(mockViolations(parse('mocks/a.ts', "import { b } from '@/api/b'"))).toHaveLength(1);
    expect(mockViolations(parse('mocks/a.ts', "import { b } from '../src/api/b'"))).toHaveLength(1);
    expect(
      mockViolations(parse('mocks/a.ts', "import type { B } from '@/api/b'; import { c } from './c'")),
    ).toEqual([]);
    expect(mockViolations(parse('mocks/a.ts', "import { b } from '@/contract/b'"))).toEqual([]);
  });

  const apart = [
    ['mocks/core/a.ts', "import type { B } from '../member/b'"],
    ['mocks/core/seeds/a.ts', "import { b } from '../../member/seeds/b'"],
    ['mocks/core/a.ts', "import { areas } from '../areas'"],
    ['mocks/core/a.ts', "import { b } from '../server/b'"],
    ['mocks/member/a.ts', "import type { B } from '../auth/b'"],
    ['mocks/member/seeds/a.ts', "import { b } from '../../server/b'"],
    ['mocks/member/a.ts', "import { createDb } from '../db'"],
    ['mocks/server/a.ts', "import { b } from '../member/b'"],
    ['mocks/areas.ts', "import { b } from './member/handlers'"],
  ] as const;
  test.each(apart)('%s must not: %s', (path, text) => {
    expect(roomViolations(parse(path, text))).toHaveLength(1);
  });

  const together = [
    ['mocks/core/a.ts', "import { b } from './seeds/b'; import { C } from '@/contract/c'"],
    ['mocks/member/seeds/a.ts', "import { b } from '../b'; import { c } from '../../core/c'"],
    ['mocks/server/a.ts', "import { createDb } from '../db'; import type { Db } from '../core/db'"],
    ['mocks/areas.ts', "import { member } from './member/area'"],
  ] as const;
  test.each(together)('%s may: %s', (path, text) => {
    expect(roomViolations(parse(path, text))).toEqual([]);
  });
});
