import type { Page } from '@playwright/test';
import { expect, goInside, SITE, tag } from './console';

/** Addresses of the menu's screens, as the server sends them to this operator. */
export async function screensOf(page: Page, token: string): Promise<string[]> {
  interface Entry {
    path: string;
    children?: Entry[] | null;
    meta?: { isHide?: boolean; isLink?: string };
  }
  const response = await page.request.get(`${SITE}user/getUserMenus`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: { menuList: Entry[] } };
  const leaves = (entries: Entry[]): Entry[] =>
    entries.flatMap((entry) => (entry.children?.length ? leaves(entry.children) : [entry]));
  return leaves(data.menuList)
    .filter(({ path, meta }) => !meta?.isHide && !meta?.isLink && !path.includes(':'))
    .map(({ path }) => path);
}

/** Goes to a screen and waits until nothing on it is awaited. */
export async function visit(page: Page, path: string): Promise<void> {
  await goInside(page, path);
  const main = page.locator('main');
  await expect(
    main.locator('h1, h2, table, canvas, [role="tablist"]').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(main.locator('[aria-busy="true"], .ant-skeleton').filter({ visible: true })).toHaveCount(0);
}

/**
 * Closes the tags of all screens but the one that is on, and home: screens that are kept take part in whatever changes,
 * so that a way through all of them would cost more with every step.
 */
export async function closeOthers(page: Page, path: string): Promise<void> {
  const keys = await page
    .locator('[role="tab"][data-key]')
    .evaluateAll((tags) => tags.map((one) => one.getAttribute('data-key') ?? ''));
  for (const key of keys.filter((one) => one !== path && one !== '/home')) {
    await tag(page, key).click({ button: 'middle' });
    await expect(tag(page, key)).toHaveCount(0);
  }
}
