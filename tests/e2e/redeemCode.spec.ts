import type { Page } from '@playwright/test';
import { isCodeText } from '@/contract/campaign/redeemCodeText';
import { expect, go, signInFast, SITE, test } from './console';
import { download } from './files';
import { button, choose, field, openOne, rows, send, top, zh } from './lists';

const PASSWORD = 'Demo1234';
const BATCHES = '/campaign/redeemCode';
const BOM = '\ufeff';

/** How many codes of a batch are in each state, as the backend answers. */
async function codesByStatus(page: Page, token: string, batchNo: string): Promise<Record<string, number>> {
  const answer = await page.request.get(`${SITE}redeemCode/summary?batchNo=${batchNo}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: { byStatus: Record<string, number> } }).data.byStatus;
}

/** Number of the batch in a row. */
async function batchNoIn(page: Page): Promise<string> {
  const text = (await rows(page).first().textContent()) ?? '';
  const [batchNo] = /RB\d{16}/.exec(text) ?? [];
  if (!batchNo) throw new Error(`no number of a batch in "${text}"`);
  return batchNo;
}

test('a leaked batch is found, paused and voided: codes nobody used are void, used ones stay', async ({
  page,
}) => {
  const token = await signInFast(page, 'operate01', BATCHES);
  await page.getByRole('tab', { name: zh('redeemBatch.leaked') }).click();
  await expect(rows(page)).toHaveCount(1);
  const batch = rows(page).first();
  await expect(batch).toContainText('KOL 直播专属');
  const batchNo = await batchNoIn(page);

  await choose(page, batch, 'crud.detail');
  const sources = top(page).getByRole('table', { name: zh('redeemBatch.ip') });
  await expect(sources.getByRole('row').nth(1)).toContainText('203.0.113.77');
  await page.keyboard.press('Escape');

  await choose(page, batch, 'redeemBatch.pause');
  await send(top(page), 'redeemBatch.pause');
  await expect(batch.getByText('已暂停')).toBeVisible();

  const { 1: unused, 2: used } = await codesByStatus(page, token, batchNo);
  if (!unused || !used) throw new Error('some codes are used, and some are not');
  await choose(page, batch, 'redeemBatch.void');
  const asking = top(page);
  await expect(asking).toContainText(zh('redeemBatch.voidText', { n: unused, used }));
  await field(asking, 'crud.reason').fill('直播间截图泄露了整批兑换码');
  await field(asking, 'crud.operPassword').fill(PASSWORD);
  await send(asking, 'redeemBatch.void');
  await expect(page.getByText(zh('redeemBatch.voided', { n: unused, used }))).toBeVisible();
  await expect(batch.getByText('已作废')).toBeVisible();
  expect(await codesByStatus(page, token, batchNo)).toEqual({ 2: used, 3: unused });

  await choose(page, batch, 'redeemBatch.codes');
  await expect(
    page.locator('main').getByRole('tab', { name: zh('redeemBatch.codes'), selected: true }),
  ).toBeVisible();
  await expect(rows(page).filter({ hasText: batchNo }).first()).toBeVisible();
  await expect(rows(page).first()).toContainText(/KV\*{4}/);
});

test('codes are exported once, and a second time only with a reason; the file alone has them whole', async ({
  page,
}) => {
  const batch = await openOne(page, 'operate01', `${BATCHES}?batchName=年终答谢`);
  const batchNo = await batchNoIn(page);

  await choose(page, batch, 'redeemBatch.exportPlain');
  await expect(top(page)).toContainText(zh('redeemBatch.exportText', { n: 100 }));
  await expect(field(top(page), 'crud.reason')).toHaveCount(0);
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  const first = await download(page, button(top(page), 'redeemBatch.exportPlain'));
  expect(first.name).toMatch(new RegExp(`^${batchNo}_\\d{12}_operate01\\.csv$`));
  const [head, ...lines] = first.text.replace(BOM, '').trimEnd().split('\r\n');
  expect(head).toBe(`${zh('redeemCode.code')},${zh('field.status')}`);
  const codes = lines.map((line) => line.split(',')[0] ?? '');
  expect(new Set(codes).size).toBe(100);
  expect(codes.filter(isCodeText)).toEqual(codes);
  await expect(page.getByText(zh('redeemBatch.exported', { n: 100 }))).toBeVisible();

  await choose(page, batch, 'redeemBatch.exportPlain');
  const again = top(page);
  await expect(again).toContainText('本批次已导出 1 次，最近一次由 operate01');
  await field(again, 'crud.operPassword').fill(PASSWORD);
  await send(again, 'redeemBatch.exportPlain');
  await expect(again.locator('.ant-form-item-explain-error')).toHaveCount(1);
  await field(again, 'crud.reason').fill('第一份文件误删，重新交付');
  const second = await download(page, button(again, 'redeemBatch.exportPlain'));
  expect(second.text).toBe(first.text);

  const [code = ''] = codes;
  await go(page, `${BATCHES}?tab=codes&batchNo=${batchNo}`);
  await expect(rows(page).first()).toBeVisible();
  const asked = page.locator('main').getByRole('textbox', { name: zh('redeemCode.code'), exact: true });
  await asked.fill(code.toLowerCase());
  await asked.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText(code.slice(-2));
  expect(page.url()).not.toContain(code);
  await expect(page.locator('body')).not.toContainText(code);
});
