import { codeOfSignIn, expect, signInFast, test } from './console';
import { button, choose, field, rows, send, top, zh } from './lists';

const PASSWORD = 'Demo1234';

/** The address from which a list of passwords was tried, by the seeds. */
const STUFFED = '198.51.100.247';

test('an attack is found by its address, which is blocked for the console after its effect was shown', async ({
  page,
}) => {
  expect(await codeOfSignIn(page, 'service02', PASSWORD, STUFFED)).toBe(0);
  await signInFast(page, 'risk001', '/risk/loginError?tab=sources');
  const attack = rows(page).filter({ hasText: STUFFED }).filter({ hasText: '140' });
  await choose(page, attack, 'ipRule.block');
  const form = top(page);
  await expect(field(form, 'ipRule.value')).toHaveValue(STUFFED);
  await form.getByRole('combobox', { name: zh('ipRule.scope') }).click();
  await page.locator('.ant-select-item-option').getByText('后台', { exact: true }).click();
  await field(form, 'crud.reason').fill('撞库来源，禁止登录后台');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'ipRule.block');
  const sure = page.getByRole('dialog', { name: zh('crud.sure') });
  await expect(sure.getByRole('table', { name: zh('crud.change.effect') })).toContainText('后台在线会话');
  await sure.getByRole('button', { name: zh('ipRule.block') }).click();
  await expect(page.getByText(zh('ipRule.blocked'), { exact: true }).first()).toBeVisible();
  expect(await codeOfSignIn(page, 'service02', PASSWORD, STUFFED)).toBe(40018);
  expect(await codeOfSignIn(page, 'service02', PASSWORD)).toBe(0);
});

test('an operator who is locked by five wrong passwords is unlocked by a risk user', async ({ page }) => {
  const from = '203.0.113.77';
  for (let turn = 1; turn <= 5; turn++) await codeOfSignIn(page, 'operate01', 'Wrong123', from);
  expect(await codeOfSignIn(page, 'operate01', PASSWORD, from)).toBe(40013);
  await signInFast(page, 'risk001', `/risk/loginError?ip=${from}&locked=1`);
  await choose(page, rows(page).first(), 'loginError.unlock');
  await field(top(page), 'crud.reason').fill('本人来电确认身份');
  await send(top(page), 'loginError.unlock');
  await expect(page.getByText(zh('loginError.unlocked'))).toBeVisible();
  expect(await codeOfSignIn(page, 'operate01', PASSWORD, from)).toBe(0);
});

test('a rule about the own address is refused at its field, with the sessions it would end', async ({
  page,
}) => {
  await signInFast(page, 'risk001', '/risk/ipRecord?tab=rules');
  await button(page, 'ipRule.add').click();
  const form = top(page);
  await form.getByRole('combobox', { name: zh('ipRule.scope') }).click();
  await page.locator('.ant-select-item-option').getByText('后台', { exact: true }).click();
  await field(form, 'ipRule.value').fill('127.0.0.0/8');
  await field(form, 'crud.reason').fill('误封自己的网段');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'ipRule.add');
  await expect(form.locator('.ant-form-item-explain-error')).toHaveText(
    /此规则会使您自己无法登录，并结束 \d+ 个后台会话/,
  );
});
