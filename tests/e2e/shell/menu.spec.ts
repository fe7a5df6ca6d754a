import { expect, menuItem, test } from '../console';
import {
  columns,
  control,
  drawer,
  expectStored,
  header,
  logo,
  openDrawer,
  openShell,
  sider,
  stored,
  zh,
} from './shell';

test('the logo folds the menu for now, without storing it', async ({ page }) => {
  await openShell(page);
  await logo(page).click();
  await expect.poll(async () => (await sider(page).boundingBox())?.width).toBe(64);
  expect((await stored(page))['isCollapse']).not.toBe(true);
  await page.reload();
  await expect(logo(page)).toBeVisible();
  expect((await sider(page).boundingBox())?.width).toBe(220);
});

test('below 1,000 px the menu is a drawer, and the stored layout comes back with the width', async ({
  page,
}) => {
  await openShell(page, { theme: { layout: 'columns' } });
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(columns(page)).toHaveCount(0);
  await header(page)
    .getByRole('button', { name: zh('shell.openMenu') })
    .click();
  await page.getByRole('dialog').getByRole('menuitem', { name: 'Two' }).click();
  await expect(page).toHaveURL('/work/two');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openDrawer(page);
  await expect(drawer(page).getByText(zh('layout.narrowNote'))).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: zh('layout.sixClassic') })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(columns(page)).toBeVisible();
  expect((await stored(page))['layout']).toBe('columns');
});

test('unique-open lets one branch be open at a time', async ({ page }) => {
  await openShell(page);
  await sider(page).getByRole('menuitem', { name: 'Deep water' }).click();
  await expect(menuItem(page, '/work/two')).toBeVisible();
  await expect(sider(page).getByRole('menuitem', { name: 'Mid' })).toBeVisible();
  await openDrawer(page);
  await control(page, 'layout.threeIsUniqueOpened').click();
  await expectStored(page, { isUniqueOpened: true });
  await page.reload();
  await sider(page).getByRole('menuitem', { name: 'Deep water' }).click();
  await expect(sider(page).getByRole('menuitem', { name: 'Mid' })).toBeVisible();
  await expect(menuItem(page, '/work/two')).toBeHidden();
});

test('the first stop of the keyboard leads past the bars, and the address stays', async ({ page }) => {
  await openShell(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: zh('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(page.url()).toMatch(/\/work\/one$/);
});
