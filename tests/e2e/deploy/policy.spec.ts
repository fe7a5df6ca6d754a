import { enter, expect, test } from './deployed';

test('smoke', async ({ page, sitePath }) => {
  await enter(page, sitePath, 'admin');
  await expect(page.locator('main canvas').first()).toBeVisible();
});
