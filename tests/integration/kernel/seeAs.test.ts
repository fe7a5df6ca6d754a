import { beforeEach, expect, test } from 'vitest';
import { endSeeAs, entriesOf, seeAs } from '@/kernel/seeAs';
import { setRoutes, useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { useSeenAs } from '@/stores/seenAs';
import type { SeenRole } from '@/stores/seenAs';
import { endSession, setSession, useSession } from '@/stores/session';

const entry = (name: string, change: Partial<Entry> = {}): Entry => ({
  name,
  path: `/${name}`,
  title: name,
  icon: '',
  hidden: false,
  keepAlive: false,
  pinned: false,
  roles: [],
  target: { kind: 'view', component: name, match: { kind: 'none' } },
  parents: [],
  children: [],
  ...change,
});

const directory = (name: string, children: Entry[]): Entry =>
  entry(name, { target: { kind: 'directory', to: children[0]?.path ?? null }, children });

const TREE = [
  entry('home'),
  directory('money', [entry('recharge/list'), entry('withdraw/list')]),
  directory('system', [entry('role/list')]),
];

const role = (...held: string[]): SeenRole => ({
  name: { zh: '财务', en: 'Finance', tw: '' },
  keys: ['admin', 'finance'],
  held: new Set(held),
  defaults: undefined,
  known: new Set(['recharge/list', 'withdraw/list', 'role/list', 'withdraw/pay']),
});

const signIn = (...permissions: string[]) => {
  setSession({ menuList: [], permissions });
  setRoutes(TREE);
};

const shown = () => useRoutes.getState().flat.map(({ name }) => name);
const held = () => [...useSession.getState().permissions].toSorted();

beforeEach(() => {
  endSession();
  sessionStorage.clear();
});

test('a role opens its entries, the directories above them, and what roles do not grant', () => {
  const [home, money] = entriesOf(TREE, role('withdraw/list'));
  expect(home?.name).toBe('home');
  expect(money?.children.map(({ name }) => name)).toEqual(['withdraw/list']);
  expect(money?.target).toEqual({ kind: 'directory', to: '/withdraw/list' });
  expect(entriesOf(TREE, role()).map(({ name }) => name)).toEqual(['home']);
});

test('where entries name the roles that hold them, these decide', () => {
  const tree = [
    entry('personal', { roles: ['admin'] }),
    entry('a', { roles: ['risk'] }),
    entry('b', { roles: ['finance'] }),
  ];
  expect(entriesOf(tree, role()).map(({ name }) => name)).toEqual(['personal', 'b']);
});

test('what is shown is never more than the operator has, and all of it is back at the end', () => {
  signIn('withdraw/list', 'role/list');
  seeAs(role('withdraw/list', 'withdraw/pay'));
  expect(held()).toEqual(['withdraw/list']);
  expect(shown()).toEqual(['home', 'money', 'withdraw/list']);
  expect(useSeenAs.getState().lacking).toBe(1);
  endSeeAs();
  expect(held()).toEqual(['role/list', 'withdraw/list']);
  expect(useRoutes.getState().tree).toBe(TREE);
  expect(useSeenAs.getState().role).toBeNull();
});

test('whoever holds everything sees exactly what the role has', () => {
  signIn('*/*/*');
  seeAs(role('withdraw/list', 'withdraw/pay'));
  expect(held()).toEqual(['withdraw/list', 'withdraw/pay']);
});

test('a menu that the server sends meanwhile is narrowed too, and what it took is not given back', () => {
  signIn('*/*/*');
  seeAs(role('withdraw/list', 'recharge/list'));
  signIn('withdraw/list');
  expect(held()).toEqual(['withdraw/list']);
  endSeeAs();
  expect(held()).toEqual(['withdraw/list']);
});

test('one role after another is seen by what the operator has, not by what the first one left', () => {
  signIn('*/*/*');
  seeAs(role('withdraw/list'));
  seeAs(role('recharge/list'));
  expect(held()).toEqual(['recharge/list']);
});

test('nothing of it is stored, and the end of the session ends it', () => {
  signIn('withdraw/list', 'role/list');
  seeAs(role('withdraw/list'));
  expect(sessionStorage.getItem('permissions')).toContain('role/list');
  endSession();
  expect(useSeenAs.getState().role).toBeNull();
  signIn('role/list');
  expect(held()).toEqual(['role/list']);
  endSeeAs();
  expect(held()).toEqual(['role/list']);
});
