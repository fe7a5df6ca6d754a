import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SITE } from '@/api/client';
import { screenKit } from '@/domain/kit/screenKit';
import { ok, on } from '../server';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toy, toyRange } from './toyServer';

const { screen: screenOf, col, row, bar, bulk } = screenKit(toys);

const PARTS = {
  filters: ['orderNo'],
  columns: ['orderNo', 'amount', 'createdAt'],
} as const;

/** All other fields of the contract, in its order; operators can add them. */
const OTHERS = [
  'uid',
  'nickname',
  'memberType',
  'level',
  'inviterUid',
  'tags',
  'status',
  'coin',
  'address',
  'remark',
  'updatedBy',
  'id',
];

const List = screenOf({ ...PARTS, schema: 3 });
const NewerList = screenOf({ ...PARTS, schema: 4 });

const LIST = <List />;

const stored = (): unknown => JSON.parse(localStorage.getItem('console.columns.1.toy') ?? 'null');

const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((one) => one.textContent)
    .filter(Boolean);

beforeEach(() => {
  signInAs();
  onDict();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openSettings(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: '列设置' }));
  await screen.findByRole('checkbox', { name: '显示「orderNo」' });
}

test('column settings show, hide, move, pin and widen, and keep only what differs', async () => {
  const user = userEvent.setup();
  onList(() => toyRange(1));
  stage(LIST);
  await screen.findByText('R0001');
  expect(headers()).toEqual(['orderNo', '数量', '创建时间']);
  expect(stored()).toBeNull();

  await openSettings();
  fireEvent.click(screen.getByRole('checkbox', { name: '显示「备注」' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '显示「数量」' }));
  expect(headers()).toEqual(['orderNo', '创建时间', '备注']);
  expect(stored()).toEqual({ schema: 3, all: null, visible: { remark: true, amount: false } });

  fireEvent.click(screen.getByRole('checkbox', { name: '显示「数量」' }));
  expect(stored()).toEqual({ schema: 3, all: null, visible: { remark: true, amount: true } });

  fireEvent.keyDown(screen.getByRole('button', { name: /^移动「创建时间」/ }), { key: 'ArrowUp' });
  expect(headers()).toEqual(['orderNo', '创建时间', '数量', '备注']);
  fireEvent.click(screen.getByRole('button', { name: '「备注」固定在左侧' }));
  expect(headers()).toEqual(['orderNo', '备注', '创建时间', '数量']);

  const width = screen.getByRole('textbox', { name: '「orderNo」列宽' });
  await user.clear(width);
  await user.type(width, '240{Enter}');
  expect(stored()).toEqual({
    schema: 3,
    all: null,
    visible: { remark: true, amount: true },
    order: ['orderNo', 'createdAt', 'amount', ...OTHERS],
    pins: { remark: 'start' },
    widths: { orderNo: 240 },
  });

  fireEvent.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(headers()).toEqual(['orderNo', '数量', '创建时间']);
  expect(stored()).toBeNull();
});

test('a width beyond the limits stays as it is typed, says the range, and leaves the column alone', async () => {
  const user = userEvent.setup();
  onList(() => toyRange(1));
  stage(LIST);
  await screen.findByText('R0001');
  await openSettings();
  const width = () => screen.getByRole('textbox', { name: '「orderNo」列宽' });
  const before = width().getAttribute('value');
  await user.clear(width());
  await user.type(width(), '8000');
  await user.tab();
  expect(width()).toHaveValue('8000');
  expect(width()).toHaveAccessibleDescription('请输入 60–800 的整数');
  await user.clear(width());
  await user.tab();
  expect(width()).toHaveValue('800');
  await user.type(width(), 'x');
  fireEvent.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(width()).toHaveValue(before);
  expect(stored()).toBeNull();
});

test('stored settings are the operator’s own, and forgotten with another schema', async () => {
  localStorage.setItem(
    'console.columns.1.toy',
    JSON.stringify({ schema: 3, visible: { amount: false, gone: true } }),
  );
  onList(() => toyRange(1));
  const first = stage(LIST);
  await screen.findByText('R0001');
  expect(headers()).toEqual(['orderNo', '创建时间']);
  first.unmount();

  signInAs(['*/*/*'], { id: 2 });
  const second = stage(LIST);
  await screen.findByText('R0001');
  expect(headers()).toEqual(['orderNo', '数量', '创建时间']);
  second.unmount();

  signInAs();
  stage(<NewerList />);
  await screen.findByText('R0001');
  expect(headers()).toEqual(['orderNo', '数量', '创建时间']);
});

test('the last shown column cannot be hidden', async () => {
  localStorage.setItem(
    'console.columns.1.toy',
    JSON.stringify({ schema: 3, visible: { amount: false, createdAt: false } }),
  );
  onList(() => toyRange(1));
  stage(LIST);
  await screen.findByText('R0001');
  await openSettings();
  expect(screen.getByRole('checkbox', { name: '显示「orderNo」' })).toBeDisabled();
});

test('a header edge resizes by arrow keys and by dragging, without sorting', async () => {
  const asked = onList(() => toyRange(1));
  stage(LIST);
  await screen.findByText('R0001');
  const edge = () => screen.getByRole('slider', { name: '调整「数量」列宽' });
  fireEvent.change(edge(), { target: { value: '200' } });
  expect(stored()).toEqual({ schema: 3, all: null, widths: { amount: 200 } });
  edge().setPointerCapture = () => undefined;
  fireEvent.pointerDown(edge(), { clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(edge(), { clientX: 130, pointerId: 1 });
  // The last movement comes with the release.
  fireEvent.pointerUp(edge(), { clientX: 146, pointerId: 1 });
  expect(stored()).toEqual({ schema: 3, all: null, widths: { amount: 246 } });
  fireEvent.click(edge());
  fireEvent.keyDown(edge(), { key: 'Enter' });
  expect(asked).toHaveLength(1);
});

test('C159 a thousand rows are drawn only where they can be seen', async () => {
  // Nothing has a size without a screen.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(43);
  onList(() => toyRange(1000));
  const { container } = stage(LIST, '?pageSize=1000');
  await screen.findByText('R0001');
  const drawn = () => container.querySelectorAll('[data-row-key]').length;
  expect(drawn()).toBeGreaterThan(0);
  expect(drawn()).toBeLessThanOrEqual(30);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(screen.getByText('共 1000 条')).toBeVisible();
  // The browser looks for a word only in what is there.
  fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
  expect(drawn()).toBe(1000);
});

test('a row is drawn again alone when it is chosen', async () => {
  const user = userEvent.setup();
  const drawn: string[] = [];
  const Counted = screenOf({
    columns: [col.custom('orderNo', ({ orderNo }) => (drawn.push(orderNo), (<b>{orderNo}</b>)))],
    bulkActions: [bulk.remove()],
  });
  onList(() => toyRange(20));
  stage(<Counted />);
  await screen.findByText('R0020');
  drawn.length = 0;
  await user.click(screen.getByRole('checkbox', { name: '选择 R0003' }));
  expect(drawn).toEqual([]);
  expect(screen.getByRole('checkbox', { name: '选择 R0003' })).toBeChecked();
});

test('a search can be kept under a name, applied and deleted', async () => {
  const user = userEvent.setup();
  on('get', 'common/sharedFilters', () => ok([]));
  const asked = onList(() => toyRange(1));
  const { goTo, search, unmount } = stage(LIST, '?orderNo=R1&pageNum=1&orderBy=amount+desc');
  await screen.findByText('R0001');
  fireEvent.click(screen.getByRole('button', { name: '已保存的筛选' }));
  await user.type(await screen.findByRole('textbox', { name: '名称' }), 'mine');
  fireEvent.click(screen.getByRole('button', { name: '保存当前筛选' }));
  expect(JSON.parse(localStorage.getItem('console.filters.1.toy') ?? '')).toEqual([
    { name: 'mine', path: '/toys', search: '?orderNo=R1&orderBy=amount%20desc' },
  ]);
  goTo('');
  await waitFor(() => expect(asked.at(-1)).toEqual({ pageNum: 1, pageSize: 20 }));
  unmount();

  const again = stage(LIST);
  await screen.findByText('R0001');
  fireEvent.click(screen.getByRole('button', { name: '已保存的筛选' }));
  fireEvent.click(await screen.findByRole('button', { name: 'mine' }));
  await waitFor(() => expect(asked.at(-1)?.orderNo).toBe('R1'));
  expect(again.search()).toBe('?orderNo=R1&orderBy=amount%20desc');
  fireEvent.click(screen.getByRole('button', { name: '已保存的筛选' }));
  fireEvent.click(screen.getByRole('button', { name: '删除筛选「mine」' }));
  expect(localStorage.getItem('console.filters.1.toy')).toBe('[]');
  expect(search()).toBe('');
});

const Actions = screenOf({
  columns: PARTS.columns,
  toolbar: [bar.create({ fields: () => [] }), bar.exportCsv()],
  rowActions: [row.detail(), row.edit({ fields: () => [] }), row.remove()],
  bulkActions: [bulk.remove()],
});

const ACTIONS = <Actions />;

test('C74 actions nobody may do are not in the page', async () => {
  signInAs([`${SITE}toy/list`, `${SITE}toy/get`]);
  onList(() => toyRange(1));
  stage(ACTIONS);
  await screen.findByText('R0001');
  expect(screen.getByRole('button', { name: '详情' })).toBeVisible();
  for (const name of ['新增', '导出', '编辑', '删除', '更多']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('two actions stand in the row, the rest in a menu', async () => {
  onList(() => toyRange(1));
  stage(ACTIONS);
  const cell = (await screen.findByText('R0001')).closest('tr');
  if (!cell) throw new Error('no row');
  const names = within(cell)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(names).toEqual(['详情', '编辑', '更多']);
  fireEvent.click(within(cell).getByRole('button', { name: '更多' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  // The dialog gives the focus back to what had it.
  expect(within(cell).getByRole('button', { name: '更多' })).toHaveFocus();
  await seen('确定删除「R0001」吗？此操作不可恢复。');
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
});

test('the menu of a row takes the focus, and its button has it again after Escape', async () => {
  const user = userEvent.setup();
  onList(() => toyRange(1));
  stage(ACTIONS);
  const more = await screen.findByRole('button', { name: '更多' });
  await user.click(more);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(more).toHaveFocus());
});

test('rows are chosen one by one, from one to another with Shift, and all at once', async () => {
  const user = userEvent.setup();
  onList(() => toyRange(6));
  stage(ACTIONS);
  await screen.findByText('R0001');
  const box = (n: number) => screen.getByRole('checkbox', { name: `选择 R000${n}` });
  const chosen = () => [1, 2, 3, 4, 5, 6].filter((n) => box(n).matches(':checked'));
  const marked = () => document.querySelectorAll('[data-row-key][data-chosen="true"]').length;
  await user.click(box(2));
  expect(chosen()).toEqual([2]);
  await user.keyboard('{Shift>}');
  await user.click(box(4));
  expect(chosen()).toEqual([2, 3, 4]);
  await user.keyboard('{/Shift}');
  await user.click(box(3));
  expect(chosen()).toEqual([2, 4]);
  expect(marked()).toBe(2);
  const [all] = screen.getAllByRole('checkbox', { name: '全选本页' });
  if (!all) throw new Error('no box of all');
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(chosen()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(all).toBeChecked();
  await user.click(all);
  expect(chosen()).toEqual([]);
  expect(marked()).toBe(0);
});

test('C94 ids too long for a number are deleted as they came', async () => {
  const user = userEvent.setup();
  const bodies: string[] = [];
  on('get', 'toy/list', () => {
    const rows = JSON.stringify([toy(1), toy(2)])
      .replace('"id":1', '"id":9007199254740993')
      .replace('"id":2', '"id":1234567890123456789');
    return new Response(`{"code":0,"msg":"","data":{"list":${rows},"total":2}}`);
  });
  on('delete', 'toy/delete', async ({ request }) => {
    bodies.push(await request.text());
    return ok({
      success: ['9007199254740993'],
      failed: [{ id: '1234567890123456789', code: 40906, msg: '<b>存在关联数据</b>' }],
    });
  });
  stage(ACTIONS);
  await screen.findByText('R0001');
  const [all] = screen.getAllByRole('checkbox', { name: '全选本页' });
  if (all) await user.click(all);
  expect(screen.getByRole('region', { name: '已选 2 项' })).toBeVisible();
  await user.click(
    within(screen.getByRole('region', { name: '已选 2 项' })).getByRole('button', { name: '删除' }),
  );
  await seen('确定删除选中的 2 条记录吗？此操作不可恢复。');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await seen('成功 1 条，失败 1 条');
  expect(bodies).toEqual(['{"ids":["9007199254740993","1234567890123456789"]}']);
  expect(screen.getByRole('row', { name: 'R0002 <b>存在关联数据</b>' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /已选/ })).toBeNull();
});
