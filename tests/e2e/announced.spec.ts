import type { Page } from '@playwright/test';
import { expect, signInFast, tag, test } from './console';

/** Paths of the scripts and style sheets asked for while the entry is held back: what asks must be the page itself. */
async function askedWithoutEntry(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(/\/assets\/index-[\w-]+\.js$/, () => new Promise(() => undefined));
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => asked.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(4);
  return asked.map((path) => path.replace(/^\/assets\/(.*)-[\w-]{8}\.(\w+)$/, '$1.$2'));
}

test('the log-in page’s script, style sheet and words are asked for beside the entry, in the stored language', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('themeConfig', JSON.stringify({ globalI18n: 'en' })));
  const asked = await askedWithoutEntry(page, '/login');
  expect(asked).toEqual(expect.arrayContaining(['login.js', 'login.css', 'words-en.js']));
  expect(asked).not.toContain('words-zh-cn.js');
  expect(asked).not.toContain('frame.js');
});

test('with a session those of the frame are', async ({ page }) => {
  await signInFast(page, 'admin');
  await tag(page, '/home').waitFor();
  // What home fetches ahead is no part of the next visit.
  await page.waitForLoadState('networkidle');
  const asked = await askedWithoutEntry(page, '/home');
  expect(asked).toEqual(expect.arrayContaining(['frame.js', 'frame-words-zh-cn.js', 'words-zh-cn.js']));
});

test('no announced file is fetched twice, and one captcha is', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.locator('#login-panel-account form img')).toBeVisible();
  const files = asked.filter((path) => path.startsWith('/assets/'));
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
  expect(asked.filter((path) => path.endsWith('captcha/get'))).toHaveLength(1);
});
