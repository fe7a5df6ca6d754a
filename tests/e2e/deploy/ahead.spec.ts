import { menuItem } from '../console';
import { rows } from '../lists';
import { enter, expect, test } from './deployed';

test('what home prepares at rest keeps to the policy, and the first list comes after it', async ({
  page,
  sitePath,
}) => {
  const ready = page.waitForResponse(/\/assets\/crud-[\w-]+\.js$/, { timeout: 30_000 });
  await enter(page, sitePath, 'admin');
  await ready;
  await menuItem(page, '/finance').click();
  await menuItem(page, '/finance/recharge').hover();
  await menuItem(page, '/finance/recharge').click();
  await expect(rows(page).first()).toBeVisible();
});
