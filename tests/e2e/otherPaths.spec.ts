import type { Locator, Page } from '@playwright/test';
import type { Key } from '@/i18n/keys';
import { expect, signInFast, SITE, test } from './console';
import { movePaths } from './movedPaths';
import { say } from './words';

const zh = (key: Key, params: Record<string, string | number> = {}) => say('zh-CN', key, params);

test.beforeEach(({ page }) => movePaths(page));

const rows = (page: Page): Locator => page.locator('main [data-row-key]:visible');

/** The screen at a path of this menu is on, with its rows. */
async function expectScreen(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(rows(page).first()).toBeVisible();
}

test('a reminder leads to the screen of its kind, wherever that is', async ({ page }) => {
  await page.route(`**${SITE}cwManage/rechargeWithdrawReview`, (route) =>
    route.fulfill({
      json: {
        code: 0,
        msg: 'ok',
        data: { systemRechargeCount: 0, withdrawCount: 1, realNameAuthCount: 0 },
      },
    }),
  );
  await signInFast(page, 'admin');
  await page
    .getByRole('alert')
    .filter({ hasText: zh('reminder.withdraw') })
    .getByRole('link', { name: zh('reminder.go') })
    .click();
  await expectScreen(page, /\/money\/out\?status(\[\]|%5B%5D)=1&status(\[\]|%5B%5D)=2$/);
});

test('home, bell and palette lead to the screens of this menu', async ({ page }) => {
  await signInFast(page, 'admin');
  await page
    .getByRole('region', { name: zh('home.pending') })
    .getByRole('link', { name: zh('home.todo.realName') })
    .click();
  await expectScreen(page, /\/people\/known\?status(\[\]|%5B%5D)=1&orderBy=createdAt\+asc$/);

  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(zh('user.title4')) })
    .click();
  await page.getByRole('link', { name: zh('pending.recharge') }).click();
  await expectScreen(page, /\/money\/in\?status(\[\]|%5B%5D)=1$/);
  await expect(rows(page).first()).toContainText(/R\d{16}/);
  const orderNo = (await rows(page).first().textContent())?.match(/R\d{16}/)?.[0] ?? '';

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill(orderNo);
  await page
    .getByRole('region', { name: zh('search.records') })
    .getByRole('button', { name: orderNo })
    .click();
  await expectScreen(page, new RegExp(`/money/in\\?orderNo=${orderNo}$`));
  await expect(rows(page)).toHaveCount(1);
});

test('a booking leads to what caused it, a member to the profile, and the profile to lists and its own page', async ({
  page,
}) => {
  await signInFast(page, 'admin', '/people/bookings?bizType[]=101');
  const cause = rows(page).locator('a[href^="/money/in?orderNo="]').first();
  await expect(cause).toHaveText(/^R\d{16}$/);
  const orderNo = (await cause.textContent()) ?? '';
  await cause.click();
  await expectScreen(page, new RegExp(`/money/in\\?orderNo=${orderNo}$`));

  // The ledger has gone from the screen.
  await expect(rows(page)).toHaveCount(1);
  const member = rows(page).locator('a[href^="/people/one/"]').first();
  const address = (await member.getAttribute('href')) ?? '';
  await member.click();
  const profile = page.getByRole('dialog', { name: zh('memberDetail.title') });
  await profile.getByRole('tab', { name: zh('memberDetail.tab.assets'), exact: true }).click();
  await profile.getByRole('link', { name: zh('memberDetail.openList') }).click();
  await expect(profile).toBeHidden();
  await expect(page).toHaveURL(/\/people\/holdings\?memberId=\d+$/);

  await page.goto('/money/in');
  await rows(page).locator(`a[href^="/people/one/"]`).first().click();
  await profile.getByRole('link', { name: zh('memberDetail.openPage') }).click();
  await expect(page).toHaveURL(/\/people\/one\/\d+\?tagsViewName=\d{8}$/);
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toBeVisible();
  expect(address).toMatch(/^\/people\/one\/\d+$/);
});

test('the evidence in the review leads to the records behind it', async ({ page }) => {
  await signInFast(page, 'admin', '/money/out?status[]=1');
  await rows(page)
    .first()
    .getByRole('button', { name: zh('crud.review'), exact: true })
    .click();
  const checks = page.getByRole('region', { name: zh('review.checks') });
  await expect(checks.locator('[data-level]').first()).toBeVisible();
  const found = checks
    .locator('details')
    .filter({ has: page.locator('a[href^="/money/"]') })
    .first();
  await found.locator('summary').click();
  const evidence = found.locator('a[href^="/money/"]').first();
  const href = (await evidence.getAttribute('href')) ?? '';
  await evidence.click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === href);
});
