import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import type { SignIn } from '@/api/types';
import { get, SITE } from '@/api/client';
import { login } from '@/kernel/login';
import { setTheme } from '@/stores/theme';
import { readToken, useSession } from '@/stores/session';
import { failureOf } from '../client/told';
import { MENU, openConsole, OPERATOR, serveMenu } from '../kernel/console';
import { ok, on, refuse } from '../server';

vi.mock('@/kernel/views', () => import('../kernel/fakeViews'));

afterEach(() => vi.restoreAllMocks());

const ANSWER: SignIn = { token: 'token-of-li', userInfo: OPERATOR };
const WITH_MENU: SignIn = { ...ANSWER, menuList: Object(MENU), permissions: ['a'] };

/** Opens an address without a token and stands on the log-in page it leads to. */
async function atLogin(address = '/finance/recharge?page=2#row'): Promise<void> {
  openConsole(address);
  await screen.findByText(/^login/);
}

const signIn = (answer: SignIn) => act(() => login(answer, location.search));

test('a log-in answer that brings the menu leads straight to where the operator wanted to be', async () => {
  const calls = serveMenu();
  await atLogin();
  expect(await signIn(WITH_MENU)).toBe('in');
  expect(await screen.findByText('/finance/recharge?page=2 {}')).toBeVisible();
  expect(location.href).toBe('http://localhost/finance/recharge?page=2#row');
  expect([...useSession.getState().permissions]).toEqual(['a']);
  expect(calls.count).toBe(0);
});

test('a log-in answer without the menu asks for it once', async () => {
  const calls = serveMenu();
  await atLogin();
  await signIn(ANSWER);
  await screen.findByRole('article', { name: 'finance/recharge/index' });
  expect(calls.count).toBe(1);
});

test('the log-in page is not left behind in the history', async () => {
  await atLogin();
  const before = history.length;
  await signIn(WITH_MENU);
  expect(history.length).toBe(before);
});

test('a log-in on its own leads home', async () => {
  await atLogin('/login');
  await signIn(WITH_MENU);
  await screen.findByRole('article', { name: 'home/index' });
});

test('C40 a browser that keeps no cookies stays on the log-in page', async () => {
  await atLogin();
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(await signIn(WITH_MENU)).toBe('cookie');
  expect(location.pathname).toBe('/login');
  expect(useSession.getState().user).toBeNull();
});

test('C63 a menu that cannot be had after log-in: another try opens what the operator wanted', async () => {
  const calls = on('get', 'user/getUserMenus', () => refuse(500, 'no'));
  await atLogin();
  expect(await signIn(ANSWER)).toBe('in');
  expect(await screen.findByText('菜单加载失败')).toBeVisible();
  expect(calls.count).toBe(2);
  serveMenu();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('/finance/recharge?page=2 {}')).toBeVisible();
  expect(location.hash).toBe('#row');
});

test('a menu that cannot be had the first time is asked for again before anything is told', async () => {
  let first = true;
  on('get', 'user/getUserMenus', () => {
    const failing = first;
    first = false;
    return failing ? refuse(500, 'no') : ok({ menuList: MENU, permissions: [], userInfo: OPERATOR });
  });
  await atLogin();
  await signIn(ANSWER);
  await screen.findByRole('article', { name: 'finance/recharge/index' });
});

test('calls of the log-in page end with the log-in', async () => {
  on('get', 'slow', async () => {
    await delay('infinite');
    return ok(1);
  });
  await atLogin();
  const slow = failureOf(get(`${SITE}slow`, {}, { anonymous: true }));
  await signIn(WITH_MENU);
  expect(await slow).toEqual({ kind: 'cancelled' });
});

test('C38 another operator on the same page sees nothing of the one before', async () => {
  await atLogin();
  await signIn(WITH_MENU);
  await screen.findByRole('article', { name: 'finance/recharge/index' });
  const other = { ...ANSWER, token: 'token-of-wang', userInfo: { ...OPERATOR, id: 2, userName: 'wang' } };
  await act(() => login({ ...other, menuList: [], permissions: [] }, '?redirect=/finance/recharge'));
  await screen.findByRole('article', { name: 'home/index' });
  expect(document.querySelectorAll('article')).toHaveLength(1);
  expect(useSession.getState()).toMatchObject({ builtFor: 'token-of-wang', user: { userName: 'wang' } });
  expect(readToken()).toBe('token-of-wang');
});

test('front-end mode takes no menu from the log-in answer', async () => {
  setTheme({ isRequestRoutes: false });
  await atLogin('/finance/withdraw');
  await signIn({ ...WITH_MENU, userInfo: { ...OPERATOR, roles: ['admin'] } });
  await screen.findByRole('article', { name: 'home/index' });
});
