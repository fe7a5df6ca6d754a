import type { Page } from '@playwright/test';
import { expect, menuItem, signInFast, test } from './console';
import { say } from './words';

const RECHARGE = '/finance/recharge';

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

/** What each operator finds on the recharge screen. */
const OPERATORS = [
  { name: 'admin', menu: true, add: true, review: true, exportCsv: true },
  { name: 'finance01', menu: true, add: true, review: true, exportCsv: true },
  { name: 'auditor01', menu: true, add: false, review: false, exportCsv: true },
  { name: 'common', menu: false, add: false, review: false, exportCsv: false },
] as const;

for (const { name, menu, add, review, exportCsv } of OPERATORS) {
  test(`C74 ${name} finds the menu and the buttons of the role, and nothing else in the page`, async ({
    page,
  }) => {
    await signInFast(page, name);
    await expect(page.locator('nav [data-menu-id$="-/home"]')).toBeVisible();
    await expect(menuItem(page, '/finance')).toHaveCount(menu ? 1 : 0);
    await page.goto(`${RECHARGE}?status[]=1`);
    if (!menu) {
      await expect(page.getByText(say('zh-CN', 'error.notFound.title'))).toBeVisible();
      return;
    }
    await expect(page.locator('main [data-row-key]').first()).toBeVisible();
    await expect(
      page.locator('main').getByRole('button', { name: say('zh-CN', 'recharge.add') }),
    ).toHaveCount(add ? 1 : 0);
    await expect(button(page, say('zh-CN', 'crud.review'))).toHaveCount(review ? 7 : 0);
    await expect(
      page.locator('main').getByRole('button', { name: say('zh-CN', 'crud.exportCsv') }),
    ).toHaveCount(exportCsv ? 1 : 0);
    await expect(page.locator('main').getByRole('checkbox')).toHaveCount(review ? 8 : 0);
  });
}

test('C74 the command palette offers nothing the menu does not', async ({ page }) => {
  await signInFast(page, 'common');
  await expect(page.locator('nav [data-menu-id$="-/home"]')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: say('zh-CN', 'search.title') });
  await palette.getByRole('searchbox').fill(say('zh-CN', 'menu.201'));
  await expect(palette.getByText(say('zh-CN', 'search.empty'))).toBeVisible();
});
