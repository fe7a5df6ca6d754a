import { expect, expectToFit, menuItem, signInFast, tag, test } from '../console';
import { crumbs, header, MENU, openShell, sider, tagKeys, visit, zh } from './shell';
import type { Item } from './shell';

/** Windows of a desk and of a wall. */
const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test('the log-in page has its title, its three ways in, third parties and links', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(/^登录 - /);
  await expect(page.getByRole('tab')).toHaveCount(3);
  await expect(page.getByRole('tablist')).toHaveCount(1);
  const others = page.getByRole('region', { name: zh('login.others') });
  await expect(others.getByRole('button')).toHaveCount(3);
  for (const name of ['help', 'terms', 'privacy'] as const) {
    await page.getByRole('button', { name: zh(`login.${name}`), exact: true }).click();
    const paper = page.getByRole('dialog', { name: zh(`login.${name}`) });
    await expect(paper).toContainText(zh(`login.${name}.1`));
    await paper.getByRole('button', { name: zh('login.close') }).click();
    await expect(paper).toHaveCount(0);
  }
});

test('without a session every path leads to log-in with redirect and params, and what was kept is cleared', async ({
  page,
}) => {
  await page.goto('/login');
  await page.evaluate(() => {
    sessionStorage.setItem('userMenu', '[]');
    sessionStorage.setItem('permissions', '["*"]');
  });
  await page.goto('/work/two?a=1&b=x&b=y');
  await page.waitForURL('**/login?**');
  const query = new URL(page.url()).searchParams;
  expect(query.get('redirect')).toBe('/work/two');
  expect(JSON.parse(query.get('params') ?? '')).toEqual({ a: '1', b: ['x', 'y'] });
  expect(
    await page.evaluate(() =>
      Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index)),
    ),
  ).toEqual([]);
});

test('the root leads home; home is pinned and kept, the personal centre hides from the menu', async ({
  page,
}) => {
  await openShell(page, { at: '/' });
  await expect(page).toHaveURL('/home');
  await expect(page.locator('main canvas').first()).toBeVisible();
  await page
    .locator('main canvas')
    .first()
    .evaluate((canvas) => canvas.setAttribute('data-mine', ''));
  await expect(menuItem(page, '/personal')).toHaveCount(0);
  await header(page)
    .getByRole('button', { name: zh('user.account') })
    .click();
  await page.getByRole('menuitem', { name: zh('user.dropdown2') }).click();
  await expect(page).toHaveURL('/personal');
  await expect.poll(() => tagKeys(page)).toEqual(['/home', '/personal']);
  await tag(page, '/home').click();
  await expect(page.locator('main canvas[data-mine]')).toBeVisible();
});

test('the 401 and 404 pages say why, lead on, and get no tag', async ({ page }) => {
  await openShell(page);
  const account = header(page).getByRole('button', { name: zh('user.account') });
  await account.click();
  await page.getByRole('menuitem', { name: zh('user.dropdown3'), exact: true }).click();
  await expect(page.getByRole('heading', { name: '地址输入错误，请重新输入' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(zh('kernel.notFound')));
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/home');
  await account.click();
  await page.getByRole('menuitem', { name: zh('user.dropdown4'), exact: true }).click();
  await expect(page).toHaveURL('/401');
  await expect(page.getByRole('heading', { name: '您未被授权，没有操作权限' })).toBeVisible();
  await expect.poll(() => tagKeys(page)).toEqual(['/home', '/work/one']);
  await page.getByRole('button', { name: '重新授权' }).click();
  await page.waitForURL('**/login**');
  expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
});

test('the demo boards stand outside the frame, and only for a session', async ({ page }) => {
  await page.goto('/visualizingDemo1');
  await page.waitForURL('**/login?redirect=**');
  await signInFast(page, 'admin', '/visualizingDemo1');
  await expect(page).toHaveTitle(new RegExp(`^${zh('router.visualizingLinkDemo1')} - `));
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[data-layout]')).toHaveCount(0);
  await page.goto('/visualizingDemo2');
  await expect(page).toHaveTitle(new RegExp(`^${zh('router.visualizingLinkDemo2')} - `));
});

test('no panel of a board lies over another, in the windows that operators have', async ({ page }) => {
  await signInFast(page, 'admin', '/visualizingDemo2');
  const panels = page.locator('main section');
  for (const board of ['/visualizingDemo2', '/visualizingDemo1']) {
    await page.goto(board);
    await expect(panels.last().locator('td, li').first()).toBeVisible();
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expectToFit(page, board);
      const tooFull = () =>
        panels.evaluateAll((all) =>
          all
            .filter((one) => one.scrollHeight > one.clientHeight + 1)
            .map((one) => `${one.ariaLabel ?? ''} ${String(one.scrollHeight)} > ${String(one.clientHeight)}`),
        );
      await expect.poll(tooFull, `${board} at ${String(width)}`).toEqual([]);
    }
  }
});

const ODD: Item[] = [
  {
    path: '/dir',
    title: 'Directory',
    children: [
      { path: '/dir/hidden', title: 'Hidden', meta: { isHide: true } },
      { path: '/dir/first', title: 'First visible' },
    ],
  },
  { path: '/none', title: 'No file', component: 'nowhere/at/all' },
  { path: '/many', title: 'Many files', component: 'error/no' },
  { path: '/denied', title: 'Not mine', meta: { roles: ['nobody'] } },
];

test('menu entries find their component by path: none or several give no component, a directory its first visible child', async ({
  page,
}) => {
  await openShell(page, { menu: [...MENU, ...ODD], at: '/dir' });
  await expect(page).toHaveURL('/dir/first');
  await expect(page).toHaveTitle(/^First visible - /);
  await expect(sider(page).getByText('Hidden')).toHaveCount(0);
  await expect(crumbs(page)).toContainText('Directory');
  await visit(page, 'No file');
  await expect(page.getByRole('heading', { name: zh('kernel.noView') })).toBeVisible();
  await visit(page, 'Many files');
  await expect(page.getByRole('heading', { name: zh('kernel.manyViews') })).toBeVisible();
  await expect(page.locator('main').getByText('error/noPower')).toBeVisible();
  await sider(page).getByRole('menuitem', { name: 'Not mine' }).click();
  await expect(page.getByRole('heading', { name: '您未被授权，没有操作权限' })).toBeVisible();
  await visit(page, 'First visible');
  await expect(page).toHaveTitle(/^First visible - /);
});

test('the server decides the routes; the front-end mode exists, asks for no menu, and is not active', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('getUserMenus')) calls += 1;
  });
  await openShell(page);
  expect(calls).toBe(1);
  await visit(page, 'Two', 'Three');
  expect(calls).toBe(1);
  await page.evaluate(() => localStorage.setItem('themeConfig', '{"isRequestRoutes":false}'));
  await page.goto('/home');
  await expect(menuItem(page, '/home')).toBeVisible();
  await expect(sider(page).getByText('Work')).toHaveCount(0);
  expect(calls).toBe(1);
});
