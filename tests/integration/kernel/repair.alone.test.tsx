import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rebuildMenu } from '@/kernel/bootstrap';
import { useRoutes } from '@/stores/routes';
import { go, item, MENU, openConsole, serveMenu } from './console';
import { haveToken } from '../token';

vi.mock('@/kernel/views', () => import('./fakeViews'));

afterEach(() => vi.restoreAllMocks());

const MENUS = 'system/menu/index';

/** Something of the menu that has no shape: it is left out. */
const NONSENSE = { id: 5, path: '/x' };

const paths = () => useRoutes.getState().flat.map(({ path }) => path);
const home = () => screen.findByRole('article', { name: 'home/index' });

async function open(menu: unknown, permissions = ['*/*/*']): Promise<void> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  haveToken();
  serveMenu(menu, { permissions });
  openConsole('/home');
  await home();
}

test.each<[string, unknown]>([
  ['has an entry that is nonsense', [NONSENSE, ...MENU]],
  ['is empty', []],
  ['is no list', 'broken'],
  ['names the screen of the menus wrongly', [item('/system/menu', 'system/menus'), NONSENSE]],
  ['hides the screen of the menus', [item('/system/menu', MENUS, { isHide: true }), NONSENSE]],
])('a menu that %s leads who may change it to the screen of the menus at /menus', async (_, menu) => {
  await open(menu);
  await waitFor(() => expect(paths()).toContain('/menus'));
  await go('/menus');
  expect(await screen.findByRole('article', { name: MENUS })).toBeInTheDocument();
});

test('where the menu leads there all the same, nothing is added', async () => {
  await open([item('/system/menu', MENUS), NONSENSE]);
  expect(paths()).toContain('/system/menu');
  expect(paths()).not.toContain('/menus');
});

test('who may not change the menu is not led there', async () => {
  await open([NONSENSE, ...MENU], ['api/v2/sitebkd/member/list']);
  expect(paths()).not.toContain('/menus');
  await go('/menus');
  expect(await screen.findByRole('heading', { name: /not found|no power/ })).toBeInTheDocument();
});

test('once the menu is mended the address is gone again', async () => {
  await open([]);
  await waitFor(() => expect(paths()).toContain('/menus'));
  serveMenu([...MENU, item('/system/menu', MENUS)]);
  await act(rebuildMenu);
  expect(paths()).toContain('/system/menu');
  expect(paths()).not.toContain('/menus');
});
