import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RevealCell } from '@/domain/security/RevealCell';
import { WaitingCell } from '@/domain/claim/WaitingCell';
import { screenKit } from '@/domain/kit/screenKit';
import { lock, unlock } from '@/stores/lock';
import { goTo } from '@/services/navigation';
import { holdTime } from '../heldTime';
import { ok, on, refuse } from '../server';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toyRange } from './toyServer';

const MASKED = '3****************X';
const PLAIN = '31010119910412001X';

const CELL = <RevealCell of={{ resource: 'auth', id: 7, field: 'docNo' }} masked={MASKED} />;

const REASON = '会员来电核对';

const eye = () => screen.getByRole('button', { name: '查看完整内容' });

/** Answers with the plain value and remembers the questions. */
function onReveal(): unknown[] {
  const asked: unknown[] = [];
  on('post', 'common/reveal', async ({ request }) => {
    asked.push(await request.json());
    return ok({ value: PLAIN });
  });
  return asked;
}

async function read(): Promise<void> {
  fireEvent.click(eye());
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: REASON } });
  const [, send] = screen.getAllByRole('button', { name: '查看完整内容' });
  if (send) fireEvent.click(send);
  await seen(PLAIN);
}

beforeEach(() => {
  signInAs();
});

afterEach(() => {
  unlock();
  vi.restoreAllMocks();
});

test('without the permission a masked field is text alone', () => {
  signInAs(['api/v2/sitebkd/memberAuth/list']);
  const { container } = stage(CELL);
  expect(container.textContent).toBe(MASKED);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a reason shows the value for thirty seconds, counted down, and nothing keeps it', async () => {
  holdTime();
  const asked = onReveal();
  const { queries } = stage(CELL);
  await read();
  expect(asked).toEqual([{ resource: 'auth', id: '7', field: 'docNo', reason: REASON }]);
  expect(screen.getByText('30 秒')).toBeVisible();
  const cached = queries
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data);
  expect(JSON.stringify(cached)).not.toContain(PLAIN);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByText(PLAIN)).toBeVisible();
  act(() => void vi.advanceTimersByTime(11_000));
  expect(screen.queryByText(PLAIN)).toBeNull();
  expect(screen.getByText(MASKED)).toBeVisible();
  // Nothing is asked again by itself.
  expect(asked).toHaveLength(1);
});

const WAYS: [way: string, leave: (show: (visible: boolean) => void) => void][] = [
  ['the screen is locked', () => act(lock)],
  ['the tag is left', (show) => show(false)],
  [
    'the browser tab is hidden',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      fireEvent(document, new Event('visibilitychange'));
    },
  ],
  ['the operator hides it', () => fireEvent.click(screen.getByRole('button', { name: '隐藏' }))],
];

test.each(WAYS)('the value is gone as soon as %s', async (_, leave) => {
  onReveal();
  const { show } = stage(CELL);
  await read();
  leave(show);
  vi.restoreAllMocks();
  show(true);
  await waitFor(() => expect(screen.queryByText(PLAIN)).toBeNull());
});

test('a refusal is shown in the dialog, the field stays masked', async () => {
  on('post', 'common/reveal', () => refuse(40300, '没有操作权限'));
  stage(CELL);
  fireEvent.click(eye());
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: REASON } });
  const [, send] = screen.getAllByRole('button', { name: '查看完整内容' });
  if (send) fireEvent.click(send);
  await seen('没有操作权限');
  expect(screen.queryByText(PLAIN)).toBeNull();
});

test.each([
  [null, null, '—', undefined],
  [0, 'fresh', '0 分钟', 'fresh'],
  [3, 'late', '3 分钟', 'late'],
  [31, 'soon', '31 分钟', 'soon'],
  [59, null, '59 分钟', 'fresh'],
  [172, 'late', '2 小时 52 分', 'late'],
])('%s minutes of waiting that the server calls %s read %s', (minutes, urgency, words, shown) => {
  const { container } = stage(<WaitingCell minutes={minutes} urgency={urgency} />);
  expect(container.textContent).toBe(words);
  expect(container.querySelector('[data-urgency]')?.getAttribute('data-urgency')).toBe(shown);
});

test('a screen that begins with a filter asks for nothing else, and shows everything once it is taken away', async () => {
  const { screen: screenOf, tabs } = screenKit(toys);
  onDict();
  const asked = onList(() => toyRange(3));
  const Waiting = screenOf({
    defaultFilters: () => ({ 'status[]': ['1'] }),
    tabs: tabs('status'),
    filters: ['orderNo'],
    columns: ['orderNo'],
  });
  const { search, visits } = stage(<Waiting />);
  await seen('R0001');
  expect(asked).toEqual([{ pageNum: 1, pageSize: 20, status: ['1'] }]);
  expect(search()).toBe('?status%5B%5D=1');
  expect(visits).toEqual([{ to: '/toys?status%5B%5D=1', replace: true }]);
  fireEvent.click(screen.getByRole('tab', { name: '全部' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ pageNum: 1, pageSize: 20 }));
  expect(search()).toBe('?all=1');
  // The menu leads to the bare address again.
  act(() => void goTo('/toys'));
  await waitFor(() => expect(search()).toBe('?status%5B%5D=1'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ pageNum: 1, pageSize: 20, status: ['1'] }));
});
