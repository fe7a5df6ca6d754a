import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ring } from '@/shell/reminders/sound';
import { setPlatform } from '@/stores/platform';
import { setReminders, useReminderSettings } from '@/stores/reminderSettings';
import { signInAs } from '../render';
import { waiting } from './pending';
import { drawShell } from './shell';

let play: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});

afterEach(() => vi.restoreAllMocks());

const DEFAULTS = {
  sound: true,
  volume: 100,
  pause: 5,
  snoozedUntil: 0,
  muted: [],
  quietFrom: 0,
  quietTo: 0,
};

const stored = (id: number): unknown => JSON.parse(localStorage.getItem(`console.reminders.${id}`) ?? 'null');

async function openSection() {
  await drawShell();
  fireEvent.click(screen.getByRole('button', { name: '布局配置' }));
  const drawer = await screen.findByRole('dialog', { name: '布局配置' });
  return within(within(drawer).getByRole('region', { name: '提醒设置' }));
}

test('sound, volume, pause and snooze are set in the drawer and stored for the operator', async () => {
  const user = userEvent.setup();
  const section = await openSection();
  const volume = section.getByLabelText('音量');
  fireEvent.change(volume, { target: { value: '30' } });
  fireEvent.pointerUp(volume);
  expect(play).toHaveBeenCalledOnce();
  expect(play.mock.contexts[0]).toMatchObject({ volume: 0.3 });
  await user.click(section.getByLabelText('提示音'));
  expect(volume).toBeDisabled();
  const choose = async (label: string, option: string) => {
    await user.click(section.getByLabelText(label));
    const options = [...document.querySelectorAll('.ant-select-item-option')];
    const found = options.filter(({ textContent }) => textContent === option).at(-1);
    await user.click(found ?? document.body);
  };
  await choose('关闭后不再提醒', '15 分钟');
  await choose('暂停提醒', '30 分钟');
  const { snoozedUntil } = useReminderSettings.getState();
  expect(stored(1)).toMatchObject({ sound: false, volume: 30, pause: 15, snoozedUntil });
  expect(Math.round((snoozedUntil - Date.now()) / 60_000)).toBe(30);
  expect(screen.getByRole('button', { name: /消息（提醒已暂停至/, hidden: true })).toBeInTheDocument();
  await choose('暂停提醒', '不暂停');
  expect(stored(1)).toMatchObject({ snoozedUntil: 0 });
});

test('every operator has their own', () => {
  signInAs();
  setReminders({ sound: false, volume: 50, pause: 1 });
  signInAs([], { id: 2 });
  expect(useReminderSettings.getState()).toEqual(DEFAULTS);
  signInAs([], { id: 1 });
  expect(useReminderSettings.getState()).toMatchObject({ sound: false, volume: 50, pause: 1 });
});

test.each([
  ['text', DEFAULTS],
  [{ sound: 0, volume: 101, pause: 7 }, DEFAULTS],
  [{ volume: '5', snoozedUntil: 9e15, muted: 'all', quietFrom: 24, quietTo: 1.5 }, DEFAULTS],
  [{ snoozedUntil: 1 }, DEFAULTS],
])('what is stored as %j gives %j', (value, read) => {
  localStorage.setItem('console.reminders.3', JSON.stringify(value));
  signInAs([], { id: 3 });
  expect(useReminderSettings.getState()).toEqual(read);
});

test('without sound the warning shows alone, and no sound is offered', async () => {
  localStorage.setItem('console.reminders.1', JSON.stringify({ sound: false }));
  play.mockRejectedValue(new DOMException('gesture first', 'NotAllowedError'));
  await drawShell({ waits: () => waiting({ withdrawCount: 1 }, {}) });
  expect(await screen.findByText('有新的提现订单等待审核')).toBeInTheDocument();
  expect(play).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: '声音已关闭，点击开启' })).toBeNull();
});

test('where the platform has the sound off, nobody hears it or can switch it on', async () => {
  setPlatform({ sound: false });
  const section = await openSection();
  expect(section.getByLabelText('提示音（平台已关闭）')).toBeDisabled();
  expect(section.getByLabelText('音量')).toBeDisabled();
  expect(await ring()).toBe(true);
  expect(play).not.toHaveBeenCalled();
  act(() => setPlatform(null));
  expect(section.getByLabelText('提示音')).toBeEnabled();
  await ring();
  expect(play).toHaveBeenCalledOnce();
});

test('another browser tab’s settings apply here', async () => {
  await drawShell({ waits: () => waiting({ withdrawCount: 1 }, {}) });
  await screen.findByText('有新的提现订单等待审核');
  localStorage.setItem('console.reminders.1', JSON.stringify({ snoozedUntil: Date.now() + 60_000 }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'console.reminders.1' })));
  await waitFor(() => expect(screen.queryByText('有新的提现订单等待审核')).toBeNull());
});

test('a kind that was switched off opens no warning, and the bell counts it all the same', async () => {
  localStorage.setItem('console.reminders.1', JSON.stringify({ muted: ['withdrawCount'] }));
  await drawShell({
    waits: () =>
      waiting({ withdrawCount: 1, systemRechargeCount: 1 }, { withdrawCount: 4, systemRechargeCount: 1 }),
  });
  expect(await screen.findByText('有新的充值订单等待审核')).toBeInTheDocument();
  expect(screen.queryByText('有新的提现订单等待审核')).toBeNull();
  expect(await screen.findByRole('button', { name: '消息，5 项待处理' })).toBeInTheDocument();
});

test('in quiet hours no warning opens and nothing rings', async () => {
  const hour = Number(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(11, 13));
  const quiet = { quietFrom: hour, quietTo: (hour + 2) % 24 };
  localStorage.setItem('console.reminders.1', JSON.stringify(quiet));
  await drawShell({ waits: () => waiting({ withdrawCount: 1 }, { withdrawCount: 4 }) });
  expect(await screen.findByRole('button', { name: '消息，4 项待处理' })).toBeInTheDocument();
  expect(screen.queryByText('有新的提现订单等待审核')).toBeNull();
  expect(play).not.toHaveBeenCalled();
});
