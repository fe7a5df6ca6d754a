import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accountForm, expect, signInFast, test } from './console';
import { say } from './words';

/** Rules of WCAG 2.2 A and AA that a machine can check. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that an appearance can break by itself. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What is wrong on the page as it stands: rule and element. In the dark nothing differs but colours. */
async function faults(page: Page): Promise<string[]> {
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  const axe = new AxeBuilder({ page });
  const { violations } = await (isDark ? axe.withRules(OF_COLOUR) : axe.withTags(RULES))
    // antd's invisible copy of a table's first row, which nobody can reach.
    .exclude('tbody > [aria-hidden="true"]')
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Chooses light or dark before the first visit. */
async function paint(page: Page, isIsDark: boolean): Promise<void> {
  await page.evaluate((theme) => localStorage.setItem('themeConfig', theme), JSON.stringify({ isIsDark }));
}

for (const [look, dark] of [
  ['in the light', false],
  ['in the dark', true],
] as const) {
  test(`the log-in page can be used by everybody, ${look}`, async ({ page }) => {
    await paint(page, dark);
    await page.goto('/login');
    await expect(accountForm(page).locator('img')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  test(`home can be used by everybody, ${look}`, async ({ page }) => {
    await paint(page, dark);
    await signInFast(page, 'admin');
    await expect(page.locator('main canvas').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  test(`reminders and the bell can be used by everybody, ${look}`, async ({ page }) => {
    await paint(page, dark);
    await signInFast(page, 'admin', '/personal');
    const strip = page.getByRole('region', { name: say('zh-CN', 'reminder.title') });
    expect(await faults(page)).toEqual([]);
    await strip.getByRole('button', { expanded: false }).click();
    await page.getByRole('button', { name: /^消息/ }).click();
    await expect(page.getByRole('heading', { name: say('zh-CN', 'user.newTitle') })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  test(`a list and the review of a record can be used by everybody, ${look}`, async ({ page }) => {
    await paint(page, dark);
    await signInFast(page, 'finance01', '/finance/recharge?status[]=1');
    const review = page.getByRole('button', { name: say('zh-CN', 'crud.review'), exact: true });
    await expect(review.first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await review.last().click();
    const drawer = page.getByRole('dialog');
    await expect(
      drawer.getByRole('button', { name: say('zh-CN', 'review.approve'), exact: true }),
    ).toBeEnabled();
    expect(await faults(page)).toEqual([]);
  });

  test(`settings, palette, upload panel, personal centre and boards can be used by everybody, ${look}`, async ({
    page,
  }) => {
    test.slow();
    await paint(page, dark);
    await signInFast(page, 'admin', '/personal');
    await expect(page.locator('main form').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: say('zh-CN', 'user.title3') }).click();
    await expect(page.locator('.ant-drawer-section')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-drawer-section')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('zh-CN', 'shell.uploads') }).click();
    await expect(page.getByText(say('zh-CN', 'upload.empty'))).toBeVisible();
    expect(await faults(page)).toEqual([]);
    for (const address of ['/401', '/visualizingDemo1', '/visualizingDemo2']) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await faults(page)).toEqual([]);
    }
  });
}
