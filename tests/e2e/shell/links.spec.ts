import type { BrowserContext, Page } from '@playwright/test';
import { expect, menuItem, tag, test } from '../console';
import { header, MENU, openShell, serveMenu, sider, visit, zh } from './shell';
import type { Item } from './shell';
import { wholeBrowser } from '../launch';

test.use({ launchOptions: wholeBrowser });

const link = (path: string, title: string, url: string): Item => ({
  path,
  title,
  component: 'layout/routerView/link',
  meta: { isLink: url },
});

const frame = (path: string, title: string, url: string): Item => ({
  path,
  title,
  component: 'layout/routerView/iframes',
  meta: { isLink: url, isIframe: true },
});

const DOCS = 'https://docs.example/start';

const BAD: string[] = [
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  'blob:https://console.test/1',
  'file:///etc/passwd',
  '//elsewhere.example/',
  'https://user:word@elsewhere.example/',
  'java\tscript:alert(1)',
  'https://xn--e1awd7f.example/',
  `https://elsewhere.example/${'x'.repeat(10_000)}`,
];

test('a menu entry is a real link: Ctrl and the middle button open a browser tab, a plain click does not', async ({
  page,
  context,
}) => {
  await openShell(page);
  const entry = menuItem(page, '/work/two');
  await expect(entry.locator('a')).toHaveAttribute('href', '/work/two');
  const clicks: Parameters<typeof entry.click>[0][] = [{ modifiers: ['Control'] }, { button: 'middle' }];
  for (const click of clicks) {
    const opening = context.waitForEvent('page');
    await entry.click(click);
    const other = await opening;
    await expect(other).toHaveURL('/work/two');
    await other.close();
    expect(new URL(page.url()).pathname).toBe('/work/one');
  }
  await visit(page, 'Two');
  await expect(page).toHaveURL('/work/two');
  expect(context.pages()).toHaveLength(1);
  await sider(page).getByRole('menuitem', { name: 'Three' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/work/three');
});

test('C153 a link that may not be opened is refused by name, as a link and as a frame', async ({
  page,
  context,
}) => {
  const bad = BAD.flatMap((url, index) => [
    link(`/link/${index}`, `Link ${index}`, url),
    frame(`/frame/${index}`, `Frame ${index}`, url),
  ]);
  await openShell(page, { menu: [...MENU, ...bad] });
  for (const { path, title } of bad) {
    await expect(menuItem(page, path).locator('a')).toHaveAttribute('href', path);
    await menuItem(page, path).click();
    await expect(
      page.getByRole('heading', { name: zh('kernel.badLink') }).filter({ visible: true }),
    ).toBeVisible();
    await expect(page.getByText(zh('kernel.badLinkHint', { title }))).toBeVisible();
  }
  expect(context.pages()).toHaveLength(1);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('C154 an external link opens in a window that knows nothing of ours, and its page offers it again', async ({
  page,
  context,
  oracle,
}) => {
  oracle.allow(/another origin: https:\/\/docs\.example\//);
  await openShell(page, { menu: [...MENU, link('/docs', 'Docs', DOCS)] });
  const referrers: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.url() === DOCS) referrers.push(request.headers()['referer']);
  });
  const expectOpener = async (open: () => Promise<unknown>, opener: 'known' | 'unknown') => {
    const opening = context.waitForEvent('page');
    await open();
    const other = await opening;
    // On the way from its empty page to the address a window cannot be asked.
    const said = () =>
      other.evaluate(() => (window.opener === null ? 'unknown' : 'known')).catch(() => 'on its way');
    await expect.poll(said).toBe(opener);
    await other.close();
  };
  // Only to know that it could be seen if it were so.
  await expectOpener(() => page.evaluate((url) => void window.open(url), DOCS), 'known');
  await expectOpener(() => menuItem(page, '/docs').click(), 'unknown');
  await expect(page).toHaveURL('/docs');
  await expect(page.getByText(zh('kernel.outsideHint', { host: 'docs.example' }))).toBeVisible();
  await expectOpener(() => page.getByRole('button', { name: zh('kernel.open') }).click(), 'unknown');
  await expectOpener(() => menuItem(page, '/docs').click({ modifiers: ['Control'] }), 'unknown');
  expect(referrers.filter(Boolean)).toEqual([]);
  expect(referrers.length).toBeGreaterThan(0);
});

/** Pages may only be framed over https: the built site under a name of its own. */
const HTTPS = 'https://console.test';

/** Does what no embedded page may: leaves the frame, asks, opens windows, speaks as the server does. */
const HOSTILE = `<!doctype html><h1>framed</h1><script>
  const tried = [];
  const attempt = (name, act) => { try { act(); tried.push(name); } catch { tried.push(name + ' refused'); } };
  attempt('top', () => { window.top.location.href = 'https://console.test/stolen'; });
  attempt('alert', () => alert('framed'));
  attempt('cookie', () => document.cookie);
  attempt('storage', () => localStorage.length);
  attempt('parent', () => parent.document.title);
  for (const message of [{ code: 401 }, { code: 401, msg: 'x', data: null }, { type: 'token' }, 'out', 'token'])
    parent.postMessage(message, '*');
  document.title = tried.join(', ');
  document.body.append(tried.join(', '));
</script>`;

async function serveHttps(context: BrowserContext, origin: string): Promise<void> {
  await context.route(`${HTTPS}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname === '/framed.html') return route.fulfill({ contentType: 'text/html', body: HOSTILE });
    return route.fulfill({ response: await route.fetch({ url: `${origin}${pathname}${search}` }) });
  });
}

async function openFramed(page: Page, context: BrowserContext, origin: string): Promise<void> {
  const pages = [1, 2, 3].map((index) =>
    frame(`/framed/${index}`, `Framed ${index}`, `${HTTPS}/framed.html?${index}`),
  );
  await openShell(page);
  const token = (await context.cookies()).find(({ name }) => name === 'token');
  await serveHttps(context, origin);
  await page.unroute('**/admin/api/v2/sitebkd/user/getUserMenus');
  await serveMenu(page, [...MENU, ...pages], origin);
  await context.addCookies([{ name: 'token', value: token?.value ?? '', url: HTTPS, sameSite: 'Strict' }]);
  await page.goto(`${HTTPS}/framed/1`);
}

test('C155 C156 an embedded page is caged: it leads nowhere, asks nothing, and what it says is ignored', async ({
  page,
  context,
  origin,
  oracle,
}) => {
  oracle.allow(
    /another origin: https:\/\/console\.test\//,
    /Unsafe attempt to initiate navigation/,
    /sandbox/i,
  );
  let dialogs = 0;
  page.on('dialog', async (dialog) => {
    dialogs += 1;
    await dialog.dismiss();
  });
  await openFramed(page, context, origin);
  const framed = page.frameLocator('iframe').first();
  await expect(framed.getByText('cookie refused, storage refused, parent refused')).toBeVisible();
  await expect(page).toHaveURL(`${HTTPS}/framed/1`);
  expect(dialogs).toBe(0);
  await expect(header(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const outside = page.getByRole('link', { name: zh('kernel.open') });
  await expect(outside).toHaveAttribute('href', `${HTTPS}/framed.html?1`);
  await expect(outside).toHaveAttribute('rel', /noopener/);
  await expect(page.locator('iframe')).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect((await page.locator('main').boundingBox())?.x).toBe(220);
  await expect(page.locator('main')).toHaveCSS('padding', '0px');
});

test('C157 frames of closed tags are released, kept ones are not loaded again', async ({
  page,
  context,
  origin,
  oracle,
}) => {
  oracle.allow(
    /another origin: https:\/\/console\.test\//,
    /Unsafe attempt to initiate navigation/,
    /sandbox/i,
  );
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/framed.html')) loads.push(request.url());
  });
  await openFramed(page, context, origin);
  await expect(page.locator('iframe')).toHaveCount(1);
  for (const index of [2, 3]) {
    await sider(page)
      .getByRole('menuitem', { name: `Framed ${index}` })
      .click();
    await expect(page.locator('iframe')).toHaveCount(index);
  }
  await tag(page, '/framed/1').click();
  await expect(page.locator('iframe').filter({ visible: true })).toHaveAttribute('title', 'Framed 1');
  expect(loads).toHaveLength(3);
  await tag(page, '/framed/2').click({ button: 'middle' });
  await expect(page.locator('iframe')).toHaveCount(2);
  await tag(page, '/framed/1').click({ button: 'middle' });
  await expect(page.locator('iframe')).toHaveCount(1);
});
