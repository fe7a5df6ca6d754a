import type { Page } from '@playwright/test';
import { expect, expectToFit, go, signInFast, SITE, test } from './console';
import { button, choose, field, openOne, pass, rows, send, top, zh } from './lists';

const PASSWORD = 'Demo1234';
const ORDERS = '/delivery/order';

/** Seconds after which the orders that end next are over, and nobody waits for their prices any more. */
const SOON_OVER = 300;

interface Running {
  orderNo: string;
  symbol: string;
}

/** The rows of a list, as the backend answers. */
async function listed<Row>(page: Page, token: string, path: string): Promise<Row[]> {
  const answer = await page.request.get(SITE + path, { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { list: Row[] } }).data.list;
}

test('an order of a dead feed goes unclear and is voided and refunded by two people; another one settles by its evidence', async ({
  page,
  otherPage,
}) => {
  const token = await signInFast(page, 'risk001', ORDERS);
  const path = 'deliveryOrder/list?orderBy=expireAt asc&pageSize=50';
  const [dead, ...others] = await listed<Running>(page, token, `${path}&status[]=1`);
  const living = others.find(({ symbol }) => symbol !== dead?.symbol);
  if (!dead || !living) throw new Error('no orders of two symbols are running');
  await page.request.post('/admin/__mock/feed', { data: { symbol: dead.symbol, isStopped: true } });

  await pass(page, SOON_OVER);
  await go(page, `${ORDERS}?orderNo=${dead.orderNo}`);
  await expect(rows(page).getByText('待核实')).toBeVisible();
  await choose(page, rows(page).first(), 'deliveryOrder.void');
  await field(top(page), 'crud.reason').fill('行情源中断，无有效价格');
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  await send(top(page), 'deliveryOrder.void');
  await expect(page.getByText('等待他人复核')).toBeVisible();

  const second = await otherPage();
  await signInFast(second, 'risk002', `${ORDERS}?orderNo=${dead.orderNo}`);
  await choose(second, rows(second).first(), 'deliveryOrder.approveVoid');
  await field(top(second), 'crud.operPassword').fill(PASSWORD);
  await send(top(second), 'deliveryOrder.approveVoid');
  await expect(rows(second).getByText('已作废')).toBeVisible();

  // Stake and fee are back: what was booked for the order comes to nothing.
  const lines = await listed<{ bizType: number; availableChange: string; frozenChange: string }>(
    page,
    token,
    `memberAssetLog/list?refNo=${dead.orderNo}`,
  );
  expect(lines.map(({ bizType }) => bizType).toSorted((a, b) => a - b)).toEqual([401, 403, 404]);
  for (const side of ['availableChange', 'frozenChange'] as const)
    expect(lines.reduce((sum, line) => sum + Number(line[side]), 0)).toBeCloseTo(0, 6);

  await go(page, `${ORDERS}?orderNo=${living.orderNo}`);
  await expect(rows(page).getByText('已结算')).toBeVisible();
  await choose(page, rows(page).first(), 'crud.detail');
  const evidence = top(page).getByRole('table', { name: zh('deliveryOrder.priceEvidence') });
  // The heads, a quote of each of the five exchanges, and their middle.
  await expect(evidence.getByRole('row')).toHaveCount(7);
});

test('a contract is added, gets the cycles of another one, and none twice', async ({ page }) => {
  await signInFast(page, 'admin', '/delivery/contract');
  await button(page, 'crud.create').click();
  const form = top(page);
  await field(form, 'deliveryContract.code').fill('LTCUSDT-UD');
  await field(form, 'deliveryContract.contractName').fill('LTC 涨跌');
  await form.getByRole('combobox', { name: zh('deliveryContract.symbol') }).click();
  await page.getByTitle('LTCUSDT').last().click();
  await field(form, 'deliveryContract.minStake').fill('20');
  await field(form, 'deliveryContract.maxStake').fill('500');
  await field(form, 'deliveryContract.maxExposure').fill('20000');
  await form.getByRole('combobox', { name: zh('deliveryContract.tieRule') }).click();
  await page.getByTitle('退还本金').last().click();
  await send(form, 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();

  await go(page, '/delivery/cycle');
  const copyTo = async () => {
    await button(page, 'deliveryCycle.copy').click();
    for (const [label, title] of [
      ['deliveryCycle.from', /^BTCUSDT-UD/],
      ['deliveryCycle.to', /^LTCUSDT-UD/],
    ] as const) {
      await top(page)
        .getByRole('combobox', { name: zh(label) })
        .click();
      await page.getByTitle(title).last().click();
    }
    await send(top(page), 'deliveryCycle.copy');
  };
  await copyTo();
  await expect(page.getByText(zh('deliveryCycle.copiedN', { n: 6, left: 0 }))).toBeVisible();
  await copyTo();
  await expect(page.getByText(zh('deliveryCycle.copiedN', { n: 0, left: 6 }))).toBeVisible();
  await go(page, '/delivery/contract?code=LTCUSDT-UD');
  await expect(rows(page)).toHaveCount(1);
  await choose(page, rows(page).first(), 'menu.402');
  await expect(rows(page)).toHaveCount(6);
  for (const row of await rows(page).all()) await expect(row.getByRole('switch')).not.toBeChecked();
});

test('an order shows what it was settled by; one of a dead feed is voided and refunded by two people', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'risk001', `${ORDERS}?status[]=2`);
  await choose(page, rows(page).first(), 'crud.detail');
  const evidence = top(page).getByRole('table', { name: zh('deliveryOrder.priceEvidence') });
  // The heads, a quote of each of the five exchanges, and their middle.
  await expect(evidence.getByRole('row')).toHaveCount(7);
  await expect(evidence).toContainText(zh('deliveryOrder.median'));

  await page.goto(`${ORDERS}?status[]=3`);
  await expect(rows(page)).toHaveCount(1);
  await choose(page, rows(page).first(), 'deliveryOrder.void');
  const asking = top(page);
  await expect(asking.locator('dl')).toContainText(zh('deliveryOrder.refund'));
  await field(asking, 'crud.reason').fill('行情源中断，无有效价格');
  await field(asking, 'crud.operPassword').fill(PASSWORD);
  await send(asking, 'deliveryOrder.void');
  await expect(page.getByText('等待他人复核')).toBeVisible();

  await choose(page, rows(page).first(), 'deliveryOrder.approveVoid');
  const own = top(page);
  await field(own, 'crud.operPassword').fill(PASSWORD);
  await send(own, 'deliveryOrder.approveVoid');
  await expect(own.getByText('您已参与此记录的申请或审核，请由他人操作')).toBeVisible();

  const second = await otherPage();
  await signInFast(second, 'risk002', `${ORDERS}?voidWaits=1&status[]=3`);
  await expect(rows(second)).toHaveCount(1);
  await choose(second, rows(second).first(), 'deliveryOrder.approveVoid');
  const other = top(second);
  await expect(other).toContainText('risk001');
  await field(other, 'crud.operPassword').fill(PASSWORD);
  await send(other, 'deliveryOrder.approveVoid');
  await expect(second.getByText('本金和手续费已退还')).toBeVisible();
  await expect(rows(second)).toHaveCount(0);
});

test('a contract shows what each side could cost; odds beyond the rule are asked for by one and confirmed by another', async ({
  page,
  otherPage,
}) => {
  const row = await openOne(page, 'operate01', '/delivery/contract?code=DOGEUSDT-UD');
  await expect(row.locator('progress')).toHaveCount(2);
  await go(page, '/delivery/cycle?contractId[]=6');
  await expect(rows(page)).toHaveCount(6);
  await choose(page, rows(page).first(), 'crud.edit');
  const form = top(page);
  await expect(form.getByText(/保本胜率 57\.2%，平台优势 12\.6%/).first()).toBeVisible();
  await field(form, 'deliveryCycle.oddsUp').fill('1.99');
  await expect(form.getByText(/低于公平胜率 50%：平台长期亏损/)).toBeVisible();
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  const effect = top(page).getByRole('table', { name: zh('crud.change.effect') });
  await expect(effect).toContainText('看涨：平台优势');
  await expect(effect).toContainText('最坏情况');
  await send(top(page), 'crud.save');
  await expect(page.getByText(zh('crud.change.asked'), { exact: true })).toBeVisible();
  await expect(rows(page).first()).toContainText('0.75');

  const other = await otherPage();
  await signInFast(other, 'risk001', '/delivery/cycle?contractId[]=6&pending=1');
  await expect(rows(other)).toHaveCount(1);
  await choose(other, rows(other).first(), 'crud.change.approve');
  const decision = top(other);
  await expect(decision).toContainText('operate01');
  await expect(decision.getByRole('table', { name: zh('crud.change.effect') })).toContainText('-49.4%');
  await field(decision, 'crud.operPassword').fill(PASSWORD);
  await send(decision, 'crud.change.approve');
  await expect(other.getByText(zh('crud.change.confirmed'), { exact: true })).toBeVisible();
  await go(other, '/delivery/cycle?contractId[]=6');
  await expect(rows(other).first()).toContainText('1.99');
  await other.setViewportSize({ width: 390, height: 844 });
  await expectToFit(other);
});
