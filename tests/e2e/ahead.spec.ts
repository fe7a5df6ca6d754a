import type { Page, Route } from '@playwright/test';
import { expect, menuItem, signInFast, SITE, tag, test } from './console';
import { rows } from './lists';
import { screensOf, visit } from './screens';

const RECHARGE = '/finance/recharge';
const LIST = `${SITE}cwManage/chargeLogList`;

/** The screen's own file. */
const CHUNK = /\/assets\/recharge-[\w-]+\.js$/;

/** Paths of the requests of a page, in their order. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Opens the directory of a menu entry, which fetches nothing. */
async function showEntry(page: Page): Promise<void> {
  await menuItem(page, '/finance').click();
  await expect(menuItem(page, RECHARGE)).toBeVisible();
}

for (const [what, address, question] of [
  ['opened bare', RECHARGE, { pageNum: 1, pageSize: 20 }],
  [
    'opened with filters',
    `${RECHARGE}?status%5B%5D=1&pageSize=50`,
    { status: ['1'], pageNum: 1, pageSize: 50 },
  ],
] as const)
  test(`a list ${what} asks the server before its own file has arrived, and only once`, async ({ page }) => {
    await signInFast(page, 'admin');
    await expect(page.locator('main canvas').first()).toBeVisible();
    const asked = requestsOf(page);
    const held: Route[] = [];
    await page.route(CHUNK, (route) => void held.push(route));
    const listed = page.waitForRequest((request) => request.url().endsWith(LIST));
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    expect((await listed).postDataJSON()).toEqual(question);
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(tag(page, RECHARGE)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('main .ant-table').filter({ visible: true })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    expect(asked.filter((path) => path === LIST)).toHaveLength(1);
  });

/** Lists that ask again as time passes: what they show is another thing every few seconds. */
const LIVE = ['/contract/position', '/contract/symbol', '/delivery/order'];

test('every list of the menu asks each of its first questions once', async ({ page }) => {
  test.setTimeout(120_000);
  const token = await signInFast(page, 'admin');
  await expect(page.locator('main canvas').first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Tabs of filters count their rows by a page of one.
    if (!/pageSize"?[=:]1\b/.test(`${search}${request.postData() ?? ''}`)) asked.push(pathname);
  });
  for (const path of await screensOf(page, token)) {
    asked.length = 0;
    await visit(page, path);
    if (LIVE.includes(path)) continue;
    const questions = asked.filter((one) => one.startsWith(SITE) && /(list|summary)$/i.test(one));
    expect(new Set(questions).size, `${path}: ${questions.join(' ')}`).toBe(questions.length);
  }
});

test.describe('in idle time', () => {
  test.use({ ahead: true });

  for (const [how, rest] of [
    ['the pointer', (page: Page) => menuItem(page, RECHARGE).hover()],
    ['the focus', (page: Page) => menuItem(page, RECHARGE).focus()],
  ] as const)
    test(`${how} on a menu entry fetches its screen before the click, which then asks at once`, async ({
      page,
    }) => {
      await signInFast(page, 'admin');
      await showEntry(page);
      const asked = requestsOf(page);
      // What follows the pointer is itself fetched when home is at rest.
      await expect(async () => {
        await tag(page, '/home').focus();
        await tag(page, '/home').hover();
        await rest(page);
        expect(asked.some((path) => CHUNK.test(path))).toBe(true);
      }).toPass();
      expect(asked).not.toContain(LIST);
      await menuItem(page, RECHARGE).click();
      await expect(rows(page).first()).toBeVisible();
      expect(asked.filter((path) => CHUNK.test(path))).toHaveLength(1);
      expect(asked.filter((path) => path === LIST)).toHaveLength(1);
    });

  test('home at rest draws a list out of sight, which asks nothing and leaves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { tables: 0 };
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element && (node.matches('.ant-table') || node.querySelector('.ant-table')))
              seen.tables += 1;
      }).observe(document, { childList: true, subtree: true });
    });
    const asked = requestsOf(page);
    await signInFast(page, 'admin');
    const tables = () =>
      page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'seen') as object, 'tables')));
    await expect.poll(tables, { timeout: 20_000 }).toBeGreaterThan(0);
    await expect(page.locator('.ant-table')).toHaveCount(0);
    expect(asked.filter((path) => path.includes('sample'))).toEqual([]);
  });
});

test('on a metered line nothing is fetched that nobody asked for', async ({ page }) => {
  await signInFast(page, 'admin');
  await expect(page.locator('main canvas').first()).toBeVisible();
  await showEntry(page);
  const asked = requestsOf(page);
  await menuItem(page, RECHARGE).hover();
  // Longer than home waits before it prepares anything.
  await page.clock.install();
  await page.clock.fastForward(10_000);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/assets/'))).toEqual([]);
});
