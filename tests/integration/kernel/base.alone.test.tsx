import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { login } from '@/kernel/login';
import { signOut } from '@/kernel/signOut';
import { currentAddress } from '@/services/navigation';
import { ok, on } from '../server';
import { go, MENU, openConsole, OPERATOR, serveMenu } from './console';

vi.mock('@/kernel/views', () => import('./fakeViews'));

// The console lives below a path of its own; the router reads it when it is loaded.
vi.hoisted(() => vi.stubEnv('BASE_URL', '/console/'));

const haveToken = () => {
  window.happyDOM.setURL('http://localhost/console/');
  document.cookie = 'token=abc; path=/console';
};

beforeEach(() => void serveMenu());

test('C166 without a token: the log-in page below the base, the base not in its redirect', async () => {
  openConsole('/console/finance/recharge?page=2#row');
  await screen.findByText('login ?redirect=/finance/recharge#row&params={"page":"2"}');
  expect(location.pathname).toBe('/console/login');
});

test('C166 log-in, screen, log-out: the base is there once', async () => {
  on('get', 'logout', () => ok(null));
  openConsole('/console/finance/recharge?page=2#row');
  await screen.findByText(/^login/);
  const answer = { token: 'abc', userInfo: OPERATOR, menuList: Object(MENU), permissions: [] };
  await act(() => login(answer, location.search));
  expect(location.href).toBe('http://localhost/console/finance/recharge?page=2#row');
  expect(screen.getByText('/finance/recharge?page=2 {}')).toBeVisible();
  expect(currentAddress()).toBe('/finance/recharge?page=2#row');
  await go('/member/detail/7');
  expect(location.pathname).toBe('/console/member/detail/7');
  expect(screen.getByText('/member/detail/7 {"id":"7"}')).toBeVisible();
  await act(signOut);
  await screen.findByText('login ?redirect=/member/detail/7&params={}');
  expect([location.pathname, document.cookie]).toEqual(['/console/login', '']);
});

test.each(['/console', '/console/', '/console/home', '/console/login'])(
  'C166 %s leads home',
  async (address) => {
    haveToken();
    openConsole(address);
    await screen.findByRole('article', { name: 'home/index' });
    expect(location.pathname).toBe('/console/home');
  },
);

test('C166 in hash mode the base stays out of the addresses', async () => {
  haveToken();
  openConsole('/console/#/member/list', 'hash');
  await screen.findByText('/member/list {}');
  expect(currentAddress()).toBe('/member/list');
  await go('/console-like');
  expect(screen.getByText('not found')).toBeVisible();
  expect([location.pathname, location.hash]).toEqual(['/console/', '#/console-like']);
});
