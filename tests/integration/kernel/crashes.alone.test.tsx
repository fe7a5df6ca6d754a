import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportCrashesTo } from '@/kernel/crash';
import { ViewBoundary } from '@/kernel/ViewBoundary';
import { openConsole, serveMenu } from './console';
import { haveToken } from '../token';

vi.mock('@/kernel/views', () => import('./fakeViews'));
vi.mock('@/kernel/WindowTitle', () => ({
  WindowTitle() {
    throw new Error('secret stack');
  },
}));

const report = vi.fn<(error: unknown, id: string) => void>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reportCrashesTo(report);
});

afterEach(() => {
  vi.restoreAllMocks();
  report.mockReset();
  reportCrashesTo(() => undefined);
});

test('C67 a crash around the screens has a number, is reported once and shows no stack', async () => {
  haveToken();
  serveMenu();
  openConsole('/member/list');
  const hint = await screen.findByText(/把编号/);
  expect(document.body).not.toHaveTextContent('secret stack');
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(hint).toHaveTextContent(report.mock.calls[0]?.[1] ?? 'no number');
});

test('a reporter that crashes takes nothing with it', () => {
  reportCrashesTo(() => {
    throw new Error('the reporter');
  });
  const Broken = () => {
    throw new Error('the screen');
  };
  render(
    <ViewBoundary>
      <Broken />
    </ViewBoundary>,
  );
  expect(screen.getByText('页面出错了')).toBeVisible();
});

test('what lies over a screen leaves nothing in its place when it crashes, and comes back with another subject', () => {
  const told = vi.fn<(id: string) => void>();
  const Picture = ({ id }: { id: number }) => {
    if (id === 1) throw new Error('broken');
    return <p>member {id}</p>;
  };
  const page = (id: number) => (
    <ViewBoundary onCrash={told} subject={id}>
      <Picture id={id} />
    </ViewBoundary>
  );
  const { rerender, container } = render(page(1));
  expect(container).toBeEmptyDOMElement();
  expect(told.mock.calls).toEqual([[report.mock.calls[0]?.[1]]]);
  rerender(page(2));
  expect(screen.getByText('member 2')).toBeVisible();
  expect(told).toHaveBeenCalledOnce();
});
