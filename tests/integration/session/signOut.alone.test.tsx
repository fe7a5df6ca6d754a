import { act, screen } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { watchSession } from '@/kernel/syncSession';
import { endFromHere } from '@/kernel/endSession';
import { signOut } from '@/kernel/signOut';
import { toast, useToasts } from '@/ui/toast/toast';
import { useSession } from '@/stores/session';
import { openConsole, serveMenu, watchPage } from '../kernel/console';
import { haveToken } from '../token';
import { ok, on } from '../server';

vi.mock('@/kernel/views', () => import('../kernel/fakeViews'));

afterEach(() => {
  vi.useRealTimers();
  stopWatching();
});

let stopWatching = () => {};

async function open(address: string): Promise<void> {
  haveToken();
  serveMenu();
  openConsole(address);
  await screen.findByRole('article');
}

test.each([
  ['/finance/recharge', 'login ?redirect=/finance/recharge&params={}'],
  ['/finance/recharge?page=2', 'login ?redirect=/finance/recharge&params={"page":"2"}'],
  // An address with a hash: the router takes going to where it is for a jump within the page.
  ['/finance/recharge?page=2#row', 'login ?redirect=/finance/recharge#row&params={"page":"2"}'],
])('a log-out from %s leads to the log-in page, and remembers the place', async (address, words) => {
  const calls = on('get', 'logout', () => ok(null));
  await open(address);
  await act(signOut);
  expect(screen.getByText(words)).toBeVisible();
  expect([calls.count, document.cookie, sessionStorage.length]).toEqual([1, '', 0]);
  expect(useSession.getState().user).toBeNull();
});

test('C61 on the way out nothing flashes: no other page, no message, no other title', async () => {
  on('get', 'logout', () => ok(null));
  await open('/finance/recharge');
  const page = watchPage();
  const titles: string[] = [];
  const titleElement = document.querySelector('title');
  if (titleElement)
    new MutationObserver(() => titles.push(document.title)).observe(titleElement, { childList: true });
  await act(signOut);
  await screen.findByText(/^login/);
  expect(page.seen('not found')).toBe(false);
  expect(titles.filter((title) => title.includes('找不到'))).toEqual([]);
  expect(useToasts.getState().list).toEqual([]);
});

test('a message that is being shown goes with the session', async () => {
  on('get', 'logout', () => ok(null));
  await open('/home');
  act(() => toast('success', '会员 10010014 已冻结'));
  await act(signOut);
  expect(useToasts.getState().list).toEqual([]);
});

test('a log-out that fails on the server happens here all the same, without a message', async () => {
  on('get', 'logout', () => HttpResponse.error());
  await open('/home');
  await act(signOut);
  await screen.findByText(/^login/);
  expect([document.cookie, useToasts.getState().list.length]).toEqual(['', 0]);
});

test('a log-out that the server does not answer waits three seconds', async () => {
  on('get', 'logout', async () => {
    await delay('infinite');
    return ok(null);
  });
  await open('/home');
  vi.useFakeTimers();
  const out = vi.fn<() => void>();
  void signOut().then(out);
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(out).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(out).toHaveBeenCalledOnce();
  expect(screen.getByText(/^login/)).toBeVisible();
});

const dropCookie = () => {
  document.cookie = 'token=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
};

test('C37 a log-out in another browser tab ends the session here, and remembers the place', async () => {
  await open('/finance/recharge?page=2#row');
  stopWatching = watchSession({ out: () => void endFromHere(), other: () => undefined });
  dropCookie();
  const other = new BroadcastChannel('console-session');
  other.postMessage('out');
  await screen.findByText('login ?redirect=/finance/recharge#row&params={"page":"2"}');
  other.close();
});

test('C37 our own log-out is told to the others', async () => {
  on('get', 'logout', () => ok(null));
  await open('/home');
  const other = new BroadcastChannel('console-session');
  const heard = new Promise((done) => other.addEventListener('message', ({ data }) => done(data)));
  await act(signOut);
  expect(await heard).toBe('out');
  other.close();
});

test.each(['focus', 'pageshow', 'visibilitychange'])(
  'C37 C38 C39 without messages it shows on %s, once the tab is looked at',
  async (name) => {
    await open('/home');
    const react = { out: vi.fn<() => void>(), other: vi.fn<() => void>() };
    stopWatching = watchSession(react);
    const target = name === 'visibilitychange' ? document : window;
    target.dispatchEvent(new Event(name));
    expect([react.out, react.other].map((fn) => fn.mock.calls.length)).toEqual([0, 0]);
    haveToken('token-of-wang');
    target.dispatchEvent(new Event(name));
    dropCookie();
    target.dispatchEvent(new Event(name));
    expect([react.out, react.other].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
    stopWatching();
    target.dispatchEvent(new Event(name));
    expect(react.out).toHaveBeenCalledOnce();
  },
);

test('C38 a log-in in another browser tab while the menu is on its way here shows on the next look', async () => {
  haveToken('token-of-li');
  on('get', 'user/getUserMenus', async () => {
    haveToken('token-of-wang');
    await delay(1);
    return ok({ menuList: [], permissions: [] });
  });
  openConsole('/home');
  await screen.findByRole('article');
  const react = { out: vi.fn<() => void>(), other: vi.fn<() => void>() };
  stopWatching = watchSession(react);
  window.dispatchEvent(new Event('focus'));
  expect(react.other).toHaveBeenCalledOnce();
});
