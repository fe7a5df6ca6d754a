import type { Page } from '@playwright/test';
import { expect, signInFast, tag, test } from './console';

/** A picture that would write into the page, were it more than a picture. */
const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300" onload="top.document.title='owned'">
  <script>top.document.title = 'owned'</script><rect width="900" height="300" fill="green"/></svg>`;

const data = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const deployedWith = (page: Page, settings: unknown) =>
  page.route('**/config.json', (route) => route.fulfill({ json: settings }));

const mark = (page: Page) => page.locator('img[data-ground]');

test('a deployment’s mark, title and badge stand on the log-in page and in the frame', async ({ page }) => {
  await deployedWith(page, {
    title: 'Ours',
    logo: { light: data(HOSTILE) },
    badge: { text: 'staging', colour: 'orange' },
  });
  await page.goto('/login');
  await expect(mark(page)).toBeVisible();
  expect(await mark(page).boundingBox()).toMatchObject({ width: 32, height: 32 });
  await expect(page).toHaveTitle(/\[staging\] Ours$/);
  await signInFast(page, 'admin');
  await tag(page, '/home').waitFor();
  const inFrame = page.getByRole('navigation').locator(mark(page));
  await expect(inFrame).toBeVisible();
  expect(await inFrame.boundingBox()).toMatchObject({ width: 24, height: 24 });
  await expect(page).toHaveTitle(/\[staging\] Ours$/);
});

test('a mark that is no picture, or not there, leaves the built one', async ({ page, oracle }) => {
  oracle.allow(/gone\.svg|404/);
  for (const logo of [data('no picture'), '/gone.svg', 'https://other.example/x.svg', { light: 7 }]) {
    await page.unroute('**/config.json');
    await deployedWith(page, { logo });
    await page.goto('/login');
    await expect(page.locator('header svg').first()).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
  }
});
