import type { Page } from '@playwright/test';
import { menuItem, tag } from '../console';
import { zh } from '../lists';
import { expect, openAs, test } from './deployed';

interface Entry {
  path: string;
  children?: Entry[] | null;
  meta?: { isHide?: boolean; isLink?: string };
}

/** The menu as the server sent it, without what it does not show or what leads elsewhere. */
async function menuOf(page: Page): Promise<Entry[]> {
  const menu = JSON.parse(await page.evaluate(() => sessionStorage.getItem('userMenu') ?? '[]')) as Entry[];
  const shown = (entries: Entry[]): Entry[] =>
    entries
      .filter(({ path, meta }) => !meta?.isHide && !meta?.isLink && !path.includes(':'))
      .map((entry) => ({ ...entry, children: shown(entry.children ?? []) }));
  return shown(menu);
}

/** Clicks through the menu, however deep, and does something on every screen. */
async function walk(page: Page, entries: Entry[], visit: (path: string) => Promise<void>): Promise<string[]> {
  const visited: string[] = [];
  for (const { path, children } of entries) {
    const [first] = children ?? [];
    if (first && !(await menuItem(page, first.path).isVisible())) await menuItem(page, path).click();
    if (first) visited.push(...(await walk(page, children ?? [], visit)));
    else {
      await menuItem(page, path).click();
      await visit(path);
      visited.push(path);
    }
  }
  return visited;
}

/** Closes the dialog or the drawer that a click has opened. */
async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Opens the detail of a list's first row, which may be a button or in the row's menu; false where there is none. */
async function openDetail(page: Page): Promise<boolean> {
  const row = page.locator('main [data-row-key]:visible').first();
  if ((await row.count()) === 0) return false;
  const name = zh('crud.detail');
  const button = row.getByRole('button', { name, exact: true });
  if ((await button.count()) > 0) {
    await button.click();
    await closeDialog(page);
    return true;
  }
  const more = row.getByRole('button', { name: zh('crud.more') });
  if ((await more.count()) === 0) return false;
  await more.click();
  await expect(page.getByRole('menuitem').last()).toBeVisible();
  const item = page.getByRole('menuitem', { name, exact: true });
  if ((await item.count()) === 0) {
    await page.keyboard.press('Escape');
    return false;
  }
  await item.click();
  await closeDialog(page);
  return true;
}

/** Opens the form for a new record; false where there is none. */
async function openCreation(page: Page): Promise<boolean> {
  const button = page.locator('main button:visible:enabled', { has: page.locator('.anticon-plus') }).first();
  if ((await button.count()) === 0) return false;
  await button.click();
  await closeDialog(page);
  return true;
}

test('C166 C168 every screen of the menu, its details and its forms break no rule', async ({
  page,
  sitePath,
}) => {
  test.setTimeout(300_000);
  const details: string[] = [];
  const forms: string[] = [];
  await openAs(page, sitePath, 'admin', '/home');
  const visited = await walk(page, await menuOf(page), async (path) => {
    await expect(tag(page, path)).toHaveAttribute('aria-selected', 'true');
    expect(new URL(page.url()).pathname).toBe(`${sitePath}${path.slice(1)}`);
    const main = page.locator('main');
    await expect(main.locator('h1, h2, table, canvas, [role="tablist"]').first()).toBeAttached();
    await expect(main.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    if (await openDetail(page)) details.push(path);
    if (await openCreation(page)) forms.push(path);
  });
  expect(visited).toContain('/finance/recharge');
  // So that none of it goes unseen when a name changes.
  expect(details.length).toBeGreaterThanOrEqual(9);
  expect(forms.length).toBeGreaterThanOrEqual(6);
});
