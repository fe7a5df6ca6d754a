import { expect, expectToFit, signInFast, test } from './console';

test('a call is found by its permission, read with its fields and refusals, and copied without the token', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = await signInFast(page, 'admin', '/system/tools/apiDocs');
  await page.getByLabel('按地址、权限或说明查找').fill('memberRechargeLog/edit');
  await page.getByRole('button', { name: 'PUT /memberRechargeLog/edit' }).click();
  await expect(page).toHaveURL(/call=recharge\.edit$/);
  const call = page.getByRole('article');
  await expect(call.getByText('api/v2/sitebkd/memberRechargeLog/edit', { exact: true })).toBeVisible();
  await expect(call.getByText('staleVersion')).toBeVisible();
  await expect(call.getByText('version', { exact: true }).first()).toBeVisible();

  await call.getByRole('button', { name: '复制' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('curl -X PUT');
  expect(copied).toContain('Bearer $TOKEN');
  expect(copied).not.toContain(token);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);
  // The address leads to the same call.
  await page.reload();
  await expect(call.getByText('staleVersion')).toBeVisible();
});
