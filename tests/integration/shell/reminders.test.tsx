import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/services/queryClient';
import { KINDS, countOf } from '@/shell/reminders/kinds';
import { poll } from '@/shell/reminders/poll';
import { due, shouldRemind, waitAfter } from '@/shell/reminders/rules';
import { setPlatform } from '@/stores/platform';
import { currentAddress } from '@/services/navigation';
import { setLanguage } from '@/i18n';
import type { PendingCounts } from '@/api/types';
import { EVERY, none, turn, waiting } from './pending';
import { drawShell } from './shell';

let play: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  [0, false, false],
  [1, false, true],
  [1, true, false],
  [2, false, false],
  [3, false, false],
])('C145 a count of %i, its pop-up open %s: reminds %s', (count, open, reminds) => {
  expect(shouldRemind(count, open)).toBe(reminds);
});

test.each([
  [{ systemRechargeCount: '1' }, 1],
  [{ systemRechargeCount: null }, 0],
  [{ systemRechargeCount: -1 }, 0],
  [{ systemRechargeCount: 1.5 }, 0],
  [{ systemRechargeCount: 'many' }, 0],
  [{}, 0],
  [null, 0],
  ['text', 0],
])('C146 %j counts %i', (answer, count) => {
  expect(countOf(answer, 'systemRechargeCount')).toBe(count);
});

test('C146 three kinds at once are three', () => {
  const answer = { systemRechargeCount: 1, withdrawCount: 1, realNameAuthCount: 1 };
  expect(due(KINDS, answer, new Set())).toHaveLength(3);
  expect(due(KINDS, answer, new Set(['withdrawCount']))).toHaveLength(2);
});

test.each([
  [0, 0.3, 15_000],
  [1, 0.5, 60_000],
  [1, 0, 48_000],
  [1, 1, 72_000],
  [2, 0.5, 120_000],
  [3, 0.5, 240_000],
  [4, 0.5, 300_000],
  [99, 0.5, 300_000],
])('after %i failures and a chance of %d it waits %i ms', (failures, chance, wait) => {
  expect(waitAfter(failures, EVERY, chance)).toBe(wait);
});

test('polling asks at once, then every 15 s, slows down on failures and stops for good', async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const control = new AbortController();
  const ask = vi
    .fn<() => Promise<PendingCounts>>()
    .mockResolvedValueOnce(none)
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(none);
  const tell = vi.fn();
  const done = poll(ask, tell, { failures: 0, next: 0 }, control.signal);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(3);
  control.abort();
  await done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(tell).toHaveBeenCalledTimes(2);
});

test('where the platform asks less often, so does the reminder', async () => {
  vi.useFakeTimers();
  setPlatform({ pollSeconds: 30 });
  const control = new AbortController();
  const ask = vi.fn<() => Promise<PendingCounts>>().mockResolvedValue(none);
  const done = poll(ask, vi.fn(), { failures: 0, next: 0 }, control.signal);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  control.abort();
  await done;
  setPlatform(null);
});

test('an answer that comes after the stop is not told', async () => {
  const control = new AbortController();
  const tell = vi.fn();
  const ask = async () => {
    control.abort();
    return none;
  };
  await poll(ask, tell, { failures: 0, next: 0 }, control.signal);
  expect(tell).not.toHaveBeenCalled();
});

const MENU = [
  { path: '/finance/recharge', title: 'menu.201', component: 'finance/recharge/index' },
  { path: '/finance/withdraw', title: 'menu.202', component: 'finance/withdraw/index' },
];

test('C145 one waiting recharge pops up once, rings, and leads to its screen with the filter on', async () => {
  await drawShell({
    menu: MENU,
    waits: () => waiting({ systemRechargeCount: 1 }, { systemRechargeCount: 3 }),
  });
  expect(await screen.findByText('有新的充值订单等待审核')).toBeInTheDocument();
  expect(screen.getByText('有新的充值订单等待审核').closest('[role="alert"]')).not.toBeNull();
  expect(play).toHaveBeenCalledOnce();
  await act(() => setLanguage('en'));
  expect(screen.getByText('A recharge is waiting for approval')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: 'Review' }));
  await waitFor(() => expect(currentAddress()).toBe('/finance/recharge?status%5B%5D=1'));
  await waitFor(() => expect(screen.queryByText('A recharge is waiting for approval')).toBeNull());
});

test('the bell shows any count above 0 with the way there', async () => {
  await drawShell({ menu: MENU, waits: () => waiting({}, { systemRechargeCount: 3, withdrawCount: 2 }) });
  fireEvent.click(await screen.findByRole('button', { name: '消息，5 项待处理' }));
  fireEvent.click(await screen.findByRole('link', { name: /提现待审核/ }));
  await waitFor(() => expect(currentAddress()).toBe('/finance/withdraw?status%5B%5D=1&status%5B%5D=2'));
});

test('the rows of the bell are reached by keyboard, and Escape leads back', async () => {
  const user = userEvent.setup();
  await drawShell({ menu: MENU, waits: () => waiting({}, { systemRechargeCount: 3, withdrawCount: 2 }) });
  const bell = await screen.findByRole('button', { name: '消息，5 项待处理' });
  act(() => bell.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: /充值待审核/ })).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('link', { name: /提现待审核/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'));
  expect(bell).toHaveFocus();
});

/** Draws the frame and waits until all is answered that it asks at first: the totals, what is new, the totals anew. */
async function drawPolled(totals: Partial<PendingCounts>): Promise<void> {
  let calls = { count: 0 };
  await drawShell({
    waits: () => {
      calls = waiting({}, totals);
    },
  });
  await waitFor(() => expect(calls.count).toBe(3));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(
    screen.getByRole('button', { name: `消息，${totals.systemRechargeCount} 项待处理` }),
  ).toBeInTheDocument();
}

test('C149 what was reviewed while the page was hidden is gone from the bell when it is seen again', async () => {
  const totals = { systemRechargeCount: 3 };
  await drawPolled(totals);
  turn('hidden');
  totals.systemRechargeCount = 0;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + EVERY);
  turn('visible');
  expect(await screen.findByRole('button', { name: '消息' })).toBeInTheDocument();
});

test('C149 a browser tab that does not ask hears from the one that does that the bell has changed', async () => {
  const totals = { systemRechargeCount: 3 };
  await drawPolled(totals);
  totals.systemRechargeCount = 4;
  const other = new BroadcastChannel('console-reminders');
  other.postMessage('changed');
  expect(await screen.findByRole('button', { name: '消息，4 项待处理' })).toBeInTheDocument();
  other.close();
});

test('without its screen in the menu a kind is said and rung for, and leads nowhere', async () => {
  await drawShell({
    menu: [{ path: '/a', title: 'A' }],
    waits: () => waiting({ systemRechargeCount: 1 }, { systemRechargeCount: 1 }),
  });
  expect(await screen.findByText('有新的充值订单等待审核')).toBeInTheDocument();
  expect(play).toHaveBeenCalledOnce();
  fireEvent.click(await screen.findByRole('button', { name: '消息，1 项待处理' }));
  expect(await screen.findByText('充值待审核')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /充值待审核|去处理/ })).toBeNull();
});

test('the paths of the menu are the server’s: the same kind leads to wherever its screen is', async () => {
  await drawShell({
    menu: [{ path: '/money/in', title: 'A', component: 'finance/recharge/index' }],
    waits: () => waiting({ systemRechargeCount: 1 }, {}),
  });
  fireEvent.click(await screen.findByRole('link', { name: '去处理' }));
  await waitFor(() => expect(currentAddress()).toBe('/money/in?status%5B%5D=1'));
});

test('a kind that the operator may only read is not shown', async () => {
  let calls = { count: 0 };
  await drawShell({
    permissions: ['api/v2/sitebkd/cwManage/chargeLogList'],
    waits: () => {
      calls = waiting({ systemRechargeCount: 1 }, { systemRechargeCount: 1 });
    },
  });
  await waitFor(() => expect(calls.count).toBeGreaterThan(0));
  expect(screen.queryByText('有新的充值订单等待审核')).toBeNull();
  expect(screen.getByRole('button', { name: '消息' })).toBeInTheDocument();
});

test('C147 blocked autoplay: the warning shows anyway, and the sound is offered once', async () => {
  play.mockRejectedValue(new DOMException('gesture first', 'NotAllowedError'));
  await drawShell({ waits: () => waiting({ withdrawCount: 1 }, {}) });
  expect(await screen.findByText('有新的提现订单等待审核')).toBeInTheDocument();
  const offer = await screen.findByRole('button', { name: '声音已关闭，点击开启' });
  play.mockResolvedValue(undefined);
  fireEvent.click(offer);
  await waitFor(() => expect(screen.queryByRole('button', { name: '声音已关闭，点击开启' })).toBeNull());
  expect(play).toHaveBeenCalledTimes(2);
});

test('C147 blocked autoplay: a press anywhere that the browser takes for a gesture enables the sound, once, and the offer is gone', async () => {
  play.mockRejectedValue(new DOMException('gesture first', 'NotAllowedError'));
  await drawShell({ waits: () => waiting({ withdrawCount: 1 }, {}) });
  const offer = () => screen.queryByRole('button', { name: '声音已关闭，点击开启' });
  await waitFor(() => expect(offer()).toBeInTheDocument());
  // A finger that goes down is no gesture yet, and one that the browser refuses leaves the offer where it is.
  fireEvent.pointerDown(screen.getByRole('banner'));
  expect(play).toHaveBeenCalledTimes(1);
  await act(async () => {
    fireEvent.pointerUp(screen.getByRole('banner'));
  });
  expect(play).toHaveBeenCalledTimes(2);
  expect(offer()).toBeInTheDocument();
  play.mockResolvedValue(undefined);
  fireEvent.pointerUp(screen.getByRole('banner'));
  fireEvent.click(screen.getByRole('banner'));
  await waitFor(() => expect(offer()).toBeNull());
  fireEvent.keyDown(screen.getByRole('banner'), { key: 'a' });
  expect(play).toHaveBeenCalledTimes(3);
});
