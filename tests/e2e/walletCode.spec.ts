import type { Locator } from '@playwright/test';
import type { Key } from '@/i18n/keys';
import { expect, expectToFit, test } from './console';
import { button, choose, field, openOne, rows, send, top, zh } from './lists';

const PATH = '/finance/walletCode';

const switchOf = (row: Locator, label: Key): Locator =>
  row.getByRole('switch', { name: new RegExp(`^${zh(label)}`) });

test('risk stops withdraws with a reason, warned of those under way, and switches nothing else', async ({
  page,
}) => {
  const row = await openOne(page, 'risk001', `${PATH}?walletCode=USDT-TRC20`);
  await expect(switchOf(row, 'walletCode.rechargeOn')).toBeDisabled();
  await expect(switchOf(row, 'field.status')).toBeDisabled();
  for (const label of ['crud.create', 'crud.sort', 'crud.exportCsv'] as const)
    await expect(button(page, label)).toHaveCount(0);
  await expect(button(row, 'crud.edit')).toHaveCount(0);

  const withdraws = switchOf(row, 'walletCode.withdrawOn');
  await expect(withdraws).toBeChecked();
  await withdraws.click();
  const form = top(page);
  await expect(form.getByRole('alert').filter({ hasText: '笔提现正在处理' })).toBeVisible();
  await expect(form).toContainText(zh('walletCode.told'));
  await field(form, 'crud.reason').fill('短');
  await send(form, 'crud.turnOff');
  await expect(form.getByText(zh('crud.rule.minChars', { min: 5 })).first()).toBeVisible();
  await expect(withdraws).toBeChecked();
  await field(form, 'crud.reason').fill('链上拥堵，暂停提现');
  await send(form, 'crud.turnOff');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
  await expect(withdraws).not.toBeChecked();
  await choose(page, row, 'crud.detail');
  const step = top(page).locator('ol > li').first();
  await expect(step).toContainText('risk001');
  await expect(step).toContainText('链上拥堵，暂停提现');
});

test('finance tries an address on the rule, sets limits that hold together, and leaves prices of the market', async ({
  page,
}) => {
  const row = await openOne(page, 'finance01', `${PATH}?walletCode=BTC-BTC`);
  await choose(page, row, 'crud.edit');
  const form = top(page);
  await expect(field(form, 'walletCode.priceUsdt')).toHaveCount(0);
  const sample = field(form, 'walletCode.tryAddress');
  await sample.fill('bc1qbadbadbadbadbad');
  await expect(form.getByText(zh('walletCode.fitsNot'), { exact: true })).toBeVisible();
  await field(form, 'walletCode.addressRegex').fill('^bc1[a-z0-9]{11,71}$');
  await expect(form.getByText(zh('walletCode.fits'), { exact: true })).toBeVisible();
  await field(form, 'walletCode.addressRegex').fill('^bc1[a-z');
  await send(form, 'crud.save');
  await expect(form.getByText(zh('walletCode.badPattern')).first()).toBeVisible();
  await field(form, 'walletCode.addressRegex').fill('^bc1[a-z0-9]{11,71}$');
  await field(form, 'walletCode.minWithdraw').fill('0.0001');
  await send(form, 'crud.save');
  await expect(form.getByText('须大于固定手续费', { exact: true }).first()).toBeVisible();
  await field(form, 'walletCode.minWithdraw').fill('0.002');
  await send(form, 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
  await choose(page, row, 'crud.detail');
  await expect(top(page).locator('dd', { hasText: '0.002' }).first()).toBeVisible();
  await expect(top(page).locator('ol del', { hasText: '0.001' })).toBeVisible();
});

test('a hot wallet below its line is red, balances are read again, a used code stays in words', async ({
  page,
}) => {
  const row = await openOne(page, 'admin', `${PATH}?walletCode=USDT-BEP20`);
  await expect(page.getByText(zh('walletCode.low', { names: 'USDT-BEP20' }))).toBeVisible();
  await expect(row.locator('[data-alarm]')).toContainText('37,799.44');
  await row.getByRole('checkbox').check();
  await button(page, 'walletCode.refresh').click();
  await expect(page.getByText(zh('walletCode.refreshed'), { exact: true })).toBeVisible();
  await choose(page, row, 'crud.remove');
  await send(top(page), 'crud.remove');
  await expect(page.getByText('存在关联数据，不能删除').first()).toBeVisible();
  await expect(row).toBeVisible();
});

test('what belongs to a code is one click away', async ({ page }) => {
  await openOne(page, 'finance01', `${PATH}?walletCode=USDT-ERC20`);
  for (const [label, address] of [
    ['menu.203', '/finance/rechargeAddress'],
    ['menu.205', '/finance/channel'],
    ['menu.202', '/finance/withdraw'],
  ] as const) {
    await expect(rows(page)).toHaveCount(1);
    await choose(page, rows(page).first(), label);
    await page.waitForURL((url) => url.pathname === address);
    expect(new URL(page.url()).searchParams.get('walletCode')).toBe('USDT-ERC20');
    await expect(rows(page).first()).toBeVisible();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === PATH);
  }
});

test('the auditor reads and changes nothing, also on a phone', async ({ page }) => {
  const row = await openOne(page, 'auditor01', `${PATH}?walletCode=USDT-TRC20`);
  for (const toggle of await row.getByRole('switch').all()) await expect(toggle).toBeDisabled();
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  // The actions of a row move into a menu there.
  await expect(button(row, 'crud.more')).toBeVisible();
  await expect(row).toBeVisible();
  await expectToFit(page);
  await choose(page, row, 'crud.detail');
  await expect(top(page)).toContainText(zh('walletCode.sectionWallets'));
  await expect(button(top(page), 'crud.edit')).toHaveCount(0);
});
