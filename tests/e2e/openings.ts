import type { Locator, Page } from '@playwright/test';
import { expect } from './console';
import { zh } from './lists';

/** What is looked at while a dialog or a drawer stands open. */
type Look = () => Promise<void>;

/** Milliseconds in which a click opens something; one into a screen that is being laid out anew is lost. */
const OPENS = 2000;

/** Looks at the dialog or the drawer that a click on this opens, and closes it. */
async function lookAndClose(page: Page, opener: Locator, look: Look): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if ((await dialog.count()) === 0) await opener.click({ timeout: OPENS });
    await expect(dialog.last()).toBeVisible({ timeout: OPENS });
  }).toPass({ timeout: 20_000 });
  await expect(dialog.locator('[aria-busy="true"], .ant-skeleton').filter({ visible: true })).toHaveCount(0);
  await look();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Opens the detail of a list's first row, which may be a button or in the row's menu; false where there is none. */
export async function openDetail(page: Page, look: Look): Promise<boolean> {
  const row = page.locator('main [data-row-key]:visible').first();
  if ((await row.count()) === 0) return false;
  const name = zh('crud.detail');
  const button = row.getByRole('button', { name, exact: true });
  if ((await button.count()) > 0) {
    await lookAndClose(page, button, look);
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
  await lookAndClose(page, item, look);
  return true;
}

/** Opens the form for a new record; false where there is none. */
export async function openCreation(page: Page, look: Look): Promise<boolean> {
  const button = page.locator('main button:visible:enabled', { has: page.locator('.anticon-plus') }).first();
  if ((await button.count()) === 0) return false;
  await lookAndClose(page, button, look);
  return true;
}
