import type { Locator, Page } from '@playwright/test';
import { expect, signInFast, test } from './console';
import { button, choose, field, openOne, rows, send, top, zh } from './lists';
import type { Key } from '@/i18n/keys';

const PASSWORD = 'Demo1234';
const LTC = '/contract/symbol?symbol=LTCUSDT';

/** Brings the symbol into another trading state. */
async function bring(page: Page, row: Locator, label: Key, said: string): Promise<void> {
  await choose(page, row, label);
  const form = top(page);
  await field(form, 'crud.reason').fill('行情中断，暂停交易');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, label);
  await expect(row).toContainText(said);
}

test('a symbol goes close-only and is suspended, and two operators close all that is open; the audit says who and why', async ({
  page,
  otherPage,
}) => {
  const row = await openOne(page, 'risk001', LTC);
  await bring(page, row, 'contractSymbol.closeOnly', '仅平仓');
  await bring(page, row, 'contractSymbol.suspend', '暂停');

  await choose(page, row, 'contract.closeSymbol');
  const form = top(page);
  await expect(form.getByRole('table', { name: zh('contract.dryRun') }).getByRole('row')).not.toHaveCount(0);
  await form.getByRole('combobox').click();
  await page.getByTitle('系统故障').last().click();
  await field(form, 'crud.reason').fill('行情中断，全部平仓');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'contract.askClose');
  await expect(page.getByText(/LTCUSDT 全部平仓待确认/)).toBeVisible();
  await expect(button(page, 'contract.approveClose')).toHaveCount(0);

  const other = await otherPage();
  await signInFast(other, 'risk002', '/contract/position?symbol[]=LTCUSDT');
  await expect(rows(other).first()).toBeVisible();
  await button(other, 'contract.approveClose').click();
  await expect(top(other).getByRole('table', { name: zh('contract.dryRun') })).toBeVisible();
  await field(top(other), 'crud.operPassword').fill(PASSWORD);
  await send(top(other), 'contract.approveClose');
  await expect(other.getByText(/已按标记价格平仓 \d+ 个仓位/)).toBeVisible();
  await expect(rows(other)).toHaveCount(0);
  await expect(other.getByText(/LTCUSDT 全部平仓待确认/)).toHaveCount(0);
  await expect(row.getByText('暂停')).toBeVisible();

  await signInFast(page, 'admin', '/system/monitor/operLog');
  const lines = rows(page).filter({ hasText: '行情中断，全部平仓' });
  await expect(lines.filter({ hasText: 'risk001' }).first()).toBeVisible();
  await expect(lines.filter({ hasText: 'risk002' }).first()).toBeVisible();
});

test('tighter tiers are tried on what is open before they are saved', async ({ page }) => {
  const row = await openOne(page, 'risk001', '/contract/symbol?symbol=ETHUSDT');
  await choose(page, row, 'crud.edit');
  const form = top(page);
  await form.getByLabel(zh('contractSymbol.tierField', { n: 1, field: zh('contractSymbol.mmr') })).fill('90');
  await expect(form.getByText(zh('contractSymbol.tierRate')).first()).toBeVisible();
  await form
    .getByLabel(zh('contractSymbol.tierField', { n: 1, field: zh('contractSymbol.mmr') }))
    .fill('0.51');
  await expect(form.getByText(zh('contractSymbol.tierRate'))).toHaveCount(0);
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  await expect(top(page).getByText(/个未平仓位中/)).toBeVisible();
  await send(top(page), 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
});
