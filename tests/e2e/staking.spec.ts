import type { Page } from '@playwright/test';
import { expect, signInFast, SITE, test } from './console';
import { choose, field, pass, rows, send, top, zh } from './lists';

const PASSWORD = 'Demo1234';
const PRODUCTS = '/staking/product';
const ORDERS = '/staking/order';
const CODE = 'USDT-3D';
const DAYS = 3;

interface Order {
  id: string;
  orderNo: string;
  status: number;
  principal: string;
  accrued: string;
  paid: string;
  penalty: string;
}

/** The rows of a list, as the backend answers. */
async function listed<Row>(page: Page, token: string, path: string): Promise<Row[]> {
  const answer = await page.request.get(SITE + path, { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { list: Row[] } }).data.list;
}

/** A decimal in millionths, which is what balances of USDT are cut to. */
function millionths(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
}

/** Interest of so many days at 7.77 % a year, cut to millionths. */
const interest = ({ principal }: Order, days: number): bigint =>
  (millionths(principal) * 777n * BigInt(days)) / (100n * 100n * 365n);

const DAY = 86_400;

/** Customers stake until the product has some orders that run. */
async function customersStake(page: Page, token: string, path: string): Promise<Order[]> {
  for (let rush = 0; rush < 20; rush += 1) {
    await page.request.post('/admin/__mock/customers', { data: { count: 25, area: 'staking' } });
    const running = await listed<Order>(page, token, `${path}&status[]=1`);
    if (running.length >= 3) return running;
  }
  throw new Error('no customers have staked');
}

test('a staking product goes from a draft to its last redemption, and pays its interest to the last digit', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'operate01', `${PRODUCTS}?productCode=USDT-7D`);
  await expect(rows(page)).toHaveCount(1);
  await choose(page, rows(page).first(), 'stakingProduct.copy');
  await field(top(page), 'stakingProduct.productCode').fill(CODE);
  await send(top(page), 'stakingProduct.copy');
  await expect(page.getByText(zh('stakingProduct.copied'), { exact: true })).toBeVisible();

  await page.goto(`${PRODUCTS}?productCode=${CODE}`);
  await expect(rows(page).getByText('草稿')).toBeVisible();
  await choose(page, rows(page).first(), 'crud.edit');
  const form = top(page);
  await field(form, 'stakingProduct.lockDays').fill('0');
  await field(form, 'stakingProduct.apr').fill('7.77');
  await send(form, 'crud.save');
  await expect(form.getByText('定期产品须为 1–720 天', { exact: true })).toBeVisible();
  await field(form, 'stakingProduct.lockDays').fill(String(DAYS));
  await send(form, 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();

  await choose(page, rows(page).first(), 'stakingProduct.publish');
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  await send(top(page), 'stakingProduct.publish');
  await expect(page.getByText(zh('stakingProduct.published'), { exact: true })).toBeVisible();
  await expect(rows(page).getByText('在售')).toBeVisible();
  await choose(page, rows(page).first(), 'crud.edit');
  await expect(field(top(page), 'stakingProduct.apr')).toBeVisible();
  await expect(field(top(page), 'stakingProduct.lockDays')).toHaveCount(0);

  const finance = await otherPage();
  let token = await signInFast(finance, 'finance01', ORDERS);
  const [product] = await listed<{ id: string }>(finance, token, `stakingProduct/list?productCode=${CODE}`);
  if (!product) throw new Error('the product is not there');
  const path = `stakingOrder/list?pageSize=100&productId[]=${product.id}`;
  const [first] = await customersStake(finance, token, path);
  if (!first) throw new Error('nobody has staked');
  // Nobody renews what is not on sale any more.
  await page.goto(`${PRODUCTS}?productCode=${CODE}`);
  await choose(page, rows(page).first(), 'stakingProduct.takeOff');
  await send(top(page), 'stakingProduct.takeOff');
  await expect(rows(page).getByText('下架', { exact: true })).toBeVisible();

  // It earns from the next midnight on: one day is over.
  await pass(finance, 2 * DAY);
  token = await signInFast(finance, 'finance01', `${ORDERS}?orderNo=${first.orderNo}`);
  await choose(finance, rows(finance).first(), 'stakingOrder.redeem');
  const preview = top(finance);
  await expect(preview.locator('dl')).toContainText(zh('stakingOrder.penalty'));
  await field(preview, 'crud.reason').fill('会员来电申请提前赎回');
  await field(preview, 'crud.operPassword').fill(PASSWORD);
  await send(preview, 'stakingOrder.redeem');
  await expect(rows(finance).getByText('提前赎回')).toBeVisible();

  await pass(finance, 4 * DAY);
  token = await signInFast(finance, 'finance01', `${ORDERS}?productId[]=${product.id}&status[]=3`);
  await expect(rows(finance).getByText('已赎回').first()).toBeVisible();
  const ended = await listed<Order>(finance, token, path);
  expect(ended.filter(({ status }) => status === 1 || status === 2)).toEqual([]);
  const whole = ended.filter(({ status }) => status === 3);
  expect(whole.length).toBeGreaterThan(0);
  for (const order of whole) {
    expect([order.orderNo, millionths(order.paid)]).toEqual([order.orderNo, interest(order, DAYS)]);
    expect(order.penalty).toBe('0');
  }
  const early = ended.find(({ id }) => id === first.id);
  if (!early) throw new Error('the first order is gone');
  const earned = interest(early, 1);
  // Half of the interest, in the platform's favour.
  expect(millionths(early.penalty)).toBe((earned + 1n) / 2n);
  expect(millionths(early.paid)).toBe(earned / 2n);

  for (const { orderNo, paid } of ended) {
    const lines = await listed<{ availableChange: string; frozenChange: string }>(
      finance,
      token,
      `memberAssetLog/list?pageSize=100&refNo=${orderNo}`,
    );
    const total = (side: 'availableChange' | 'frozenChange') =>
      lines.reduce((sum, line) => {
        const change = line[side];
        return change.startsWith('-') ? sum - millionths(change.slice(1)) : sum + millionths(change);
      }, 0n);
    expect([orderNo, total('availableChange'), total('frozenChange')]).toEqual([
      orderNo,
      millionths(paid),
      0n,
    ]);
  }

  await choose(finance, rows(finance).first(), 'crud.detail');
  const log = top(finance).getByRole('table', { name: zh('stakingOrder.interestLog') });
  // The heads, and a line a day.
  await expect(log.getByRole('row')).toHaveCount(1 + DAYS);
  await signInFast(page, 'operate01', `${PRODUCTS}?productCode=${CODE}`);
  await expect(rows(page).locator('progress')).toHaveAttribute('value', '0');
});
