import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenKit } from '@/domain/kit/screenKit';
import { blankOf } from '@/contract/field/read';
import type { RowOf } from '@/contract/resource';
import type { Translate } from '@/i18n';
import { gate } from '../gate';
import { ok, on } from '../server';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { countedToys, toys } from './toys';
import { failing, onDict, onList, queryIn, toy, toyRange } from './toyServer';
import type { Toy } from './toyServer';

const { screen: screenOf, row, bulk } = screenKit(toys);

const PARTS = {
  filters: ['orderNo', 'status', 'amount', 'dates'],
  columns: ['orderNo', 'amount', 'status', 'createdAt'],
} as const;

const List = screenOf({ ...PARTS, rowActions: [row.remove()], bulkActions: [bulk.remove()] });

const LIST = <List />;

const button = (name: string) => screen.getByRole('button', { name });
const search = () => button('查询');
const orderNo = () => screen.getByRole('textbox', { name: 'orderNo' });

beforeEach(() => {
  signInAs();
  onDict();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the first page of twenty is asked for, and its rows are drawn', async () => {
  const asked = onList(() => toyRange(45));
  stage(LIST);
  await seen('R0001');
  expect(asked).toEqual([{ pageNum: 1, pageSize: 20 }]);
  expect(screen.getByText('共 45 条')).toBeVisible();
});

test('the first tab stop of a list leads past its filters to the first row', async () => {
  const user = userEvent.setup();
  onList(() => toyRange(3));
  stage(LIST);
  await seen('R0001');
  await user.tab();
  expect(button('跳到第一行')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.closest('tr')).toHaveTextContent('R0001');
});

test('filters, page, size and order come from the address', async () => {
  const asked = onList(() => toyRange(45));
  stage(LIST, '?orderNo=R&status[]=1&pageNum=2&pageSize=10&orderBy=amount+desc');
  await seen('R0011');
  expect(asked[0]).toEqual({ orderNo: 'R', status: ['1'], pageNum: 2, pageSize: 10, orderBy: 'amount desc' });
  expect(orderNo()).toHaveValue('R');
  expect(screen.getByRole('columnheader', { name: /数量/ })).toHaveAttribute('aria-sort', 'descending');
});

test.each([
  ['?pageNum=0', 1, 20],
  ['?pageNum=-1&pageSize=7', 1, 20],
  ['?pageNum=1e9&pageSize=1000', 1, 1000],
])('C91 the address %s asks for page %i of %i', async (address, pageNum, pageSize) => {
  const asked = onList(() => toyRange(3));
  stage(LIST, address);
  await screen.findByText('R0001');
  expect(asked).toEqual([{ pageNum, pageSize }]);
});

test('C91 a page beyond the last becomes the last, without a stop for Back', async () => {
  const asked = onList(() => toyRange(45));
  const { search, visits } = stage(LIST, '?pageNum=900');
  await seen('R0041');
  expect(asked.map(({ pageNum }) => pageNum)).toEqual([900, 3]);
  expect(search()).toBe('?pageNum=3');
  expect(visits.map(({ replace }) => replace)).toEqual([true]);
});

test('a new search goes to the first page and is a stop for Back', async () => {
  const user = userEvent.setup();
  const asked = onList(() => toyRange(45));
  const { visits, search: address } = stage(LIST, '?pageNum=3');
  await screen.findByText('R0041');
  await user.type(orderNo(), ' R{Enter}');
  await waitFor(() => expect(asked.at(-1)).toEqual({ orderNo: 'R', pageNum: 1, pageSize: 20 }));
  expect(visits.at(-1)).toEqual({ to: '/toys?orderNo=R', replace: false });
  expect(address()).toBe('?orderNo=R');
});

test('typing asks nothing before the search, and the same search asks again', async () => {
  const user = userEvent.setup();
  const asked = onList(() => toyRange(3));
  stage(LIST);
  await screen.findByText('R0001');
  await user.type(orderNo(), 'R');
  expect(asked).toHaveLength(1);
  await user.click(search());
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.click(search());
  await waitFor(() => expect(asked).toHaveLength(3));
});

test('an Enter that ends the writing of an input method does not search', async () => {
  const asked = onList(() => toyRange(3));
  stage(LIST);
  await screen.findByText('R0001');
  const isTaken = (init: KeyboardEventInit) => !fireEvent.keyDown(orderNo(), { key: 'Enter', ...init });
  expect(isTaken({ isComposing: true })).toBe(true);
  expect(isTaken({ keyCode: 229 })).toBe(true);
  expect(isTaken({ keyCode: 13 })).toBe(false);
  expect(asked).toHaveLength(1);
});

test('reset empties the filters and the address', async () => {
  const user = userEvent.setup();
  const asked = onList(() => toyRange(3));
  const { visits } = stage(LIST, '?orderNo=R');
  await screen.findByText('R0001');
  await user.click(button('重置'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ pageNum: 1, pageSize: 20 }));
  expect(visits.at(-1)?.to).toBe('/toys');
  expect(orderNo()).toHaveValue('');
});

test('a reset keeps the size of the page and the order, and goes to the first page', async () => {
  const user = userEvent.setup();
  onList(() => toyRange(45));
  const { search } = stage(LIST, '?orderNo=R&pageNum=2&pageSize=10&orderBy=amount%20desc');
  await screen.findByText('R0011');
  await user.click(button('重置'));
  await waitFor(() => expect(new URLSearchParams(search()).has('orderNo')).toBe(false));
  expect(Object.fromEntries(new URLSearchParams(search()))).toEqual({
    pageSize: '10',
    orderBy: 'amount desc',
  });
});

test('a reset where nothing is filtered reads again, and Back does not stop at it', async () => {
  const user = userEvent.setup();
  const asked = onList(() => toyRange(3));
  const { visits } = stage(LIST);
  await screen.findByText('R0001');
  await user.click(button('重置'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(visits).toEqual([]);
});

test('a reset leaves what the screen itself has set, and that alone is no filter', async () => {
  const user = userEvent.setup();
  const asked = onList(() => []);
  const Reserved = screenOf({ ...PARTS, reservedParams: ['group'] });
  const { search } = stage(<Reserved />, '?group=member');
  await seen('暂无数据');
  expect(asked).toEqual([{ group: 'member', pageNum: 1, pageSize: 20 }]);
  await user.type(orderNo(), 'R{Enter}');
  await waitFor(() => expect(search()).toBe('?group=member&orderNo=R'));
  await seen('没有符合条件的数据');
  await user.click(button('重置'));
  await waitFor(() => expect(search()).toBe('?group=member'));
  await user.type(orderNo(), 'R{Enter}');
  await waitFor(() => expect(search()).toBe('?group=member&orderNo=R'));
});

test('what is typed but not searched for stays when another page or order is shown', async () => {
  const user = userEvent.setup();
  const asked = onList(() => toyRange(45));
  stage(LIST);
  await screen.findByText('R0001');
  await user.type(orderNo(), 'half');
  await user.click(button('下一页'));
  await waitFor(() => expect(asked.at(-1)?.pageNum).toBe(2));
  await user.click(button('数量'));
  await waitFor(() => expect(asked.at(-1)?.orderBy).toBe('amount desc'));
  expect(orderNo()).toHaveValue('half');
  await user.click(search());
  await waitFor(() => expect(asked.at(-1)?.orderNo).toBe('half'));
});

test('C86 five searches in a row, answered in reverse: the last one shows', async () => {
  const texts = ['a', 'b', 'c', 'd', 'e'];
  const gates = new Map(texts.map((text) => [text, gate()]));
  const asked: string[] = [];
  const answered: string[] = [];
  on('get', 'toy/list', async ({ request }) => {
    const { orderNo = 'all' } = queryIn(request.url);
    asked.push(orderNo);
    await gates.get(orderNo)?.opened;
    answered.push(orderNo);
    return ok({ list: [toy(1, { orderNo: `found ${orderNo}` })], total: 1 });
  });
  stage(LIST);
  await screen.findByText('found all');
  for (const text of texts) {
    fireEvent.change(orderNo(), { target: { value: text } });
    fireEvent.click(search());
    await waitFor(() => expect(asked.at(-1)).toBe(text));
  }
  for (const text of texts.toReversed()) {
    gates.get(text)?.open();
    await waitFor(() => expect(answered.at(-1)).toBe(text));
    await seen('found e');
  }
  // Time for a late answer to be drawn.
  await delay(50);
  expect(screen.getByText('found e')).toBeVisible();
  expect(asked).toEqual(['all', ...texts]);
});

test('C86 a question nobody waits for any more is aborted', async () => {
  const late = gate();
  const asked: string[] = [];
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  on('get', 'toy/list', async ({ request }) => {
    const { orderNo = '' } = queryIn(request.url);
    asked.push(orderNo);
    if (orderNo === 'slow') await late.opened;
    return ok({ list: [toy(1, { orderNo: `found ${orderNo}` })], total: 1 });
  });
  const { goTo } = stage(LIST, '?orderNo=slow');
  await waitFor(() => expect(asked).toEqual(['slow']));
  goTo('?orderNo=fast');
  await seen('found fast');
  late.open();
  // Time for the late answer to be drawn.
  await delay(50);
  expect(abort).toHaveBeenCalledOnce();
  expect(screen.getByText('found fast')).toBeVisible();
});

test('a failed search keeps the rows, says why, and can be tried again', async () => {
  const user = userEvent.setup();
  let broken = false;
  on('get', 'toy/list', () => (broken ? failing() : ok({ list: [toy(1)], total: 1 })));
  stage(LIST);
  await screen.findByText('R0001');
  broken = true;
  await user.type(orderNo(), 'x{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('网关错误，服务暂不可用，请稍后重试');
  expect(screen.getByText('R0001')).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  broken = false;
  await user.click(button('重试'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('R0001')).toBeVisible();
});

test('a first call that fails says so instead of showing an empty list', async () => {
  on('get', 'toy/list', failing);
  stage(LIST);
  expect(await screen.findByRole('alert')).toHaveTextContent('网关错误');
  expect(screen.queryByText('暂无数据')).toBeNull();
  expect(document.querySelector('.ant-empty')).toBeNull();
});

test('C82 deleting the last row of a page goes one page back', async () => {
  const user = userEvent.setup();
  let rows = toyRange(21);
  const asked = onList(() => rows);
  const bodies: string[] = [];
  on('delete', 'toy/delete', async ({ request }) => {
    bodies.push(await request.text());
    rows = toyRange(20);
    return ok({ success: [21], failed: [] });
  });
  const { search } = stage(LIST, '?pageNum=2');
  await screen.findByText('R0021');
  await user.click(button('删除'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await seen('R0020');
  expect(bodies).toEqual(['{"ids":["21"]}']);
  expect(asked.at(-1)?.pageNum).toBe(1);
  expect(search()).toBe('');
});

test('no more rows are offered to be deleted than the server takes at once', () => {
  const t: Translate = (key) => key;
  const viewer = { name: 'admin', can: () => true };
  const rows = (count: number): RowOf<typeof toys>[] =>
    Array.from({ length: count }, () => ({ ...blankOf(toys.row), unreadable: [] }));
  const remove = bulk.remove({ disabledReason: (all) => (all.length > 2 ? 'mine' : null) });
  expect([2, 50, 51].map((count) => remove.disabledReason?.(rows(count), t, viewer))).toEqual([
    null,
    'mine',
    'crud.tooMany',
  ]);
  expect([50, 51].map((count) => bulk.remove().disabledReason?.(rows(count), t, viewer))).toEqual([
    null,
    'crud.tooMany',
  ]);
});

test('sorting by a header goes down, up, and back to the order of the server', async () => {
  const user = userEvent.setup();
  const asked = onList(() => toyRange(3));
  stage(LIST, '?pageNum=1');
  await screen.findByText('R0001');
  const header = () => screen.getByRole('columnheader', { name: /数量/ });
  expect(header()).toHaveAttribute('aria-sort', 'none');
  for (const [orderBy, sort] of [
    ['amount desc', 'descending'],
    ['amount asc', 'ascending'],
    [undefined, 'none'],
  ]) {
    await user.click(button('数量'));
    await waitFor(() => expect(header()).toHaveAttribute('aria-sort', sort));
    await waitFor(() => expect(asked.at(-1)?.orderBy).toBe(orderBy));
  }
  expect(screen.getByRole('columnheader', { name: /orderNo/ })).not.toHaveAttribute('aria-sort');
});

test('an empty list says whether there is nothing, or nothing that matches', async () => {
  const user = userEvent.setup();
  onList(() => []);
  const { goTo, search } = stage(LIST);
  await seen('暂无数据');
  goTo('?orderNo=zzz');
  await seen('没有符合条件的数据');
  await user.click(button('清空筛选条件'));
  await seen('暂无数据');
  expect(search()).toBe('');
});

test('C93 a reversed range is not asked for, and says why', async () => {
  const asked = onList(() => toyRange(3));
  const user = userEvent.setup();
  stage(
    LIST,
    '?dateField=createdAt&dateRange[]=2026-11-02 00:00:00&dateRange[]=2026-11-01 00:00:00&amountMin=5&amountMax=1',
  );
  await screen.findByText('R0001');
  expect(asked).toEqual([{ pageNum: 1, pageSize: 20 }]);
  await user.click(button('展开'));
  await seen('开始时间不能晚于结束时间');
  expect(screen.getByText('最小值不能大于最大值')).toBeVisible();
  await user.click(search());
  expect(asked).toHaveLength(1);
});

test('a filter in force is never out of sight, wherever it was set', async () => {
  onList(() => toyRange(3));
  const { goTo } = stage(LIST);
  await screen.findByText('R0001');
  expect(screen.queryByRole('group', { name: '数量' })).toBeNull();
  goTo('?amountMin=5');
  await waitFor(() => expect(screen.getByDisplayValue('5')).toBeVisible());
  expect(button('展开')).toBeVisible();
});

test('a hidden screen asks nothing; coming back asks again after a minute, not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked = onList(() => toyRange(3));
  const { show } = stage(LIST);
  await screen.findByText('R0001');
  show(false);
  show(true);
  await delay(30);
  expect(asked).toHaveLength(1);
  show(false);
  vi.setSystemTime(Date.now() + 61_000);
  await delay(30);
  expect(asked).toHaveLength(1);
  show(true);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.getByText('R0001')).toBeVisible();
});

test('after a write elsewhere a hidden screen reads again when it comes back', async () => {
  const asked = onList(() => toyRange(3));
  const { show, queries } = stage(LIST);
  await screen.findByText('R0001');
  show(false);
  await queries.invalidateQueries({ queryKey: ['toy'] });
  expect(asked).toHaveLength(1);
  show(true);
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('the pager stands in the order of the specification and turns pages', async () => {
  const user = userEvent.setup();
  const asked = onList(() => toyRange(1000));
  stage(LIST);
  await screen.findByText('R0001');
  const pager = screen.getByRole('navigation', { name: '分页' });
  expect(
    within(pager)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['上一页', ...[1, 2, 3, 4, 5, 6].map((n) => `第 ${n} 页`), '向后 5 页', '第 50 页', '下一页']);
  const parts = ['output', '.ant-select', '[aria-label="上一页"]', '[aria-label="下一页"]', 'form'].map(
    (part) => pager.querySelector(part),
  );
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (next) expect(part?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  await user.click(within(pager).getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(asked.at(-1)?.pageNum).toBe(2));
  await user.type(within(pager).getByRole('textbox', { name: '前往' }), '9999{Enter}');
  await waitFor(() => expect(asked.at(-1)?.pageNum).toBe(50));
});

test('tabs filter by state and show their counts', async () => {
  const user = userEvent.setup();
  const rows: Toy[] = [toy(1), toy(2, { status: 2 })];
  const asked = onList(() => rows);
  on('get', 'toy/summary', () => ok({ byStatus: { 1: 5 }, lines: 7 }));
  const kit = screenKit(countedToys);
  const Counted = kit.screen({
    columns: PARTS.columns,
    tabs: kit.tabs('status', 'byStatus'),
    Statistics: kit.statistics({ values: [kit.stat.value('lines')] }),
  });
  stage(<Counted />);
  await screen.findByText('R0001');
  await seen('7');
  await user.click(await screen.findByRole('tab', { name: '待审核 5' }));
  await waitFor(() => expect(asked.at(-1)?.status).toEqual(['1']));
  expect(screen.getByRole('tab', { name: '待审核 5' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: '全部' }));
  await waitFor(() => expect(asked.at(-1)?.status).toBeUndefined());
});

test('figures that cannot be read say so above the list, and can be asked for again', async () => {
  onList(() => toyRange(1));
  let broken = true;
  on('get', 'toy/summary', () => (broken ? ok('figures') : ok({ byStatus: {}, lines: 7 })));
  const kit = screenKit(countedToys);
  const Counted = kit.screen({
    columns: PARTS.columns,
    Statistics: kit.statistics({ values: [kit.stat.value('lines')] }),
  });
  stage(<Counted />);
  await screen.findByText('R0001');
  await screen.findByRole('alert');
  broken = false;
  fireEvent.click(button('重试'));
  await seen('7');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('rows without a readable id are left out and counted, and a total that makes no sense is said', async () => {
  on('get', 'toy/list', () =>
    ok({ list: [toy(1), { ...toy(2), id: null }, 'row', { ...toy(3), id: {} }], total: '?' }),
  );
  stage(LIST);
  await seen('R0001');
  expect(screen.queryByText('R0002')).toBeNull();
  expect(screen.getByText('有 3 条记录无法读取，未显示')).toBeVisible();
  expect(screen.getByText('总数无法读取')).toBeVisible();
});

test('a field that cannot be read is marked, and nothing is done to a row without what decides', async () => {
  on('get', 'toy/list', () =>
    ok({
      list: [
        { ...toy(1), amount: 'much', remark: ['?'] },
        { ...toy(2), createdAt: 5 },
      ],
      total: 2,
    }),
  );
  stage(LIST);
  await seen('R0001');
  const rowOf = (text: string) => {
    const found = screen.getByText(text).closest('tr');
    if (!found) throw new Error('no row');
    return within(found);
  };
  expect(rowOf('R0001').getByText('无法读取')).toBeVisible();
  expect(rowOf('R0001').queryByText('—')).toBeNull();
  const remove = rowOf('R0001').getByRole('button', { name: '删除' });
  expect(remove).toBeDisabled();
  expect(remove).toHaveAttribute('title', '无法操作：数量 无法读取');
  // A time says nothing about what is written.
  expect(rowOf('R0002').getByText('无法读取')).toBeVisible();
  expect(rowOf('R0002').getByRole('button', { name: '删除' })).toBeEnabled();
});
