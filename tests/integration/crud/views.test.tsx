import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenKit } from '@/domain/kit/screenKit';
import { readSaved, writeSaved } from '@/crud/filter/savedFilters';
import type { SavedFilter } from '@/crud/filter/savedFilters';
import { ok, on } from '../server';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toy, toyRange } from './toyServer';
import type { Toy } from './toyServer';

const kit = screenKit(toys);

const PARTS = {
  filters: ['dates', 'orderNo', 'nickname', 'status'],
  columns: ['orderNo', 'amount', 'status', 'createdAt'],
} as const;

const States = kit.screen({ ...PARTS, tabs: kit.tabs('status') });
const Plain = kit.screen(PARTS);

const LIST = <States />;
const PLAIN = <Plain />;

const NEW: SavedFilter = { name: 'Credited', search: '?status[]=2' };
const OLD: SavedFilter = { name: 'This week', search: '?dateRange[]=last7' };

const saved = (...filters: SavedFilter[]) => writeSaved('1', 'toy', filters);
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const counts = (asked: readonly { pageSize: number }[]) => asked.filter(({ pageSize }) => pageSize === 1);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs();
  onDict();
});

beforeEach(() => {
  on('get', 'common/sharedFilters', () => ok([]));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('saved filters stand as tabs before the states, with the number of their records', async () => {
  const user = userEvent.setup();
  const rows: Toy[] = [toy(1), toy(2, { status: 2 }), toy(3, { status: 2 })];
  const asked = onList(() => rows);
  saved(NEW);
  const { search } = stage(LIST);
  await seen('R0001');
  const tab = await screen.findByRole('tab', { name: 'Credited 2' });
  expect(tabs()).toEqual(['全部', 'Credited 2', '待审核', '已入账', '已驳回']);
  expect(counts(asked)).toEqual([{ status: ['2'], pageNum: 1, pageSize: 1 }]);
  await user.click(tab);
  await waitFor(() => expect(search()).toBe('?status[]=2'));
  expect(screen.getByRole('tab', { name: 'Credited 2' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: '全部' }));
  await waitFor(() => expect(search()).toBe(''));
  expect(screen.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
});

test('a list without states has tabs as soon as it has a saved filter, and no more than six', async () => {
  const user = userEvent.setup();
  onList(() => toyRange(3));
  stage(PLAIN, '?orderNo=R');
  await seen('R0001');
  expect(screen.queryAllByRole('tab')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '已保存的筛选' }));
  await user.type(await screen.findByLabelText('名称'), 'Mine{Enter}');
  expect(await screen.findByRole('tab', { name: 'Mine 3' })).toHaveAttribute('aria-selected', 'true');
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
    await user.type(screen.getByLabelText('名称'), `${name}{Enter}`);
  await waitFor(() => expect(tabs()).toEqual(['全部', 'Mine 3', 'a 3', 'b 3', 'c 3', 'd 3', 'e 3']));
});

test('the operator puts tabs in order, removes them, and hands a link to a colleague', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onList(() => toyRange(3));
  saved(NEW, OLD);
  stage(PLAIN);
  await screen.findByRole('tab', { name: 'This week 3' });
  await user.click(screen.getByRole('button', { name: '已保存的筛选' }));
  const grip = await screen.findByRole('button', { name: /^移动「This week」/ });
  grip.focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(tabs()).toEqual(['全部', 'This week 3', 'Credited 0']));
  await user.click(screen.getByRole('button', { name: '复制筛选「This week」的链接' }));
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/toys\?dateRange\[\]=last7$/));
  await user.click(screen.getByRole('button', { name: '删除筛选「Credited」' }));
  await waitFor(() => expect(tabs()).toEqual(['全部', 'This week 3']));
});

test('a link and a saved filter hold nothing about a person, and say so', async () => {
  const user = userEvent.setup();
  on('post', 'toy/list', () => ok({ list: [toy(2)], total: 1 }));
  onList(() => [toy(1)]);
  stage(PLAIN, '?nickname=Wang&orderNo=R');
  await seen('R0002');
  await user.click(screen.getByRole('button', { name: '已保存的筛选' }));
  const panel = within(await screen.findByRole('tooltip'));
  expect(await panel.findByText('当前条件含个人信息，保存和链接中都不包含这部分')).toBeInTheDocument();
  await user.type(panel.getByLabelText('名称'), 'Mine{Enter}');
  await panel.findByRole('button', { name: '复制筛选「Mine」的链接' });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Wang');
});

test('counts are read again with the list and when something waits, and never by a hidden screen', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked = onList(() => toyRange(3));
  saved(NEW);
  const { queries, show } = stage(PLAIN);
  await seen('R0001');
  await waitFor(() => expect(counts(asked)).toHaveLength(1));
  // The reminders found that something waits.
  await queries.invalidateQueries({ queryKey: ['pending'], refetchType: 'active' });
  await waitFor(() => expect(counts(asked)).toHaveLength(2));
  vi.setSystemTime(Date.now() + 10_000);
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(counts(asked)).toHaveLength(3));
  show(false);
  await queries.invalidateQueries({ queryKey: ['pending'], refetchType: 'active' });
  await delay(30);
  expect(counts(asked)).toHaveLength(3);
});

test('a saved span of days moves with the day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00Z') });
  const asked = onList(() => toyRange(3));
  const first = stage(PLAIN, OLD.search);
  await seen('R0001');
  expect(asked[0]?.['dateRange']).toEqual(['2026-11-16 00:00:00', '2026-11-22 23:59:59']);
  expect(screen.queryByText('时间格式不正确，请重新选择')).toBeNull();
  first.unmount();
  // In the zone of the platform it is the next day already.
  vi.setSystemTime(new Date('2026-11-22T17:00:00Z'));
  stage(PLAIN, OLD.search);
  await waitFor(() =>
    expect(asked.at(-1)?.['dateRange']).toEqual(['2026-11-17 00:00:00', '2026-11-23 23:59:59']),
  );
});

test('a span of days that is picked by its name stands in the address by its name', async () => {
  const user = userEvent.setup();
  onList(() => toyRange(3));
  const { search } = stage(PLAIN);
  await seen('R0001');
  await user.click(await screen.findByPlaceholderText('开始时间'));
  await user.click(await screen.findByText('近 7 天'));
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(decodeURIComponent(search())).toBe('?dateField=createdAt&dateRange[]=last7'));
});

test('a filter that was saved without its screen knows it once the list was open', async () => {
  onList(() => toyRange(1));
  saved(NEW, { ...OLD, path: '/elsewhere' });
  stage(LIST);
  await seen('R0001');
  expect(readSaved('1', 'toy').map(({ path }) => path)).toEqual(['/toys', '/elsewhere']);
});
