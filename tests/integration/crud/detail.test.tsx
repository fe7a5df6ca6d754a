import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { WireShape } from '@/contract/field/field';
import type { reviewStep } from '@/contract/block/review';
import { screenKit } from '@/domain/kit/screenKit';
import { useToasts } from '@/ui/toast/toast';
import { gate } from '../gate';
import { ok, on, refuse } from '../server';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { toys, ToyStatus } from './toys';
import { onDict, onGet, onList, onWrite, toy } from './toyServer';

const { screen: screenOf, fact, row, bulk, section } = screenKit(toys);

const isPending = ({ status }: { status: number }): boolean => status === ToyStatus.pending;

const List = screenOf({
  columns: ['orderNo', 'status'],
  rowActions: [
    row.ask({ call: toys.calls.approve, label: 'review.approve', visible: isPending }),
    row.ask({ call: toys.calls.reject, label: 'review.reject', visible: isPending }),
    row.detail(),
  ],
  bulkActions: [
    bulk.ask({ call: toys.calls.hold, label: 'review.hold', text: (rows) => `hold ${rows.length}` }),
    bulk.ask({
      call: toys.calls.review,
      label: 'review.release',
      fixed: { result: 'release' },
      fields: (field) => [field('remark')],
    }),
  ],
  detail: [
    section.facts('crud.detail', ['remark', 'member']),
    section.history(),
    section.custom('nothing', () => null, 'crud.reason'),
    section.custom('figure', ({ amount }) => <p>figure {amount}</p>),
    section.facts('ui.field', [fact('amount', { coin: () => 'pieces' })]),
  ],
});

const SCREEN = <List />;

const STEP: WireShape<typeof reviewStep> = {
  id: 1,
  step: 2,
  result: 'reject',
  operatorName: 'Wang',
  at: '2026-11-20 09:00:00',
  note: '<i>not his name</i>',
  diff: [{ field: 'remark', before: null, after: 'checked' }],
};

beforeEach(() => {
  signInAs();
  onDict();
});

/** Sends what the open form asks. */
function send(): void {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '驳回' }));
}

async function openDetail(index: number): Promise<void> {
  await screen.findByText('R0001');
  const menus = screen.queryAllByRole('button', { name: '更多' });
  const menu = menus[index];
  if (menu) fireEvent.click(menu);
  // Menus opened before stay in the page.
  const entries = await waitFor(() => {
    const all = screen.getAllByRole('menuitem', { name: '详情' });
    expect(all).toHaveLength(index + 1);
    return all;
  });
  const entry = entries.at(-1);
  if (entry) fireEvent.click(entry);
}

test('C85 a late answer about record A never shows in B', async () => {
  onList(() => [toy(1), toy(2)]);
  const late = gate();
  on('get', 'toy/get', async ({ request }) => {
    const id = Number(new URL(request.url).searchParams.get('id'));
    if (id === 1) await late.opened;
    return ok({ ...toy(id, { remark: `about ${id}` }), history: [] });
  });
  stage(SCREEN);
  await openDetail(0);
  await screen.findByText('详情「R0001」');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await openDetail(1);
  await seen('about 2');
  late.open();
  // Time for the late answer to be drawn.
  await delay(50);
  expect(screen.getByText('about 2')).toBeVisible();
  expect(screen.queryByText('about 1')).toBeNull();
});

test('a detail shows facts, history with changes, and leaves out what has nothing to say', async () => {
  onList(() => [toy(1)]);
  on('get', 'toy/get', () => ok({ ...toy(1, { remark: 'hello' }), history: [STEP] }));
  stage(SCREEN);
  await openDetail(0);
  await seen('hello');
  expect(screen.getByText('<i>not his name</i>')).toBeVisible();
  expect(screen.getByText('复核')).toBeVisible();
  expect(screen.getByRole('row', { name: '备注 （空） checked' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '原因' })).toBeNull();
});

test('the history of a row opens from its menu, or with H while the row has the focus, and has the focus then', async () => {
  onList(() => [toy(1), toy(2)]);
  on('get', 'toy/get', ({ request }) =>
    ok({ ...toy(Number(new URL(request.url).searchParams.get('id'))), history: [STEP] }),
  );
  stage(SCREEN);
  await seen('R0002');
  // No row is at hand.
  fireEvent.keyDown(document.body, { key: 'h' });
  const [, second] = screen.getAllByRole('button', { name: '更多' });
  second?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'h' });
  const drawer = await screen.findByRole('dialog');
  expect(drawer).toHaveTextContent('R0002');
  const history = await within(drawer).findByRole('heading', { name: '操作记录' });
  await waitFor(() => expect(document.activeElement).toBe(history.parentElement));
  expect(within(drawer).queryByRole('button', { name: '操作记录' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  const [first] = screen.getAllByRole('button', { name: '更多' });
  if (first) fireEvent.click(first);
  fireEvent.click(await screen.findByRole('menuitem', { name: '操作记录' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('R0001'));
});

test('operators with a data scope have no history to open', async () => {
  signInAs(undefined, { bindMemberId: '10010015' });
  onList(() => [toy(1)]);
  stage(SCREEN);
  await seen('R0001');
  fireEvent.click(screen.getByRole('button', { name: '更多' }));
  await screen.findByRole('menuitem', { name: '详情' });
  expect(screen.queryByRole('menuitem', { name: '操作记录' })).toBeNull();
});

test('C81 a detail that is gone says so and offers another try', async () => {
  onList(() => [toy(1)]);
  const calls = on('get', 'toy/get', () => refuse(40400, '数据不存在或已删除'));
  stage(SCREEN);
  await openDetail(0);
  await seen('数据不存在或已删除');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(calls.count).toBe(2));
});

test('C83 a conflict reads the row again, and its buttons follow the new state', async () => {
  let status = 1;
  onList(() => [toy(1, { status })]);
  on('post', 'toy/approve', () => {
    status = 2;
    return refuse(40901, '该记录已由 Wang 审核');
  });
  stage(SCREEN);
  await screen.findByText('待审核');
  fireEvent.click(screen.getByRole('button', { name: '通过' }));
  await seen('已入账');
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  expect(screen.queryByRole('button', { name: '驳回' })).toBeNull();
});

test('C84 of approve twice within a moment only the first is sent', async () => {
  onList(() => [toy(1)]);
  const answer = gate();
  const bodies = onWrite('post', 'toy/approve', async () => {
    await answer.opened;
    return ok(null);
  });
  stage(SCREEN);
  await screen.findByText('R0001');
  const approve = screen.getByRole('button', { name: '通过' });
  fireEvent.click(approve);
  fireEvent.click(approve);
  const reject = screen.getByRole('button', { name: '驳回' });
  await waitFor(() => expect(reject).toBeDisabled());
  expect(reject).toHaveAttribute('title', '该记录的另一项操作尚未完成，本次未提交');
  await waitFor(() => expect(bodies).toHaveLength(1));
  // Time for a second one to come.
  await delay(50);
  answer.open();
  await waitFor(() => expect(reject).toBeEnabled());
  expect(bodies).toEqual([{ id: '1', version: 1 }]);
  expect(reject).not.toHaveAttribute('title');
});

test('C84 a rejection that is being typed is not sent while an approval is under way', async () => {
  onList(() => [toy(1)]);
  const results: string[] = [];
  const answer = gate();
  for (const result of ['approve', 'reject']) {
    on('post', `toy/${result}`, async () => {
      results.push(result);
      await answer.opened;
      return ok(null);
    });
  }
  stage(SCREEN);
  await screen.findByText('R0001');
  fireEvent.click(screen.getByRole('button', { name: '驳回' }));
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: 'looks wrong' } });
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'secret' } });
  const approve = screen.getByRole('button', { name: '通过' });
  fireEvent.click(approve);
  send();
  await waitFor(() => expect(results).toHaveLength(1));
  // Time for the rejection to be sent.
  await delay(50);
  answer.open();
  await waitFor(() => expect(approve).toBeEnabled());
  expect(results).toEqual(['approve']);
});

test('a reason that is too short is not sent, a good one is, with the password', async () => {
  onList(() => [toy(1)]);
  const bodies = onWrite('post', 'toy/reject', () =>
    bodies.length === 1 ? refuse(40301, '登录密码错误') : ok(null),
  );
  stage(SCREEN);
  await screen.findByText('R0001');
  fireEvent.click(screen.getByRole('button', { name: '驳回' }));
  const reason = await screen.findByLabelText('原因');
  fireEvent.change(reason, { target: { value: 'no' } });
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'secret' } });
  send();
  await seen('至少 5 个字');
  fireEvent.change(reason, { target: { value: ' looks wrong ' } });
  send();
  await seen('登录密码错误');
  expect(reason).toHaveValue(' looks wrong ');
  send();
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toMatchObject({ reason: 'looks wrong', operPassword: 'secret' });
  expect(bodies[0]?.['requestId']).toBe(bodies[1]?.['requestId']);
});

test('the foot of a detail offers what the record allows now', async () => {
  onList(() => [toy(1)]);
  on('get', 'toy/get', () => ok({ ...toy(1, { status: 3 }), history: [] }));
  stage(SCREEN);
  await openDetail(0);
  await screen.findByText('详情「R0001」');
  await screen.findByText('a***@mail.com');
  const drawer = screen.getByText('详情「R0001」').closest('.ant-drawer');
  if (!(drawer instanceof HTMLElement)) throw new Error('no drawer');
  expect(within(drawer).queryByRole('button', { name: '通过' })).toBeNull();
});

test('the foot of a record with a figure that cannot be read offers nothing to be sent', async () => {
  onList(() => [toy(1)]);
  on('get', 'toy/get', () => ok({ ...toy(1), amount: 'much', history: 'none' }));
  stage(SCREEN);
  await openDetail(0);
  const drawer = (await screen.findByText('详情「R0001」')).closest('.ant-drawer');
  if (!(drawer instanceof HTMLElement)) throw new Error('no drawer');
  const approve = await within(drawer).findByRole('button', { name: '通过' });
  expect(approve).toBeDisabled();
  expect(approve).toHaveAttribute('title', '无法操作：数量 无法读取');
  const history = within(drawer).getByRole('heading', { name: '操作记录' }).parentElement;
  expect(history).toHaveTextContent('无法读取');
  expect(within(drawer).getAllByText('无法读取')).toHaveLength(2);
});

/** Chooses all rows of the page and starts an action on them. */
async function startOnAll(name: string): Promise<void> {
  await screen.findByText('R0001');
  const [all] = screen.getAllByRole('checkbox', { name: '全选本页' });
  if (all) fireEvent.click(all);
  fireEvent.click(
    within(await screen.findByRole('region', { name: '已选 2 项' })).getByRole('button', { name }),
  );
}

test('several records are written to at once, each in its version, and what failed is listed', async () => {
  onList(() => [toy(1), toy(2, { version: 4 })]);
  const bodies = onWrite('post', 'toy/hold', () =>
    ok({ success: [1], failed: [{ id: 2, code: 40904, msg: '当前状态不允许此操作' }] }),
  );
  stage(SCREEN);
  await startOnAll('挂起');
  await seen('hold 2');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '挂起' }));
  await seen('成功 1 条，失败 1 条');
  expect(screen.getByRole('row', { name: 'R0002 当前状态不允许此操作' })).toBeVisible();
  expect(bodies).toMatchObject([{ ids: ['1', '2'], versions: { 1: 1, 2: 4 } }]);
  expect(screen.queryByRole('region', { name: /已选/ })).toBeNull();
});

test('several records may ask for a text first, and are busy until they are written', async () => {
  onList(() => [toy(1), toy(2)]);
  const answer = gate();
  const bodies = onWrite('post', 'toy/review', async () => {
    await answer.opened;
    return ok({ success: [1, 2], failed: [] });
  });
  stage(SCREEN);
  await startOnAll('解除挂起');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox', { name: '备注' }), { target: { value: ' go on ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '解除挂起' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  for (const approve of screen.getAllByRole('button', { name: '通过' })) expect(approve).toBeDisabled();
  expect(
    within(screen.getByRole('region', { name: '已选 2 项' })).getByRole('button', { name: '挂起' }),
  ).toHaveAttribute('title', '该记录的另一项操作尚未完成，本次未提交');
  answer.open();
  await waitFor(() => expect(useToasts.getState().list.map(({ text }) => text)).toEqual(['已保存']));
  expect(bodies).toMatchObject([{ ids: ['1', '2'], result: 'release', remark: 'go on' }]);
});

test('a record is opened once, however often one clicks', async () => {
  onList(() => [toy(1)]);
  const asked = onGet(() => [toy(1)]);
  stage(SCREEN);
  await openDetail(0);
  fireEvent.click(screen.getByRole('menuitem', { name: '详情' }));
  await screen.findByText('figure 12.50');
  expect(screen.getAllByText('详情「R0001」')).toHaveLength(1);
  expect(asked).toEqual(['1']);
});

test('an answer that does not say what failed is not told as a success', async () => {
  onList(() => [toy(1), toy(2)]);
  onWrite('post', 'toy/review', () => ok({ success: [1], failed: 'one' }));
  stage(SCREEN);
  await startOnAll('解除挂起');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '解除挂起' }));
  await waitFor(() =>
    expect(useToasts.getState().list.map(({ text }) => text)).toEqual(['结果未知，请刷新核对后再操作']),
  );
});
