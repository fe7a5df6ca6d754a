import { expect, goInside, signInAs, signInFast, test } from './console';
import { say } from './words';
import type { Key } from '@/i18n/keys';

const zh = (key: Key, params: Record<string, string> = {}) => say('zh-CN', key, params);

const WITHDRAWS = /\/finance\/withdraw\?status(?:\[\]|%5B%5D)=3$/;

test('columns and filters that an administrator sets for a role are where its users begin, until they differ', async ({
  page,
  otherPage,
}) => {
  const heads = (of = page) => of.getByRole('columnheader').allInnerTexts();
  const columns = page.getByRole('button', { name: zh('crud.columns'), exact: true });
  const note = zh('withdraw.netAmount');

  await test.step('the administrator arranges the list and sets it for finance', async () => {
    await signInFast(page, 'admin', '/finance/withdraw?status[]=3');
    await columns.click();
    await page.getByRole('checkbox', { name: zh('crud.showColumn', { name: note }), exact: true }).uncheck();
    await page.getByRole('button', { name: zh('crud.defaults.forRoles') }).click();
    const dialog = page.getByRole('dialog', { name: zh('crud.defaults.title') });
    await dialog.getByRole('checkbox', { name: '财务', exact: true }).check();
    await expect(dialog.getByText(/^涉及操作人：[1-9]/)).toBeVisible();
    await dialog.getByRole('button', { name: zh('crud.defaults.set'), exact: true }).click();
    await expect(page.getByText(zh('crud.defaults.done'), { exact: true })).toBeVisible();
  });
  await test.step('the role tells what it sets', async () => {
    await goInside(page, '/system/auth/role');
    const row = page.getByRole('row').filter({ has: page.getByText('finance', { exact: true }) });
    await row.getByRole('button', { name: zh('crud.detail'), exact: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('button', { name: /^删除列表「提现记录」的默认/ })).toBeVisible();
    await expect(drawer.getByText(zh('role.opensWith'))).toBeVisible();
  });

  const finance = await otherPage();
  const shown = finance.getByRole('checkbox', { name: zh('crud.showColumn', { name: note }), exact: true });
  await test.step('who has the role begins at its start page, and finds columns and filters', async () => {
    await signInAs(finance, 'finance01');
    await expect(finance).toHaveURL(/\/finance\/withdraw\?status/);
    await goInside(finance, '/finance/withdraw');
    await expect(finance).toHaveURL(WITHDRAWS);
    await expect(finance.locator('main [data-row-key]').first()).toBeVisible();
    expect(await heads(finance)).not.toContain(note);
  });
  await test.step('what they set themselves wins, and stays', async () => {
    await finance.getByRole('button', { name: zh('crud.columns'), exact: true }).click();
    await expect(shown).not.toBeChecked();
    await shown.check();
    await expect.poll(() => heads(finance)).toContain(note);
    await finance.keyboard.press('Escape');
    await finance.reload();
    await expect.poll(() => heads(finance)).toContain(note);
  });
  await test.step('and the way back leads to what the role sets', async () => {
    await finance.getByRole('button', { name: zh('crud.columns'), exact: true }).click();
    await finance.getByRole('button', { name: zh('crud.resetColumns'), exact: true }).click();
    await expect(shown).not.toBeChecked();
    await expect.poll(() => heads(finance)).not.toContain(note);
  });
});
