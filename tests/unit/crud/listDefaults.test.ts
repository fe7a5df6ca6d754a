import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withdraw } from '@/contract/finance/withdraw';
import type { Column } from '@/crud/list/column';
import { ownPart, shownColumns } from '@/crud/list/columnLayout';
import { defaultColumns, defaultDensity, defaultSearch, withDefaults } from '@/crud/list/listDefaults';
import { openingIn } from '@/crud/list/opening';
import { startIn } from '@/kernel/startPage';
import type { Entry } from '@/stores/routes';

const column = (key: string, change: Partial<Column<object>> = {}): Column<object> => ({
  key,
  label: { keys: [], fallback: key },
  width: 100,
  cell: () => null,
  ...change,
});

const COLUMNS = [column('a', { decides: true }), column('b'), column('c', { optional: true })];
const KEYS = COLUMNS.map(({ key }) => key);

const entry = (view: string, path: string): Entry => ({
  name: view,
  path,
  title: view,
  icon: '',
  hidden: false,
  keepAlive: false,
  pinned: false,
  roles: [],
  target: { kind: 'view', component: view, match: { kind: 'one', key: `/src/views/${view}.tsx` } },
  parents: [],
  children: [],
});

const MENU = [
  entry('home/index', '/home'),
  entry('finance/withdraw/index', '/w'),
  entry('member/list/index', '/m'),
];

/** What a role can say of each point: something sound, something that is not there any more, or nothing. */
const search = fc.constantFrom(undefined, '', '?status[]=1', '?status[]=2', '?gone=1');
const density = fc.constantFrom(undefined, 'large', 'small', 'tiny');
const view = fc.constantFrom(undefined, 'finance/withdraw/index', 'member/list/index', 'no/page');
const shown = fc.constantFrom<readonly string[] | undefined>(undefined, ['a'], ['b', 'c'], ['gone']);

const role = fc.record({ search, density, view, shown });

type Said = {
  search?: string | undefined;
  density?: string | undefined;
  view?: string | undefined;
  shown?: readonly string[] | undefined;
};

const sentOf = ({ search, density, view, shown }: Said) => ({
  ...(view === undefined ? {} : { start: { view } }),
  ...(density === undefined ? {} : { density }),
  lists: [
    {
      list: 'withdraw',
      ...(shown === undefined ? {} : { columns: { order: ['b', 'a', 'c', 'gone'], shown, all: true } }),
      ...(search === undefined ? {} : { search }),
    },
  ],
});

test('the own setting comes first, then the first role that says something sound, then the product', () => {
  fc.assert(
    fc.property(search, view, fc.array(role, { maxLength: 4 }), (ownSearch, ownView, roles) => {
      const sent = roles.map(sentOf);
      const isSound = (one: string | undefined) => one !== undefined && one !== '?gone=1';
      const wanted = isSound(ownSearch) ? ownSearch : roles.map((one) => one.search).find(isSound);
      expect(openingIn(withdraw, ownSearch, sent).search).toBe(wanted);
      expect(openingIn(withdraw, ownSearch, sent).source).toBe(
        isSound(ownSearch) ? 'own' : wanted === undefined ? 'product' : 'role',
      );

      const isPage = (one: string | undefined) => one !== undefined && one !== 'no/page';
      const page = [ownView, ...roles.map((one) => one.view)].find(isPage);
      expect(startIn(MENU, ownView ?? null, sent)).toBe(
        MENU.find(({ name }) => name === page)?.path ?? '/home',
      );

      expect(defaultDensity(sent)).toBe(
        roles.map((one) => one.density).find((one) => one !== undefined && one !== 'tiny'),
      );
      const columns = roles.map((one) => one.shown).find((one) => one !== undefined && !one.includes('gone'));
      expect(defaultColumns(sent, 'withdraw', KEYS)?.shown).toEqual(columns);
      expect(defaultColumns(sent, 'recharge', KEYS)).toBeUndefined();
    }),
  );
});

test.each([
  [null],
  ['x'],
  [{ lists: 7 }],
  [{ lists: [{ list: 'withdraw', columns: 'all', search: 5 }] }],
  [{ lists: [{ list: 'withdraw', columns: { order: 'a', shown: ['a'], all: 'yes' } }] }],
  [{ start: { view: 7 }, density: {}, lists: [null] }],
  [{ start: 'finance/withdraw/index', density: ['small'] }],
])('what cannot be read says nothing: %j', (broken) => {
  const sent = [
    broken,
    sentOf({ search: '?status[]=2', density: 'small', view: 'member/list/index', shown: ['b', 'c'] }),
  ];
  expect(startIn(MENU, null, sent)).toBe('/m');
  expect(defaultDensity(sent)).toBe('small');
  expect(defaultColumns(sent, 'withdraw', KEYS)?.shown).toEqual(['b', 'c']);
  expect(defaultSearch(sent, withdraw)).toBe('?status[]=2');
});

test('columns that a role shows come in its order, others stay as declared, what it adds stays where not all fit', () => {
  const set = { order: ['c', 'a'], shown: ['c'], all: false };
  const columns = withDefaults(COLUMNS, set);
  expect(columns.map(({ key, optional, decides }) => [key, optional ?? false, decides ?? false])).toEqual([
    ['c', false, true],
    ['a', true, true],
    ['b', false, false],
  ]);
  expect(shownColumns(columns, {}).map(({ key }) => key)).toEqual(['c', 'b']);
  expect(shownColumns(columns, { visible: { a: true, c: false } }).map(({ key }) => key)).toEqual(['a', 'b']);
});

test('a start page keeps a query of lists, and nothing else behind it', () => {
  const at = (search: unknown) =>
    startIn(MENU, null, [{ start: { view: 'finance/withdraw/index', search } }]);
  expect(at('?status[]=1')).toBe('/w?status[]=1');
  for (const search of ['status=1', '//evil.example', 7, `?${'x'.repeat(2001)}`])
    expect(at(search)).toBe('/w');
});

test.each([
  [{ all: true, density: 'small' }, { all: true, density: 'small' }, {}],
  [{ all: false, density: 'small' }, { all: true }, { all: false, density: 'small' }],
  [{ density: 'middle' }, {}, {}],
  [{ density: 'middle' }, { density: 'small' }, { density: 'middle' }],
] as const)('of a layout %j over %j is kept %j', (layout, base, own) => {
  expect(ownPart(layout, base)).toEqual(own);
});
