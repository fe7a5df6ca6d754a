import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { destination } from '@/kernel/arrival';
import { frame, openConsole, serveMenu } from './console';
import { haveToken } from '../token';

vi.mock('@/kernel/views', () => import('./fakeViews'));

test.each([
  ['/visualizingDemo1', 'visualizing/demo1/index', '数据可视化演示 1'],
  ['/visualizingDemo2', 'visualizing/demo2/index', '数据可视化演示 2'],
  ['/visualizingdemo2/', 'visualizing/demo2/index', '数据可视化演示 2'],
])('%s shows its board without a menu entry, under its own title', async (address, name, title) => {
  haveToken();
  const menu = serveMenu();
  openConsole(address);
  await screen.findByRole('article', { name });
  await waitFor(() => expect(document.title).toBe(`${title} - Exchange Console`));
  expect(menu.count).toBe(1);
  expect(frame).toHaveBeenCalledTimes(1);
});

test('a board needs a token, and after the log-in it is where one goes', async () => {
  openConsole('/visualizingDemo1?a=1');
  await screen.findByText(/^login/);
  expect(new URLSearchParams(location.search).get('redirect')).toBe('/visualizingDemo1');
  expect(destination(location.search)).toBe('/visualizingDemo1?a=1');
});
