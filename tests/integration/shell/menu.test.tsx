import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage } from '@/i18n';
import { sideEntries } from '@/shell/frame/sideEntries';
import { chainOf, highlightOf, visibleTree } from '@/shell/menu/ancestry';
import { nextOpen } from '@/shell/menu/useOpenKeys';
import { currentAddress } from '@/services/navigation';
import { setRoutes, useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { setTagFull } from '@/stores/tags';
import { setTheme, useTheme } from '@/stores/theme';
import { drawShell, treeOf } from './shell';

afterEach(() => vi.restoreAllMocks());

const flat = (tree: Entry[]): Entry[] => tree.flatMap((entry) => [entry, ...flat(entry.children)]);

const entries = flat(treeOf());

function entryOf(path: string): Entry {
  const found = entries.find((entry) => entry.path === path);
  if (!found) throw new Error(`no entry ${path}`);
  return found;
}

const mainMenu = () => screen.getByRole('navigation', { name: '主菜单' });

test('the menu is drawn from the routes, its words in the language on screen', async () => {
  await drawShell();
  expect(mainMenu()).toHaveTextContent('首页财务管理会员管理系统管理Only hidden');
  await act(() => setLanguage('en'));
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toHaveTextContent('HomeFinanceMembersSystem');
});

test('a click on an entry goes there and highlights it', async () => {
  await drawShell();
  fireEvent.click(within(mainMenu()).getByText('财务管理'));
  fireEvent.click(await within(mainMenu()).findByText('提现记录'));
  await waitFor(() => expect(currentAddress()).toBe('/finance/withdraw'));
  await waitFor(() => {
    expect(within(mainMenu()).getByRole('menuitem', { name: '提现记录' })).toHaveClass(
      'ant-menu-item-selected',
    );
  });
});

test('C74 a hidden entry is in the DOM neither in the menu nor in the search', async () => {
  const user = userEvent.setup();
  await drawShell({ at: '/system/conf/dict' });
  expect(document.body).not.toHaveTextContent('Secret screen');
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('searchbox');
  fireEvent.change(box, { target: { value: 'secret' } });
  expect(await screen.findByText('没有匹配的结果')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Secret screen');
});

test('a directory with only hidden children is a leaf', () => {
  const empty = visibleTree(treeOf()).find(({ path }) => path === '/empty');
  expect(empty?.children).toEqual([]);
});

test.each([
  ['/finance/recharge', '/finance/recharge'],
  ['/member/detail/:id', '/member/list'],
  ['/system/secret', '/system'],
])('the screen %s highlights %s', (path, highlighted) => {
  expect(highlightOf(entryOf(path), entries)).toBe(highlighted);
});

test('the breadcrumb follows the tree, whatever the paths look like', () => {
  const chain = chainOf(entryOf('/system/conf/dict'), entries).map(({ path }) => path);
  expect(chain).toEqual(['/system', '/system/conf', '/system/conf/dict']);
});

test('in the breadcrumb the last item is where one is, the others lead somewhere', async () => {
  await drawShell({ at: '/system/conf/dict' });
  const crumbs = screen.getByRole('navigation', { name: '当前位置' });
  expect(crumbs).toHaveTextContent('首页系统管理系统配置字典管理');
  expect(within(crumbs).queryByRole('button', { name: '字典管理' })).toBeNull();
  fireEvent.click(within(crumbs).getByRole('button', { name: '首页' }));
  await waitFor(() => expect(currentAddress()).toBe('/home'));
  await waitFor(() => expect(crumbs).toHaveTextContent(/^首页$/));
});

test('unique-open closes the other branches and keeps the way to the opened one', () => {
  const open = ['/finance'];
  expect(nextOpen(open, ['/finance', '/system'], entries, true)).toEqual(['/system']);
  expect(nextOpen(['/system'], ['/system', '/system/conf'], entries, true)).toEqual([
    '/system',
    '/system/conf',
  ]);
  expect(nextOpen(open, ['/finance', '/system'], entries, false)).toEqual(['/finance', '/system']);
  expect(nextOpen(open, [], entries, true)).toEqual([]);
});

test.each([
  ['defaults', false, null, ['/home', '/finance', '/member', '/system', '/empty']],
  ['classic', true, null, ['/system/conf']],
  ['columns', false, null, ['/system/conf']],
  ['columns', false, '/finance', ['/finance/recharge', '/finance/withdraw', '/finance/channel']],
  ['columns', false, '/home', ['/home']],
  ['classic', true, '/finance', ['/system/conf']],
] as const)('%s (split %s, pointing at %s) shows its part of the menu', (layout, split, preview, paths) => {
  const shown = sideEntries(visibleTree(treeOf()), entryOf('/system/secret'), { layout, split, preview });
  expect(shown.map(({ path }) => path)).toEqual(paths);
});

test('columns: pointing at an icon previews its children, 100 ms after leaving they are gone', async () => {
  setTheme({ layout: 'columns' });
  await drawShell({ at: '/finance/recharge' });
  const icons = screen.getByRole('navigation', { name: '一级菜单' });
  const side = mainMenu();
  expect(within(icons).getByRole('link', { current: true })).toHaveTextContent('财务管理');
  fireEvent.pointerEnter(within(icons).getByTitle('会员管理'));
  expect(side).toHaveTextContent('会员列表');
  fireEvent.pointerLeave(icons);
  fireEvent.pointerEnter(side);
  await new Promise((done) => setTimeout(done, 150));
  expect(side).toHaveTextContent('会员列表');
  fireEvent.pointerLeave(side);
  await waitFor(() => expect(side).not.toHaveTextContent('会员列表'));
  expect(side).toHaveTextContent('充值记录');
});

test('columns: in the full screen of a tag the icon column is gone too', async () => {
  setTheme({ layout: 'columns' });
  await drawShell({ at: '/finance/recharge' });
  expect(screen.getByRole('navigation', { name: '一级菜单' })).toBeVisible();
  act(() => setTagFull(true));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('changing the layout keeps the screen mounted', async () => {
  await drawShell({ at: '/finance/recharge' });
  const shown = screen.getByRole('main').firstElementChild;
  for (const layout of ['classic', 'transverse', 'columns', 'defaults'] as const) {
    act(() => setTheme({ layout }));
    expect(screen.getByRole('main').firstElementChild).toBe(shown);
  }
});

test('a window below 1,000 px puts the menu behind a button and leaves the stored layout alone', async () => {
  setTheme({ layout: 'columns' });
  window.happyDOM.setViewport({ width: 390, height: 800 });
  await drawShell({ at: '/finance/recharge' });
  expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '打开菜单' }));
  const nav = await screen.findByRole('navigation', { name: '主菜单' });
  fireEvent.click(await within(nav).findByText('提现记录'));
  await waitFor(() => expect(currentAddress()).toBe('/finance/withdraw'));
  expect(useTheme.getState().layout).toBe('columns');
});

test('an external entry opens its own window and its page, a dangerous one only the page', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await drawShell({
    menu: [
      { path: '/docs', title: 'Docs', meta: { isLink: 'https://docs.example/' } },
      { path: '/bad', title: 'Bad', meta: { isLink: 'javascript:alert(1)' } },
    ],
  });
  fireEvent.click(within(mainMenu()).getByText('Docs'));
  await waitFor(() => expect(currentAddress()).toBe('/docs'));
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://docs.example/', '_blank', 'noopener,noreferrer');
  fireEvent.click(within(mainMenu()).getByText('Bad'));
  await waitFor(() => expect(currentAddress()).toBe('/bad'));
  expect(opened).toHaveBeenCalledOnce();
});

test('C68 a title with markup, very long or unknown is text as it is', async () => {
  const long = 'x'.repeat(500);
  await drawShell({
    menu: [
      { path: '/a', title: '<b>bold</b>' },
      { path: '/b', title: long },
      { path: '/c', title: 'menu.unknown' },
    ],
  });
  expect(mainMenu().querySelector('b')).toBeNull();
  for (const words of ['<b>bold</b>', long, 'menu.unknown']) {
    expect(within(mainMenu()).getByText(words)).toBeInTheDocument();
  }
});

test('an icon nobody knows is a dot', async () => {
  await drawShell({ menu: [{ path: '/a', title: 'A', meta: { icon: 'constructor' } }] });
  const item = within(mainMenu()).getByRole('menuitem', { name: 'A' });
  expect(item.querySelector('svg')).toBeNull();
  expect(item.querySelector('[class*="dot"]')).not.toBeNull();
});

test('a changed menu is on screen at once', async () => {
  await drawShell();
  act(() => setRoutes(useRoutes.getState().tree.filter(({ path }) => path !== '/finance')));
  expect(mainMenu()).not.toHaveTextContent('财务管理');
});
