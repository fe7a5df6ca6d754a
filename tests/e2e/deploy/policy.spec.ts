import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { menuItem, tag } from '../console';
import { CODES, say } from '../words';
import { enter, expect, test } from './deployed';

const RECHARGE = '/finance/recharge';

const zh = (key: Parameters<typeof say>[1], params?: Parameters<typeof say>[2]) => say('zh-CN', key, params);

interface MenuItem {
  path: string;
  children?: MenuItem[];
}

/** Addresses of all screens in the operator's menu. */
async function menuPaths(page: Page): Promise<string[]> {
  const menu = JSON.parse(
    await page.evaluate(() => sessionStorage.getItem('userMenu') ?? '[]'),
  ) as MenuItem[];
  const leaves = (items: MenuItem[]): string[] =>
    items.flatMap(({ path, children = [] }) => (children.length > 0 ? leaves(children) : [path]));
  return leaves(menu);
}

/** Changes fields of the stored theme; seen after the next load. */
const store = (page: Page, fields: object) =>
  page.evaluate((changed) => {
    const stored = JSON.parse(localStorage.getItem('themeConfig') ?? '{}') as object;
    localStorage.setItem('themeConfig', JSON.stringify({ ...stored, ...changed }));
  }, fields);

const toolbar = (page: Page, name: string) =>
  page.locator('header').getByRole('button', { name, exact: true });

test('C166 C168 every screen of the menu, the boards and the pages of the frame break no rule', async ({
  page,
  sitePath,
}) => {
  test.setTimeout(120_000);
  await enter(page, sitePath, 'admin');
  await expect(page.locator('main canvas').first()).toBeVisible();
  const paths = await menuPaths(page);
  expect(paths).toContain(RECHARGE);
  for (const path of [...paths, '/personal', '/nowhere', '/401', '/visualizingDemo1', '/visualizingDemo2']) {
    await page.goto(`${sitePath}${path.slice(1)}`);
    await expect(page.locator('main').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(`${sitePath}${path.slice(1)}`);
  }
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
  await enter(page, sitePath, 'admin');
  for (const look of LOOKS) {
    await store(page, { ...look, isWartermark: true, wartermarkText: 'console', isFooter: true });
    await page.goto(`${sitePath}finance/recharge`);
    await expect(page.locator(`[data-layout="${look.layout}"]`)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.isIsDark ? 'dark' : 'light');
    await expect(page.locator('main .ant-table-row').first()).toBeVisible();
    // An antd button without its styles is square and see-through.
    const search = page.locator('main .ant-btn-primary').first();
    await expect(search).not.toHaveCSS('border-radius', '0px');
    await expect(search).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('C168 every kind of pop-up breaks no rule', async ({ page, sitePath }) => {
  test.setTimeout(120_000);
  await enter(page, sitePath, 'admin');
  await menuItem(page, '/finance').click();
  await menuItem(page, RECHARGE).click();
  const rows = page.locator('main .ant-table-row');
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
  const pickers = main.locator('.ant-picker:visible');
  if ((await pickers.count()) > 0) {
    await pickers.first().click();
    await page.keyboard.press('Escape');
  }

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

test('a recharge is reviewed, a file goes up through the worker, the language changes, the lock holds', async ({
  page,
  sitePath,
}) => {
  test.setTimeout(120_000);
  await enter(page, sitePath, 'admin');
  await page.goto(`${sitePath}finance/recharge?status[]=1`);
  await page
    .getByRole('button', { name: zh('recharge.review'), exact: true })
    .last()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('recharge.hold'), exact: true })
    .click();
  await expect(page.getByRole('dialog', { name: zh('recharge.hold'), exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const worker = page.waitForEvent('worker');
  await page.goto(`${sitePath}home`);
  await toolbar(page, zh('upload.open')).click();
  const panel = page.getByRole('region', { name: zh('upload.title'), exact: true });
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: zh('upload.addFiles'), exact: true }).click();
  await (await chooser).setFiles({ name: 'film.mkv', mimeType: 'video/mkv', buffer: randomBytes(5_000_000) });
  expect(new URL((await worker).url()).pathname).toContain(`${sitePath}assets/md5.worker`);
  await expect(panel.getByRole('listitem')).toHaveAttribute('data-state', 'success', { timeout: 30_000 });
  await panel.getByRole('button', { name: zh('upload.close') }).click();

  await toolbar(page, zh('user.title1')).click();
  await page.locator('.ant-dropdown [lang="en"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill(say('en', 'search.lock'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('en', 'lock.hint'))).toBeVisible();
  await page.reload();
  await page.getByRole('dialog').getByRole('button').first().press('Enter');
  await page.getByLabel(say('en', 'lock.placeholder')).fill('anything');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('en', 'lock.hint'))).toHaveCount(0);
  await expect(tag(page, '/home')).toBeVisible();
});

test('C168 without the help of contentPolicy antd breaks the rules: when it does not, the help can go', async ({
  page,
  sitePath,
  oracle,
}) => {
  oracle.allow(/./);
  // Hides the nonce from the help alone, which is the first to ask.
  await page.addInitScript(() => {
    const { querySelector } = Document.prototype;
    let asked = false;
    Document.prototype.querySelector = function find(this: Document, selector: string) {
      if (selector === 'meta[property="csp-nonce"]' && !asked) {
        asked = true;
        return null;
      }
      return querySelector.call(this, selector);
    };
  });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('violation of')) violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(error.message));
  await page.goto(`${sitePath}login`);
  const refused = await page.evaluate(() => {
    const style = document.createElement('style');
    try {
      style.innerHTML = 'body { color: red }';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  await enter(page, sitePath, 'admin').catch(() => undefined);
  expect(violations.length).toBeGreaterThan(0);
});
