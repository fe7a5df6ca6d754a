import type { Page } from '@playwright/test';
import type { contractOrder } from '@/contract/trading/order';
import type { WireDetailOf, WireRowOf } from '@/contract/resource';
import { Ledger } from '@/contract/ledgerKinds';
import { formatMoney } from '@/lib/money';
import { expect, go, signInFast, SITE, test } from './console';
import { button, rows, zh } from './lists';

type Order = WireRowOf<typeof contractOrder>;
type OrderDetail = WireDetailOf<typeof contractOrder>;

const LIQUIDATED = 4;

async function ask<Data>(page: Page, path: string): Promise<Data> {
  const [token] = await page.context().cookies();
  const response = await page.request.get(`${SITE}${path}`, {
    headers: { Authorization: `Bearer ${token?.value}` },
  });
  return ((await response.json()) as { data: Data }).data;
}

const listed = async (page: Page, question: string): Promise<Order[]> =>
  (await ask<{ list: Order[] }>(page, `contractOrder/list?pageNum=1&${question}`)).list;

/** A liquidated order that is among the first its member's profile shows. */
async function complaint(page: Page): Promise<OrderDetail> {
  for (const { id, memberId } of await listed(page, `pageSize=50&status[]=${LIQUIDATED}`)) {
    const own = await listed(page, `pageSize=10&memberId=${memberId}`);
    if (own.some((one) => one.id === id)) return ask(page, `contractOrder/get?id=${id}`);
  }
  throw new Error('No member has a liquidated order among the latest ten');
}

test('a member complains about a loss: his profile leads to the order, its fills, fees, funding and liquidation, and the ledger lines that add up to it', async ({
  page,
}) => {
  await signInFast(page, 'service01', '/member/list');
  const order = await complaint(page);
  await go(page, `/member/detail/${order.memberId}?tab=contracts`);
  const orders = page.getByRole('region', { name: zh('menu.302'), exact: true });
  await button(orders.locator('[data-row-key]', { hasText: order.orderNo }), 'crud.detail').click();

  const drawer = page.getByRole('dialog').filter({ hasText: order.orderNo });
  await expect(
    drawer
      .getByRole('figure', { name: zh('contractOrder.priceLine', { symbol: order.symbol }) })
      .locator('canvas')
      .first(),
  ).toBeVisible();
  await expect(drawer).toContainText(formatMoney(order.liquidation?.markPrice));

  const statement = drawer.getByRole('table', { name: zh('contractOrder.statement') });
  await expect(statement.getByText(zh('contractOrder.even'), { exact: true })).toHaveCount(5);
  await expect(statement.locator('tfoot')).toContainText(formatMoney(order.netPnl));
  await button(statement, 'contractOrder.openFee').click();
  const opened = order.deals.filter(({ realizedPnl }) => realizedPnl === null);
  for (const { dealNo } of opened) await expect(statement).toContainText(dealNo);
  await button(statement, 'contractOrder.fundingFee').click();
  for (const { logNo } of order.fundings) await expect(statement).toContainText(logNo);

  const tree = drawer.getByRole('table', { name: zh('contractOrder.tree') });
  for (const { dealNo } of order.deals) await expect(tree).toContainText(dealNo);

  // A part of the statement leads to its line of the ledger, and that back to the order.
  const [booked] = order.ledger.filter(({ bizType }) => bizType === Ledger.openFee.code);
  await statement.getByRole('link', { name: booked?.logNo }).click();
  await expect(page).toHaveURL(new RegExp(`logNo=${booked?.logNo}`));
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().getByRole('link', { name: order.orderNo }).click();
  await expect(page).toHaveURL(new RegExp(`/contract/order\\?orderNo=${order.orderNo}`));
  await expect(rows(page)).toHaveCount(1);
});
