import type { Page } from '@playwright/test';
import { tag } from '../console';
import { CODES, say } from '../words';
import { expect, openAs, test } from './deployed';

const RECHARGE = '/finance/recharge';

const zh = (key: Parameters<typeof say>[1]) => say('zh-CN', key);

/** Changes fields of the stored theme; seen after the next load. */
const store = (page: Page, fields: object) =>
  page.evaluate((changed) => {
    const stored = JSON.parse(localStorage.getItem('themeConfig') ?? '{}') as object;
    localStorage.setItem('themeConfig', JSON.stringify({ ...stored, ...changed }));
  }, fields);

const toolbar = (page: Page, name: string) =>
  page.locator('header').getByRole('button', { name, exact: true });

test('C166 C168 the boards and the pages of the frame break no rule', async ({ page, sitePath }) => {
  await openAs(page, sitePath, 'admin', '/home');
  for (const path of ['/personal', '/nowhere', '/401', '/visualizingDemo1', '/visualizingDemo2']) {
    await page.goto(`${sitePath}${path.slice(1)}`);
    await expect(page.locator('main').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(`${sitePath}${path.slice(1)}`);
  }
});

test('C168 the line of an order’s prices breaks no rule, and is drawn', async ({ page, sitePath }) => {
  await openAs(page, sitePath, 'admin', '/contract/order');
  const row = page.locator('main [data-row-key]').first();
  await row.getByRole('button', { name: zh('crud.detail'), exact: true }).click();
  const figure = page.getByRole('dialog').getByRole('figure');
  await expect(figure.locator('canvas').first()).toBeVisible();
  const inked = await figure.locator('canvas').evaluateAll((all) =>
    all.some((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return false;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value) => value > 0) ?? false;
    }),
  );
  expect(inked).toBe(true);
});

const LOOKS = [
  { layout: 'defaults', isIsDark: false, globalI18n: CODES['zh-CN'], globalComponentSize: 'large' },
  { layout: 'classic', isIsDark: true, globalI18n: CODES.en, primary: '#e91e63', isClassicSplitMenu: true },
  { layout: 'transverse', isIsDark: false, globalI18n: CODES['zh-TW'], tagsStyle: 'tags-style-four' },
  { layout: 'columns', isIsDark: true, globalI18n: CODES['zh-CN'], tagsStyle: 'tags-style-five' },
];

test('C168 every layout, theme and language breaks no rule, and looks as it should', async ({
  page,
  sitePath,
}) => {
  test.setTimeout(120_000);
  await openAs(page, sitePath, 'admin', '/home');
  for (const look of LOOKS) {
    await store(page, { ...look, isWartermark: true, wartermarkText: 'console', isFooter: true });
    await page.goto(`${sitePath}finance/recharge`);
    await expect(page.locator(`[data-layout="${look.layout}"]`)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.isIsDark ? 'dark' : 'light');
    await expect(page.locator('main [data-row-key]').first()).toBeVisible({ timeout: 30_000 });
    // An antd button without its styles is square and see-through.
    const search = page.locator('main .ant-btn-primary').first();
    await expect(search).not.toHaveCSS('border-radius', '0px');
    await expect(search).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('C168 every kind of pop-up breaks no rule, with its animations', async ({ page, sitePath }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAs(page, sitePath, 'admin', RECHARGE);
  const rows = page.locator('main [data-row-key]');
  await expect(rows.first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: zh('search.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await toolbar(page, zh('user.title3')).click();
  await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const name of [zh('user.title1'), zh('user.title0')]) {
    await toolbar(page, name).click();
    await expect(page.locator('.ant-dropdown:visible')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-dropdown:visible')).toHaveCount(0);
  }
  await tag(page, RECHARGE).click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: zh('tagsView.close'), exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const main = page.locator('main');
  for (const name of [zh('crud.columns'), zh('crud.views')]) {
    await main.getByRole('button', { name }).first().click();
    await expect(
      page.locator('.ant-popover:visible, .ant-dropdown:visible, .ant-drawer:visible').first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await main.getByRole('button', { name: zh('crud.filters') }).click();
  const filters = page.getByRole('dialog', { name: zh('crud.filters') });
  await filters.locator('.ant-picker-range').first().click();
  await expect(page.locator('.ant-picker-dropdown:visible')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.ant-picker-dropdown:visible')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();

  await main.getByRole('button', { name: zh('recharge.add') }).click();
  const form = page.getByRole('dialog', { name: zh('recharge.add') });
  await form.locator('textarea').fill('a\nb\nc\nd\ne');
  await form.getByRole('combobox').last().click();
  await expect(page.locator('.ant-select-dropdown').first()).toBeAttached();
  await form
    .getByRole('button', { name: zh('crud.submit') })
    .or(form.locator('.ant-btn-primary'))
    .first()
    .click();
  await expect(form.locator('.ant-form-item-explain-error').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog', { name: zh('crud.confirmLeave') });
  if (await leave.isVisible()) await leave.getByRole('button', { name: zh('crud.leave') }).click();
});
