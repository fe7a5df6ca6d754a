import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import type { HttpResponseResolver } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '@/api/failure';
import type { Resource } from '@/api/resource';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { minChars, required } from '@/crud/field/rules';
import { useToasts } from '@/ui/toast/toast';
import { isDirty } from '@/stores/dirty';
import { gate } from '../gate';
import { ok, on, refuse } from '../server';
import { signInAs } from '../render';
import { onDict, onList, seen, stage, toy, toys } from './toys';
import type { Toy, ToyDetail, ToyDraft, ToyEdit, ToyQuery } from './toys';

const { col, field, row, bar } = kitOf(toys);

const COLUMNS = [col.text('orderNo'), col.text('remark')];

const screenOf = (
  resource: Resource<Toy, ToyQuery, ToyDetail, ToyDraft, ToyEdit>,
  editForm = [field.area('remark', { rules: [required] })],
) => (
  <CrudScreen
    resource={resource}
    schema={1}
    columns={COLUMNS}
    toolbar={[bar.create()]}
    rowActions={[row.edit(), row.remove()]}
    addForm={[
      field.money('amount', { rules: [required], scale: 2 }),
      field.area('remark', { rules: [required, minChars(2)] }),
      field.dict('kind', 'toy_status'),
    ]}
    editForm={editForm}
    getRowTitle={({ orderNo }) => orderNo}
  />
);

const SCREEN = screenOf(toys);

const save = () => screen.getByRole('button', { name: '保存' });
const remark = () => screen.getByLabelText('备注');
const amount = () => screen.getByLabelText('amount');
const notices = () => useToasts.getState().list.map(({ text }) => text);

/** Answers a write and remembers the bodies. */
function onWrite(
  verb: 'post' | 'put',
  path: string,
  answer: HttpResponseResolver,
): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  on(verb, path, async (info) => {
    bodies.push((await info.request.clone().json()) as Record<string, unknown>);
    return answer(info);
  });
  return bodies;
}

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
  const asked = onList(() => [toy(1)]);
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
  // Time for a second one to come.
  await delay(50);
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
  onList(() => [toy(1)]);
  const bodies = onWrite('post', 'toy/add', () => ok(null));
  stage(SCREEN);
  await openNew();
  type(amount(), '1.234');
  type(remark(), 'x');
  fireEvent.click(save());
  await seen('最多 2 位小数');
  expect(screen.getByText('至少 2 个字')).toBeVisible();
  const alert = screen.getByText('有 2 处需要修改：amount: 最多 2 位小数; 备注: 至少 2 个字');
  expect(alert).toHaveAttribute('role', 'alert');
  expect(amount()).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(amount()).toHaveFocus());
  expect(bodies).toEqual([]);
});

test('C79 a time-out says that the result is unknown, reads the list again and keeps the form', async () => {
  const asked = onList(() => [toy(1)]);
  const ids: string[] = [];
  const timingOut = {
    ...toys,
    add: ({ requestId }: ToyDraft) => {
      ids.push(requestId);
      return Promise.reject(new ApiError({ kind: 'timeout' }, 'POST'));
    },
  };
  stage(screenOf(timingOut));
  await openNew();
  type(amount(), '5');
  type(remark(), 'typed');
  fireEvent.click(save());
  await seen('网络超时: 结果未知，请刷新核对后再操作');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(remark()).toHaveValue('typed');
  fireEvent.click(save());
  await waitFor(() => expect(ids).toHaveLength(2));
  expect(ids[0]).toBe(ids[1]);
});

test('C80 what the server says about a field stands at the field, with focus, and the text is kept', async () => {
  onList(() => [toy(1)]);
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
  onList(() => [toy(1)]);
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
  onList(() => rows);
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
  onList(() => [toy(1, { version: 7, remark: 'old' })]);
  const bodies = onWrite('put', 'toy/edit', () => ok(null));
  stage(SCREEN);
  await openEdit();
  expect(remark()).toHaveValue('old');
  type(remark(), 'new');
  fireEvent.click(save());
  await waitFor(() => expect(bodies).toEqual([{ id: 1, version: 7, remark: 'new' }]));
});

test('a record changed by somebody else shows the change, and is saved on top of it', async () => {
  onList(() => [toy(1, { remark: 'old' })]);
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
  await waitFor(() => expect(bodies.at(-1)).toEqual({ id: 1, version: 2, remark: 'mine' }));
});

test('what nobody typed follows the newest record, however often it changes meanwhile', async () => {
  const versions = ['old', 'theirs', 'newest'].map((text, index) =>
    toy(1, { version: index + 1, remark: text, orderNo: 'R0001', coin: text.toUpperCase() }),
  );
  onList(() => versions.slice(0, 1));
  const bodies = onWrite('put', 'toy/edit', () =>
    bodies.length < versions.length
      ? refuse(40900, '数据已被他人修改', { current: versions[bodies.length] })
      : ok(null),
  );
  stage(screenOf(toys, [field.text('coin'), field.area('remark')]));
  await openEdit();
  type(screen.getByLabelText('币种'), 'MINE');
  for (const text of ['theirs', 'newest']) {
    fireEvent.click(save());
    fireEvent.click(await screen.findByRole('button', { name: '载入最新数据' }));
    await waitFor(() => expect(remark()).toHaveValue(text));
  }
  fireEvent.click(save());
  await waitFor(() => expect(bodies).toHaveLength(3));
  expect(bodies.at(-1)).toEqual({ id: 1, version: 3, coin: 'MINE', remark: 'newest' });
});

test.each([
  ['  \u200b trimmed \ufeff ', 'trimmed'],
  ['N\u0000U\u0007L', 'NUL'],
  ['🎉 \u202Ertl <script>alert(1)</script>', '🎉 \u202Ertl <script>alert(1)</script>'],
])('C87 the text %j is sent as %j and shown as text', async (typed, sent) => {
  let rows = [toy(1)];
  onList(() => rows);
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
  onList(() => [toy(1)]);
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
  onList(() => [toy(1, { remark: 'old' })]);
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
  onList(() => [toy(1)]);
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
  onList(() => [toy(1)]);
  const { show } = stage(SCREEN);
  await openEdit();
  type(remark(), 'half');
  show(false);
  expect(isDirty('/toys')).toBe(true);
  show(true);
  expect(remark()).toHaveValue('half');
});

test('C90 of two defaults the first is taken; what somebody chose is not overwritten', async () => {
  onList(() => [toy(1)]);
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
  onList(() => [toy(1)]);
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
