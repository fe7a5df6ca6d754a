import type { Page } from '@playwright/test';
import { expect, expectToFit, menuItem, signInFast, SITE, test } from './console';
import { rows } from './lists';
import { screensOf, visit } from './screens';

/** Somebody of each role with screens of lists, and the language he works in. */
const PEOPLE = [
  { name: 'admin', language: 'zh-cn' },
  { name: 'finance01', language: 'en' },
  { name: 'risk001', language: 'zh-tw' },
  { name: 'service01', language: 'en' },
  { name: 'operate01', language: 'zh-cn' },
  { name: 'auditor01', language: 'zh-tw' },
  { name: 'agent01', language: 'zh-cn' },
] as const;

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A message key that nobody translated: `withdraw.orderNo`. */
const RAW_KEY = /(?<![\w./@-])(?:[a-z][a-zA-Z]*)\.(?:[a-z][a-zA-Z]*)(?![\w./@-])/;

/** The screens of configuration and dictionaries show keys and codes as they are. */
const OF_KEYS = /\/system\/conf\/|\/system\/auth\/menu|\/system\/tools\//;

/** What the server refused; a screen asks for nothing its user may not have. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes(SITE)) return;
    const text = await response.text().catch(() => '');
    const [, code] = /^\{"code":(\d+)/.exec(text) ?? [];
    if (code !== undefined && code !== '0') refused.push(`${code} ${new URL(response.url()).pathname}`);
  });
  return refused;
}

async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((code) => {
    const key = 'themeConfig';
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...(stored as object), globalI18n: code }));
  }, language);
}

/** Nothing sticks out of the page, at the width of a phone either. */
async function fits(page: Page, path: string): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await expectToFit(page, path);
  }
}

/** Rows are whole pixels high: else the lines between them break beside a fixed column. */
async function expectEvenRows(page: Page, path: string): Promise<void> {
  const heights = await rows(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height).filter((height) => height % 1 !== 0),
  );
  expect(heights, path).toEqual([]);
}

for (const { name, language } of PEOPLE) {
  test(`C74 ${name} goes through every screen of the menu (${language}): nothing is refused, raw or too wide`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const refused = refusals(page);
    await speak(page, language);
    const token = await signInFast(page, name);
    await expect(menuItem(page, '/home')).toBeVisible();
    for (const path of await screensOf(page, token)) {
      await visit(page, path);
      const words = await page.locator('main').innerText();
      const raw = OF_KEYS.test(path) ? null : words.replaceAll(/\S+@\S+/g, '').match(RAW_KEY);
      expect(raw?.[0] ?? '', path).toBe('');
      // The admin has every screen there is.
      if (name !== 'admin') continue;
      await expectEvenRows(page, path);
      await fits(page, path);
    }
    expect(refused).toEqual([]);
  });
}
