import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { isEqual } from '@/lib/equal';
import { lift, opacityOf, opens } from '@/shell/lock/swipe';
import { waitAfter } from '@/shell/lock/useUnlock';
import { lock, noteActivity, secondsLeft, useLock, watchLock } from '@/stores/lock';
import { endSession } from '@/stores/session';
import { setTheme, useTheme } from '@/stores/theme';
import { ok, on, refuse } from '../server';
import { drawShell, nothingWaits } from './shell';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const frame = () => document.querySelector('[data-layout]');

async function drawLocked() {
  await drawShell({ at: '/finance/recharge' });
  act(lock);
  return screen.findByRole('dialog', { name: '屏幕已锁定' });
}

test.each([
  [30, 0, 30],
  [30, 28_999, 2],
  [30, 29_000, 1],
  [1, 0, 1],
  [9999, 9_998_000, 1],
  [30, -60_000, 30],
])('C143 of %i seconds, %i ms after the last activity %i are left', (time, passed, left) => {
  expect(secondsLeft(time, 1_000_000, 1_000_000 + passed)).toBe(left);
});

test('C143 the countdown runs each second, activity restarts it, and at one second left it locks', () => {
  vi.useFakeTimers();
  setTheme({ isLockScreen: true, lockScreenTime: 10 });
  const stop = watchLock();
  vi.advanceTimersByTime(5000);
  expect(useLock.getState()).toEqual({ locked: false, left: 5 });
  fireEvent.pointerMove(window);
  vi.advanceTimersByTime(8000);
  expect(useLock.getState()).toEqual({ locked: false, left: 2 });
  vi.advanceTimersByTime(1000);
  expect(useLock.getState().locked).toBe(true);
  stop();
});

test('C143 nothing is counted while the lock is not armed', () => {
  vi.useFakeTimers();
  setTheme({ lockScreenTime: 2 });
  const stop = watchLock();
  vi.advanceTimersByTime(60_000);
  expect(useLock.getState()).toEqual({ locked: false, left: null });
  stop();
});

test('C143 pointer moves are noted once a second, and not at all while the lock is off', () => {
  vi.useFakeTimers();
  const stop = watchLock();
  const noted = () => localStorage.getItem('console.lastActivity');
  const told = vi.fn();
  const unsubscribe = useLock.subscribe(told);
  const move = () => {
    for (let at = 0; at < 100; at += 1) fireEvent.pointerMove(window);
  };
  const before = noted();
  vi.advanceTimersByTime(3000);
  move();
  expect(noted()).toBe(before);
  expect(told).not.toHaveBeenCalled();
  setTheme({ isLockScreen: true, lockScreenTime: 10 });
  vi.advanceTimersByTime(1500);
  told.mockClear();
  move();
  expect(noted()).toBe(String(Date.now()));
  expect(told).toHaveBeenCalledOnce();
  unsubscribe();
  stop();
});

test('C143 the countdown begins when the lock is switched on, however old the last activity is', () => {
  vi.useFakeTimers();
  const stop = watchLock();
  vi.advanceTimersByTime(3_600_000);
  setTheme({ isLockScreen: true, lockScreenTime: 10 });
  vi.advanceTimersByTime(1000);
  expect(useLock.getState()).toEqual({ locked: false, left: 9 });
  setTheme({ isLockScreen: false });
  expect(useLock.getState().left).toBeNull();
  stop();
});

test('C143 a laptop that slept locks at once on waking, even when the first sign is a pointer', () => {
  vi.useFakeTimers();
  setTheme({ isLockScreen: true });
  const stop = watchLock();
  vi.setSystemTime(Date.now() + 3_600_000);
  noteActivity();
  expect(useLock.getState().locked).toBe(true);
  stop();
});

test('C143 activity in another browser tab counts here too', () => {
  vi.useFakeTimers();
  setTheme({ isLockScreen: true, lockScreenTime: 10 });
  const stop = watchLock();
  vi.advanceTimersByTime(7000);
  localStorage.setItem('console.lastActivity', String(Date.now()));
  vi.advanceTimersByTime(5000);
  expect(useLock.getState()).toEqual({ locked: false, left: 5 });
  stop();
});

test('C143 another browser tab that locks or unlocks does so here', () => {
  const stop = watchLock();
  setTheme({ isDrawer: true });
  localStorage.setItem('console.locked', 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: 'console.locked' }));
  expect(useLock.getState().locked).toBe(true);
  expect(useTheme.getState().isDrawer).toBe(false);
  localStorage.removeItem('console.locked');
  window.dispatchEvent(new StorageEvent('storage', { key: 'console.locked' }));
  expect(useLock.getState().locked).toBe(false);
  stop();
});

test('the end of a session ends its lock', () => {
  lock();
  endSession();
  expect(useLock.getState().locked).toBe(false);
  expect(localStorage.getItem('console.locked')).toBeNull();
});

test.each([
  [500, 101, 900, false],
  [500, 100, 900, false],
  [500, 99, 900, true],
  [100, 600, 900, false],
  // In a window of 390 px nobody can drag 400.
  [380, 90, 390, false],
  [380, 80, 390, true],
])('C143 dragged from %i to %i in a window of %i px: opens %s', (from, to, height, open) => {
  expect(opens(lift(from, to), height)).toBe(open);
});

test('the curtain fades with the way it has been lifted', () => {
  expect([0, 200, 400, 500].map(opacityOf)).toEqual([1, 0.5, 0, 0]);
});

test('C144 locked: the drawer closes, the page is inert and hidden, and a poll is not asked', async () => {
  setTheme({ isDrawer: true });
  await drawLocked();
  const asked = nothingWaits();
  expect(useTheme.getState().isDrawer).toBe(false);
  expect(frame()).toHaveAttribute('inert');
  expect(document.documentElement).toHaveAttribute('data-locked');
  await new Promise((done) => setTimeout(done, 50));
  expect(asked.count).toBe(0);
});

test('C144 Enter or the up arrow opens the password box, Escape only brings the curtain back', async () => {
  const user = userEvent.setup();
  await drawLocked();
  const hint = screen.getByRole('button', { name: '上滑解锁' });
  act(() => hint.focus());
  await user.keyboard('{ArrowUp}');
  expect(screen.getByPlaceholderText('请输入密码')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '上滑解锁' })).toBeInTheDocument();
  expect(useLock.getState().locked).toBe(true);
});

test('a drag of 401 px opens the password box, one of 399 px springs back', async () => {
  await drawLocked();
  const curtain = document.querySelector('[class*="_curtain_"]');
  if (!(curtain instanceof HTMLElement)) throw new Error('no curtain');
  curtain.setPointerCapture = () => undefined;
  const drag = (to: number) => {
    fireEvent.pointerDown(curtain, { clientY: 700, isPrimary: true, button: 0 });
    fireEvent.pointerMove(curtain, { clientY: to, isPrimary: true });
    fireEvent.pointerUp(curtain, { clientY: to, isPrimary: true });
  };
  drag(301);
  expect(screen.queryByPlaceholderText('请输入密码')).toBeNull();
  expect(curtain).toHaveStyle({ opacity: '1' });
  drag(299);
  expect(screen.getByPlaceholderText('请输入密码')).toBeInTheDocument();
});

test('any password but none unlocks, the time goes back to 30, and the lock stays armed', async () => {
  const user = userEvent.setup();
  setTheme({ isLockScreen: true, lockScreenTime: 300 });
  await drawLocked();
  act(() => screen.getByRole('button', { name: '上滑解锁' }).focus());
  await user.keyboard('{Enter}');
  const box = screen.getByPlaceholderText('请输入密码');
  await user.type(box, '{Enter}');
  expect(box).toHaveAccessibleDescription('请输入密码');
  expect(useLock.getState().locked).toBe(true);
  await user.type(box, 'x{Enter}');
  await waitFor(() => expect(useLock.getState().locked).toBe(false));
  expect(useTheme.getState()).toMatchObject({ isLockScreen: true, lockScreenTime: 30 });
  expect(frame()).not.toHaveAttribute('inert');
  expect(document.documentElement).not.toHaveAttribute('data-locked');
});

test('C144 after five wrong passwords it gets slow', () => {
  expect([0, 1, 4, 5, 6, 7, 20].map(waitAfter)).toEqual([0, 0, 0, 2000, 4000, 8000, 60_000]);
});

async function openPasswordBox(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  act(() => screen.getByRole('button', { name: '上滑解锁' }).focus());
  await user.keyboard('{Enter}');
  return screen.getByPlaceholderText('请输入密码');
}

test('C144 with VITE_LOCK_VERIFY the server checks the password, and five wrong ones make it slow, Escape or not', async () => {
  vi.stubEnv('VITE_LOCK_VERIFY', 'true');
  const asked: unknown[] = [];
  on('post', 'user/verifyPassword', async ({ request }) => {
    const body: unknown = await request.json();
    asked.push(body);
    const right = isEqual(body, { password: 'right' });
    return right ? ok(null) : refuse(40301, 'wrong');
  });
  // However long the typing takes, the two seconds are not over before the test says so.
  const begin = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(begin);
  const user = userEvent.setup();
  setTheme({ isLockScreen: true, lockScreenTime: 300 });
  await drawLocked();
  const box = await openPasswordBox(user);
  await user.type(box, 'wrong');
  for (let tries = 1; tries <= 5; tries += 1) {
    // One try after the other is the point.
    // oxlint-disable-next-line no-await-in-loop
    await user.type(box, '{Enter}');
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(asked).toHaveLength(tries));
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(box).toHaveAccessibleDescription('密码错误，请重试'));
  }
  await user.keyboard('{Escape}');
  const again = await openPasswordBox(user);
  await user.type(again, 'right{Enter}');
  expect(again).toHaveAccessibleDescription('请在 2 秒后重试');
  expect(asked).toHaveLength(5);
  expect(useLock.getState().locked).toBe(true);
  expect(frame()).toHaveAttribute('inert');
  clock.mockReturnValue(begin + 3000);
  await user.type(again, '{Enter}');
  await waitFor(() => expect(useLock.getState().locked).toBe(false));
  expect(asked).toHaveLength(6);
  expect(useTheme.getState()).toMatchObject({ isLockScreen: true, lockScreenTime: 30 });
});

test('C144 with VITE_LOCK_VERIFY a server that cannot be asked opens nothing, and counts no wrong password', async () => {
  vi.stubEnv('VITE_LOCK_VERIFY', 'true');
  const calls = on('post', 'user/verifyPassword', () => HttpResponse.error());
  const user = userEvent.setup();
  await drawLocked();
  const box = await openPasswordBox(user);
  await user.type(box, 'right{Enter}');
  await waitFor(() => expect(box).toHaveAccessibleDescription('网络连接错误'));
  expect(calls.count).toBe(1);
  expect(useLock.getState().locked).toBe(true);
});

test.each([
  ['a server that is down', () => new HttpResponse('x', { status: 503 }), '服务暂不可用，请稍后重试'],
  ['a server without the call', () => new HttpResponse(null, { status: 404 }), '接口路径找不到'],
  ['too many tries elsewhere', () => refuse(40302, 'Locked for a while'), 'Locked for a while'],
])('C144 %s is told in its own words, and counts no wrong password', async (_, answer, words) => {
  vi.stubEnv('VITE_LOCK_VERIFY', 'true');
  const calls = on('post', 'user/verifyPassword', answer);
  const user = userEvent.setup();
  await drawLocked();
  const box = await openPasswordBox(user);
  await user.type(box, 'right');
  for (let tries = 1; tries <= 6; tries += 1) {
    // One try after the other is the point.
    // oxlint-disable-next-line no-await-in-loop
    await user.type(box, '{Enter}');
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(calls.count).toBe(tries));
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(box).toHaveAccessibleDescription(words));
  }
});

test('C144 unlocked, the focus is where it was', async () => {
  const user = userEvent.setup();
  await drawShell({ at: '/finance/recharge' });
  const tool = screen.getByRole('button', { name: '布局配置' });
  act(() => tool.focus());
  act(lock);
  await screen.findByRole('dialog', { name: '屏幕已锁定' });
  await user.type(await openPasswordBox(user), 'anything{Enter}');
  await waitFor(() => expect(useLock.getState().locked).toBe(false));
  expect(tool).toHaveFocus();
});

test('C144 without VITE_LOCK_VERIFY nobody is asked', async () => {
  const calls = on('post', 'user/verifyPassword', () => refuse(1, 'wrong'));
  const user = userEvent.setup();
  await drawLocked();
  await user.type(await openPasswordBox(user), 'anything{Enter}');
  await waitFor(() => expect(useLock.getState().locked).toBe(false));
  expect(calls.count).toBe(0);
});

// The last one: what is loaded after it would be another copy.
test('C143 a page loaded anew is still locked', async () => {
  lock();
  vi.resetModules();
  const fresh = await import('@/stores/lock');
  expect(fresh.useLock.getState().locked).toBe(true);
});
