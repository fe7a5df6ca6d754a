import type { Page } from '@playwright/test';
import { expect, expectToFit, goInside, signInFast, SITE, test } from './console';
import { button, field, send, top, zh } from './lists';

const PASSWORD = 'Demo1234';
const SCREEN = '/content/website';

const bar = (page: Page) => page.locator('[data-closures]');
const line = (page: Page, name: string) => page.locator(`[data-switch="${name}"]`);

/** How many entrusts there are, as the backend counts them. */
async function entrusts(page: Page, token: string): Promise<number> {
  const answer = await page.request.get(`${SITE}contractEntrust/list?pageSize=10&status[]=1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: { total: number } }).data.total;
}

/** How many orders of contracts are opened when customers come. */
async function opened(page: Page, token: string): Promise<number> {
  const count = async () => {
    const answer = await page.request.get(`${SITE}contractOrder/list?pageSize=10`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { data: { total: number } }).data.total;
  };
  const before = (await count()) + (await entrusts(page, token));
  await page.request.post('/admin/__mock/customers', { data: { count: 60, area: 'trading' } });
  return (await count()) + (await entrusts(page, token)) - before;
}

test('trading is switched off with a message, every console says so, and it is switched on again', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(180_000);
  const other = await otherPage();
  const token = await signInFast(other, 'auditor01');
  await expect(bar(other)).toHaveCount(0);

  await signInFast(page, 'risk001', SCREEN);
  await button(line(page, 'trade'), 'website.turnOff').click();
  await field(top(page), 'crud.reason').fill('撮合引擎升级');
  await field(top(page), 'website.message').fill('合约交易暂停，请稍后');
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  await send(top(page), 'website.turnOff');
  await expect(line(page, 'trade').getByText(zh('website.off'), { exact: true })).toBeVisible();
  await expect(bar(page)).toContainText(zh('closures.trade'));

  // It comes with the mark of the next answer, whatever was asked.
  await goInside(other, '/contract/order');
  await expect(bar(other)).toContainText('撮合引擎升级');
  await expect(bar(other)).toContainText('risk001');
  expect(await opened(other, token)).toBeLessThanOrEqual(0);
  await other.setViewportSize({ width: 390, height: 844 });
  await button(bar(other), 'closures.fold').click();
  await expect(bar(other)).toHaveText(zh('closures.count', { n: 1 }));
  await expectToFit(other);

  await button(line(page, 'trade'), 'website.turnOn').click();
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  await send(top(page), 'website.turnOn');
  await expect(line(page, 'trade').getByText(zh('website.on'), { exact: true })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await goInside(other, '/contract/entrust');
  await expect(bar(other)).toHaveCount(0);
  expect(await opened(other, token)).toBeGreaterThan(0);
});

test('what the site says is changed with a look at each field, looked back at and restored', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInFast(page, 'admin', SCREEN);
  const name = field(page.locator('main'), 'website.icp');
  await name.fill('备案 2026-1');
  await expect(page.locator('nav').getByText(zh('website.changedMark'))).toHaveCount(1);
  await field(page.locator('main'), 'website.supportUrl').fill('http://example.com');
  await button(page.locator('main'), 'website.save').click();
  await expect(page.getByText(zh('website.https'), { exact: true })).toBeVisible();
  await field(page.locator('main'), 'website.supportUrl').fill('https://help.example.org');
  await button(page.locator('main'), 'website.save').click();
  const sure = top(page);
  await expect(sure).toContainText('https://help.example.org');
  await expect(sure).toContainText('备案 2026-1');
  await send(sure, 'website.save');
  await expect(page.getByText(zh('website.saved'), { exact: true })).toBeVisible();
  await expect(page.getByText(zh('website.unchanged'), { exact: true })).toBeVisible();

  await button(page.locator('main'), 'website.history').click();
  const history = page.locator('.ant-drawer-content-wrapper');
  await expect(history.getByText('备案 2026-1')).toBeVisible();
  await button(history, 'website.restore').first().click();
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  await send(top(page), 'website.restore');
  await expect(page.getByText(zh('website.restored'), { exact: true })).toBeVisible();
  await expect(name).toHaveValue('');
});

test('a maintenance without the own address is refused at the field', async ({ page }) => {
  await signInFast(page, 'admin', SCREEN);
  await button(page.locator('main'), 'website.plan').click();
  const form = top(page);
  await field(form, 'website.from').fill('2031-01-01 00:00:00');
  await page.keyboard.press('Enter');
  await field(form, 'website.to').fill('2031-01-01 02:00:00');
  await page.keyboard.press('Enter');
  await field(form, 'website.message').fill('升级中');
  const list = field(form, 'website.whitelistIps');
  await list.press('Backspace');
  await list.fill('203.0.113.0/24');
  await list.press('Enter');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'website.plan');
  await expect(form.locator('.ant-form-item-explain-error')).toHaveText(/名单须包含您当前的地址/);
});

test('who may only read finds the same fields, none of which can be changed', async ({ page }) => {
  await signInFast(page, 'auditor01', SCREEN);
  await expect(page.getByText(zh('website.readOnly'), { exact: true })).toBeVisible();
  await expect(field(page.locator('main'), 'website.icp')).toBeDisabled();
  await expect(button(page.locator('main'), 'website.save')).toHaveCount(0);
  await expect(button(line(page, 'trade'), 'website.turnOff')).toHaveCount(0);
});
