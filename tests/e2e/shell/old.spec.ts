import type { Page } from '@playwright/test';
import { expect, signInAs, tag, test } from '../console';
import { header, zh } from './shell';

/** Takes away what a browser of some years ago, or one with strict settings, does not have. */
const TAKE = `
  delete window.BroadcastChannel;
  delete window.IntersectionObserver;
  delete window.requestIdleCallback;
  delete Crypto.prototype.randomUUID;
  Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
`;

const chart = (page: Page) => page.locator('main canvas').first();

test('C171 without broadcasts, locks and other newer parts of a browser one signs in, works, is reminded and signs out', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(TAKE);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('rechargeWithdrawReview')) asked += 1;
  });
  await signInAs(page, 'admin');
  await expect(chart(page)).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.goto('/finance/recharge');
  await expect(page.locator('main [data-row-key]').first()).toBeVisible();
  await tag(page, '/home').click();
  await expect(chart(page)).toBeVisible();
  await header(page)
    .getByRole('button', { name: zh('user.account') })
    .click();
  await page.getByRole('menuitem', { name: zh('user.dropdown5') }).click();
  await page.getByRole('button', { name: zh('user.logOutConfirm'), exact: true }).click();
  await page.waitForURL('**/login**');
});
