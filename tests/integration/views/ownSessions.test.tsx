import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useToasts } from '@/ui/toast/toast';
import { SessionsTab } from '@/views/personal/SessionsTab';
import { renderScreen, signInAs } from '../render';
import { ok, on, refuse } from '../server';

const session = (id: number, current: 0 | 1, explorer: string) => ({
  id,
  ip: `203.0.113.${id}`,
  location: '',
  explorer,
  os: 'Linux',
  createTime: '2026-11-20 08:00:00',
  lastActiveAt: '2026-11-20 09:00:00',
  current,
});

/** Draws the operator's sessions, two others beside the own one. */
async function open() {
  signInAs();
  const sessions = [session(1, 1, 'Firefox'), session(2, 0, 'Chrome'), session(3, 0, 'Safari')];
  on('get', 'personal/sessions', () => ok({ sessions, signIns: [] }));
  on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values: [] }));
  renderScreen(<SessionsTab />);
  await screen.findByText(/Firefox/);
  const row = (name: RegExp) => {
    const found = screen.getByText(name).closest('li');
    if (!found) throw new Error('no row');
    return within(found);
  };
  return { sessions, row };
}

test('another session is ended and leaves the list; the own one has no button for it', async () => {
  const { sessions, row } = await open();
  const asked: unknown[] = [];
  on('delete', 'personal/endSessions', async ({ request }) => {
    asked.push(await request.json());
    sessions.splice(1, 1);
    return ok({ success: [2], failed: [] });
  });
  expect(row(/Firefox/).queryByRole('button')).toBeNull();
  expect(row(/Firefox/).getByText('本次登录')).toBeInTheDocument();
  await userEvent.click(row(/Chrome/).getByRole('button', { name: '退出该会话' }));
  await waitFor(() => expect(screen.queryByText(/Chrome/)).toBeNull());
  expect(asked).toEqual([{ ids: ['2'] }]);
  expect(screen.getByText(/Safari/)).toBeInTheDocument();
});

test('a session that could not be ended stays, and why is said', async () => {
  const { row } = await open();
  on('delete', 'personal/endSessions', () => refuse(40303, '不能结束'));
  await userEvent.click(row(/Chrome/).getByRole('button', { name: '退出该会话' }));
  await waitFor(() => expect(useToasts.getState().list.map(({ text }) => text)).toEqual(['不能结束']));
  expect(screen.getByText(/Chrome/)).toBeInTheDocument();
});
