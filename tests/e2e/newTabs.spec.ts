import type { Page } from '@playwright/test';
import { expect, signInFast, test } from './console';
import { wholeBrowser } from './launch';
import { zh } from './lists';
import { movePaths } from './movedPaths';

test.use({ launchOptions: wholeBrowser });

/** The tab that a click opens; the page stays where it is. */
async function opened(page: Page, click: () => Promise<void>): Promise<Page> {
  const { href } = new URL(page.url());
  const [other] = await Promise.all([page.context().waitForEvent('page'), click()]);
  expect(page.url()).toBe(href);
  return other;
}

test('links open in a browser tab of their own, wherever their screens are', async ({ page }) => {
  await movePaths(page);
  await signInFast(page, 'admin');
  await expect(page).toHaveURL(/\/home$/);
  const queue = page
    .getByRole('region', { name: zh('home.pending') })
    .getByRole('link', { name: zh('home.todo.recharge') });
  const list = await opened(page, () => queue.click({ button: 'middle' }));
  await expect(list).toHaveURL(/\/money\/in\?status/);
  await list.close();

  await page.unrouteAll();
  await page.goto('/finance/recharge?memberId=2');
  const member = page.locator('main a[href*="/member/detail/2"]').first();
  const profile = await opened(page, () => member.click({ modifiers: ['ControlOrMeta'] }));
  await expect(profile).toHaveURL(/\/member\/detail\/2$/);
});
