import type { Page } from '@playwright/test';
import { expect, menuItem, signInFast, SITE, tag, test } from './console';
import { rows } from './lists';

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

test('what lists stand on is fetched while somebody types on the log-in page, not before', async ({
  page,
}) => {
  const asked = requestsOf(page);
  const ofKit = () => asked.filter((path) => /\/assets\/kit-[\w-]+\.js$/.test(path));
  await page.goto('/login');
  await expect(page.locator('#login-panel-account form img')).toBeVisible();
  expect(ofKit()).toEqual([]);
  await page.locator('#login-panel-account form input').first().pressSequentially('admin');
  await expect.poll(ofKit).toHaveLength(1);
});

test('on a metered line nothing is fetched that nobody asked for', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
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
