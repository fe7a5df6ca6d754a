import type { Page } from '@playwright/test';
import { expect, signInFast, test } from './console';
import { rows, showAllColumns, zh } from './lists';

/** Pixels of a sheet of A4 that lies, without its margins. */
const SHEET = { width: 1047, height: 718 };

/** What a browser makes a fifth smaller to fit the sheet: letters of 10 pixels are 6 points high then. */
const WIDEST = SHEET.width * 1.25;

/** What the browser does before it prints, without the dialog. */
async function toPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

/** How dark the letters of an element are, from 0 (black) to 255. */
const lightness = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number(/\d+/.exec(getComputedStyle(element).color)?.[0] ?? 255));

for (const isDark of [false, true]) {
  test(`a list is printed alone, with all its columns, its filters, the time and the operator${isDark ? ', from a dark console too' : ''}`, async ({
    page,
  }) => {
    await page.addInitScript((dark) => {
      localStorage.setItem('themeConfig', JSON.stringify({ isIsDark: dark }));
      localStorage.setItem('console.darkChosen', 'true');
    }, isDark);
    await signInFast(page, 'admin', '/finance/recharge?memberId=2');
    await expect(rows(page).first()).toBeVisible();
    const heads = page.locator('main th[data-column]');
    const fitting = await heads.count();
    await showAllColumns(page);
    await expect.poll(() => heads.count()).toBeGreaterThan(fitting);
    const count = await heads.count();
    await page.getByRole('button', { name: zh('crud.fitColumns', { n: '' }) }).click();
    await expect(heads).toHaveCount(fitting);
    await toPaper(page);
    await expect(heads).toHaveCount(count);
    await expect(page.getByText(/20\d\d-\d\d-\d\d \d\d:\d\d:\d\d .+ \(UTC\+8\) · 超级管理员/)).toBeVisible();
    for (let at = 0; at < count; at += 1) {
      const box = await heads.nth(at).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(WIDEST);
    }
    await expect(page.getByRole('list', { name: zh('crud.filtersInForce') })).toBeVisible();
    await expect(page.getByRole('button', { name: zh('crud.exportCsv') })).toHaveCount(0);
    await expect(rows(page).first().getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await lightness(page, 'main [data-row-key] td')).toBeLessThan(100);
  });
}

test('the widest list has all its columns on the sheet, whole numbers, and every flag', async ({ page }) => {
  await signInFast(page, 'admin', '/finance/withdraw');
  await expect(rows(page).first()).toBeVisible();
  await toPaper(page);
  await expect(page.locator('main th[data-column="createdAt"]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDEST);
  const lines = await rows(page)
    .locator('td[data-column="amount"] [title]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...lines)).toBeLessThan(20);
  const flags = rows(page).first().locator('td[data-column="riskFlags"] [title*="·"]');
  const words = (await flags.getAttribute('title'))?.split(' · ') ?? [];
  expect(words.length).toBeGreaterThan(1);
  for (const word of words)
    await expect(flags.getByText(word, { exact: true })).toBeInViewport({ ratio: 0.9 });
});

test('a profile is printed with what is folded on screen, and without its buttons', async ({ page }) => {
  await signInFast(page, 'admin', '/member/detail/14');
  const more = page.getByText(zh('memberDetail.registerIp'), { exact: true });
  await expect(page.getByText('10010014').first()).toBeVisible();
  await expect(more).toBeHidden();
  await toPaper(page);
  await expect(more).toBeVisible();
  await expect(page.getByRole('group', { name: zh('memberDetail.quick') })).toHaveCount(0);
});
