import { channel } from '@/contract/finance/channel';
import type { Page } from '@playwright/test';
import { expect, expectToFit, go, signInFast, SITE, test } from './console';
import { button, changeQuestion, choose, field, openOne, rows, send, top, zh } from './lists';

const PATH = '/finance/channel';
const PASSWORD = 'Demo1234';
const [OLD, NEW] = ['999****2345', '999****9999'];

test('a new bank account wants the password and a second operator, and stays masked', async ({
  page,
  otherPage,
}) => {
  const row = await openOne(page, 'finance01', `${PATH}?channelCode=bank_cny`);
  await choose(page, row, 'crud.edit');
  const form = top(page);
  await expect(field(form, 'crud.operPassword')).toHaveCount(0);
  await field(form, 'channel.bankAccount').fill('9990000000099999');
  await field(form, 'field.remark').fill('换开户行');
  await field(form, 'crud.operPassword').fill('wrong');
  await send(form, 'crud.save');
  await expect(form.getByText('登录密码错误').first()).toBeVisible();
  await expect(field(form, 'channel.bankAccount')).toHaveValue('9990000000099999');
  await expect(field(form, 'field.remark')).toHaveValue('换开户行');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  await expect(page.getByText(zh('crud.change.asked'), { exact: true })).toBeVisible();
  await expect(page.getByText(zh('channel.pendingNames', { names: '人民币银行转账' }))).toBeVisible();

  await expect(row.getByRole('button', { name: zh('crud.change.approve') })).toBeDisabled();

  const second = await otherPage();
  await signInFast(second, 'finance02', `${PATH}?pending=1`);
  await expect(rows(second)).toHaveCount(1);
  await choose(second, rows(second).first(), 'crud.change.approve');
  const other = top(second);
  await expect(other).toContainText('finance01');
  await field(other, 'crud.operPassword').fill(PASSWORD);
  await send(other, 'crud.change.approve');
  await expect(second.getByText(zh('crud.change.confirmed'), { exact: true })).toBeVisible();
  await expect(rows(second)).toHaveCount(0);

  await go(second, `${PATH}?channelCode=bank_cny`);
  await choose(second, rows(second).first(), 'crud.detail');
  const history = top(second).locator('ol > li');
  await expect(history).toHaveCount(2);
  for (const step of [history.nth(0), history.nth(1)]) {
    await expect(step.locator('del', { hasText: OLD })).toBeVisible();
    await expect(step.locator('ins', { hasText: NEW })).toBeVisible();
  }
  await expect(history.nth(0)).toContainText('finance02');
  await expect(history.nth(1)).toContainText('finance01');
  await expect(top(second)).not.toContainText('9990000000099999');
});

test('a rate that moves by more than five percent is asked for twice', async ({ page }) => {
  const row = await openOne(page, 'finance01', `${PATH}?channelCode=bank_twd`);
  await choose(page, row, 'crud.edit');
  const form = top(page);
  const again = field(form, 'channel.rateAgain');
  await field(form, 'channel.rate').fill('33');
  await expect(again).toHaveCount(0);
  await field(form, 'channel.rate').fill('34');
  await expect(again).toBeVisible();
  await again.fill('43');
  await send(form, 'crud.save');
  await expect(form.getByText(zh('channel.rateDiffers')).first()).toBeVisible();
  await again.fill('34');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  await expect(changeQuestion(page).getByRole('cell', { name: '34,000', exact: true })).toBeVisible();
  await send(changeQuestion(page), 'crud.save');
  await expect(page.getByText(zh('crud.change.asked'), { exact: true })).toBeVisible();
  await choose(page, row, 'crud.detail');
  await expect(top(page).locator('ol ins', { hasText: '34' })).toBeVisible();
});

test('a copy begins switched off and without the account, and stays off until somebody else has confirmed it', async ({
  page,
  otherPage,
}) => {
  const row = await openOne(page, 'finance01', `${PATH}?channelCode=bank_hkd`);
  await choose(page, row, 'channel.copy');
  const form = top(page);
  await expect(field(form, 'channel.bankName')).toHaveValue('Example Bank');
  await expect(field(form, 'channel.bankAccount')).toHaveValue('');
  await field(form, 'channel.bankAccount').fill('8880000000012345');
  await field(form, 'channel.channelCode').fill('bank_cny');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  await expect(form.getByText(/该值已被使用/).first()).toBeVisible();
  await field(form, 'channel.channelCode').fill('bank_hkd_2');
  await send(form, 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
  await go(page, `${PATH}?channelCode=bank_hkd_2`);
  await expect(rows(page)).toHaveCount(1);
  const toggle = rows(page).first().getByRole('switch');
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await send(top(page), 'crud.enable');
  await expect(page.getByText('收款信息尚未经他人确认').first()).toBeVisible();
  await page.keyboard.press('Escape');

  const second = await otherPage();
  await signInFast(second, 'finance02', `${PATH}?channelCode=bank_hkd_2`);
  await choose(second, rows(second).first(), 'crud.change.approve');
  const other = top(second);
  await expect(other).toContainText('888****2345');
  await field(other, 'crud.operPassword').fill(PASSWORD);
  await send(other, 'crud.change.approve');
  await expect(second.getByText(zh('crud.change.confirmed'), { exact: true })).toBeVisible();

  await page.reload();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await send(top(page), 'crud.enable');
  await expect(toggle).toBeChecked();
});

test('the order is changed by keys and by dragging, and the list follows it', async ({ page }) => {
  await signInFast(page, 'finance01', PATH);
  await expect(rows(page).first()).toContainText('USDT-TRC20 网关');
  await button(page, 'crud.sort').click();
  const items = top(page).locator('li');
  await expect(items).toHaveCount(14);
  const grip = (index: number) => items.nth(index).getByRole('button').first();
  await grip(0).press('ArrowDown');
  await expect(items.first()).toContainText('USDT-ERC20 网关');
  await expect(grip(1)).toBeFocused();

  await grip(3).hover();
  await page.mouse.down();
  // The dialog may still be on its way to where it stays.
  await items.first().hover({ position: { x: 60, y: 10 } });
  await page.mouse.up();
  await expect(items.first()).toContainText('BTC 网关');
  await send(top(page), 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
  await expect(rows(page).nth(0)).toContainText('BTC 网关');
  await expect(rows(page).nth(1)).toContainText('USDT-ERC20 网关');
  await expect(rows(page).nth(2)).toContainText('USDT-TRC20 网关');
});

test('a channel that was paid by stays, in words; its recharges are one click away', async ({ page }) => {
  const row = await openOne(page, 'admin', `${PATH}?channelCode=bank_cny`);
  await choose(page, row, 'crud.remove');
  await send(top(page), 'crud.remove');
  await expect(page.getByText('存在关联数据，不能删除').first()).toBeVisible();
  await expect(row).toBeVisible();
  await page.reload();
  await choose(page, row, 'menu.201');
  await page.waitForURL(/finance\/recharge\?channelId=9$/);
  await expect(rows(page).first()).toContainText('USDT');
});

/** Asks for another bank by the calls alone. */
async function askForBank(page: Page, id: number, bankName: string): Promise<void> {
  const Authorization = `Bearer ${await signInFast(page, 'finance01', null)}`;
  const read = await page.request.get(`${SITE}rechargeChannel/get?id=${id}`, { headers: { Authorization } });
  const { data } = (await read.json()) as { data: object };
  const wish = Object.entries({ ...data, bankName, operPassword: PASSWORD });
  const answer = await page.request.put(`${SITE}rechargeChannel/edit`, {
    headers: { Authorization },
    data: Object.fromEntries(wish.filter(([name]) => Object.hasOwn(channel.calls.edit.body, name))),
  });
  expect(await answer.json()).toMatchObject({ code: 0 });
}

test('risk throws a change away with a reason, and does nothing else', async ({ page, otherPage }) => {
  await askForBank(await otherPage(), 9, 'Other Bank');
  const row = await openOne(page, 'risk001', `${PATH}?channelCode=bank_cny`);
  await expect(row.getByRole('switch')).toBeDisabled();
  for (const label of ['crud.create', 'crud.sort', 'crud.exportCsv'] as const)
    await expect(button(page, label)).toHaveCount(0);
  await expect(button(row, 'crud.edit')).toHaveCount(0);
  await choose(page, row, 'crud.change.reject');
  const form = top(page);
  await expect(form).toContainText('Other Bank');
  await field(form, 'crud.reason').fill('未收到银行通知');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.change.reject');
  await expect(page.getByText(zh('crud.change.rejected'), { exact: true })).toBeVisible();
  // With the change its two actions go, and the others move up from the menu.
  await expect(button(row, 'crud.change.reject')).toHaveCount(0);
  await choose(page, row, 'crud.detail');
  await expect(top(page)).toContainText('未收到银行通知');
  await expect(button(top(page), 'channel.copy')).toHaveCount(0);
});

test('the auditor reads and changes nothing, also on a phone', async ({ page }) => {
  const row = await openOne(page, 'auditor01', `${PATH}?channelCode=bank_cny`);
  await expect(row.getByRole('switch')).toBeDisabled();
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toBeVisible();
  await expectToFit(page);
  await button(row, 'crud.detail').click();
  await expect(top(page)).toContainText(OLD);
  await expect(button(top(page), 'crud.edit')).toHaveCount(0);
});
