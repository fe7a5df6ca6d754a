import type { Page } from '@playwright/test';
import { expect, tag, test } from '../console';
import {
  drawer,
  expectStored,
  field,
  header,
  lockScreen,
  openDrawer,
  openShell,
  stored,
  visit,
  zh,
} from './shell';

const box = (page: Page) => lockScreen(page).getByPlaceholder('请输入密码');

/** Locks through the palette, where "lock now" stands. */
async function lockNow(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill(zh('search.lock'));
  await page.keyboard.press('Enter');
  await expect(lockScreen(page)).toBeVisible();
}

async function unlock(page: Page, password: string): Promise<void> {
  await box(page).fill(password);
  await box(page).press('Enter');
  await expect(lockScreen(page)).toHaveCount(0);
}

/** Drags the curtain from near the bottom upward and lets go. */
async function swipe(page: Page, way: number): Promise<void> {
  await page.mouse.move(600, 850);
  await page.mouse.down();
  await page.mouse.move(600, 850 - way / 2);
  await page.mouse.move(600, 850 - way);
  await page.mouse.up();
}

test('C143 the curtain gives way after more than 400 px, 399 and 400 are too few; any password unlocks, the time is 30 again', async ({
  page,
}) => {
  await openShell(page, { at: '/work/form', theme: { isLockScreen: true, lockScreenTime: 300 } });
  const typed = field(page);
  await typed.fill('half typed');
  await lockNow(page);
  await swipe(page, 399);
  await expect(box(page)).toHaveCount(0);
  await swipe(page, 400);
  await expect(box(page)).toHaveCount(0);
  await swipe(page, 401);
  await expect(box(page)).toBeFocused();
  await expect(lockScreen(page).getByText(zh('lock.administrator'))).toBeVisible();
  await box(page).press('Enter');
  await expect(lockScreen(page).getByRole('alert')).toHaveText(zh('lock.empty'));
  await box(page).fill('whatever');
  await lockScreen(page)
    .getByRole('button', { name: zh('lock.enter') })
    .click();
  await expect(lockScreen(page)).toHaveCount(0);
  await expect(typed).toHaveValue('half typed');
  // The palette, where the lock was chosen, is gone.
  await expect(page.getByRole('main')).toBeFocused();
  await expectStored(page, { lockScreenTime: 30, isLockScreen: true });
});

test('C144 after the lock the cursor is back in the form', async ({ page }) => {
  await openShell(page, { at: '/work/form' });
  await field(page).fill('half');
  await page.evaluate(() => {
    localStorage.setItem('console.locked', 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: 'console.locked' }));
  });
  await lockScreen(page).getByRole('button').press('Enter');
  await unlock(page, 'x');
  await expect(field(page)).toBeFocused();
});

test('C143 a finger opens the curtain as the mouse does', async ({ page, context }) => {
  await openShell(page);
  await lockNow(page);
  const cdp = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 600, y }] });
  for (const [way, opens] of [
    [399, false],
    [401, true],
  ] as const) {
    await touch('touchStart', 850);
    await touch('touchMove', 700);
    await touch('touchMove', 850 - way);
    await touch('touchEnd');
    await expect(box(page)).toHaveCount(opens ? 1 : 0);
  }
});

test('C143 locked stays locked: reload, Back, Escape, Tab, another size, another browser tab; unlocking one unlocks all', async ({
  page,
  context,
}) => {
  await openShell(page);
  await visit(page, 'Two');
  await lockNow(page);
  const hidden = async (where: Page) => {
    await expect(lockScreen(where)).toBeVisible();
    await expect(where.locator('main')).toBeHidden();
    await expect(where.getByRole('banner')).toHaveCount(0);
  };
  await hidden(page);
  await page.reload();
  await hidden(page);
  await page.goBack();
  await hidden(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await hidden(page);
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(outside).toBe(false);
  }
  await page.setViewportSize({ width: 500, height: 600 });
  await hidden(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const other = await context.newPage();
  await other.goto('/401');
  await hidden(other);
  await lockScreen(page).getByRole('button').focus();
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await lockScreen(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await unlock(page, 'x');
  await expect(header(page)).toBeVisible();
  await expect(lockScreen(other)).toHaveCount(0);
  await expect(header(other)).toBeVisible();
});

test('C143 C144 armed, it locks after the time without a sign of life; drawer and questions go under, nothing is asked', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openShell(page, { theme: { isLockScreen: true, lockScreenTime: 10 } });
  const other = await context.newPage();
  await other.goto('/401');
  await openDrawer(other);
  await page.bringToFront();
  await openDrawer(page);
  await drawer(page)
    .getByRole('button', { name: zh('layout.resetText') })
    .click();
  const question = page.getByRole('dialog', { name: zh('layout.resetText') });
  await expect(question).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(lockScreen(page)).toHaveCount(0);
  await page.mouse.move(300, 300);
  await page.clock.runFor(6_000);
  await expect(lockScreen(page)).toHaveCount(0);
  await page.clock.runFor(4_000);
  await expect(lockScreen(page)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(drawer(page)).toHaveCount(0);
  await expect(lockScreen(other)).toBeVisible();
  await expect(drawer(other)).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  expect((await stored(page))['lockScreenTime']).toBe(10);
});

test('C144 a full-screen tag is covered too, and is still full afterwards', async ({ page }) => {
  await openShell(page);
  await tag(page, '/work/one').click({ button: 'right' });
  await page.getByRole('menuitem', { name: zh('tagsView.fullscreen'), exact: true }).click();
  const closer = page.getByRole('button', { name: zh('tagsView.closeFullscreen') });
  await expect(closer).toBeVisible();
  await lockNow(page);
  await expect(closer).toBeHidden();
  await lockScreen(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await unlock(page, 'anything');
  await expect(closer).toBeVisible();
});
