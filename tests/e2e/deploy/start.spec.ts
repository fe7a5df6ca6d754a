import type { Page } from '@playwright/test';
import { accountForm, menuItem, tag } from '../console';
import { LANGUAGES, say } from '../words';
import { enter, expect, test } from './deployed';

const ENTRY = /\/assets\/index-[\w-]+\.js$/;

/** What the page says by itself when nothing else can: one sentence a language, each with a way to try again. */
const late = (page: Page) => page.locator('.boot-late');

/** Lets the time pass after which the page says so. */
const wait = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations())
      if (one instanceof CSSAnimation && one.animationName === 'boot-late') one.finish();
  });

async function expectWords(page: Page): Promise<void> {
  await expect(late(page).getByRole('paragraph')).toHaveCount(LANGUAGES.length);
  for (const sentence of await late(page).getByRole('paragraph').all()) await expect(sentence).toBeVisible();
}

for (const [name, lost] of [
  ['missing', (page: Page) => page.route(ENTRY, (route) => route.fulfill({ status: 404, body: '' }))],
  ['out of reach', (page: Page) => page.route(ENTRY, (route) => route.abort())],
  [
    'broken',
    (page: Page) =>
      page.route(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body: 'const' })),
  ],
  ['without its words', (page: Page) => page.route(/\/words-[\w-]+\.js$/, (route) => route.abort())],
] as const) {
  test(`C164 C171 the console’s script is ${name}: the page says so at once, and its link tries again`, async ({
    page,
    sitePath,
    oracle,
  }) => {
    oracle.allow(/404|ERR_FAILED|SyntaxError|dynamically imported module/);
    await lost(page);
    await page.goto(`${sitePath}login`);
    await expectWords(page);
    await page.unrouteAll();
    await late(page).getByRole('link').first().click();
    await expect(accountForm(page)).toBeVisible();
    await expect(late(page)).toHaveCount(0);
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`C14 a script that never comes is told after a while, not before (${reducedMotion})`, async ({
    page,
    sitePath,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.route(ENTRY, () => undefined);
    await page.goto(`${sitePath}login`, { waitUntil: 'commit' });
    await expect(page.locator('.boot')).toBeVisible();
    await expect(late(page)).toBeHidden();
    await wait(page);
    await expectWords(page);
    await page.unrouteAll();
  });
}

test('C171 a browser without channels, locks and observers is told that it is old, and can be worked with', async ({
  page,
  sitePath,
}) => {
  await page.addInitScript(() => {
    for (const name of ['BroadcastChannel', 'ResizeObserver']) Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
  await page.goto(`${sitePath}login`);
  await expect(page.getByText(say('zh-CN', 'kernel.oldBrowser'))).toBeVisible();
  await enter(page, sitePath, 'admin');
  await expect(page.locator('main canvas').first()).toBeVisible();
  await menuItem(page, '/finance').click();
  await menuItem(page, '/finance/recharge').click();
  await expect(page.locator('main [data-row-key]').first()).toBeVisible();
  await expect(tag(page, '/finance/recharge')).toBeVisible();
});
