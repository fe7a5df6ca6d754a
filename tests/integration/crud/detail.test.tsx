import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { ReviewStep } from '@/api/types';
import { post, SITE } from '@/api/client';
import type { RowAction } from '@/crud/action/action';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import { stepUpField } from '@/domain/security/stepUp';
import { gate } from '../gate';
import { ok, on, refuse } from '../server';
import { signInAs } from '../render';
import { onDict, onList, seen, stage, toy, toys } from './toys';
import type { Toy } from './toys';

const { col, row, section } = kitOf(toys);

const COLUMNS = [col.text('orderNo'), col.dict('status', 'toy_status')];

/** Approves without asking, rejects with a reason. */
const decide = (result: 'approve' | 'reject'): RowAction<Toy> => ({
  name: result,
  label: result === 'approve' ? 'desk.approve' : 'desk.reject',
  permission: 'toy/review',
  visible: ({ status }) => status === 1,
  perform: ({ id, orderNo, version }, context) =>
    result === 'approve'
      ? context.run([toy(id)], () => post(`${SITE}toy/review`, { id, version, result }), 'crud.saved')
      : context.show((dialog) => (
          <ReasonDialog
            {...dialog}
            name="toy"
            id={id}
            title={orderNo}
            fields={[stepUpField]}
            onSubmit={(reason, { operPassword }, requestId) =>
              post(
                `${SITE}toy/review`,
                { id, version, result, reason, operPassword, requestId },
                { silent: true },
              )
            }
          />
        )),
});

const SCREEN = (
  <CrudScreen
    resource={toys}
    schema={1}
    columns={COLUMNS}
    rowActions={[decide('approve'), decide('reject'), row.detail()]}
    detail={[
      section.facts('crud.detail', [col.text('remark'), col.member()]),
      section.history(({ history }) => history),
      section.custom('nothing', () => null, 'crud.reason'),
    ]}
    getRowTitle={({ orderNo }) => orderNo}
  />
);

const STEP: ReviewStep = {
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
  const [close] = screen.getAllByRole('button', { name: /close/i });
  if (close) fireEvent.click(close);
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
  expect(screen.getByText('复审')).toBeVisible();
  expect(screen.getByRole('row', { name: '备注 （空） checked' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '原因' })).toBeNull();
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
  on('post', 'toy/review', () => {
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
  const bodies: string[] = [];
  const answer = gate();
  on('post', 'toy/review', async ({ request }) => {
    bodies.push(await request.text());
    await answer.opened;
    return ok(null);
  });
  stage(SCREEN);
  await screen.findByText('R0001');
  const approve = screen.getByRole('button', { name: '通过' });
  fireEvent.click(approve);
  fireEvent.click(approve);
  const reject = screen.getByRole('button', { name: '驳回' });
  expect(reject).toBeDisabled();
  await waitFor(() => expect(bodies).toHaveLength(1));
  // Time for a second one to come.
  await delay(50);
  answer.open();
  await waitFor(() => expect(reject).toBeEnabled());
  expect(bodies).toEqual(['{"id":1,"version":1,"result":"approve"}']);
});

test('C84 a rejection that is being typed is not sent while an approval is under way', async () => {
  onList(() => [toy(1)]);
  const results: string[] = [];
  const answer = gate();
  on('post', 'toy/review', async ({ request }) => {
    const { result } = (await request.json()) as { result: string };
    results.push(result);
    await answer.opened;
    return ok(null);
  });
  stage(SCREEN);
  await screen.findByText('R0001');
  fireEvent.click(screen.getByRole('button', { name: '驳回' }));
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: 'looks wrong' } });
  fireEvent.change(screen.getByLabelText('操作密码'), { target: { value: 'secret' } });
  const approve = screen.getByRole('button', { name: '通过' });
  fireEvent.click(approve);
  fireEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(results).toHaveLength(1));
  // Time for the rejection to be sent.
  await delay(50);
  answer.open();
  await waitFor(() => expect(approve).toBeEnabled());
  expect(results).toEqual(['approve']);
});

test('a reason that is too short is not sent, a good one is, with the password', async () => {
  onList(() => [toy(1)]);
  const bodies: Record<string, unknown>[] = [];
  on('post', 'toy/review', async ({ request }) => {
    bodies.push((await request.json()) as Record<string, unknown>);
    return bodies.length === 1 ? refuse(40301, '操作密码错误') : ok(null);
  });
  stage(SCREEN);
  await screen.findByText('R0001');
  fireEvent.click(screen.getByRole('button', { name: '驳回' }));
  const reason = await screen.findByLabelText('原因');
  fireEvent.change(reason, { target: { value: 'no' } });
  fireEvent.change(screen.getByLabelText('操作密码'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: '提交' }));
  await seen('至少 5 个字');
  fireEvent.change(reason, { target: { value: ' looks wrong ' } });
  fireEvent.click(screen.getByRole('button', { name: '提交' }));
  await seen('操作密码错误');
  expect(reason).toHaveValue(' looks wrong ');
  fireEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toMatchObject({ result: 'reject', reason: 'looks wrong', operPassword: 'secret' });
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
