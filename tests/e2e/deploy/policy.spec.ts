import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { tag } from '../console';
import { say } from '../words';
import { enter, expect, test } from './deployed';

const zh = (key: Parameters<typeof say>[1]) => say('zh-CN', key);

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
    .getByRole('button', { name: zh('review.hold'), exact: true })
    .click();
  const form = page.getByRole('dialog', { name: zh('review.hold'), exact: true });
  await form.getByLabel(zh('field.reviewRemark')).fill('to be asked at the bank');
  await form.getByRole('button', { name: zh('review.hold') }).click();
  await expect(page.getByText(zh('review.done'), { exact: true })).toBeVisible();

  const worker = page.waitForEvent('worker', { timeout: 60_000 });
  await page.goto(`${sitePath}home`);
  await toolbar(page, zh('shell.uploads')).click();
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
