import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setLanguage } from '@/i18n';
import { goTo } from '@/services/navigation';
import { gate } from '../gate';
import { ok, on } from '../server';
import { frame, go, item, MENU, openConsole, OPERATOR, serveMenu, watchPage } from './console';
import { haveToken } from '../token';

vi.mock('@/kernel/views', () => import('./fakeViews'));

const article = (name: string) => screen.findByRole('article', { name });

test('without a token any address leads to the log-in page, and the frame is not fetched', async () => {
  openConsole('/finance/recharge?status[]=1#row-3');
  await screen.findByText(/^login/);
  expect(decodeURIComponent(location.href)).toBe(
    'http://localhost/login?redirect=/finance/recharge#row-3&params={"status[]":"1"}',
  );
  expect(frame).not.toHaveBeenCalled();
});

test('C53 with a token the log-in page leads home', async () => {
  haveToken();
  serveMenu();
  openConsole('/login?redirect=/finance/recharge');
  await article('home/index');
  expect(location.pathname).toBe('/home');
});

test('C52 C61 C62 a deep link shows one loading view, then its screen, after one menu call', async () => {
  haveToken();
  const answer = gate();
  const calls = on('get', 'user/getUserMenus', async () => {
    await answer.opened;
    return ok({ menuList: MENU, permissions: [], userInfo: OPERATOR });
  });
  const page = watchPage();
  openConsole('/finance/recharge?status[]=1&name=%E4%B8%AD#row');
  expect(await screen.findAllByRole('status')).toHaveLength(1);
  answer.open();
  await article('finance/recharge/index');
  expect(screen.getByText('/finance/recharge?status[]=1&name=%E4%B8%AD {}')).toBeVisible();
  expect(location.href).toBe('http://localhost/finance/recharge?status[]=1&name=%E4%B8%AD#row');
  expect(page.pictures.filter((picture) => picture.includes('加载中'))).toHaveLength(1);
  expect(page.seen('not found')).toBe(false);
  expect(calls.count).toBe(1);
});

test('C61 an unknown address shows the loading view, then that it is unknown, and no other screen', async () => {
  haveToken();
  serveMenu();
  const page = watchPage();
  openConsole('/nowhere');
  await screen.findByText('not found');
  expect(page.pictures.at(-2)).toContain('加载中');
  expect(page.seen('home/index')).toBe(false);
  expect(location.pathname).toBe('/nowhere');
});

test.each([
  ['/', '/home', 'home/index'],
  ['/finance', '/finance/recharge', 'finance/recharge/index'],
  ['/member', '/member/list', 'member/list/index'],
  ['/finance/recharge/', '/finance/recharge/', 'finance/recharge/index'],
])('%s leads to %s', async (address, path, name) => {
  haveToken();
  serveMenu();
  openConsole(address);
  await article(name);
  expect(location.pathname).toBe(path);
});

test('C75 a screen for other roles, and the page that says so', async () => {
  haveToken();
  serveMenu([item('/secret', 'finance/recharge', { roles: ['auditor'] }), ...MENU]);
  openConsole('/secret');
  await screen.findByText('no power');
  await waitFor(() => expect(document.title).toBe('没有权限 - Exchange Console'));
  await go('/member/list');
  await article('member/list/index');
  await go('/401');
  expect(screen.getByText('no power')).toBeVisible();
});

test.each([
  [['super_admin'], false],
  [['common'], false],
  [['admin', 'finance'], true],
])('home is open to the roles %j; the personal centre asks for admin', async (roles, personal) => {
  haveToken();
  serveMenu(MENU, { userInfo: { ...OPERATOR, roles } });
  openConsole('/home');
  await article('home/index');
  await go('/personal');
  if (personal) await article('personal/index');
  else expect(screen.getByText('no power')).toBeVisible();
});

test.each([
  ['twin/o', 'twin/one/index', null],
  ['twin', null, '菜单「/odd」的组件路径 twin 匹配到多个文件：twin/one.tsx, twin/two.tsx'],
  ['../../secret', null, '菜单「/odd」的组件路径 ../../secret 没有对应的页面文件。'],
])(
  'C57 C58 the component %s opens what it names, or a page that says why not',
  async (component, _, hint) => {
    haveToken();
    serveMenu([item('/odd', component), ...MENU]);
    openConsole('/odd');
    if (hint === null) await article('twin/one');
    else expect(await screen.findByText(hint)).toBeVisible();
    await go('/member/list');
    await article('member/list/index');
  },
);

test('C69 a path parameter travels through the address bar and back', async () => {
  haveToken();
  serveMenu();
  openConsole('/home');
  await article('home/index');
  for (const id of ['a/b', 'a?b#c', '100%', '%2F', '🙂 中']) {
    await go(`/member/detail/${encodeURIComponent(id)}`);
    const text = `/member/detail/${encodeURIComponent(id)} ${JSON.stringify({ id })}`;
    expect(screen.getByText(text)).toBeVisible();
  }
});

test.each(['a%2Fb', '%F0%9F%99%82', '100%25'])('C69 a deep link with the parameter %s opens', async (id) => {
  haveToken();
  serveMenu();
  openConsole(`/member/detail/${id}`);
  await screen.findByText(`/member/detail/${id} ${JSON.stringify({ id: decodeURIComponent(id) })}`);
});

test('C65 of a hundred quick navigations the last one wins, with its title', async () => {
  haveToken();
  serveMenu();
  openConsole('/home');
  await article('home/index');
  const paths = ['/finance/recharge', '/finance/withdraw', '/nowhere', '/member/list'];
  await act(() =>
    Promise.all(Array.from({ length: 100 }, (_, n) => goTo(paths[n % paths.length] ?? '/home'))),
  );
  expect(screen.getByRole('article', { name: 'member/list/index' })).toBeVisible();
  expect(document.title).toBe('/member/list - Exchange Console');
});

test('C68 titles: a known key in the language on screen, anything else as it is', async () => {
  haveToken();
  serveMenu([
    item('/known', 'member/list', { title: 'router.home' }),
    item('/markup', 'finance/recharge', { title: '<b>x</b>' }),
    item('/key', 'finance/withdraw', { title: 'menu.no.such' }),
  ]);
  openConsole('/known');
  await article('member/list/index');
  await waitFor(() => expect(document.title).toBe('首页 - Exchange Console'));
  await act(() => setLanguage('en'));
  expect(document.title).toBe('Home - Exchange Console');
  await go('/markup');
  expect(document.title).toBe('<b>x</b> - Exchange Console');
  await go('/key');
  expect(document.title).toBe('menu.no.such - Exchange Console');
});

test('C43 a cookie deleted by hand: the next step leads to the log-in page, and back where it was going', async () => {
  haveToken();
  serveMenu();
  openConsole('/home');
  await article('home/index');
  document.cookie = 'token=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  await go('/finance/recharge?page=2');
  await screen.findByText('login ?redirect=/finance/recharge&params={"page":"2"}');
});

test('hash mode: log-in address, deep link, directory', async () => {
  openConsole('/#/finance/recharge?page=2#row', 'hash');
  await screen.findByText('login ?redirect=/finance/recharge#row&params={"page":"2"}');
  expect(location.pathname).toBe('/');
});

test('hash mode with a token', async () => {
  haveToken();
  serveMenu();
  openConsole('/#/finance?x=1', 'hash');
  await article('finance/recharge/index');
  expect(location.hash).toBe('#/finance/recharge');
  await go('/member/list?page=2');
  expect(screen.getByText('/member/list?page=2 {}')).toBeVisible();
});

test('what a screen writes into its address calls off no way to another screen', async () => {
  haveToken();
  serveMenu();
  openConsole('/member/list');
  await article('member/list/index');
  await act(async () => {
    const way = goTo('/finance/recharge');
    await goTo('/member/list?all=1', { replace: true, quietly: true });
    await way;
  });
  expect(location.pathname).toBe('/finance/recharge');
  await go('/member/list');
  await act(() => goTo('/member/list?all=1', { replace: true, quietly: true }));
  expect(screen.getByText('/member/list?all=1 {}')).toBeVisible();
});
