import type { Page } from '@playwright/test';
import { expect, fillSignIn, accountForm, menuItem, signInAs, signInFast, SITE, tag, test } from './console';
import { rows } from './lists';
import { say } from './words';

const RECHARGE = '/finance/recharge';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(say('zh-CN', 'user.account')) }).click();
  await page.getByRole('menuitem', { name: say('zh-CN', 'user.dropdown5') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('zh-CN', 'user.logOutConfirm') })
    .click();
  await page.waitForURL('**/login?**');
}

test('signing out leads to the log-in page, and the next log-in back to where one was', async ({ page }) => {
  await signInFast(page, 'finance01', `${RECHARGE}?status=1`);
  await expect(rows(page).first()).toBeVisible();
  await signOut(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('userMenu'))).toBeNull();
  await fillSignIn(page, 'finance01');
  await accountForm(page).locator('button[type="submit"]').click();
  await expect(page).toHaveURL(new RegExp(`${RECHARGE}\\?.*status`));
});

test('C37 signing out in one browser tab signs the others out', async ({ page, context }) => {
  await signInFast(page, 'finance01');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(tag(other, '/home')).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL(/\/login/);
});

test('C37 a browser tab that was not told finds out on focus', async ({ page, context }) => {
  await signInFast(page, 'finance01');
  await expect(tag(page, '/home')).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(/\/login/);
});

test('C38 another operator signing in elsewhere reloads the tab, and nothing is mixed', async ({
  page,
  context,
}) => {
  await signInFast(page, 'finance01');
  await expect(tag(page, '/home')).toBeVisible();
  await context.clearCookies();
  const other = await context.newPage();
  await signInAs(other, 'common');
  // In the midst of the reload there is nothing to ask.
  const userName = () => page.evaluate(() => sessionStorage.getItem('userName')).catch(() => null);
  await expect.poll(userName).toBe('"common"');
  await expect(tag(page, '/home')).toBeVisible();
  await expect(menuItem(page, '/finance')).toHaveCount(0);
});

test('C39 the Back button after signing out shows no data', async ({ page }) => {
  await signInFast(page, 'finance01');
  await expect(tag(page, '/home')).toBeVisible();
  await page.goto(RECHARGE);
  await expect(rows(page).first()).toBeVisible();
  await signOut(page);
  await page.goBack();
  await expect(accountForm(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('C39 Back and Forward after signing out and loading the log-in page anew ask for the log-in, and it leads there', async ({
  page,
}) => {
  await signInFast(page, 'finance01', RECHARGE);
  await expect(rows(page).first()).toBeVisible();
  await tag(page, '/home').click();
  await expect(page).toHaveURL('/home');
  await signOut(page);
  await page.reload();
  await expect(accountForm(page)).toBeVisible();
  const wanted = () => new URL(page.url()).searchParams.get('redirect');
  await page.goBack();
  await expect.poll(wanted).toBe(RECHARGE);
  await expect(accountForm(page)).toBeVisible();
  await page.goForward();
  await expect.poll(wanted).toBe('/home');
  await page.goBack();
  await expect.poll(wanted).toBe(RECHARGE);
  await fillSignIn(page, 'finance01');
  await accountForm(page).locator('button[type="submit"]').click();
  await expect(page).toHaveURL(RECHARGE);
  await expect(rows(page).first()).toBeVisible();
});

test('C43 C45 a cookie that is gone sends the next navigation to the log-in page, and log-in leads back', async ({
  page,
  context,
}) => {
  await signInFast(page, 'finance01');
  await menuItem(page, '/finance').click();
  await expect(menuItem(page, RECHARGE)).toBeVisible();
  // A part of home that asks without a token would end the session before the menu is pressed.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await menuItem(page, RECHARGE).click();
  await page.waitForURL('**/login?**');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(RECHARGE);
  await fillSignIn(page, 'finance01');
  await accountForm(page).locator('button[type="submit"]').click();
  await page.waitForURL(`**${RECHARGE}`);
});

test('C52 a deep link comes back whole after log-in', async ({ page }) => {
  await page.goto(`${RECHARGE}?orderNo=${encodeURIComponent('R 1&2=3%')}&page=1#part-2`);
  await page.waitForURL('**/login?**');
  await fillSignIn(page, 'finance01');
  await accountForm(page).locator('button[type="submit"]').click();
  await page.waitForURL(`**${RECHARGE}**`);
  const url = new URL(page.url());
  expect(url.searchParams.get('orderNo')).toBe('R 1&2=3%');
  expect(url.hash).toBe('#part-2');
});

test('C54 a session that ends between guard and data shows one alert, whose button leads to the log-in page', async ({
  page,
  request,
}) => {
  const token = await signInFast(page, 'finance01');
  await expect(tag(page, '/home')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await menuItem(page, '/finance').click();
  await request.get(`${SITE}logout`, { headers: { Authorization: `Bearer ${token}` } });
  await menuItem(page, RECHARGE).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText(say('zh-CN', 'failure.expired'));
  await page.keyboard.press('Escape');
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: say('zh-CN', 'failure.ok') }).click();
  await page.waitForURL('**/login?**');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});
