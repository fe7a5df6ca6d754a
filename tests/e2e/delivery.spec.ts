import { expect, expectToFit, signInFast, test } from './console';
import { choose, field, openOne, rows, send, top, zh } from './lists';

const PASSWORD = 'Demo1234';
const ORDERS = '/delivery/order';

test('an order shows what it was settled by; one of a dead feed is voided and refunded by two people', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'risk001', `${ORDERS}?status[]=2`);
  await choose(page, rows(page).first(), 'crud.detail');
  const evidence = top(page).getByRole('table', { name: zh('deliveryOrder.priceEvidence') });
  await expect(evidence.getByRole('row')).toHaveCount(5);
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
  await expect(
    own.getByText('申请人与审核人不能为同一人').or(own.getByText('提交人与审核人不能为同一人')),
  ).toBeVisible();

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

test('a contract shows what each side could cost; odds that move far are asked for twice', async ({
  page,
}) => {
  const row = await openOne(page, 'admin', '/delivery/contract?code=DOGEUSDT-UD');
  await expect(row.locator('progress')).toHaveCount(2);
  await page.goto('/delivery/cycle?contractId[]=6');
  await expect(rows(page)).toHaveCount(6);
  await choose(page, rows(page).first(), 'crud.edit');
  const form = top(page);
  await expect(form.getByText(zh('deliveryCycle.breakEvenAt', { rate: '57.14' })).first()).toBeVisible();
  await field(form, 'deliveryCycle.oddsUp').fill('1');
  await expect(form.getByText(zh('deliveryCycle.breakEvenAt', { rate: '50' }))).toBeVisible();
  await send(form, 'crud.save');
  await expect(page.getByText('0.75 → 1（33.3%）')).toBeVisible();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: zh('crud.edit') })
    .click();
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
  await expect(rows(page).first()).toContainText('50%');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);
});
