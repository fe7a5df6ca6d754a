import type { Page } from '@playwright/test';
import { axeOn } from './axe';
import { expect, expectToFit, signInFast, tag, test } from './console';
import { say } from './words';

const manual = (page: Page, language: 'zh-CN' | 'en') =>
  page.getByRole('dialog', { name: new RegExp(say(language, 'menu.202')) }).last();

test('the question mark in a review explains states, checks and rights, in the language that is chosen, and the palette finds them', async ({
  page,
}) => {
  await signInFast(page, 'finance01', '/finance/withdraw');
  await page.locator('main [data-row-key]').first().waitFor();
  await page.keyboard.press('s');
  await page.locator('[data-review]').waitFor();
  await expect(page.getByRole('button', { name: say('zh-CN', 'review.help') })).toBeVisible();
  await page.keyboard.press('?');
  const panel = manual(page, 'zh-CN');
  await expect(panel.getByRole('img', { name: /待审核、待复核、待打款/ })).toBeVisible();
  await expect(panel.getByText('账务不一致', { exact: true })).toBeVisible();
  await expect(panel.getByRole('row', { name: /打款，或退回审核/ })).toContainText('财务');
  const { violations } = await axeOn(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .include('.ant-drawer')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-review]')).toBeHidden();

  await page.getByRole('button', { name: say('zh-CN', 'user.title1') }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('button', { name: say('en', 'user.manual') }).click();
  await expect(manual(page, 'en').getByRole('img', { name: /Pending, Second review/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);
  const diagram = manual(page, 'en').getByRole('img', { name: /Pending, Second review/ });
  expect((await diagram.boundingBox())?.width).toBeLessThan(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');

  await tag(page, '/home').click();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('Awaiting payout');
  await page.getByRole('button', { name: /Awaiting payout/ }).click();
  await expect(manual(page, 'en').getByRole('img', { name: /Pending, Second review/ })).toBeVisible();
  await expect(tag(page, '/home')).toHaveAttribute('aria-selected', 'true');
});

test.describe('a first visit', () => {
  test.use({ seesTour: true });

  test('has a tour, which is closed for ever', async ({ page }) => {
    await signInFast(page, 'finance01');
    const tour = page.getByRole('region', { name: '新手导览' });
    await expect(tour).toContainText('第 1 步，共 4 步');
    await tour.getByRole('button', { name: '下一步' }).click();
    await expect(tour).toContainText('第 2 步，共 4 步');
    await tour.getByRole('button', { name: '关闭，不再显示' }).click();
    await expect(tour).toBeHidden();
    await page.reload();
    await tag(page, '/home').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('console.tour'))).toBe('"closed"');
    await expect(tour).toBeHidden();
  });
});
