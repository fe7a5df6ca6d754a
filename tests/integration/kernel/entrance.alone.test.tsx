import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '@/app/App';
import { wireClient } from '@/app/failures';
import { reportCrashesTo } from '@/kernel/crash';
import { openEntrance } from '@/kernel/entrance';
import type { Screens } from '@/kernel/entrance';
import { endFromHere } from '@/kernel/endSession';
import { currentAddress, goTo } from '@/services/navigation';
import { readToken } from '@/stores/session';
import { gate } from '../gate';
import { ok, on } from '../server';
import { MENU, OPERATOR, serveMenu } from './console';
import { haveToken } from '../token';

vi.mock('@/kernel/views', () => import('./fakeViews'));
// What is fetched while somebody types arrives in whichever test goes on by then; it has tests of its own.
vi.mock('@/views/login/prefetch', () => ({ prefetchOnUse: () => () => undefined }));

const element = document.createElement('div');
let root: Root;

/** The screens, as far as the entrance knows them: they show where they were started, once they are `ready`. */
const start = vi.fn<() => Screens>();

const screens = vi.fn<() => Promise<() => Screens>>();

/** What the page listens to; a page that is left stops listening, which one of happy-dom is not. */
const listening = vi.spyOn(window, 'addEventListener');

beforeEach(() => {
  listening.mockClear();
  document.body.append(element);
  root = createRoot(element);
  start.mockReset().mockImplementation(() => ({
    page: createElement('h1', null, `screens at ${currentAddress()}`),
    ready: () => Promise.resolve(),
  }));
  screens.mockReset().mockResolvedValue(start);
  on('get', 'pub/captcha/get', () => ok({ key: 'key', img: 'data:image/png;base64,AAAA' }));
  wireClient();
});

afterEach(() => {
  act(() => root.unmount());
  element.remove();
  for (const [name, listener] of listening.mock.calls) {
    if (name === 'popstate') window.removeEventListener(name, listener);
  }
  vi.unstubAllEnvs();
  reportCrashesTo(() => undefined);
});

/** Opens the console at an address, as a page load does. */
function load(address: string): Promise<void> {
  window.happyDOM.setURL(`http://localhost${address}`);
  return openEntrance({ draw: (page) => root.render(createElement(App, null, page)), screens });
}

/** Opens it and waits for the first page. */
const open = (address: string): Promise<void> => act(() => load(address));

const userName = () => screen.getByLabelText('用户名');

/** Signs in through the page. */
async function signIn(answer: object = {}): Promise<void> {
  on('post', 'login', () =>
    ok({ token: 'token-of-li', userInfo: OPERATOR, menuList: MENU, permissions: [], ...answer }),
  );
  await screen.findByAltText('图形验证码，点击更换');
  for (const label of ['用户名', '密码', '验证码']) {
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: 'AB12' } });
  }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '登录' })));
}

test('without a session the log-in page stands there under its title, and the screens are not fetched', async () => {
  await open('/finance/recharge?status[]=1#row-3');
  expect(userName()).toBeVisible();
  expect(decodeURIComponent(location.href)).toBe(
    'http://localhost/login?redirect=/finance/recharge#row-3&params={"status[]":"1"}',
  );
  await waitFor(() => expect(document.title).toBe('登录 - Exchange Console'));
  expect(screens).not.toHaveBeenCalled();
});

test('what an older session has left is cleared on the way to the log-in page', async () => {
  sessionStorage.setItem('userName', '"li"');
  await open('/home');
  expect(sessionStorage.getItem('userName')).toBeNull();
});

test('with a session the screens are started at the address, and the log-in page never shows', async () => {
  haveToken();
  await open('/login?redirect=/x');
  expect(screen.getByText('screens at /login?redirect=/x')).toBeVisible();
  expect(screens).toHaveBeenCalledOnce();
});

test('a log-in leads to the requested address; the page stays until its screen can be drawn', async () => {
  const drawn = gate();
  start.mockImplementation(() => ({
    page: createElement('h1', null, `screens at ${currentAddress()}`),
    ready: () => drawn.opened,
  }));
  await open('/finance/recharge?page=2#row');
  const before = history.length;
  await signIn();
  await waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect(location.href).toBe('http://localhost/finance/recharge?page=2#row');
  expect(history.length).toBe(before);
  expect(screen.getByRole('button', { name: /登录/, busy: true })).toBeVisible();
  await act(async () => drawn.open());
  expect(await screen.findByText('screens at /finance/recharge?page=2#row')).toBeVisible();
  expect(screen.queryByLabelText('用户名')).toBeNull();
});

test('a log-in answer without the menu asks for it, and an address of nobody leads home', async () => {
  const calls = serveMenu();
  await open('/nowhere');
  await signIn({ menuList: undefined });
  expect(await screen.findByText('screens at /home')).toBeVisible();
  expect(calls.count).toBe(1);
});

test('Back and Forward before a log-in: the guard decides anew, and what was typed stays', async () => {
  await open('/login');
  fireEvent.change(userName(), { target: { value: 'li' } });
  history.replaceState(null, '', '/member/list?page=2');
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(decodeURIComponent(location.search)).toBe('?redirect=/member/list&params={"page":"2"}');
  expect(userName()).toHaveValue('li');
});

test('a log-in in another browser tab shows on the next step, and the screens go on from there alone', async () => {
  await open('/login');
  haveToken();
  history.replaceState(null, '', '/member/list');
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByText('screens at /member/list')).toBeVisible();
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(start).toHaveBeenCalledOnce();
});

test('C164 screens that cannot be fetched: a page says so and reports it; they are drawn once they come', async () => {
  const report = vi.fn<(error: unknown) => void>();
  reportCrashesTo(report);
  const gone = new Error('gone');
  screens.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  haveToken();
  void load('/member/list');
  expect(await screen.findByText('菜单加载失败')).toBeVisible();
  await waitFor(() => expect(report).toHaveBeenCalledWith(gone, expect.any(String)));
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('screens at /member/list')).toBeVisible();
});

test('signing out while the screens cannot be fetched leads to the log-in page and back', async () => {
  screens.mockRejectedValue(new Error('gone'));
  haveToken();
  void load('/member/list?page=2');
  await screen.findByText('菜单加载失败');
  await act(endFromHere);
  expect(userName()).toBeVisible();
  expect(readToken()).toBeNull();
  expect(decodeURIComponent(location.search)).toBe('?redirect=/member/list&params={"page":"2"}');
  screens.mockReset().mockResolvedValue(start);
  await signIn();
  expect(await screen.findByText('screens at /member/list?page=2')).toBeVisible();
});

test('going to an address without a session is for the guard', async () => {
  await open('/login');
  await act(() => goTo('/member/list'));
  expect(decodeURIComponent(location.search)).toBe('?redirect=/member/list&params={}');
  expect(userName()).toBeVisible();
});

test('C166 below a base path it is in the address and not in the redirect', async () => {
  vi.stubEnv('BASE_URL', '/console/');
  await open('/console/finance/recharge?page=2#row');
  expect(location.pathname).toBe('/console/login');
  expect(currentAddress()).toBe(location.href.slice('http://localhost/console'.length));
  expect(decodeURIComponent(location.search)).toBe('?redirect=/finance/recharge#row&params={"page":"2"}');
});

test.each(['/console', '/console/'])('C166 %s leads to the log-in page of the base', async (address) => {
  vi.stubEnv('BASE_URL', '/console/');
  await open(address);
  expect([location.pathname, location.search]).toEqual(['/console/login', '?redirect=%2F&params=%7B%7D']);
});

test.each([
  ['/#/finance/recharge?page=2#row', '?redirect=/finance/recharge#row&params={"page":"2"}'],
  ['/', '?redirect=/&params={}'],
  ['/#home', '?redirect=/home&params={}'],
])('in hash mode %s leads to the log-in page behind the hash', async (address, search) => {
  vi.stubEnv('VITE_ROUTER_MODE', 'hash');
  await open(address);
  expect(location.pathname).toBe('/');
  expect(decodeURIComponent(location.hash)).toBe(`#/login${search}`);
  await signIn();
  await waitFor(() => expect(start).toHaveBeenCalledOnce());
});
