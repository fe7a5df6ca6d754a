import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { bootstrap, rebuildMenu } from '@/kernel/bootstrap';
import { signOut } from '@/kernel/signOut';
import { useToasts } from '@/ui/toast/toast';
import { usePlatform } from '@/stores/platform';
import { useRoutes } from '@/stores/routes';
import { useSession } from '@/stores/session';
import { setTheme } from '@/stores/theme';
import { scripted } from '../client/scriptedXhr';
import { told } from '../client/told';
import { ok, on, refuse } from '../server';
import { go, item, MENU, openConsole, OPERATOR, serveMenu } from './console';
import { haveToken } from '../token';

vi.mock('@/kernel/views', () => import('./fakeViews'));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const article = (name: string) => screen.findByRole('article', { name });
const paths = () => useRoutes.getState().flat.map(({ path }) => path);
const OWN = ['/home', '/personal'];
const BROKEN = '菜单数据格式错误，只显示首页，请联系管理员';
const EMPTY = '您还没有任何菜单权限，只显示首页，请联系管理员';

test.each<[string, unknown, string]>([
  ['no data', null, BROKEN],
  ['a text', 'x', BROKEN],
  ['no menu', { permissions: [] }, BROKEN],
  ['the menu null', { menuList: null, permissions: [] }, BROKEN],
  ['a menu that is no list', { menuList: { a: 1 }, permissions: [] }, BROKEN],
  ['no permissions', { menuList: [] }, BROKEN],
  ['permissions that are no list', { menuList: [], permissions: '*/*/*' }, BROKEN],
  ['an empty menu', { menuList: [], permissions: [] }, EMPTY],
])('C55 %s: home only, a message, and a way out', async (_, data, words) => {
  haveToken();
  on('get', 'user/getUserMenus', () => ok(data));
  on('get', 'logout', () => ok(null));
  openConsole('/home');
  await article('home/index');
  expect(paths()).toEqual(OWN);
  expect(told()).toEqual([words]);
  await act(signOut);
  await screen.findByText('login ?redirect=/home&params={}');
});

test('C55 permissions that are no text are not held', async () => {
  haveToken();
  serveMenu(MENU, { permissions: ['a', 7, null, 'b'] });
  openConsole('/home');
  await article('home/index');
  expect([...useSession.getState().permissions]).toEqual(['a', 'b']);
});

test('what the platform sets comes with the menu; what cannot be read, or is missing, is the default', async () => {
  haveToken();
  serveMenu(MENU, {
    settings: {
      pollSeconds: 30,
      sound: false,
      upColor: 'red',
      uploadMegabytes: 'x',
      timezone: 'Asia/Singapore',
    },
  });
  openConsole('/home');
  await article('home/index');
  expect(usePlatform.getState()).toEqual({
    pollSeconds: 30,
    sound: false,
    upColor: 'red',
    uploadMegabytes: 2048,
    passwordDays: 90,
    timezone: 'Asia/Singapore',
    closures: [],
  });
  expect(document.documentElement.dataset['up']).toBe('red');
  serveMenu(MENU, { settings: { pollSeconds: 0, timezone: 'Mars/Olympus' } });
  await act(rebuildMenu);
  expect(usePlatform.getState()).toMatchObject({
    pollSeconds: 15,
    sound: true,
    upColor: 'green',
    timezone: 'Asia/Shanghai',
  });
});

test('C56 a broken menu item is left out, with a notice and a note, and the rest works', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  haveToken();
  serveMenu([{ id: 5, path: '/x' }, ...MENU, item('/finance', 'member/list')]);
  openConsole('/finance/withdraw');
  await article('finance/withdraw/index');
  expect(told()).toEqual(['有 2 个菜单项配置错误，已跳过']);
  expect(warn.mock.calls).toEqual([
    ['Menu item left out (shape): /x'],
    ['Menu item left out (duplicate): /finance'],
  ]);
});

test('C46 C63 a menu that cannot be had: another try opens the same address', async () => {
  haveToken();
  const address = '/finance/recharge?page=2#row';
  const failing = on('get', 'user/getUserMenus', () => refuse(500, 'no'));
  openConsole(address);
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.getByText('菜单加载失败')).toBeVisible();
  await userEvent.click(retry);
  await waitFor(() => expect(failing.count).toBe(2));
  expect(await screen.findByText('菜单加载失败')).toBeVisible();
  const working = serveMenu();
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await article('finance/recharge/index');
  expect(screen.getByText('/finance/recharge?page=2 {}')).toBeVisible();
  expect(location.href).toBe(`http://localhost${address}`);
  expect([failing.count, working.count]).toEqual([2, 1]);
});

test('C46 from a menu that cannot be had there is a way out', async () => {
  haveToken();
  on('get', 'user/getUserMenus', () => HttpResponse.error());
  openConsole('/finance/recharge?page=2');
  await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
  await screen.findByText('login ?redirect=/finance/recharge&params={"page":"2"}');
  expect(document.cookie).toBe('');
});

test('C47 a menu that hangs: the loading view for 50 seconds, then a way to try again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'XMLHttpRequest',
    scripted(() => undefined),
  );
  haveToken();
  openConsole('/home');
  await act(() => vi.advanceTimersByTimeAsync(49_999));
  expect(screen.getByRole('status')).toHaveTextContent('加载中');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
});

test('C64 everybody who asks waits for one answer, and the menu is there once', async () => {
  haveToken();
  const calls = serveMenu();
  await Promise.all([bootstrap(), bootstrap(), bootstrap()]);
  await bootstrap();
  expect(calls.count).toBe(1);
  expect(paths()).toEqual([
    ...OWN,
    '/finance',
    '/finance/recharge',
    '/finance/withdraw',
    '/member',
    '/member/list',
    '/member/detail/:id',
  ]);
});

test('a changed menu is shown without loading the page anew', async () => {
  haveToken();
  serveMenu();
  openConsole('/finance/recharge');
  await article('finance/recharge/index');
  serveMenu([item('/member/list', 'member/list')], { permissions: ['a'] });
  await act(rebuildMenu);
  expect(await screen.findByText('not found')).toBeVisible();
  expect([...useSession.getState().permissions]).toEqual(['a']);
  await go('/member/list');
  await article('member/list/index');
});

test('a menu that cannot be read anew stays as it was', async () => {
  haveToken();
  serveMenu();
  openConsole('/finance/recharge');
  await article('finance/recharge/index');
  on('get', 'user/getUserMenus', () => refuse(500, 'no'));
  await expect(rebuildMenu()).rejects.toThrow('no');
  expect(screen.getByRole('article', { name: 'finance/recharge/index' })).toBeVisible();
});

test.each([
  ['admin', ['/home', '/personal', '/finance', '/finance/recharge']],
  ['li', ['/home']],
])('front-end mode: %s has the screens of the role, and the server is not asked', async (userName, known) => {
  haveToken();
  sessionStorage.setItem('userName', JSON.stringify(userName));
  setTheme({ isRequestRoutes: false });
  openConsole('/home');
  await article('home/index');
  expect(paths()).toEqual(known);
  await go('/finance/recharge');
  if (userName === 'admin') await article('finance/recharge/index');
  else await screen.findByText('not found');
  expect(useSession.getState().permissions.has('btn.del')).toBe(userName === 'admin');
  await expect(rebuildMenu()).resolves.toBeUndefined();
  expect(useToasts.getState().list).toEqual([]);
});

test('the operator is who the server says, else who this browser tab remembers', async () => {
  haveToken();
  sessionStorage.setItem('userName', '"admin"');
  serveMenu(MENU, { userInfo: undefined });
  await bootstrap();
  expect(useSession.getState().user).toMatchObject({ id: '0', userName: 'admin', roles: ['admin'] });
  serveMenu();
  await rebuildMenu();
  expect(useSession.getState().user).toEqual({ ...OPERATOR, id: String(OPERATOR.id) });
});
