import type { Page } from '@playwright/test';
import { expect, goInside, SITE } from './console';

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
