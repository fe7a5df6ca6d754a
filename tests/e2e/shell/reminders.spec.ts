import type { Page } from '@playwright/test';
import type { Key } from '@/i18n/keys';
import { expect, test } from '../console';
import { header, MENU, openShell, zh } from './shell';
import type { Item } from './shell';

const QUEUES: Item[] = [
  { path: '/finance/recharge', title: 'menu.201', component: 'finance/recharge/index' },
  {
    path: '/finance/withdraw',
    title: 'menu.202',
    component: 'finance/withdraw/index',
    meta: { roles: ['nobody'] },
  },
  { path: '/member/auth', title: 'menu.105', component: 'member/auth/index' },
];

/** Answers the reminder (type 0) and the bell (type 1) of every browser tab as the test wants at the moment. */
async function serveCounts(page: Page) {
  const now: { flags: object; totals: object; asked: number; askers: Set<Page>; down: boolean } = {
    flags: {},
    totals: {},
    asked: 0,
    askers: new Set(),
    down: false,
  };
  await page.context().route('**/cwManage/rechargeWithdrawReview', async (route) => {
    const { Type } = route.request().postDataJSON() as { Type: number };
    if (Type === 0) {
      now.asked += 1;
      now.askers.add(route.request().frame().page());
    }
    if (now.down) return route.fulfill({ status: 500, body: '' });
    return route.fulfill({ json: { code: 0, msg: 'ok', data: Type === 0 ? now.flags : now.totals } });
  });
  return now;
}

/** All warnings that are open. */
const strip = (page: Page) => page.getByRole('region', { name: zh('reminder.title') });

test('the bell shows any count above 0 and leads to the waiting orders', async ({ page }) => {
  const now = await serveCounts(page);
  now.totals = { systemRechargeCount: 3, withdrawCount: 0, realNameAuthCount: 2 };
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await header(page)
    .getByRole('button', { name: zh('user.bellCount', { count: 5 }) })
    .click();
  await expect(page.getByRole('link', { name: /待审核/ })).toHaveText([/^充值待审核3$/, /^实名认证待审核2$/]);
  await page.getByRole('link', { name: zh('pending.recharge') }).click();
  await expect(page).toHaveURL(/\/finance\/recharge\?status(\[\]|%5B%5D)=1$/);
});

test('the rows of the bell by keyboard: Tab walks through them and leaves, Escape leads back, Enter goes there', async ({
  page,
}) => {
  const now = await serveCounts(page);
  now.totals = { systemRechargeCount: 3, withdrawCount: 0, realNameAuthCount: 2 };
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  const bell = header(page).getByRole('button', { name: zh('user.bellCount', { count: 5 }) });
  const first = page.getByRole('link', { name: zh('pending.recharge') });
  const second = page.getByRole('link', { name: zh('pending.auth') });
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(bell).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(second).toBeHidden();
  await expect(header(page).locator(':focus')).toHaveCount(1);
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/finance\/recharge\?status/);
});

test('C145 C146 a reminder comes once a kind, stays, and comes again five minutes after it was closed', async ({
  page,
}) => {
  await page.clock.install();
  const now = await serveCounts(page);
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await expect.poll(() => now.asked).toBe(1);
  await expect(strip(page)).toHaveCount(0);
  const ask = async (flags: object) => {
    now.flags = flags;
    const before = now.asked;
    await page.clock.runFor(15_000);
    await expect.poll(() => now.asked).toBeGreaterThan(before);
  };
  await ask({ systemRechargeCount: 1 });
  await expect(strip(page)).toContainText(zh('reminder.recharge'));
  await ask({ systemRechargeCount: 1 });
  await page.clock.runFor(120_000);
  await expect(strip(page).getByRole('alert')).toHaveCount(1);
  await strip(page)
    .getByRole('button', { name: zh('shell.close') })
    .click();
  await expect(strip(page)).toHaveCount(0);
  const line = (...kinds: Key[]) =>
    strip(page).getByRole('button', {
      name: zh('reminder.several', { kinds: kinds.map((kind) => zh(kind)).join('、') }),
    });
  await ask({ systemRechargeCount: '1', withdrawCount: 1, realNameAuthCount: 1 });
  await expect(line('reminder.short.withdraw', 'reminder.short.auth')).toBeVisible();
  // Until five minutes after it was closed, the first one keeps quiet.
  await page.clock.runFor(300_000);
  await line('reminder.short.withdraw', 'reminder.short.auth', 'reminder.short.recharge').click();
  const boxes = await strip(page)
    .locator('> div')
    .evaluateAll((lines) => lines.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(4);
  for (const [index, { top, width, height }] of boxes.entries()) {
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
    expect(width).toBeLessThanOrEqual(320);
    expect(height).toBeLessThanOrEqual(44);
  }
  await ask({ systemRechargeCount: null, withdrawCount: -1 });
  await strip(page)
    .locator('> div', { hasText: zh('reminder.auth') })
    .getByRole('link', { name: zh('reminder.go') })
    .click();
  await expect(page).toHaveURL(/\/member\/auth\?status/);
  await expect(line('reminder.short.withdraw', 'reminder.short.recharge')).toBeVisible();
});

test('C150 a reminder for a screen one may not see leads to the 401 page', async ({ page }) => {
  const now = await serveCounts(page);
  now.flags = { withdrawCount: 1 };
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await strip(page)
    .getByRole('link', { name: zh('reminder.go') })
    .click();
  await expect(page.getByRole('heading', { name: '您未被授权，没有操作权限' })).toBeVisible();
});

test('C147 a sound the browser blocks leaves the warning, offers itself once, and rings after a click', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let gesture = false;
    const rung = { times: 0 };
    Object.assign(window, { rung });
    window.addEventListener('pointerdown', () => (gesture = true), { capture: true });
    HTMLMediaElement.prototype.play = () => {
      if (!gesture) return Promise.reject(new DOMException('Blocked', 'NotAllowedError'));
      rung.times += 1;
      return Promise.resolve();
    };
  });
  const now = await serveCounts(page);
  now.flags = { systemRechargeCount: 1 };
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await expect(strip(page)).toHaveCount(1);
  const offer = page.getByRole('button', { name: zh('reminder.soundOff') });
  await offer.click();
  await expect(offer).toHaveCount(0);
  const rung = await page.evaluate(() => (window as unknown as { rung: { times: number } }).rung.times);
  expect(rung).toBeGreaterThan(0);
});

/** Puts the page into the background, as another browser tab in front of it does, or back. */
const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((wanted) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => wanted });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Long enough for a question that should not come to have come. */
const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

test('C148 a server in trouble is asked less and less, without a word, and no more than 5 minutes later all is well', async ({
  page,
  oracle,
}) => {
  oracle.allow(/Failed to load resource/);
  await page.clock.install();
  const now = await serveCounts(page);
  now.down = true;
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await expect.poll(() => now.asked).toBe(1);
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute += 1) {
      await page.clock.runFor(60_000);
      await settle(page);
    }
  };
  await minutes(60);
  // 1, 2, 4 and then 5 minutes apart, each a fifth more or less; an answer may come as late as the minute's end.
  expect(now.asked).toBeGreaterThanOrEqual(9);
  expect(now.asked).toBeLessThanOrEqual(18);
  await expect(page.locator('li[data-kind]')).toHaveCount(0);
  await expect(strip(page)).toHaveCount(0);
  now.down = false;
  now.flags = { systemRechargeCount: 1 };
  await minutes(6);
  await expect(strip(page)).toHaveCount(1);
  const asked = now.asked;
  await page.clock.runFor(15_000);
  await expect.poll(() => now.asked).toBe(asked + 1);
});

test('C149 hidden for eight hours it asks nothing, and once when it is seen again', async ({ page }) => {
  await page.clock.install();
  const now = await serveCounts(page);
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await expect.poll(() => now.asked).toBe(1);
  await turn(page, 'hidden');
  await page.clock.runFor('08:00:00');
  await settle(page);
  expect(now.asked).toBe(1);
  await turn(page, 'visible');
  await expect.poll(() => now.asked).toBe(2);
  await settle(page);
  expect(now.asked).toBe(2);
  await page.clock.runFor(15_000);
  await expect.poll(() => now.asked).toBe(3);
});

test('C149 a machine that slept for eight hours asks once on waking, not once for each time it missed', async ({
  page,
}) => {
  await page.clock.install();
  const now = await serveCounts(page);
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await expect.poll(() => now.asked).toBe(1);
  await page.clock.fastForward('08:00:00');
  await expect.poll(() => now.asked).toBe(2);
  await settle(page);
  expect(now.asked).toBe(2);
});

test('C149 of five browser tabs one asks, and another takes over when it is hidden', async ({
  page,
  context,
}) => {
  const now = await serveCounts(page);
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await expect.poll(() => now.asked).toBe(1);
  const others: Page[] = [];
  for (let index = 0; index < 4; index += 1) {
    const other = await context.newPage();
    others.push(other);
    await other.goto('/401');
    await expect(header(other)).toBeVisible();
    await settle(other);
  }
  expect([...now.askers]).toEqual([page]);
  await turn(page, 'hidden');
  await expect.poll(() => now.askers.size).toBe(2);
  for (const other of others) await settle(other);
  expect(now.askers.size).toBe(2);
});

test('C149 a warning comes once a browser: every tab shows it, one rings, and closing it closes it everywhere', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const rung = { times: 0 };
    Object.assign(window, { rung });
    HTMLMediaElement.prototype.play = () => {
      rung.times += 1;
      return Promise.resolve();
    };
  });
  const rings = (of: Page) =>
    of.evaluate(() => (window as unknown as { rung: { times: number } }).rung.times);
  const now = await serveCounts(page);
  now.flags = { systemRechargeCount: 1 };
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await expect(strip(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/401');
  await expect(strip(other)).toHaveCount(1);
  // The other one asks now, and knows that the warning is open.
  await turn(page, 'hidden');
  await expect.poll(() => now.askers.has(other)).toBe(true);
  await settle(other);
  await expect(strip(other)).toHaveCount(1);
  expect([await rings(page), await rings(other)]).toEqual([1, 0]);
  await strip(other)
    .getByRole('button', { name: zh('shell.close') })
    .click();
  await expect(strip(page)).toHaveCount(0);
});
