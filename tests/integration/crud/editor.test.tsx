import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { screenKit } from '@/domain/kit/screenKit';
import { useToasts } from '@/ui/toast/toast';
import { isDirty } from '@/stores/dirty';
import { scripted } from '../client/scriptedXhr';
import { gate } from '../gate';
import { ok, on, refuse } from '../server';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { toys } from './toys';
import { onDict, onGet, onList, onWrite, toy } from './toyServer';
import type { Toy, ToyQuery } from './toyServer';

const { screen: screenOf, row, bar } = screenKit(toys);

const PARTS = {
  columns: ['orderNo', 'remark'],
  toolbar: [
    bar.create({ fields: (field) => [field('amount'), field('remark'), field('kind'), field('limit')] }),
  ],
} as const;

const List = screenOf({
  ...PARTS,
  rowActions: [row.edit({ fields: (field) => [field('remark')] }), row.remove()],
});

const SCREEN = <List />;

/** Answers the list and the single record alike. */
function onRecords(rows: () => readonly Toy[]): ToyQuery[] {
  onGet(rows);
  return onList(rows);
}

const save = () => screen.getByRole('button', { name: '保存' });
const remark = () => screen.getByRole('textbox', { name: '备注' });
const amount = () => screen.getByLabelText('数量');
const notices = () => useToasts.getState().list.map(({ text }) => text);

beforeEach(() => {
  signInAs();
  onDict();
});

async function openNew(): Promise<void> {
  await screen.findByText('R0001');
  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  await screen.findByRole('button', { name: '保存' });
}

async function openEdit(): Promise<void> {
  await screen.findByText('R0001');
  fireEvent.click(screen.getByRole('button', { name: '编辑' }));
  await screen.findByRole('button', { name: '保存' });
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

test('C78 a new record is sent once, however often one clicks, and the list is read again', async () => {
  const asked = onRecords(() => [toy(1)]);
  const answer = gate();
  const bodies = onWrite('post', 'toy/add', async () => {
    await answer.opened;
    return ok(null);
  });
  stage(SCREEN);
  await openNew();
  // The default comes from the dictionary.
  await screen.findByTitle('已入账');
  type(amount(), ' 1,234.50 ');
  type(remark(), '  hello  ');
  const button = save();
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.submit(remark().closest('form') ?? remark());
  await waitFor(() => expect(bodies).toHaveLength(1));
  // Time for a second one to come; pressed once more on the way, nothing is sent and nothing is said.
  await delay(50);
  fireEvent.submit(remark().closest('form') ?? remark());
  await delay(50);
  expect(notices()).toEqual([]);
  answer.open();
  await waitFor(() => expect(notices()).toEqual(['已保存']));
  fireEvent.click(button);
  await waitFor(() => expect(asked).toHaveLength(2));
  await delay(50);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ amount: '1234.50', remark: 'hello', kind: '2' });
  expect(bodies[0]?.['requestId']).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked).toHaveLength(2);
  await waitFor(() => expect(isDirty()).toBe(false));
});

test('what is missing is said at the fields and once aloud, and nothing is sent', async () => {
  onRecords(() => [toy(1)]);
  const bodies = onWrite('post', 'toy/add', () => ok(null));
  stage(SCREEN);
  await openNew();
  type(amount(), '1.234');
  type(remark(), 'x');
  fireEvent.click(save());
  await seen('最多 2 位小数');
  expect(screen.getByText('至少 2 个字')).toBeVisible();
  const alert = screen.getByText('有 2 处需要修改：数量：最多 2 位小数；备注：至少 2 个字');
  expect(alert).toHaveAttribute('role', 'alert');
  expect(amount()).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(amount()).toHaveFocus());
  expect(bodies).toEqual([]);
});

test('C79 a time-out says that the result is unknown, looks it up, reads the list again and keeps the form', async () => {
  const asked = onRecords(() => [toy(1)]);
  const bodies = onWrite('post', 'toy/add', () => ok(null));
  on('get', 'common/request', () => ok({ done: false, at: null, count: 0, records: [] }));
  stage(SCREEN);
  await openNew();
  type(amount(), '5');
  type(remark(), 'typed');
  // The next request, which is the write, gets no answer.
  const Network = XMLHttpRequest;
  const Silent = scripted((request) => queueMicrotask(() => request.end('timeout')));
  const send = vi.spyOn(Silent.prototype, 'send');
  let isLost = true;
  const construct = (target: typeof Network): object => {
    if (!isLost) return new target();
    isLost = false;
    return new Silent();
  };
  vi.stubGlobal('XMLHttpRequest', new Proxy(Network, { construct }));
  onTestFinished(() => void vi.stubGlobal('XMLHttpRequest', Network));
  fireEvent.click(save());
  await seen('结果未知：没有收到服务器的答复');
  await seen('服务器上没有这次提交的记录，没有入账。可以在此再次提交，不会重复处理。');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(remark()).toHaveValue('typed');
  fireEvent.click(save());
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(send).toHaveBeenCalledOnce();
  expect(String(send.mock.calls[0])).toContain(String(bodies[0]?.['requestId']));
});

test('C80 what the server says about a field stands at the field, with focus, and the text is kept', async () => {
  onRecords(() => [toy(1)]);
  onWrite('post', 'toy/add', () => refuse(40000, '参数有误', { fields: { remark: '不能使用此备注' } }));
  stage(SCREEN);
  await openNew();
  type(amount(), '5');
  type(remark(), 'typed');
  fireEvent.click(save());
  await seen('不能使用此备注');
  expect(remark()).toHaveValue('typed');
  await waitFor(() => expect(remark()).toHaveFocus());
  expect(screen.queryByText('参数有误')).toBeNull();
});

test('C80 what concerns no field of the form stands above it', async () => {
  onRecords(() => [toy(1)]);
  onWrite('post', 'toy/add', () => refuse(40000, '参数有误：<b>secret</b>', { fields: { secret: 'no' } }));
  stage(SCREEN);
  await openNew();
  type(amount(), '5');
  type(remark(), 'typed');
  fireEvent.click(save());
  await seen('参数有误：<b>secret</b>');
});

test('C81 editing what somebody else deleted says so, and the row goes', async () => {
  let rows = [toy(1), toy(2)];
  onRecords(() => rows);
  onWrite('put', 'toy/edit', () => {
    rows = [toy(2)];
    return refuse(40400, '数据不存在或已删除');
  });
  stage(SCREEN);
  await screen.findByText('R0001');
  const [first] = screen.getAllByRole('button', { name: '编辑' });
  if (first) fireEvent.click(first);
  await screen.findByRole('button', { name: '保存' });
  type(remark(), 'typed');
  fireEvent.click(save());
  await seen('数据不存在或已删除');
  await waitFor(() => expect(screen.queryByText('R0001')).toBeNull());
  expect(screen.getByText('R0002')).toBeVisible();
  expect(remark()).toHaveValue('typed');
});

test('an edit carries the version it is based on', async () => {
  onRecords(() => [toy(1, { version: 7, remark: 'old' })]);
  const bodies = onWrite('put', 'toy/edit', () => ok(null));
  stage(SCREEN);
  await openEdit();
  expect(remark()).toHaveValue('old');
  type(remark(), 'new');
  fireEvent.click(save());
  await waitFor(() => expect(bodies).toEqual([{ id: '1', version: 7, remark: 'new' }]));
});

test('a record changed by somebody else shows the change, and is saved on top of it', async () => {
  onRecords(() => [toy(1, { remark: 'old' })]);
  const bodies = onWrite('put', 'toy/edit', () =>
    bodies.length === 1
      ? refuse(40900, '数据已被他人修改', {
          current: toy(1, { version: 2, status: 2, remark: 'theirs', updatedBy: 'Wang' }),
        })
      : ok(null),
  );
  stage(SCREEN);
  await openEdit();
  type(remark(), 'mine');
  fireEvent.click(save());
  await seen('此记录已被 Wang 修改');
  const change = screen.getByRole('row', { name: '备注 old theirs' });
  expect(within(change).getByText('theirs')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '载入最新数据' }));
  expect(remark()).toHaveValue('mine');
  fireEvent.click(save());
  await waitFor(() => expect(bodies.at(-1)).toEqual({ id: '1', version: 2, remark: 'mine' }));
});

test('what nobody typed follows the newest record, however often it changes meanwhile', async () => {
  const versions = ['old', 'theirs', 'newest'].map((text, index) =>
    toy(1, { version: index + 1, remark: text, orderNo: 'R0001', coin: text.toUpperCase() }),
  );
  onRecords(() => versions.slice(0, 1));
  const bodies = onWrite('put', 'toy/edit', () =>
    bodies.length < versions.length
      ? refuse(40900, '数据已被他人修改', { current: versions[bodies.length] })
      : ok(null),
  );
  const WithCoin = screenOf({
    ...PARTS,
    rowActions: [row.edit({ fields: (field) => [field('coin'), field('remark')] })],
  });
  stage(<WithCoin />);
  await openEdit();
  type(screen.getByLabelText('币种'), 'MINE');
  for (const text of ['theirs', 'newest']) {
    fireEvent.click(save());
    fireEvent.click(await screen.findByRole('button', { name: '载入最新数据' }));
    await waitFor(() => expect(remark()).toHaveValue(text));
  }
  fireEvent.click(save());
  await waitFor(() => expect(bodies).toHaveLength(3));
  expect(bodies.at(-1)).toEqual({ id: '1', version: 3, coin: 'MINE', remark: 'newest' });
});

test.each([
  ['  \u200b trimmed \ufeff ', 'trimmed'],
  ['N\u0000U\u0007L', 'NUL'],
  ['🎉 \u202Ertl <script>alert(1)</script>', '🎉 \u202Ertl <script>alert(1)</script>'],
])('C87 the text %j is sent as %j and shown as text', async (typed, sent) => {
  let rows = [toy(1)];
  onRecords(() => rows);
  const bodies = onWrite('put', 'toy/edit', () => {
    rows = [toy(1, { remark: sent })];
    return ok(null);
  });
  const { container } = stage(SCREEN);
  await openEdit();
  type(remark(), typed);
  fireEvent.click(save());
  await waitFor(() => expect(bodies[0]?.['remark']).toBe(sent));
  await screen.findByText(sent.replace('\u202E', '[U+202E]'));
  expect(container.querySelector('td script')).toBeNull();
});

test('C87 ten thousand characters and NUL are refused with a message', async () => {
  onRecords(() => [toy(1)]);
  const bodies = onWrite('put', 'toy/edit', () => ok(null));
  stage(SCREEN);
  await openEdit();
  type(remark(), '\u0000'.repeat(10_000));
  fireEvent.click(save());
  await seen('最多 200 个字');
  expect(bodies).toEqual([]);
});

test('C89 a changed form is left only after a question, an unchanged one without', async () => {
  const user = userEvent.setup();
  onRecords(() => [toy(1, { remark: 'old' })]);
  stage(SCREEN);
  await openEdit();
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull());

  await openEdit();
  type(remark(), 'new');
  expect(isDirty('/toys')).toBe(true);
  await user.keyboard('{Escape}');
  await seen('有未保存的修改，确定离开？');
  fireEvent.click(screen.getByRole('button', { name: '继续编辑' }));
  await waitFor(() => expect(screen.queryByText('有未保存的修改，确定离开？')).toBeNull());
  expect(remark()).toHaveValue('new');

  type(remark(), 'old');
  expect(isDirty('/toys')).toBe(false);
  type(remark(), 'new');
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  fireEvent.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull());
  expect(isDirty()).toBe(false);
});

test('C89 the browser asks before a page with a changed form is left', async () => {
  onRecords(() => [toy(1)]);
  const { unmount } = stage(SCREEN);
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await openEdit();
  expect(asks()).toBe(false);
  type(remark(), 'new');
  expect(asks()).toBe(true);
  unmount();
  await waitFor(() => expect(asks()).toBe(false));
});

test('C89 a form in a hidden tag keeps its text and its mark', async () => {
  onRecords(() => [toy(1)]);
  const { show } = stage(SCREEN);
  await openEdit();
  type(remark(), 'half');
  show(false);
  expect(isDirty('/toys')).toBe(true);
  show(true);
  expect(remark()).toHaveValue('half');
});

test('C90 of two defaults the first is taken; what somebody chose is not overwritten', async () => {
  onRecords(() => [toy(1)]);
  stage(SCREEN);
  await openNew();
  await screen.findByTitle('已入账');
});

test('C90 a dictionary that cannot be had leaves the form usable, with another try', async () => {
  const user = userEvent.setup();
  const dict = on('get', 'dict/data/getDictData', () =>
    dict.count < 2
      ? refuse(500, 'x')
      : ok({ info: {}, values: [{ key: '2', value: '已入账', isDefault: 1 }] }),
  );
  onRecords(() => [toy(1)]);
  const bodies = onWrite('post', 'toy/add', () => ok(null));
  stage(SCREEN);
  await openNew();
  await seen('选项加载失败');
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByTitle('已入账');
  type(amount(), '5');
  type(remark(), 'typed');
  fireEvent.click(save());
  await waitFor(() => expect(bodies[0]?.['kind']).toBe('2'));
});

test('an edit begins with the record as it is now, not as the list shows it', async () => {
  onList(() => [toy(1, { remark: 'in the list' })]);
  const asked = onGet(() => [toy(1, { version: 5, remark: 'by now' })]);
  const bodies = onWrite('put', 'toy/edit', () => ok(null));
  stage(SCREEN);
  await screen.findByText('R0001');
  const edit = screen.getByRole('button', { name: '编辑' });
  fireEvent.click(edit);
  fireEvent.click(edit);
  await screen.findByRole('button', { name: '保存' });
  // Time for a second form to come.
  await delay(50);
  expect(asked).toEqual(['1']);
  expect(screen.getAllByRole('button', { name: '保存' })).toHaveLength(1);
  expect(remark()).toHaveValue('by now');
  type(remark(), 'changed');
  fireEvent.click(save());
  await waitFor(() => expect(bodies).toEqual([{ id: '1', version: 5, remark: 'changed' }]));
});

test('a record that cannot be read is not edited, and it is said why', async () => {
  onList(() => [toy(1)]);
  let answer = () => refuse(40400, '数据不存在或已删除');
  on('get', 'toy/get', () => answer());
  stage(SCREEN);
  await screen.findByText('R0001');
  fireEvent.click(screen.getByRole('button', { name: '编辑' }));
  await waitFor(() => expect(notices()).toEqual(['数据不存在或已删除']));
  answer = () => ok({ ...toy(1), version: 'newest', history: [] });
  fireEvent.click(screen.getByRole('button', { name: '编辑' }));
  await waitFor(() => expect(notices().at(-1)).toBe('无法操作：version 无法读取'));
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('an amount that may be left out and was cleared is not sent', async () => {
  onList(() => [toy(1)]);
  const bodies = onWrite('post', 'toy/add', () => ok(null));
  stage(SCREEN);
  await openNew();
  await screen.findByTitle('已入账');
  type(amount(), '5');
  type(remark(), 'typed');
  type(screen.getByLabelText('limit'), '7');
  type(screen.getByLabelText('limit'), '');
  fireEvent.click(save());
  await waitFor(() => expect(notices()).toEqual(['已保存']));
  expect(Object.keys(bodies[0] ?? {})).toEqual(['amount', 'remark', 'kind', 'requestId']);
});

test('what a write touches is read again, also where nothing came of it', async () => {
  onList(() => [toy(1)]);
  on('delete', 'toy/delete', () => refuse(40904, '当前状态不允许此操作'));
  const { queries } = stage(SCREEN);
  await screen.findByText('R0001');
  queries.setQueryData(['asset', 'list'], 'rows');
  queries.setQueryData(['member', 'list'], 'rows');
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(notices()).toEqual(['当前状态不允许此操作']));
  expect(queries.getQueryState(['asset', 'list'])?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['member', 'list'])?.isInvalidated).toBe(false);
});
