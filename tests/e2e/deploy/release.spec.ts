import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { menuItem, tag } from '../console';
import { say } from '../words';
import { built, lay } from './builds';
import { enter, expect, test } from './deployed';

const RECHARGE = '/finance/recharge';
const WITHDRAW = '/finance/withdraw';

const zh = (key: Parameters<typeof say>[1]) => say('zh-CN', key);

/** Another setting is another release: the names of all files that know of each other change. */
const NEXT = { VITE_FALLBACK_LANGUAGE: 'en' };

// One deployment is changed under the feet of its pages; serially, and with time for the builds.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(({ deployment }) => {
  for (const settings of [NEXT, {}]) deployment.release(settings);
});

test.afterEach(({ deployment }) => deployment.release());

/** Times the page is loaded, from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

async function openMenu(page: Page): Promise<void> {
  await menuItem(page, '/finance').click();
  await expect(menuItem(page, RECHARGE)).toBeVisible();
}

test('C164 an old page that misses a screen goes over to the new release once, at the address it was going to', async ({
  page,
  sitePath,
  deployment,
  oracle,
}) => {
  oracle.allow(/404|dynamically imported module|preload|Refused to apply style/i);
  await enter(page, sitePath, 'admin');
  await page.waitForLoadState('networkidle');
  const loads = countLoads(page);
  await openMenu(page);
  deployment.release(NEXT);
  await menuItem(page, RECHARGE).click();
  await page.waitForURL((url) => url.pathname === `${sitePath}finance/recharge`, { timeout: 30_000 });
  const list = page.getByRole('region', { name: zh('crud.list') });
  await expect(list.locator('[data-row-key]').first()).toBeVisible({ timeout: 30_000 });
  expect(new URL(page.url()).pathname).toBe(`${sitePath}finance/recharge`);
  expect(loads()).toBe(1);
  await expect(page.getByText(zh('kernel.newVersion'))).toHaveCount(0);

  // Another release within half a minute, as when the last one is taken back, is not gone over to by itself: a message, a
  // way on, no loop.
  deployment.release();
  await tag(page, '/home').click();
  await page.getByRole('button', { name: new RegExp(zh('user.account')) }).click();
  await page.getByRole('menuitem', { name: zh('user.dropdown2') }).click();
  await expect(page.getByRole('button', { name: zh('kernel.newVersion') })).toBeVisible();
  expect(loads()).toBe(1);
  await page.getByRole('button', { name: zh('kernel.newVersion') }).click();
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('button', { name: zh('kernel.newVersion') })).toHaveCount(0);
});

test('C164 a form that is not saved is asked about first, when no more than the styles of a screen are gone', async ({
  page,
  sitePath,
  deployment,
  oracle,
}) => {
  oracle.allow(/404|dynamically imported module|preload|Refused to apply style/i);
  await enter(page, sitePath, 'admin');
  await openMenu(page);
  await menuItem(page, RECHARGE).click();
  await page.getByRole('button', { name: zh('recharge.add') }).click();
  const text = page.getByRole('dialog', { name: zh('recharge.add') }).locator('textarea');
  await text.fill('typed and not saved');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp('/home$'));
  const loads = countLoads(page);
  // The old scripts are there all the time.
  lay(built({ VITE_BASE: sitePath, ...NEXT }), join(deployment.root, sitePath));
  await page.route(/\/assets\/adjust-[\w-]+\.css$/, (route) => route.fulfill({ status: 404, body: '' }));
  const asked = page.waitForEvent('dialog');
  await menuItem(page, '/finance/adjust').click();
  const question = await asked;
  expect(question.message()).toBe(zh('kernel.newVersionAsk'));
  await question.dismiss();
  await tag(page, RECHARGE).click();
  await expect(text).toHaveValue('typed and not saved');
  expect(loads()).toBe(0);
  await page.unrouteAll();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.locator('header button', { hasText: zh('kernel.newVersion') }).dispatchEvent('click');
  await expect.poll(loads).toBe(1);
});

for (const kind of ['js', 'css'] as const) {
  test(`C165 a ${kind} file that is missing from the present release is a message, with the menu alive`, async ({
    page,
    sitePath,
    deployment,
    oracle,
  }) => {
    oracle.allow(/404|dynamically imported module|preload|Refused to apply style/i);
    await enter(page, sitePath, 'admin');
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    const file = new RegExp(`^withdraw-[\\w-]+\\.${kind}$`);
    let tries = 0;
    page.on('request', (request) => {
      if (file.test(new URL(request.url()).pathname.split('/').at(-1) ?? '')) tries += 1;
    });
    const assets = join(deployment.root, sitePath, 'assets');
    const withCopies = new RegExp(`^withdraw-[\\w-]+(\\.br)?\\.${kind}(\\.gz)?$`);
    for (const name of readdirSync(assets)) if (withCopies.test(name)) rmSync(join(assets, name));
    await openMenu(page);
    await menuItem(page, WITHDRAW).click();
    await expect(page.getByText(zh('kernel.viewGone'))).toBeVisible();
    await tag(page, '/home').click();
    await expect(page.locator('main canvas').first()).toBeVisible();
    // Three attempts when the pointer comes, three when it presses, and where the browser has not remembered it, a link ahead.
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(tries).toBeLessThanOrEqual(7);
    deployment.release();
    await tag(page, WITHDRAW).click();
    await page.getByRole('button', { name: zh('kernel.retry') }).click();
    await expect(page.locator('main [data-row-key]').first()).toBeVisible({ timeout: 30_000 });
    expect(loads()).toBe(0);
  });
}

test('C170 a service worker left behind is removed, one of a neighbour is not', async ({
  page,
  sitePath,
  context,
}) => {
  await context.route(/\/(stray|neighbour)\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'Service-Worker-Allowed': '/' }, body: '' }),
  );
  await context.route(/\/plain\.html$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>plain' }),
  );
  await page.goto(`${sitePath}plain.html`);
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  await page.evaluate(async (base) => {
    await navigator.serviceWorker.register(`${base}stray.js`, { scope: base });
    await navigator.serviceWorker.register('/neighbour.js', { scope: '/neighbour/' });
  }, sitePath);
  expect(await scopes()).toHaveLength(2);
  await page.goto(`${sitePath}login`);
  await expect.poll(scopes).toEqual(sitePath === '/' ? [] : ['/neighbour/']);
});
