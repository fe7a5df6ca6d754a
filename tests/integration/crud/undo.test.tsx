import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screenKit } from '@/domain/kit/screenKit';
import { sendAllNow } from '@/services/undoable';
import { UndoPlace } from '@/shell/frame/UndoPlace';
import { useLock } from '@/stores/lock';
import { endSession } from '@/stores/session';
import { Toaster } from '@/shell/base/Toaster';
import { ok, on, refuse } from '../server';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toyRange } from './toyServer';

const { screen: screenOf, bulk } = screenKit(toys);

const List = screenOf({ columns: ['orderNo'], bulkActions: [bulk.remove({ undo: true })] });

const button = (name: string) => screen.getByRole('button', { name });

let sent: unknown[] = [];

async function chooseTwo(): Promise<void> {
  onList(() => toyRange(3));
  on('delete', 'toy/delete', async ({ request }) => {
    sent.push(await request.json());
    return ok({ success: [1, 2], failed: [] });
  });
  stage(
    <>
      <List />
      <UndoPlace />
      <Toaster />
    </>,
  );
  await seen('R0001');
  for (const name of ['R0001', 'R0002']) {
    const row = screen.getByText(name).closest('tr');
    if (row) fireEvent.click(within(row).getByRole('checkbox'));
  }
}

/** Removes the first two records: nothing is asked, and the write waits. */
async function removeTwo(): Promise<void> {
  await chooseTwo();
  fireEvent.click(button('删除'));
  await seen('删除（2 条）');
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useRealTimers();
  sent = [];
  signInAs();
  onDict();
});

test('nothing is sent for ten seconds, and once after them', async () => {
  await chooseTwo();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button('删除'));
  await pass(9999);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
  await pass(1);
  vi.useRealTimers();
  await waitFor(() => expect(sent).toEqual([{ ids: ['1', '2'] }]));
  await waitFor(() => expect(screen.queryByText('撤消')).toBeNull());
  await sendAllNow();
  expect(sent).toHaveLength(1);
});

test('what was undone never reaches the server, and its records are free again', async () => {
  await removeTwo();
  expect(button('删除')).toBeDisabled();
  fireEvent.click(button('撤消'));
  expect(await screen.findByText('已撤消，未提交')).toBeInTheDocument();
  await sendAllNow();
  expect(sent).toEqual([]);
  fireEvent.click(button('删除'));
  await seen('删除（2 条）');
  fireEvent.click(button('立即提交'));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('Ctrl+Z undoes it, except where somebody types', async () => {
  await removeTwo();
  const field = document.body.appendChild(document.createElement('textarea'));
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  field.remove();
  expect(button('撤消')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤消' })).toBeNull());
  expect(sent).toEqual([]);
});

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the console is locked', () => useLock.setState({ locked: true })],
  ['the operator logs out', () => void sendAllNow()],
])('%s: it is sent at once, and once', async (_, happens) => {
  await removeTwo();
  act(happens);
  await waitFor(() => expect(sent).toEqual([{ ids: ['1', '2'] }]));
  window.dispatchEvent(new Event('pagehide'));
  await sendAllNow();
  expect(sent).toHaveLength(1);
  useLock.setState({ locked: false });
});

test('the session ends elsewhere: it is not sent, and a message says so', async () => {
  await removeTwo();
  act(() => endSession());
  expect(await screen.findByText('登录已结束，未提交：删除（2 条）')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a refusal is told as of any other write', async () => {
  await removeTwo();
  on('delete', 'toy/delete', () => refuse(40904, '当前状态不允许此操作'));
  fireEvent.click(button('立即提交'));
  expect(await screen.findByText('当前状态不允许此操作')).toBeInTheDocument();
});
