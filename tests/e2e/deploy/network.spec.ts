import type { Page } from '@playwright/test';
import { menuItem, setNetwork } from '../console';
import { say } from '../words';
import { enter, expect, test } from './deployed';

const RECHARGE = '/finance/recharge';
const LIST = '**/cwManage/chargeLogList';

const zh = (key: Parameters<typeof say>[1], params?: Parameters<typeof say>[2]) => say('zh-CN', key, params);
const rows = (page: Page) => page.locator('main .ant-table-row');
const refresh = (page: Page) => page.locator('main').getByRole('button', { name: zh('crud.refresh') });

async function openList(page: Page, sitePath: string): Promise<void> {
  await enter(page, sitePath, 'finance01');
  await menuItem(page, '/finance').click();
  await menuItem(page, RECHARGE).click();
  await expect(rows(page).first()).toBeVisible();
}

test('C14 a slow backend leaves the rows and says that it is at work', async ({ page, sitePath, origin }) => {
  await openList(page, sitePath);
  await setNetwork(origin, { mode: 'slow', delayMs: 2000 });
  const answer = page.waitForResponse(LIST);
  await refresh(page).click();
  await expect(rows(page).first()).toBeVisible();
  expect((await answer).status()).toBe(200);
  await expect(rows(page).first()).toBeVisible();
});

test('C15 offline the rows stay, and they are read again once the network is back', async ({
  page,
  context,
  sitePath,
  oracle,
}) => {
  oracle.allow(/ERR_INTERNET_DISCONNECTED/);
  await openList(page, sitePath);
  await context.setOffline(true);
  await refresh(page).click();
  await expect(page.getByText(zh('failure.offline')).first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  const again = page.waitForResponse(LIST);
  await context.setOffline(false);
  expect((await again).status()).toBe(200);
});

for (const mode of ['failing', 'offline'] as const) {
  test(`C16 a backend that is ${mode} is worded by nginx's status, and another try works`, async ({
    page,
    sitePath,
    origin,
    oracle,
  }) => {
    oracle.allow(/Failed to load resource/);
    await openList(page, sitePath);
    await setNetwork(origin, { mode, failRate: 1 });
    await refresh(page).click();
    const list = page.getByRole('region', { name: zh('crud.list') });
    const retry = list.getByRole('button', { name: zh('crud.retry') });
    await expect(retry).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await setNetwork(origin, { mode: 'normal' });
    await retry.click();
    await expect(retry).toHaveCount(0);
  });
}

test('C17 a call that is left behind by a navigation says nothing', async ({
  page,
  sitePath,
  origin,
  oracle,
}) => {
  oracle.allow(/ERR_ABORTED/);
  await openList(page, sitePath);
  await setNetwork(origin, { mode: 'slow', delayMs: 2000 });
  await refresh(page).click();
  await page.goto(`${sitePath}personal`);
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('C18 "too many requests" is told with its seconds, and not asked again', async ({
  page,
  sitePath,
  oracle,
}) => {
  oracle.allow(/429/);
  await openList(page, sitePath);
  let calls = 0;
  await page.route(LIST, (route) => {
    calls += 1;
    return route.fulfill({ status: 429, headers: { 'Retry-After': '17' }, body: '' });
  });
  await refresh(page).click();
  await expect(page.getByText(/17/).first()).toBeVisible();
  expect(calls).toBe(1);
});
