import type { Page } from '@playwright/test';
import { accountForm, fillSignIn, setNetwork, tag } from '../console';
import { rows } from '../lists';
import { say } from '../words';
import { expect, openAs, test } from './deployed';

const RECHARGE = '/finance/recharge';
const LIST = '**/cwManage/chargeLogList';

const zh = (key: Parameters<typeof say>[1], params?: Parameters<typeof say>[2]) => say('zh-CN', key, params);
const refresh = (page: Page) => page.locator('main').getByRole('button', { name: zh('crud.refresh') });

const listOf = (page: Page) => page.getByRole('region', { name: zh('crud.list') });

/** Opens the list; it has read its rows, so that a refresh is one of them. */
async function openList(page: Page, sitePath: string): Promise<void> {
  await openAs(page, sitePath, 'finance01', RECHARGE);
  await expect(rows(page).first()).toBeVisible();
}

/** The console waits 50 s for an answer: here it waits a fiftieth of whatever it means to. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout') ?? {};
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(this: XMLHttpRequest, milliseconds: number) {
        set?.call(this, milliseconds / 50);
      },
    });
  });

/** 400 ms away, 50 kB/s. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** How far things have moved by themselves so far, as browsers count it. */
async function watchShifts(page: Page): Promise<() => number> {
  let sum = 0;
  await page.exposeFunction('noteShift', (value: number) => {
    sum += value;
  });
  await page.addInitScript(() => {
    const { noteShift } = globalThis as typeof globalThis & { noteShift: (value: number) => void };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) noteShift(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => sum;
}

test('C13 an answer that does not come in time is told in the console’s own words, and the rows stay', async ({
  page,
  sitePath,
  origin,
}) => {
  await openList(page, sitePath);
  await hurry(page);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await setNetwork(origin, { mode: 'slow', delayMs: 3000 });
  await refresh(page).click();
  const list = listOf(page);
  await expect(list.getByText(zh('failure.timeout'))).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(list.locator('[aria-busy="true"]')).toHaveCount(0);
  await setNetwork(origin, { mode: 'normal' });
  await list.getByRole('button', { name: zh('common.retry') }).click();
  await expect(list.getByText(zh('failure.timeout'))).toHaveCount(0);
});

test('C14 on a slow line something stands there at once, nothing jumps and nothing is sent twice', async ({
  page,
  sitePath,
}) => {
  test.slow();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW);
  const shifted = await watchShifts(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/sitebkd/login')) calls += 1;
  });
  await page.goto(`${sitePath}login`, { waitUntil: 'commit' });
  await expect(page.locator('#root .boot')).toBeVisible();
  await expect(page.locator('.boot-late')).toBeHidden();
  await expect(accountForm(page).locator('img')).toBeVisible({ timeout: 30_000 });
  await fillSignIn(page, 'finance01');
  expect(shifted()).toBeLessThan(0.1);
  const button = accountForm(page).locator('button[type="submit"]');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  await expect(tag(page, '/home')).toBeVisible({ timeout: 60_000 });
  expect(calls).toBe(1);
});

test('C14 a slow backend leaves the rows and says that it is at work', async ({ page, sitePath, origin }) => {
  await openList(page, sitePath);
  await setNetwork(origin, { mode: 'slow', delayMs: 1500 });
  const atWork = refresh(page).locator('.anticon-spin');
  await expect(atWork).toHaveCount(0);
  await refresh(page).click();
  await expect(atWork).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(atWork).toHaveCount(0);

  // Another question: the rows on screen are not its answer, and marked so until that comes.
  const table = listOf(page).locator('[aria-busy="true"]');
  await page.locator('main').getByRole('tab').nth(2).click();
  await expect(table).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(table).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
});

test('C15 offline the rows stay and are read again once the network is back; a refused write keeps what was typed and is sent by nobody', async ({
  page,
  context,
  sitePath,
  oracle,
}) => {
  oracle.allow(/ERR_INTERNET_DISCONNECTED/);
  await openAs(page, sitePath, 'finance01', '/home');
  await page.goto(`${sitePath}finance/recharge?status[]=1`);
  let reads = 0;
  let writes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/chargeLogList')) reads += 1;
    if (request.url().endsWith('/chargeLogReview')) writes += 1;
  });
  await page
    .getByRole('button', { name: zh('crud.review'), exact: true })
    .last()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('review.hold'), exact: true })
    .click();
  const form = page.getByRole('dialog', { name: zh('review.hold'), exact: true });
  const remark = form.getByLabel(zh('field.reviewRemark'));
  const send = form.getByRole('button', { name: zh('review.hold') });
  await remark.fill('typed without a network');

  await context.setOffline(true);
  await expect(page.getByText(zh('shell.offline'))).toHaveCount(1);
  await send.click();
  await expect(form.getByText(zh('lost.unknown'))).toHaveCount(1);
  await expect(page.locator('.ant-message-notice')).toHaveCount(0);
  await expect(remark).toHaveValue('typed without a network');
  await expect(listOf(page).getByText(zh('failure.offline'))).toHaveCount(1);
  await expect(rows(page).first()).toBeVisible();

  reads = 0;
  await context.setOffline(false);
  await expect(page.getByText(zh('shell.offline'))).toHaveCount(0);
  await expect(listOf(page).getByText(zh('failure.offline'))).toHaveCount(0);
  expect([reads, writes]).toEqual([1, 1]);
  await expect(remark).toHaveValue('typed without a network');
  await send.click();
  await expect(page.getByText(zh('review.done'), { exact: true })).toBeVisible();
  expect(writes).toBe(2);
});

test("C16 a backend that fails, or is gone, is worded by nginx's status, and another try works", async ({
  page,
  sitePath,
  origin,
  oracle,
}) => {
  oracle.allow(/Failed to load resource/);
  await openList(page, sitePath);
  const retry = listOf(page).getByRole('button', { name: zh('common.retry') });
  const seen = new Set<number>();
  for (const mode of ['failing', 'failing', 'offline'] as const) {
    await setNetwork(origin, { mode, failRate: 1 });
    const answer = page.waitForResponse(LIST);
    await refresh(page).click();
    const status = (await answer).status() as 500 | 502;
    seen.add(status);
    await expect(listOf(page).getByText(zh(`failure.${status}`), { exact: true })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await setNetwork(origin, { mode: 'normal' });
    // Its answer must not be taken for that of the next round.
    await Promise.all([page.waitForResponse(LIST), retry.click()]);
    await expect(retry).toHaveCount(0);
  }
  expect(seen).toEqual(new Set([500, 502]));
});

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
  await page.clock.install();
  await openList(page, sitePath);
  let calls = 0;
  await page.route(LIST, (route) => {
    calls += 1;
    return route.fulfill({ status: 429, headers: { 'Retry-After': '17' }, body: '' });
  });
  await refresh(page).click();
  await expect(listOf(page).getByText(zh('failure.wait', { seconds: 17 }), { exact: true })).toBeVisible();
  await page.clock.fastForward(20_000);
  expect(calls).toBe(1);
  await refresh(page).click();
  await expect.poll(() => calls).toBe(2);
});
