import type { Page } from '@playwright/test';
import type { contractEntrust } from '@/contract/trading/entrust';
import type { WireRowOf } from '@/contract/resource';
import { expect, expectToFit, signInFast, SITE, test } from './console';
import { button, choose, field, rows, send, showAllColumns, top, zh } from './lists';

type Entrust = WireRowOf<typeof contractEntrust>;

const PASSWORD = 'Demo1234';
const ENTRUSTS = '/contract/entrust';
const OPEN = 'status%5B%5D=0&status%5B%5D=1&status%5B%5D=2';
const LIMIT = 1;

/** Open limit entrusts that open something, those with the most margin first. */
async function openEntrusts(page: Page): Promise<Entrust[]> {
  const [token] = await page.context().cookies();
  const response = await page.request.get(
    `${SITE}contractEntrust/list?pageNum=1&pageSize=4&${OPEN}&type[]=${LIMIT}&orderBy=frozenMargin desc`,
    { headers: { Authorization: `Bearer ${token?.value}` } },
  );
  return ((await response.json()) as { data: { list: Entrust[] } }).data.list;
}

const rowOf = (page: Page, { entrustNo }: Entrust) => rows(page).filter({ hasText: entrustNo });

test('risk001 cancels an entrust, several at once and those of a contract, and the margin is released', async ({
  page,
}) => {
  await signInFast(page, 'risk001', '/home');
  const [one, two, three, last] = await openEntrusts(page);
  if (!one || !two || !three || !last) throw new Error('Too few entrusts are open');
  await page.goto(`${ENTRUSTS}?entrustNo=${one.entrustNo}`);
  await choose(page, rowOf(page, one), 'contractEntrust.cancel');
  await field(top(page), 'field.reason').fill('会员来电要求撤单');
  await send(top(page), 'contractEntrust.cancel');
  await expect(rowOf(page, one)).toContainText(/已撤/);
  await choose(page, rowOf(page, one), 'crud.detail');
  await expect(top(page)).toContainText('保证金释放');
  await expect(top(page)).toContainText('会员来电要求撤单');

  const { symbol } = last;
  await page.goto(`${ENTRUSTS}?${OPEN}&type%5B%5D=${LIMIT}&orderBy=frozenMargin+desc`);
  for (const entrust of [two, three]) await rowOf(page, entrust).getByRole('checkbox').check();
  await button(page, 'contractEntrust.cancelMany').click();
  await field(top(page), 'field.reason').fill('行情异常，统一撤单');
  await send(top(page), 'contractEntrust.cancelMany');
  const results = page.getByRole('dialog', { name: zh('crud.bulkResult') });
  for (const { entrustNo } of [two, three]) await expect(results).toContainText(entrustNo);
  await page.keyboard.press('Escape');
  for (const entrust of [two, three]) await expect(rowOf(page, entrust)).toHaveCount(0);

  await button(page, 'contractEntrust.cancelBySymbol').click();
  const form = page.getByRole('dialog', { name: zh('contractEntrust.cancelBySymbol') });
  await form.getByLabel(zh('field.symbol')).fill(symbol);
  await page.locator('.ant-select-item-option:visible', { hasText: symbol }).first().click();
  await expect(form.locator('strong')).toContainText(/将撤销 \d+ 位会员的 \d+ 笔委托/);
  await field(form, 'field.reason').fill('合约暂停，撤销全部委托');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'contractEntrust.cancelBySymbol');
  await expect(rowOf(page, last)).toHaveCount(0);
});

test('the deals of today have their volume by hour, and each leads to its order', async ({ page }) => {
  await signInFast(page, 'service01', '/contract/deal');
  await expect(page.getByRole('button', { name: zh('crud.exportCsv'), exact: true })).toHaveCount(0);
  const figures = button(page, 'ui.figures');
  await expect(figures).toBeVisible();
  if ((await figures.getAttribute('aria-expanded')) === 'false') await figures.click();
  await expect(page.getByRole('figure', { name: zh('contractDeal.byHour') })).toBeVisible();

  await page.goto('/contract/deal?dateRange%5B%5D=last30');
  await showAllColumns(page);
  const deal = rows(page).first();
  await expect(deal).toContainText(/CD\d+/);
  await expect(deal).toContainText(/\d\d:\d\d:\d\d\.\d{3}/);
  const order = deal.getByRole('link', { name: /^CO\d+$/ });
  const orderNo = (await order.textContent()) ?? '';
  await order.click();
  await expect(page).toHaveURL(new RegExp(`/contract/order\\?orderNo=${orderNo}`));
  await expect(rows(page)).toHaveCount(1);
});

test('on a phone the deals say that they show today alone, and a search for a deal looks beyond it', async ({
  page,
}) => {
  await signInFast(page, 'service01', '/contract/deal?dateRange%5B%5D=last30');
  await expect(rows(page).last()).toContainText(/CD\d+/);
  const dealNo = /CD\d+/.exec(await rows(page).last().innerText())?.[0] ?? '';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contract/deal');
  const chips = page.getByRole('list', { name: zh('crud.filtersInForce') });
  await expect(chips.getByRole('listitem')).toHaveText([
    zh('crud.labelled', { label: zh('contractDeal.createdAt'), value: zh('crud.today') }),
  ]);
  await expectToFit(page);
  await page.getByRole('button', { name: zh('crud.filtersCount', { n: 1 }) }).click();
  await page.getByRole('search').getByLabel(zh('field.dealNo'), { exact: true }).fill(dealNo);
  await page.keyboard.press('Enter');
  await expect(chips).toContainText(zh('crud.filterWidened', { label: zh('contractDeal.createdAt') }));
  await expect(page.locator('main').getByText(dealNo, { exact: true }).first()).toBeVisible();
  await expectToFit(page);
});
