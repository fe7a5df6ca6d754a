import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forRoles, menuRoutes } from '@/kernel/menuRoutes';
import { ownRoutes } from '@/kernel/ownRoutes';
import { frontMenu } from '@/kernel/frontRoutes';
import type { Entry } from '@/stores/routes';

const FILES = [
  '../views/home/index.tsx',
  '../views/personal/index.tsx',
  '../views/finance/recharge/index.tsx',
  '../views/member/list/index.tsx',
];

const PARENT = 'layout/routerView/parent';

/** A record that is right in itself. */
const record = (path: string, more: object = {}) => ({
  path,
  component: 'member/list/index',
  meta: { title: path },
  children: [],
  ...more,
});

const flat = (tree: readonly Entry[]): Entry[] => tree.flatMap((entry) => [entry, ...flat(entry.children)]);
const paths = (tree: readonly Entry[]) => flat(tree).map(({ path }) => path);

test.each([[null], [undefined], ['menu'], [{}], [7], [[]]])('C55 of %j no entries are made', (menu) => {
  expect(menuRoutes(menu, FILES)).toEqual({ tree: [], problems: [] });
});

test.each<[string, unknown, string, string]>([
  ['no record', null, '"?"', 'shape'],
  ['a list', [], '"?"', 'shape'],
  ['a record without meta', { id: 5, path: '/a' }, '/a', 'shape'],
  ['a meta that is a text', { path: '/a', meta: 'x' }, '/a', 'shape'],
  ['no path', { id: 5, meta: {} }, '5', 'path'],
  ['a number for a path', { path: 5, meta: { title: 'T' } }, 'T', 'path'],
  ['a relative path', record('a/b'), 'a/b', 'path'],
  ['a path to another host', record('//evil.example'), '//evil.example', 'path'],
  ['a path with a query', record('/a?x=1'), '/a?x=1', 'path'],
  ['a path with a hash', record('/a#x'), '/a#x', 'path'],
  ['a path with a blank', record('/a b'), '/a b', 'path'],
  ['a path with a backslash', record('/\\evil'), '/\\evil', 'path'],
  ['the root', record('/'), '/', 'duplicate'],
  ['the log-in page', record('/login'), '/login', 'duplicate'],
  ['a screen of our own', record('/home'), '/home', 'duplicate'],
])('C56 %s is left out and named', (_, raw, item, reason) => {
  const { tree, problems } = menuRoutes([raw, record('/good')], FILES, ['/home']);
  expect(paths(tree)).toEqual(['/good']);
  expect(problems).toEqual([{ item, reason }]);
});

test('C56 of equal paths and equal ids the first one stays', () => {
  const menu = [
    record('/a', { id: 1 }),
    record('/b', { id: 1 }),
    record('/a', { id: 2 }),
    record('/a/', { id: 3 }),
    record('/c', { id: 2 }),
  ];
  const { tree, problems } = menuRoutes(menu, FILES);
  expect(paths(tree)).toEqual(['/a', '/c']);
  expect(problems.map(({ item }) => item)).toEqual(['/b', '/a', '/a/']);
});

test('C56 a menu 30 levels deep ends at the twelfth', () => {
  const deep = Array.from({ length: 30 }).reduceRight<object[]>(
    (children, _, level) => [record(`/${level}`, { children })],
    [],
  );
  const { tree, problems } = menuRoutes(deep, FILES);
  expect(paths(tree)).toHaveLength(12);
  expect(problems).toEqual([{ item: '/12', reason: 'depth' }]);
});

test('C56 a record that contains itself ends', () => {
  const self: Record<string, unknown> = record('/a');
  self['children'] = [self];
  expect(paths(menuRoutes([self], FILES).tree)).toEqual(['/a']);
});

test('C56 whatever the server sends, entries have unique lawful paths', () => {
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.anything()), (menu, list) => {
      for (const sent of [menu, list, [{ path: '/x', meta: {}, children: list }]]) {
        const found = paths(menuRoutes(sent, FILES).tree);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((path) => path.startsWith('/'))).toBe(true);
      }
    }),
  );
});

test('an entry carries what the record says', () => {
  const { tree } = menuRoutes(
    [
      record('/finance', {
        name: 'finance',
        component: PARENT,
        meta: { title: 'menu.200', icon: 'MoneyCollectOutlined' },
        children: [
          record('/finance/recharge/:id', {
            name: 'api/recharge/list',
            component: 'finance/recharge',
            meta: { title: 'menu.201', isHide: 1, isKeepAlive: '1', isAffix: true, roles: ['admin', 7] },
          }),
        ],
      }),
    ],
    FILES,
  );
  expect(tree).toEqual([
    {
      name: 'finance',
      path: '/finance',
      title: 'menu.200',
      icon: 'MoneyCollectOutlined',
      hidden: false,
      keepAlive: false,
      pinned: false,
      roles: [],
      target: { kind: 'directory', to: null },
      parents: [],
      children: [
        {
          name: 'api/recharge/list',
          path: '/finance/recharge/:id',
          title: 'menu.201',
          icon: '',
          hidden: true,
          keepAlive: true,
          pinned: false,
          roles: ['admin'],
          target: {
            kind: 'view',
            component: 'finance/recharge',
            match: { kind: 'one', key: '../views/finance/recharge/index.tsx' },
          },
          parents: ['/finance'],
          children: [],
        },
      ],
    },
  ]);
});

const hidden = { meta: { title: 'x', isHide: true } };

test.each<[string, object, string | null]>([
  ['its first child', { children: [record('/p/a'), record('/p/b')] }, '/p/a'],
  ['its first visible child', { children: [record('/p/a', hidden), record('/p/b')] }, '/p/b'],
  ['nothing when all are hidden', { children: [record('/p/a', hidden)] }, null],
  ['nothing without children', { children: [] }, null],
  ['no child with a parameter', { children: [record('/p/:id'), record('/p/b')] }, '/p/b'],
  [
    'past a directory that leads nowhere',
    { children: [record('/p/empty', { component: PARENT }), record('/p/b')] },
    '/p/b',
  ],
  [
    'the first screen of a nested directory',
    { children: [record('/p/d', { component: '', children: [record('/p/d/x')] })] },
    '/p/d/x',
  ],
  [
    'a visible child, whatever component it names',
    { component: 'member/list', children: [record('/p/a')] },
    '/p/a',
  ],
  ['not where the server says', { redirect: '/p', children: [record('/p/a')] }, '/p/a'],
])('C59 C60 a directory leads to %s', (_, more, to) => {
  const { tree } = menuRoutes([record('/p', { component: PARENT, ...more })], FILES);
  expect(tree[0]?.target).toEqual({ kind: 'directory', to });
});

test('C59 a screen whose children are all hidden stays a screen', () => {
  const { tree } = menuRoutes([record('/p', { children: [record('/p/a', hidden)] })], FILES);
  expect(tree[0]?.target.kind).toBe('view');
});

const url = 'https://partner.example/x';

test.each([
  [
    { component: 'layout/routerView/link', meta: { isLink: url } },
    { kind: 'link', url },
  ],
  [
    { component: 'member/list/index', meta: { isLink: url } },
    { kind: 'link', url },
  ],
  [
    { component: 'layout/routerView/iframes', meta: { isLink: url } },
    { kind: 'frame', url },
  ],
  [
    { component: '/layout/routerView/iframe', meta: { isLink: url } },
    { kind: 'frame', url },
  ],
  [
    { component: '', meta: { isLink: url, isIframe: 1 } },
    { kind: 'frame', url },
  ],
  [
    { component: 'layout/routerView/link', meta: {} },
    { kind: 'link', url: '' },
  ],
])('of %j the target is %j', (more, target) => {
  expect(menuRoutes([record('/x', more)], FILES).tree[0]?.target).toEqual(target);
});

test('a hidden entry is never pinned', () => {
  const [entry] = menuRoutes([record('/x', { meta: { isHide: true, isAffix: true } })], FILES).tree;
  expect(entry).toMatchObject({ hidden: true, pinned: false, title: '/x', name: '/x' });
});

test('a menu filtered by role keeps what names no role or one of the roles', () => {
  const roles = (...roles: string[]) => ({ meta: { title: 'x', roles } });
  const { tree } = menuRoutes(
    [
      record('/all', { children: [record('/all/admin', roles('admin')), record('/all/free')] }),
      record('/admin', { ...roles('admin'), children: [record('/admin/free')] }),
      record('/both', roles('admin', 'common')),
    ],
    FILES,
  );
  expect(paths(forRoles(tree, ['common']))).toEqual(['/all', '/all/free', '/both']);
  expect(paths(forRoles(tree, ['admin']))).toEqual(paths(tree));
  expect(paths(forRoles(tree, []))).toEqual(['/all', '/all/free']);
});

test('the built-in menu of the front-end mode is in order', () => {
  expect(menuRoutes(frontMenu, FILES).problems).toEqual([]);
  expect(flat(menuRoutes(frontMenu, FILES).tree).at(-1)?.target).toMatchObject({ match: { kind: 'one' } });
});

test('home is pinned, the personal centre hidden; those of home count in front-end mode only', () => {
  expect(
    ownRoutes(FILES, true).map(({ path, pinned, hidden, keepAlive, roles }) => [
      path,
      pinned,
      hidden,
      keepAlive,
      roles,
    ]),
  ).toEqual([
    ['/home', true, false, true, ['admin', 'common']],
    ['/personal', false, true, true, ['admin']],
  ]);
  expect(ownRoutes(FILES, false).map(({ roles }) => roles)).toEqual([[], ['admin']]);
});
