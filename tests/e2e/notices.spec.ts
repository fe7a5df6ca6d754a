import type { Page } from '@playwright/test';
import { expect, signInFast, test } from './console';
import { say } from './words';

const zh = (key: Parameters<typeof say>[1], params?: Parameters<typeof say>[2]) => say('zh-CN', key, params);

const TITLE = '立即停止打款';

const rowOf = (page: Page, title: string) => page.locator('main [data-row-key]').filter({ hasText: title });

/** Chooses one entry of a select by the label of its field. */
async function choose(page: Page, label: string, entry: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel(label, { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(entry, { exact: true }).click();
}

async function publishUrgent(page: Page): Promise<void> {
  await page.goto('/system/conf/notice');
  await page.getByRole('button', { name: zh('crud.create') }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(zh('notice.title'), { exact: true }).fill(TITLE);
  await choose(page, zh('notice.level'), '紧急');
  await choose(page, zh('notice.target'), '角色');
  await choose(page, zh('notice.targetIds'), '财务');
  await page.keyboard.press('Escape');
  await form.getByLabel(zh('notice.needAck'), { exact: true }).click();
  await form
    .getByLabel(zh('notice.content'), { exact: true })
    .fill('热钱包异常\n<img src=x onerror="document.title=1">请停止打款');
  await form.getByRole('button', { name: zh('crud.save') }).click();
  await expect(form).toBeHidden();
  await rowOf(page, TITLE).locator('button').last().click();
  await page.getByRole('menuitem', { name: zh('notice.publish'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('notice.publish') })
    .click();
  await expect(rowOf(page, TITLE)).toContainText('已发布');
}

test('an urgent notice blocks the console of its readers until each has confirmed it, and who has is told', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'admin');
  await publishUrgent(page);
  const finance = await otherPage();
  await signInFast(finance, 'finance01');
  await finance.goto('/home');
  const dialog = finance.getByRole('dialog', { name: new RegExp(TITLE) });
  await expect(dialog).toContainText('请停止打款');
  await expect(dialog.locator('img')).toHaveCount(0);
  await finance.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: zh('notices.confirm') }).click();
  await expect(dialog).toBeHidden();
  await finance.reload();
  await expect(finance.locator('main')).toBeVisible();
  await finance.waitForLoadState('networkidle');
  await expect(dialog).toHaveCount(0);

  await rowOf(page, TITLE)
    .getByRole('button', { name: zh('notice.readers') })
    .click();
  const readers = page.getByRole('dialog', { name: new RegExp(TITLE) });
  await expect(readers).toContainText(zh('notice.counted', { audience: 2, read: 1, ack: 1 }));
});

test('a shift is handed over and taken over, and its author sees who has confirmed', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'finance01');
  await page.goto('/personal?tab=handOver');
  await page.getByLabel(zh('personal.handOverTo'), { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('财务', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel(zh('personal.promises'), { exact: true }).fill('中午前回复会员 10010015');
  await page
    .locator('form')
    .getByRole('button', { name: zh('personal.handOver') })
    .click();
  await expect(page.getByText(zh('personal.notConfirmed', { n: 1 }))).toBeVisible();

  const next = await otherPage();
  await signInFast(next, 'finance02');
  await next.goto('/home');
  const note = next.locator('main li', { hasText: '中午前回复会员 10010015' });
  await expect(note).toContainText('周敏');
  await note.getByRole('button', { name: zh('notices.takeOver') }).click();
  await expect(note).toBeHidden();

  await page.reload();
  await expect(page.getByText(/何静 于 .* 确认/)).toBeVisible();
});
