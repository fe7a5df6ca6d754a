import type { Locator, Page } from '@playwright/test';
import { SITE, expect, expectToFit, goInside, signInFast, test } from './console';
import { giveLines } from './files';
import { rows } from './lists';
import { say } from './words';
import type { Key } from '@/i18n/keys';

const IN = '/finance/rechargeAddress';
const OUT = '/finance/withdrawAddress';
const SHARED = 'TFEEDsharedByFiveAccounts111111111';

const zh = (key: Key, params?: Record<string, string | number>): string => say('zh-CN', key, params);

const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** The form of an action of one record, which is called by both. */
const formOf = (page: Page, label: Key, title = ''): Locator =>
  page.getByRole('dialog', { name: new RegExp(`^${zh(label)} · ${title}`) });

/** Does something with a row that stands in its menu, or beside it. */
async function choose(page: Page, row: Locator, label: Key): Promise<void> {
  await expect(row).toBeVisible();
  const direct = button(row, zh(label));
  if ((await direct.count()) > 0) return direct.click();
  await button(row, zh('crud.more')).click();
  await page.getByRole('menuitem', { name: zh(label), exact: true }).click();
}

/** Chooses from a select by what its option is called. */
async function pick(form: Locator, label: Key, option: string): Promise<void> {
  await form.getByLabel(zh(label)).fill(option);
  await form.page().locator(`.ant-select-item-option[title="${option}"]:visible`).click();
}

/** By part of its name: a button says so while it is busy, and a moment longer. */
const lastButton = (form: Locator, label: Key): Locator =>
  form.getByRole('button', { name: zh(label) }).last();

/** The state of the withdraw in the story of the shared address. */
async function stateOfStory(page: Page): Promise<number> {
  const [token] = await page.context().cookies();
  const answer = await page.request.get(`${SITE}memberWithdrawLog/get?id=2`, {
    headers: { Authorization: `Bearer ${token?.value}` },
  });
  const { data } = (await answer.json()) as { data: { status: number } };
  return data.status;
}

test('the shared address is barred for five members, and only somebody else lifts it', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'risk001', `${OUT}?address=${SHARED}`);
  await expect(rows(page)).toHaveCount(5);
  await button(rows(page).first(), zh('withdrawAddress.membersCount', { n: 5 })).click();
  const holders = dialog(page, zh('withdrawAddress.members'));
  await expect(holders.locator('[data-row-key]')).toHaveCount(5);
  await expect(holders).toContainText('10010006');
  await lastButton(holders, 'crud.close').click();
  expect(await stateOfStory(page)).toBe(1);

  const own = rows(page).filter({ hasText: '10010002' });
  await choose(page, own, 'withdrawAddress.blacklist');
  const bar = formOf(page, 'withdrawAddress.blacklist', SHARED);
  await bar.getByLabel(zh('crud.reason')).fill('五个账号共用，疑似套利');
  await bar.getByLabel(zh('crud.operPassword')).fill('Demo1234');
  await lastButton(bar, 'withdrawAddress.blacklist').click();
  await expect(page.getByText(zh('withdrawAddress.blacklistDone', { members: 5, held: 1 }))).toBeVisible();
  const held = page.getByRole('dialog', { name: zh('stops.heldNow', { n: 1 }) });
  await lastButton(held, 'crud.close').click();
  await expect(rows(page).locator('[data-tone=late]', { hasText: '黑名单' })).toHaveCount(5);
  expect(await stateOfStory(page)).toBe(10);

  const lift = button(own, zh('withdrawAddress.unblacklist'));
  await expect(lift).toBeDisabled();
  await expect(lift).toHaveAttribute('title', zh('crud.own.barrer'));

  const second = await otherPage();
  await signInFast(second, 'risk002', `${OUT}?address=${SHARED}`);
  const there = rows(second).filter({ hasText: '10010002' });
  await choose(second, there, 'withdrawAddress.unblacklist');
  const again = formOf(second, 'withdrawAddress.unblacklist', SHARED);
  await expect(again).toContainText('risk001');
  await again.getByLabel(zh('crud.reason')).fill('核实为同一家庭成员');
  await lastButton(again, 'withdrawAddress.unblacklist').click();
  await expect(second.getByText(zh('withdrawAddress.unblacklisted'), { exact: true })).toBeVisible();
  await expect(rows(second).locator('[data-tone=late]', { hasText: '黑名单' })).toHaveCount(0);
  await choose(second, there, 'crud.detail');
  const history = second.getByRole('dialog', { name: new RegExp(SHARED) });
  await expect(history).toContainText('risk001');
  await expect(history).toContainText('核实为同一家庭成员');
});

test('the pool is filled: generated, imported with two bad lines, and an address shown as a picture', async ({
  page,
}) => {
  await signInFast(page, 'finance01', `${IN}?walletCode=DOGE-DOGE&allocType[]=2`);
  await expect(rows(page).first()).toBeVisible();
  const before = await rows(page).count();
  await button(page, zh('rechargeAddress.generate')).click();
  const form = dialog(page, zh('rechargeAddress.generate'));
  await pick(form, 'field.walletCode', 'DOGE-DOGE');
  await form.getByLabel(zh('rechargeAddress.count')).fill('3');
  await lastButton(form, 'rechargeAddress.generate').click();
  await expect(page.getByText(zh('rechargeAddress.generated'), { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(before + 3);

  await button(page, zh('rechargeAddress.import')).click();
  const file = dialog(page, zh('rechargeAddress.import'));
  await pick(file, 'field.walletCode', 'DOGE-DOGE');
  const good = `D${'a1'.repeat(16)}Z`;
  const lines = ['address,memo', `${good},`, '0xWrongChain,', `D${'b2'.repeat(16)}Z,`, `${good},`];
  await giveLines(file, 'addresses.csv', lines);
  await expect(file.getByText(zh('import.lines', { n: 4 }))).toBeVisible();
  // What is wrong is told before anything is imported, and only the rest is sent.
  await expect(file).toContainText('地址格式与所选链不符');
  await expect(file).toContainText('与第 2 行相同');
  await lastButton(file, 'rechargeAddress.import').click();
  const result = dialog(page, zh('import.result'));
  await expect(result).toContainText(zh('rechargeAddress.importCounts', { done: 2, failed: 0 }));
  await lastButton(result, 'crud.close').click();
  await expect(rows(page)).toHaveCount(before + 5);

  await choose(page, rows(page).first(), 'rechargeAddress.qr');
  const picture = dialog(page, zh('rechargeAddress.qrTitle', { walletCode: 'DOGE-DOGE' }));
  await expect(picture.locator('svg path').first()).toBeVisible();
  await lastButton(picture, 'crud.close').click();
});

test('a used address stays: its deletion is refused in words, its disabling gives the member another', async ({
  page,
}) => {
  await signInFast(page, 'finance01', `${IN}?allocType[]=1&receiveCountMin=1&coin[]=BTC`);
  const first = rows(page).first();
  await expect(first).toBeVisible();
  await first.getByRole('checkbox').check();
  await button(page, zh('crud.remove')).last().click();
  await page
    .locator('.ant-modal-confirm-btns, [role="alertdialog"], [role="dialog"]')
    .last()
    .getByRole('button')
    .last()
    .click();
  await expect(page.getByText('只有未分配的空闲地址可以删除').first()).toBeVisible();

  await choose(page, first, 'rechargeAddress.disable');
  const form = formOf(page, 'rechargeAddress.disable');
  await form.getByLabel(zh('crud.reason')).fill('会员反馈疑似泄露');
  await lastButton(form, 'rechargeAddress.disable').click();
  await expect(page.getByText(/的新地址：bc1q/)).toBeVisible();
});

test('what lies on an address is collected with the password, and is on its way then', async ({ page }) => {
  await signInFast(page, 'finance01', `${IN}?toCollect=1`);
  const first = rows(page).first();
  await expect(first).toContainText(zh('rechargeAddress.due'));
  const text = (await first.locator('td').nth(1).textContent()) ?? '';
  await choose(page, first, 'rechargeAddress.collect');
  const form = formOf(page, 'rechargeAddress.collect');
  await form.getByLabel(zh('crud.operPassword')).fill('wrong');
  await lastButton(form, 'rechargeAddress.collect').click();
  await expect(form.getByText('登录密码错误')).toBeVisible();
  await form.getByLabel(zh('crud.operPassword')).fill('Demo1234');
  await lastButton(form, 'rechargeAddress.collect').click();
  await expect(page.getByText(zh('rechargeAddress.collected'), { exact: true })).toBeVisible();
  await expect(rows(page).first().locator('td').nth(1)).not.toHaveText(text);
});

test('the auditor reads addresses and changes nothing, also on a phone', async ({ page }) => {
  await signInFast(page, 'auditor01', IN);
  for (const [path, title] of [
    [IN, 'rechargeAddress.generate'],
    [OUT, 'withdrawAddress.blacklist'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goInside(page, path);
    await expect(rows(page).first()).toBeVisible();
    await expect(button(page, zh(title))).toHaveCount(0);
    await expect(button(page, zh('crud.exportCsv'))).toHaveCount(0);
    await expect(rows(page).first().getByRole('checkbox')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(button(rows(page).first(), zh('crud.more'))).toBeVisible();
    await expectToFit(page);
    await choose(page, rows(page).first(), 'crud.detail');
    await expect(page.getByRole('dialog')).toContainText(zh('crud.history'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
