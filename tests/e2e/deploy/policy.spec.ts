import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { menuItem, tag } from '../console';
import { say } from '../words';
import { enter, expect, openAs, test } from './deployed';

const RECHARGE = '/finance/recharge';

const zh = (key: Parameters<typeof say>[1]) => say('zh-CN', key);

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
  const row = page.locator('main .ant-table-row:visible').first();
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

/** Whether the smallest module there is may be compiled here. */
const compiles = () =>
  WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
    () => true,
    () => false,
  );

test('WebAssembly is refused to the page itself', async ({ page, sitePath, oracle }) => {
  oracle.allow(/violation of script-src: wasm-eval|Content Security Policy/);
  await page.goto(`${sitePath}login`);
  expect(await page.evaluate(compiles)).toBe(false);
});

const toolbar = (page: Page, name: string) =>
  page.locator('header').getByRole('button', { name, exact: true });

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
    await expect(main.locator('h1, h2, .ant-table, canvas, [role="tablist"]').first()).toBeAttached();
    await expect(main.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    // The policy is one for every base path: what lies over a screen is opened once.
    if (sitePath === '/') return;
    if (await openDetail(page)) details.push(path);
    if (await openCreation(page)) forms.push(path);
  });
  expect(visited).toContain(RECHARGE);
  if (sitePath === '/') return;
  // So that none of it goes unseen when a name changes.
  expect(details.length).toBeGreaterThanOrEqual(9);
  expect(forms.length).toBeGreaterThanOrEqual(6);
});

test('a recharge is reviewed, a file goes up through the worker, theme and language change, the lock holds', async ({
  page,
  sitePath,
}) => {
  test.setTimeout(120_000);
  await enter(page, sitePath, 'admin');
  await page.goto(`${sitePath}finance/recharge?status[]=1`);
  await page
    .getByRole('button', { name: zh('crud.review'), exact: true })
    .last()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('desk.hold'), exact: true })
    .click();
  const form = page.getByRole('dialog', { name: zh('desk.hold'), exact: true });
  await form.getByLabel(zh('field.reviewRemark')).fill('to be asked at the bank');
  await form.getByRole('button', { name: zh('desk.hold') }).click();
  await expect(page.getByText(zh('desk.done'), { exact: true })).toBeVisible();

  const worker = page.waitForEvent('worker', { timeout: 60_000 });
  await page.goto(`${sitePath}home`);
  await toolbar(page, zh('upload.open')).click();
  const panel = page.getByRole('region', { name: zh('upload.title'), exact: true });
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: zh('upload.addFiles'), exact: true }).click();
  await (await chooser).setFiles({ name: 'film.mkv', mimeType: 'video/mkv', buffer: randomBytes(5_000_000) });
  expect(new URL((await worker).url()).pathname).toContain(`${sitePath}assets/md5.worker`);
  expect(await (await worker).evaluate(compiles)).toBe(true);
  await expect(panel.getByRole('listitem')).toHaveAttribute('data-state', 'success', { timeout: 30_000 });
  await panel.getByRole('button', { name: zh('upload.close') }).click();

  await toolbar(page, zh('user.title3')).click();
  await page.getByRole('switch', { name: zh('layout.fourIsDark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

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
