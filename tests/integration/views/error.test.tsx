import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindNavigation } from '@/services/navigation';
import { useSession } from '@/stores/session';
import NoPowerScreen from '@/views/error/noPower/index';
import NotFoundScreen from '@/views/error/notFound/index';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

const go = vi.fn<(to: string) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  go.mockClear();
  bindNavigation({ go, current: () => '/401' });
});

test('a wrong address leads back home', async () => {
  renderScreen(<NotFoundScreen />);
  expect(screen.getByRole('heading', { name: '地址输入错误，请重新输入' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '返回首页' }));
  expect(go).toHaveBeenCalledWith('/home', undefined);
});

test.each([
  ['answers', () => ok(null)],
  ['does not', () => HttpResponse.error()],
])('to authorise anew ends the session, whether the server %s', async (_, answer) => {
  on('get', 'logout', answer);
  signInAs();
  renderScreen(<NoPowerScreen />);
  expect(screen.getByText('您未被授权，没有操作权限')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重新授权' }));
  await waitFor(() => expect(useSession.getState().user).toBeNull());
  await waitFor(() => expect(go).toHaveBeenCalled());
});
