import type { Locator, Page } from '@playwright/test';
import { expect, go, signInFast, SITE, test } from './console';
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

interface Sent {
  to: string;
  text: string;
}

/** What members have been sent. */
async function sentMessages(page: Page): Promise<Sent[]> {
  const answer = await page.request.get('/admin/__mock/state');
  return ((await answer.json()) as { data: { messages: Sent[] } }).data.messages;
}

test('the feed of a symbol stops: it goes close-only, is suspended, and two operators close all that is open; the audit says who and why', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'risk001', '/contract/symbol');
  await page.request.post('/admin/__mock/feed', { data: { symbol: 'LTCUSDT', isStopped: true } });
  await go(page, LTC);
  await expect(rows(page)).toHaveCount(1);
  const row = rows(page).first();
  await expect(row.getByText(zh('contract.stale')).first()).toBeVisible({ timeout: 20_000 });
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
  await expect(page.getByText(/LTCUSDT 全部平仓待复核/)).toBeVisible();
  await expect(button(page, 'contract.approveClose')).toHaveCount(0);

  const other = await otherPage();
  const token = await signInFast(other, 'risk002', '/contract/position?symbol[]=LTCUSDT');
  const listed = async <Row>(path: string): Promise<Row[]> => {
    const answer = await other.request.get(SITE + path, { headers: { Authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: { list: Row[] } }).data.list;
  };
  await expect(rows(other).first()).toBeVisible();
  const list = await listed<{ positionNo: string; memberId: number }>(
    'contractPosition/list?symbol[]=LTCUSDT&pageSize=500',
  );
  await button(other, 'contract.approveClose').click();
  await expect(top(other).getByRole('table', { name: zh('contract.dryRun') })).toBeVisible();
  await field(top(other), 'crud.operPassword').fill(PASSWORD);
  await send(top(other), 'contract.approveClose');
  await expect(other.getByText(/已按标记价平仓 \d+ 个仓位/)).toBeVisible();
  await expect(rows(other)).toHaveCount(0);
  await expect(other.getByText(/LTCUSDT 全部平仓待复核/)).toHaveCount(0);
  await expect(row.getByText('暂停')).toBeVisible();

  // Each member is told, and the books of each have the profit and the margin of each position.
  const messages = await sentMessages(other);
  for (const { positionNo, memberId } of list) {
    expect(messages.filter(({ text }) => text.includes(positionNo))).toHaveLength(1);
    const lines = await listed<{ bizType: number }>(
      `memberAssetLog/list?memberId=${memberId}&operatorName=risk002`,
    );
    expect(lines.map(({ bizType }) => bizType)).toEqual(expect.arrayContaining([302, 306]));
    const balances = await listed<{ checkState: number }>(`memberAsset/list?memberId=${memberId}`);
    expect(balances.filter(({ checkState }) => checkState !== 1)).toEqual([]);
  }

  await signInFast(page, 'admin', '/system/monitor/operLog');
  const lines = rows(page).filter({ hasText: '行情中断，全部平仓' });
  await expect(lines.filter({ hasText: 'risk001' }).first()).toBeVisible();
  await expect(lines.filter({ hasText: 'risk002' }).first()).toBeVisible();
});

test('a tier that would start in liquidation is refused at its field; a tighter one is tried on what is open before it is saved', async ({
  page,
}) => {
  const row = await openOne(page, 'risk001', '/contract/symbol?symbol=ETHUSDT');
  await choose(page, row, 'crud.edit');
  const form = top(page);
  const rate = form.getByLabel(zh('contractSymbol.tierField', { n: 1, field: zh('contractSymbol.mmr') }));
  await rate.fill('1.2');
  await expect(form.getByText(/^100× 的维持保证金率须低于 0\.8%/)).toBeVisible();
  await rate.fill('0.51');
  await expect(form.getByText(/维持保证金率须低于/)).toHaveCount(0);
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  await expect(top(page).getByRole('table', { name: zh('crud.change.effect') })).toContainText(
    '立即被强平的仓位',
  );
  await send(top(page), 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
});
