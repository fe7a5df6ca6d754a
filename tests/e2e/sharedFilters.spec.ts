import { expect, signInFast, test } from './console';
import { say } from './words';
import type { Key } from '@/i18n/keys';

const zh = (key: Key, params: Record<string, string> = {}) => say('zh-CN', key, params);

const NAME = '本组待审';

test('a saved filter is shared, found by a colleague, and deleted by its author', async ({ page }) => {
  const open = () => page.getByRole('button', { name: zh('crud.views'), exact: true }).click();
  const shared = page.getByRole('region', { name: zh('crud.shared.title') });
  await test.step('the author shares it', async () => {
    await signInFast(page, 'finance01', '/finance/withdraw?status[]=1&pageSize=50');
    await open();
    await page.getByLabel(zh('crud.viewName'), { exact: true }).fill(NAME);
    await page.getByRole('button', { name: zh('crud.saveView'), exact: true }).click();
    await page.getByRole('button', { name: zh('crud.shared.share', { name: NAME }), exact: true }).click();
    await expect(shared.getByRole('button', { name: NAME, exact: true })).toBeVisible();
  });
  await test.step('a colleague finds it and may not delete it', async () => {
    await signInFast(page, 'risk001', '/finance/withdraw');
    await open();
    await expect(shared.getByRole('button', { name: zh('crud.shared.remove', { name: NAME }) })).toHaveCount(
      0,
    );
    await shared.getByRole('button', { name: NAME, exact: true }).click();
    await expect(page).toHaveURL(/withdraw\?status(?:\[\]|%5B%5D)=1$/);
  });
  await test.step('its author deletes it for everybody', async () => {
    await signInFast(page, 'finance01', '/finance/withdraw');
    await open();
    await shared.getByRole('button', { name: zh('crud.shared.remove', { name: NAME }), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: zh('crud.remove') })
      .click();
    await expect(page.getByText(zh('crud.shared.removed'), { exact: true })).toBeVisible();
    await open();
    await expect(shared).toHaveCount(0);
  });
});
