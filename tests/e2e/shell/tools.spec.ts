import type { Page } from '@playwright/test';
import { expect, menuItem, test } from '../console';
import { say } from '../words';
import {
  closeDrawer,
  expectStored,
  field,
  header,
  MENU,
  openDrawer,
  openShell,
  rootStyle,
  stored,
  visit,
  zh,
} from './shell';
import type { Item } from './shell';

const QUEUES: Item[] = [
  { path: '/finance/recharge', title: 'menu.201' },
  { path: '/finance/withdraw', title: 'menu.202', meta: { roles: ['nobody'] } },
  { path: '/member/auth', title: 'menu.105' },
];

const tool = (page: Page, key: Parameters<typeof zh>[0]) =>
  header(page).getByRole('button', { name: zh(key) });

test('C142 a change of language in mid-form keeps what is typed, turns every word, and lasts', async ({
  page,
}) => {
  await openShell(page, { at: '/work/form', menu: [...MENU, ...QUEUES] });
  const box = field(page);
  await box.fill('typed before');
  await expect(page).toHaveTitle(/^Form - /);
  await tool(page, 'user.title1').click();
  await expect(page.getByRole('menuitem', { name: '简体中文' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(menuItem(page, '/finance/recharge')).toHaveText(say('en', 'menu.201'));
  await expect(box).toHaveValue('typed before');
  await expect(page.getByRole('tab', { name: say('en', 'personal.security') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectStored(page, { globalI18n: 'en' });
  await page.reload();
  await expect(menuItem(page, '/finance/recharge')).toHaveText(say('en', 'menu.201'));
});

test('the palette finds screens by name, pinyin initials and path, and runs actions', async ({ page }) => {
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await visit(page, 'Two', 'Three');
  const box = page.getByRole('searchbox');
  const open = async (typed: string) => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await box.fill(typed);
  };
  await open('');
  const recent = page.getByRole('region', { name: zh('search.recent') }).getByRole('button');
  await expect(recent).toHaveText([/Two/, /One/]);
  await expect(page.getByRole('region', { name: zh('search.screens') })).toContainText('Alpha');
  await box.fill('no such thing');
  await expect(page.getByText(zh('search.empty'))).toBeVisible();
  await box.fill('czjl');
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText([/充值记录/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/finance/recharge');
  await expect(box).toHaveCount(0);
  await open('MID/B');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deep/mid/b');
  await open('alp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deep/mid/a');
  await tool(page, 'user.title2').click();
  await box.fill(zh('search.darkOn'));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open('x');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
});

test('component size, settings, upload panel and full screen answer to their tools', async ({ page }) => {
  await openShell(page, { at: '/work/form' });
  const typed = field(page);
  const before = (await typed.boundingBox())?.height ?? 0;
  await tool(page, 'user.title0').click();
  await page.getByRole('menuitem', { name: zh('user.dropdownSmall') }).click();
  await expect.poll(async () => (await typed.boundingBox())?.height).toBeLessThan(before);
  await expectStored(page, { globalComponentSize: 'small' });
  await openDrawer(page);
  await closeDrawer(page);
  const panel = page.getByRole('region', { name: zh('upload.title') });
  await expect(panel).toHaveCount(0);
  await tool(page, 'upload.open').click();
  await expect(panel).toBeVisible();
  await tool(page, 'upload.open').click();
  await expect(panel).toBeHidden();
  await tool(page, 'user.title5').click();
  await expect(tool(page, 'user.title6')).toBeVisible();
  await tool(page, 'user.title6').click();
  await expect(tool(page, 'user.title5')).toBeVisible();
});

test('dark follows the system until it is chosen by hand, and is there before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openShell(page, { theme: { primary: '#aa3300' } });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/work/one', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await rootStyle(page, '--primary')).toBe('#aa3300');
  await expect(header(page)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect((await stored(page))['isIsDark']).not.toBe(true);
});

/** Answers the reminder (type 0) and the bell (type 1) as the test wants at the moment. */
async function serveCounts(page: Page) {
  const now: { flags: object; totals: object; asked: number } = { flags: {}, totals: {}, asked: 0 };
  await page.route('**/cwManage/rechargeWithdrawReview', async (route) => {
    const { Type } = route.request().postDataJSON() as { Type: number };
    if (Type === 0) now.asked += 1;
    await route.fulfill({ json: { code: 0, msg: 'ok', data: Type === 0 ? now.flags : now.totals } });
  });
  return now;
}

const popUps = (page: Page) => page.getByRole('alert').filter({ hasText: zh('reminder.title') });

test('the bell shows any count above 0 and leads to the waiting orders', async ({ page }) => {
  const now = await serveCounts(page);
  now.totals = { systemRechargeCount: 3, withdrawCount: 0, realNameAuthCount: 2 };
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await header(page)
    .getByRole('button', { name: zh('user.bellCount', { count: 5 }) })
    .click();
  await expect(page.getByRole('button', { name: /待审核/ })).toHaveText([
    /^充值待审核3$/,
    /^实名认证待审核2$/,
  ]);
  await page.getByRole('button', { name: zh('pending.recharge') }).click();
  await expect(page).toHaveURL(/\/finance\/recharge\?status(\[\]|%5B%5D)=1$/);
});

test('C145 C146 a reminder pops up once a kind, stays, and comes again after it was closed', async ({
  page,
}) => {
  await page.clock.install();
  const now = await serveCounts(page);
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await expect.poll(() => now.asked).toBe(1);
  await expect(popUps(page)).toHaveCount(0);
  const ask = async (flags: object) => {
    now.flags = flags;
    const before = now.asked;
    await page.clock.runFor(15_000);
    await expect.poll(() => now.asked).toBeGreaterThan(before);
  };
  await ask({ systemRechargeCount: 1 });
  await expect(popUps(page)).toHaveCount(1);
  await ask({ systemRechargeCount: 1 });
  await page.clock.runFor(120_000);
  await expect(popUps(page)).toHaveCount(1);
  await popUps(page)
    .getByRole('button', { name: zh('shell.close') })
    .click();
  await expect(popUps(page)).toHaveCount(0);
  await ask({ systemRechargeCount: '1', withdrawCount: 1, realNameAuthCount: 1 });
  await expect(popUps(page)).toHaveCount(3);
  const boxes = await popUps(page).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const [index, { top }] of boxes.entries())
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
  await ask({ systemRechargeCount: null, withdrawCount: -1 });
  await expect(popUps(page)).toHaveCount(3);
  await popUps(page)
    .filter({ hasText: zh('reminder.auth') })
    .getByRole('button', { name: zh('reminder.go') })
    .click();
  await expect(page).toHaveURL(/\/member\/auth\?status/);
  await expect(popUps(page)).toHaveCount(2);
});

test('C150 a reminder for a screen one may not see leads to the 401 page', async ({ page }) => {
  const now = await serveCounts(page);
  now.flags = { withdrawCount: 1 };
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await popUps(page)
    .getByRole('button', { name: zh('reminder.go') })
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
  await expect(popUps(page)).toHaveCount(1);
  const offer = page.getByRole('button', { name: zh('reminder.soundOff') });
  await offer.click();
  await expect(offer).toHaveCount(0);
  const rung = await page.evaluate(() => (window as unknown as { rung: { times: number } }).rung.times);
  expect(rung).toBeGreaterThan(0);
});

test('C149 of several browser tabs one asks, and a hidden or locked one does not', async ({
  page,
  context,
}) => {
  const now = await serveCounts(page);
  let others = 0;
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await expect.poll(() => now.asked).toBe(1);
  const other = await context.newPage();
  other.on('request', (request) => {
    if ((request.postDataJSON() as { Type?: number } | null)?.Type === 0) others += 1;
  });
  await other.goto('/401');
  await expect(header(other)).toBeVisible();
  await other.waitForLoadState('networkidle');
  expect(others).toBe(0);
});
