import { expect, test } from 'vitest';
import { createDb } from '#mocks/db';
import { matchView, viewName } from '@/kernel/viewMap';
import { NOON } from '../../noon';

const FILES = [
  '../views/finance/recharge/index.tsx',
  '../views/finance/rechargeReview/index.tsx',
  '../views/system/dict/data.tsx',
  '../views/system/dict/dataList.tsx',
  '../views/system/user/index.tsx',
  '../views/system/user/detail.tsx',
  '../views/member/list/index.tsx',
];

const name = (component: string) => {
  const match = matchView(FILES, component);
  return match.kind === 'one' ? viewName(match.key) : match.kind;
};

test.each([
  ['finance/recharge/index', 'finance/recharge/index'],
  ['/finance/recharge/index', 'finance/recharge/index'],
  ['finance/recharge/index.tsx', 'finance/recharge/index'],
  ['finance/recharge', 'finance/recharge/index'],
  ['  finance/recharge ', 'finance/recharge/index'],
  ['system/dict/data', 'system/dict/data'],
  ['system/user', 'system/user/index'],
  ['member/li', 'member/list/index'],
  ['finance/rech', 'ambiguous'],
  ['system/dict/d', 'ambiguous'],
  ['system/user/', 'ambiguous'],
  ['member/none', 'none'],
  ['', 'none'],
  ['   ', 'none'],
  ['/', 'none'],
])('C57 the component %j finds %s', (component, found) => {
  expect(name(component)).toBe(found);
});

test.each([
  '../../secret',
  '../views/member/list/index',
  './member/list/index',
  '/etc/passwd',
  '//member/list/index',
  'member%2Flist%2Findex',
  '%2e%2e/secret',
  'Member/List/Index',
  'member\\list\\index',
  'member/list/index.tsx.tsx',
  'member/list/index.ts',
  'https://evil.example/x.js',
  'data:text/javascript,1',
  '__proto__',
  'constructor',
])('C58 the component %j finds nothing', (component) => {
  expect(matchView(FILES, component)).toEqual({ kind: 'none' });
});

test('C57 an ambiguous component names its candidates', () => {
  expect(matchView(FILES, 'finance/rech')).toEqual({ kind: 'ambiguous', keys: FILES.slice(0, 2) });
});

test('C57 every page of the menu finds its own screen, or none that was built so far', () => {
  const files = Object.keys(
    import.meta.glob(['../../../src/views/**/index.tsx', '../../../src/views/member/detail/drawer.tsx']),
  );
  const views = files.map((file) => file.replace('../../../src/', '../'));
  const pages = createDb({ now: NOON }).menus.filter(({ type, isLink }) => type === 1 && !isLink);
  const found = pages.map(({ component }) => [component, matchView(views, component)] as const);
  const wrong = found.filter(
    ([component, match]) =>
      match.kind === 'ambiguous' ||
      // A component may name the folder of its screen alone.
      (match.kind === 'one' && ![component, `${component}/index`].includes(viewName(match.key))),
  );
  expect(wrong).toEqual([]);
  expect(found.filter(([, match]) => match.kind === 'one').length).toBeGreaterThan(8);
});
