import { expect, menuItem, signInFast, test } from './console';
import { say } from './words';

// What the others may press stands in glances.ts, which rounds.spec.ts looks at.
test('C74 who has neither menu nor buttons finds nothing of them, by address or palette either', async ({
  page,
}) => {
  await signInFast(page, 'common');
  await expect(menuItem(page, '/home')).toBeVisible();
  await expect(menuItem(page, '/finance')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: say('zh-CN', 'search.title') });
  await palette.getByRole('searchbox').fill(say('zh-CN', 'menu.201'));
  await expect(palette.getByText(say('zh-CN', 'search.empty'))).toBeVisible();
  for (const address of ['/finance/recharge?status[]=1', '/member/auth']) {
    await page.goto(address);
    await expect(page.getByText(say('zh-CN', 'error.notFound.title'))).toBeVisible();
  }
});
