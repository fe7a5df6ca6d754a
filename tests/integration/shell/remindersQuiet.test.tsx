import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PendingCounts } from '@/api/types';
import { queryClient } from '@/services/queryClient';
import { isQuiet } from '@/shell/reminders/rules';
import { setReminders, snoozeReminders } from '@/stores/reminderSettings';
import { none, askAgain, waiting } from './pending';
import { drawShell, visit } from './shell';

const MINUTE = 60_000;
const EARLY = '2026-11-20 10:00:00';
const LATER = '2026-11-20 10:00:01';

const MENU = [
  { path: '/home2', title: 'A' },
  { path: '/finance/recharge', title: 'menu.201', component: 'finance/recharge/index' },
  { path: '/finance/withdraw', title: 'menu.202', component: 'finance/withdraw/index' },
];

let play: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});

afterEach(() => vi.restoreAllMocks());

const closing = { at: 1000, newest: EARLY, count: 2 };

test.each([
  ['at once', 5, 1001, EARLY, 2, true],
  ['shortly before the end', 5, 1000 + 5 * MINUTE - 1, EARLY, 2, true],
  ['at the end', 5, 1000 + 5 * MINUTE, EARLY, 2, false],
  ['without a pause', 0, 1000, EARLY, 2, false],
  ['a newer one', 5, 1001, LATER, 2, false],
  ['one more', 5, 1001, EARLY, 3, false],
  ['one less', 5, 1001, EARLY, 1, true],
  ['nothing known', 5, 1001, '', null, true],
  ['a clock that was ahead', 5, 999, EARLY, 2, false],
])('closed by hand, %s: quiet %#', (_, pause, now, newest, count, quiet) => {
  expect(isQuiet(closing, pause, { newest, count }, now)).toBe(quiet);
});

test('what was not known when it was closed does not end the pause', () => {
  expect(isQuiet({ at: 0, newest: '', count: null }, 5, { newest: LATER, count: 9 }, 1)).toBe(true);
});

const ALERT = '有新的充值订单等待审核';
const pending = () => screen.queryByText(ALERT);

/** Waits until everything is answered that was asked. */
const settle = async (calls: { count: number }, asked: number) => {
  await waitFor(() => expect(calls.count).toBeGreaterThanOrEqual(asked));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
};

/** Draws the frame with a recharge that waits, and what the two questions are answered. */
async function drawWaiting(at = '/home') {
  const flags: Partial<PendingCounts> = { systemRechargeCount: 1, newest: newestAt(EARLY) };
  const totals: Partial<PendingCounts> = { systemRechargeCount: 2, newest: newestAt(EARLY) };
  let calls = { count: 0 };
  await drawShell({
    at,
    menu: MENU,
    waits: () => {
      calls = waiting(flags, totals);
    },
  });
  await screen.findByText(ALERT);
  await settle(calls, 3);
  const ask = async (hiddenFor?: number) => {
    const before = calls.count;
    askAgain(hiddenFor);
    await settle(calls, before + 1);
  };
  return { flags, totals, ask };
}

const newestAt = (at: string) => ({ systemRechargeCount: at, withdrawCount: null, realNameAuthCount: null });

function close() {
  fireEvent.click(screen.getByRole('button', { name: `关闭: ${ALERT}` }));
  expect(pending()).toBeNull();
}

test('closed by hand a kind stays quiet for five minutes, and then reminds again', async () => {
  const { ask } = await drawWaiting();
  close();
  await ask(MINUTE);
  await ask(3 * MINUTE);
  expect(pending()).toBeNull();
  expect(play).toHaveBeenCalledTimes(1);
  await ask(MINUTE);
  expect(await screen.findByText(ALERT)).toBeInTheDocument();
  expect(play).toHaveBeenCalledTimes(2);
});

test('closed by hand a kind reminds again as soon as another record has come in', async () => {
  const { flags, ask } = await drawWaiting();
  close();
  flags.newest = newestAt(LATER);
  await ask();
  expect(await screen.findByText(ALERT)).toBeInTheDocument();
});

test('a server that tells only counts: more of them end the pause, also after some were decided', async () => {
  const { flags, totals, ask } = await drawWaiting();
  delete flags.newest;
  delete totals.newest;
  await ask();
  close();
  await ask();
  totals.systemRechargeCount = 1;
  await ask();
  await ask();
  expect(pending()).toBeNull();
  totals.systemRechargeCount = 2;
  await ask();
  await ask();
  expect(await screen.findByText(ALERT)).toBeInTheDocument();
});

test('once nothing waits the pause is over: the next record reminds at once', async () => {
  const { flags, ask } = await drawWaiting();
  close();
  Object.assign(flags, none);
  await ask();
  flags.systemRechargeCount = 1;
  await ask();
  expect(await screen.findByText(ALERT)).toBeInTheDocument();
});

test('the pause after closing is the operator’s: none at all', async () => {
  const { ask } = await drawWaiting();
  act(() => setReminders({ pause: 0 }));
  close();
  await ask();
  expect(await screen.findByText(ALERT)).toBeInTheDocument();
});

test('a kind of which nothing is for me is not reminded of', async () => {
  const mine = { ...none, withdrawCount: 1 };
  await drawShell({
    menu: MENU,
    waits: () =>
      waiting({ systemRechargeCount: 1, withdrawCount: 1, mine }, { systemRechargeCount: 3, mine: none }),
  });
  expect(await screen.findByText('有新的提现订单等待审核')).toBeInTheDocument();
  expect(pending()).toBeNull();
});

test('the bell counts what is for me, and says how much more I only see', async () => {
  const mine = { ...none, systemRechargeCount: 1 };
  await drawShell({
    menu: MENU,
    waits: () => waiting({}, { systemRechargeCount: 3, withdrawCount: 2, realNameAuthCount: 0, mine }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '消息，1 项待处理' }));
  expect(await screen.findByRole('link', { name: /充值待审核/ })).toHaveTextContent(
    '充值待审核另有 2 项仅可查看1',
  );
  expect(screen.getByRole('link', { name: /提现待审核/ })).toHaveTextContent('提现待审核另有 2 项仅可查看0');
  expect(screen.queryByText(/实名认证待审核/)).toBeNull();
});

test('the queue that is on the screen makes no sound, another one does', async () => {
  const { flags, ask } = await drawWaiting('/finance/recharge?status%5B%5D=1');
  expect(play).not.toHaveBeenCalled();
  flags.withdrawCount = 1;
  await ask();
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
});

test('several kinds are one line that unfolds, and can be closed together', async () => {
  const { flags, ask } = await drawWaiting();
  flags.withdrawCount = 1;
  flags.realNameAuthCount = 1;
  await ask();
  const strip = within(screen.getByRole('region', { name: '审核提醒' }));
  const line = await strip.findByRole('button', { name: '待审核：充值、提现、实名认证' });
  expect(strip.queryByText(ALERT)).toBeNull();
  fireEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(strip.getByText(ALERT)).toBeInTheDocument();
  fireEvent.click(strip.getByRole('button', { name: '关闭: 有新的提现订单等待审核' }));
  expect(strip.getByRole('button', { name: '待审核：充值、实名认证' })).toBeInTheDocument();
  fireEvent.click(strip.getByRole('button', { name: '全部关闭' }));
  expect(screen.queryByRole('region', { name: '审核提醒' })).toBeNull();
  await ask();
  expect(screen.queryByRole('region', { name: '审核提醒' })).toBeNull();
});

test('snoozed they neither show nor sound, the bell says so and ends it', async () => {
  const { flags, ask } = await drawWaiting();
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2036, 10, 20, 4));
  act(() => snoozeReminders(15));
  expect(pending()).toBeNull();
  flags.withdrawCount = 1;
  await ask();
  expect(play).toHaveBeenCalledTimes(1);
  const bell = screen.getByRole('button', { name: /消息，2 项待处理（提醒已暂停至 12:15/ });
  fireEvent.click(bell);
  fireEvent.click(await screen.findByRole('button', { name: '恢复提醒' }));
  expect(bell).toHaveAccessibleName('消息，2 项待处理');
  expect(screen.getByText(ALERT)).toBeInTheDocument();
  await ask();
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
});

test('a snooze ends by itself', async () => {
  await drawWaiting();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  act(() => snoozeReminders(5));
  act(() => void vi.advanceTimersByTime(5 * MINUTE - 1));
  expect(pending()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(pending()).toBeInTheDocument();
  vi.useRealTimers();
});

test('what is closed stays closed on the other screens', async () => {
  const { ask } = await drawWaiting();
  close();
  await visit('/finance/withdraw', '/home2');
  await ask();
  expect(pending()).toBeNull();
});
