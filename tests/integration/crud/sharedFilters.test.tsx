import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { writeSaved } from '@/crud/filter/savedFilters';
import { screenKit } from '@/domain/kit/screenKit';
import { signInAs } from '../render';
import { ok, on, refuse } from '../server';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toyRange } from './toyServer';

const Plain = screenKit(toys).screen({
  filters: ['dates', 'orderNo', 'nickname', 'status'],
  columns: ['orderNo', 'amount', 'status', 'createdAt'],
});

const LIST = <Plain />;

const SHARE = 'api/v2/sitebkd/common/shareFilter';

interface Shared {
  id: number;
  name: string;
  search: string;
  author: string;
  createdAt: string;
  removable: boolean;
}

const shared = (id: number, terms: Partial<Shared> = {}): Shared => ({
  id,
  name: '本周待审',
  search: '?status[]=1',
  author: '小李',
  createdAt: '2026-11-20 12:00:00',
  removable: false,
  ...terms,
});

/** A server that keeps shared filters. */
function keeping(filters: Shared[]) {
  const sent: unknown[] = [];
  const read = on('get', 'common/sharedFilters', () => ok(filters));
  on('post', 'common/shareFilter', async ({ request }) => {
    const body = (await request.json()) as Pick<Shared, 'name' | 'search'>;
    sent.push(body);
    filters.push(shared(9, { ...body, removable: true }));
    return ok({ id: 9 });
  });
  on('delete', 'common/unshareFilter', async ({ request }) => {
    const { ids } = (await request.json()) as { ids: string[] };
    sent.push(ids);
    filters.splice(0, filters.length, ...filters.filter(({ id }) => !ids.includes(String(id))));
    return ok({ success: ids, failed: [] });
  });
  return { sent, read };
}

async function opened() {
  const user = userEvent.setup();
  const list = stage(LIST);
  await seen('R0001');
  await user.click(screen.getByRole('button', { name: '已保存的筛选' }));
  const panel = within(await screen.findByRole('tooltip'));
  return { user, list, panel };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs([SHARE]);
  onDict();
  onList(() => toyRange(3));
});

test('filters of colleagues are read when the panel opens, name their author, and are applied', async () => {
  const { read } = keeping([shared(1)]);
  const { user, list, panel } = await opened();
  expect(read.count).toBeLessThanOrEqual(1);
  const button = await panel.findByRole('button', { name: '本周待审' });
  expect(button).toHaveAttribute('title', '小李 共享');
  expect(panel.queryByRole('button', { name: /^为所有人删除/ })).toBeNull();
  await user.click(button);
  await waitFor(() => expect(list.search()).toBe('?status[]=1'));
});

test('a saved filter is shared without what belongs to the operator alone, once', async () => {
  const { sent } = keeping([]);
  writeSaved('1', 'toy', [{ name: '我的', search: '?status[]=2&pageSize=50' }]);
  const { user, panel } = await opened();
  await user.click(await panel.findByRole('button', { name: /^将筛选「我的」共享给/ }));
  await panel.findByRole('button', { name: '为所有人删除共享筛选「我的」' });
  expect(sent).toEqual([{ list: 'toy', name: '我的', search: '?status[]=2', requestId: expect.any(String) }]);
  expect(panel.queryByRole('button', { name: /^将筛选「我的」共享给/ })).toBeNull();
});

test('who may not share has no button for it', async () => {
  signInAs([]);
  keeping([shared(1)]);
  writeSaved('1', 'toy', [{ name: '我的', search: '?status[]=2' }]);
  const { panel } = await opened();
  await panel.findByRole('button', { name: '本周待审' });
  expect(panel.queryByRole('button', { name: /共享给/ })).toBeNull();
});

test('the author deletes a filter for everybody, after a question', async () => {
  const { sent } = keeping([shared(4, { removable: true })]);
  const { user, panel } = await opened();
  await user.click(await panel.findByRole('button', { name: '为所有人删除共享筛选「本周待审」' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /删\s*除/ }));
  await waitFor(() => expect(sent).toEqual([['4']]));
  await waitFor(() => expect(panel.queryByRole('button', { name: '本周待审' })).toBeNull());
});

test('a failure is told in the panel, and the own filters stay', async () => {
  on('get', 'common/sharedFilters', () => refuse(50000, '稍后再试'));
  writeSaved('1', 'toy', [{ name: '我的', search: '?status[]=2' }]);
  const { panel } = await opened();
  expect(await panel.findByText('稍后再试')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: '我的' })).toBeInTheDocument();
});
