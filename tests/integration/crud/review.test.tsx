import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SITE } from '@/api/client';
import { gate } from '../gate';
import { ok, on, refuse } from '../server';
import { signInAs } from '../render';
import { dialogOf, findDialog, onQueue, press, stageReview, startQueue, titleOf } from './reviewStage';
import { seen } from './stage';
import { onDict } from './toyServer';
import { ToyStatus } from './toys';
import { showManual, useManual } from '@/stores/manual';
import { endSession } from '@/stores/session';
import { useToasts } from '@/ui/toast/toast';

beforeEach(() => {
  signInAs();
  onDict();
});

/** The record that a step of the walk comes from; 0 for the first step. */
const afterIn = async (request: Request): Promise<number> =>
  Number(((await request.json()) as { afterId?: string }).afterId ?? 0);

const decide = async (name: string): Promise<HTMLElement> => {
  const dialog = await findDialog(name);
  await within(dialog).findByText('R0001', { exact: false });
  return dialog;
};

const send = (dialog: HTMLElement, name: string): void => {
  const [button] = within(dialog).getAllByRole('button', { name });
  if (button) fireEvent.click(button);
};

const button = (name: string) => screen.getByRole('button', { name });

test('a queue is walked with keys, the next record is there before it is asked for', async () => {
  const server = onQueue(3);
  const { queries } = stageReview();
  await startQueue();
  await seen('还有 2 条');
  await waitFor(() => expect(queries.getQueryData(['toy', 'detail', '2'])).toBeDefined());
  expect(button('上一条')).toBeDisabled();

  press('j');
  await screen.findByText(titleOf(2));
  expect(screen.getAllByText('about 2').length).toBeGreaterThan(0);
  await waitFor(() => expect(server.read).toContain(3));
  press('K');
  await screen.findByText(titleOf(1));
  press('J');
  await screen.findByText(titleOf(2));
  await waitFor(() => expect(server.claims).toContain('release 1'));
  await waitFor(() => expect(server.claims.filter((line) => line === 'claim 2')).toHaveLength(2));
});

test('the walk is about the list on screen: its filters, its order, and nothing of its pages', async () => {
  const server = onQueue(2);
  stageReview({}, '?orderNo=R&pageSize=50&orderBy=amount+desc');
  await startQueue();
  await waitFor(() => expect(server.questions.length).toBeGreaterThan(1));
  for (const question of server.questions) expect(question).toEqual({ orderNo: 'R', orderBy: 'amount desc' });
});

test('whoever may not approve a record reads why at the button, in the words of the server', async () => {
  onQueue(1);
  on('post', 'review/claim', () => refuse(40903, '提交人与审核人不能为同一人'));
  stageReview();
  fireEvent.click(await screen.findByRole('button', { name: '开始审核' }));
  await seen('提交人与审核人不能为同一人');
  expect(screen.getByRole('button', { name: '通过' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '挂起' })).toBeEnabled();
  press('A');
  expect(dialogOf('通过')).toBeNull();
});

test('S opens the desk from the list, not while something is typed', async () => {
  onQueue(1);
  stageReview();
  const start = await screen.findByRole('button', { name: '开始审核' });
  expect(start).toHaveAttribute('aria-keyshortcuts', 'S');
  press('s', {}, screen.getAllByRole('textbox')[0]);
  expect(screen.queryByRole('dialog')).toBeNull();
  press('s');
  await screen.findByText(titleOf(1));
});

test('after a decision the next record opens, the shift is counted, and the end is said', async () => {
  const server = onQueue(2);
  stageReview();
  await startQueue();
  press('a');
  const dialog = await decide('通过');
  await within(dialog).findByText('10000007 12.50');
  expect(dialog).toHaveTextContent('0x52908400098527886E0F7030069857D2E4169EE7');
  send(dialog, '通过');
  await screen.findByText(titleOf(2));
  expect(screen.getByText(/本班：通过 1，驳回 0，挂起 0/)).toBeVisible();
  expect(screen.getByText(/秒（中位数）/)).toBeVisible();
  await screen.findByText(/已由您领取审核/);
  press('H');
  send(await findDialog('挂起'), '挂起');
  await seen('没有待审核的记录');
  expect(screen.getByText(/通过 1，驳回 0，挂起 1/)).toBeVisible();
  expect(server.decided.map(({ id, result }) => [id, result])).toEqual([
    ['1', 'approve'],
    ['2', 'hold'],
  ]);
  press('K');
  await screen.findByText(titleOf(2));
  // It is shown as it was, until it has been read anew.
  await waitFor(() => expect(screen.queryByRole('button', { name: '通过' })).toBeNull());
});

test('with nothing more to come the record on screen stays', async () => {
  onQueue(1);
  stageReview();
  await startQueue();
  await seen('还有 0 条');
  press('J');
  await waitFor(() =>
    expect(useToasts.getState().list.map(({ text }) => text)).toContain('没有更多待审核的记录'),
  );
  expect(screen.getByText(titleOf(1))).toBeVisible();
});

/** Holds back the answer about what follows the first record, until it is let through. */
function slowNext() {
  const door = gate();
  let held = 0;
  on('post', 'review/next', async ({ request }) => {
    const after = await afterIn(request);
    if (after === 1) {
      held += 1;
      await door.opened;
    }
    return ok({ id: after + 1, left: 3 });
  });
  return { open: door.open, asked: () => held };
}

test('a decision dialog stays, though the next record arrives that was asked for before', async () => {
  onQueue(3);
  const line = slowNext();
  stageReview();
  await startQueue();
  press('j');
  press('r');
  const dialog = await decide('驳回');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'typed' } });
  await waitFor(() => expect(line.asked()).toBeGreaterThan(0));
  line.open();
  await delay(50);
  expect(within(dialog).getByRole('textbox')).toHaveValue('typed');
  expect(screen.getByText(titleOf(1))).toBeInTheDocument();
});

test('a decision leads on, also where a step was under way', async () => {
  const server = onQueue(3);
  const line = slowNext();
  stageReview();
  await startQueue();
  press('j');
  press('a');
  send(await decide('通过'), '通过');
  await waitFor(() => expect(server.decided).toHaveLength(1));
  line.open();
  await screen.findByText(titleOf(2));
});

test('another order begins anew with its first record', async () => {
  onQueue(3);
  stageReview();
  await startQueue();
  fireEvent.click(screen.getByText('金额最大'));
  await screen.findByText(titleOf(3));
});

test('a queue that cannot be read says so and offers another try', async () => {
  onQueue(1);
  const calls = on('post', 'review/next', () => refuse(40300, '没有权限'));
  stageReview();
  fireEvent.click(await screen.findByRole('button', { name: '开始审核' }));
  await seen('没有权限');
  fireEvent.click(button('重试'));
  await waitFor(() => expect(calls.count).toBe(2));
});

test('a digit opens the rejection with the reason it stands for', async () => {
  const server = onQueue(1);
  stageReview();
  await startQueue();
  await screen.findByRole('button', { name: '已驳回' });
  press('3');
  const dialog = await decide('驳回');
  expect(within(dialog).getAllByText('已驳回').length).toBeGreaterThan(0);
  // What is left to be typed is the note.
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
  send(dialog, '驳回');
  await waitFor(() => expect(server.decided).toMatchObject([{ id: '1', result: 'reject', kind: '3' }]));
});

test('keys rest with a modifier, when held down, and with an input method at work', async () => {
  onQueue(1);
  stageReview();
  await startQueue();
  for (const flag of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'repeat', 'isComposing']) {
    press('a', { [flag]: true });
  }
  await delay(50);
  expect(dialogOf('通过')).toBeNull();
  press('a');
  await decide('通过');
});

test('a closed dialog elsewhere on the page silences nothing, an open one does', async () => {
  onQueue(1);
  stageReview();
  await startQueue();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('role', 'alertdialog');
  document.body.append(dialog);
  dialog.setAttribute('open', '');
  press('a');
  await delay(50);
  expect(dialogOf('通过')).toBeNull();
  dialog.removeAttribute('open');
  press('a');
  await decide('通过');
  dialog.remove();
});

test('keys rest while somebody types and while a dialog is open', async () => {
  onQueue(2);
  stageReview();
  await startQueue();
  const input = document.createElement('input');
  document.body.append(input);
  press('a', {}, input);
  input.remove();
  await delay(50);
  expect(dialogOf('通过')).toBeNull();

  press('r');
  await decide('驳回');
  press('j');
  press('a');
  await delay(50);
  expect(dialogOf('通过')).toBeNull();
  expect(screen.getByText(titleOf(1))).toBeVisible();
});

test('nobody rejects with a reason he has not chosen, whatever the default is', async () => {
  const server = onQueue(1);
  stageReview();
  await startQueue();
  press('r');
  const dialog = await decide('驳回');
  send(dialog, '驳回');
  await within(dialog).findByText('此项必填');
  expect(server.decided).toEqual([]);
});

test('the question mark opens the manual with the keys of the review', async () => {
  onTestFinished(() => showManual(null));
  onQueue(1);
  stageReview();
  await startQueue();
  press('?', { shiftKey: true });
  const keys = useManual.getState().shown?.keys ?? [];
  expect(keys.map(({ key }) => key)).toEqual(['R', 'H', 'A', '1 – 3', 'J', 'K', 'Ctrl Enter']);
  expect(keys[0]?.what).toBe('驳回');
});

test('whoever may not hold has neither the button nor the key', async () => {
  signInAs([`${SITE}toy/review`, `${SITE}toy/list`]);
  onQueue(1);
  stageReview();
  await startQueue();
  expect(screen.queryByRole('button', { name: '挂起' })).toBeNull();
  press('h');
  await delay(50);
  expect(dialogOf('挂起')).toBeNull();
  expect(button('通过')).toBeEnabled();
});

test('a record that somebody else holds says who, and cannot be decided', async () => {
  onQueue(1);
  on('post', 'review/claim', () => refuse(40902, 'Wang 正在审核此记录'));
  stageReview();
  fireEvent.click(await screen.findByRole('button', { name: '开始审核' }));
  await seen('Wang 正在审核此记录');
  expect(button('通过')).toBeDisabled();
  expect(button('驳回')).toBeDisabled();
  press('a');
  press('1');
  await delay(50);
  expect(dialogOf('通过')).toBeNull();
  expect(dialogOf('驳回')).toBeNull();
});

test('a record that its holder has decided is read again before it can be decided here', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const server = onQueue(1);
  let refusal = refuse(40902, 'Wang 正在审核此记录');
  on('post', 'review/claim', () => refusal);
  stageReview();
  fireEvent.click(await screen.findByRole('button', { name: '开始审核' }));
  await seen('Wang 正在审核此记录');
  const before = server.read.length;
  refusal = refuse(40901, '该记录已由 Wang 处理');
  server.rows = server.rows.map((one) => ({ ...one, status: ToyStatus.credited }));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await seen('该记录已由 Wang 处理');
  await waitFor(() => expect(server.read.length).toBe(before + 1));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^通过/ })).toBeNull());
  // Nor does it come to life again, although the record is free now.
  refusal = ok({ claimBy: 'admin', claimUntil: '2026-11-20 09:10:00' });
  server.rows = server.rows.map((one) => ({ ...one, status: ToyStatus.pending }));
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  expect(screen.getByText('该记录已由 Wang 处理')).toBeVisible();
  for (const one of screen.queryAllByRole('button', { name: /^(通过|驳回|挂起)/ }))
    expect(one).toBeDisabled();
});

test('whoever has had a part in it is named above it', async () => {
  onQueue(1);
  stageReview();
  await startQueue();
  expect(screen.getByRole('region', { name: '经手人' })).toHaveTextContent('Li');
});

test.each([40900, 40901, 40902, 40903])(
  'C83 a refusal %i closes the dialog, says why, and has the record read again',
  async (code) => {
    const server = onQueue(1);
    on('post', 'toy/review', () => {
      server.rows = server.rows.map((row) => ({ ...row, status: 2, version: 2 }));
      return refuse(code, '该记录已由 Wang 审核', { current: server.rows[0] });
    });
    stageReview();
    fireEvent.click(await screen.findByRole('button', { name: '审核' }));
    await screen.findByText(/已由您领取审核/);
    press('a');
    send(await decide('通过'), '通过');
    await seen('该记录已由 Wang 审核');
    await waitFor(() => expect(screen.queryByRole('button', { name: '通过' })).toBeNull());
    expect(dialogOf('通过')).toBeNull();
    expect(screen.getByText(titleOf(1))).toBeVisible();
  },
);

test('C79 a decision without an answer says that its result is unknown, and the record is read again', async () => {
  const server = onQueue(1);
  const attempts: string[] = [];
  on('post', 'toy/review', async ({ request }) => {
    const { requestId } = (await request.json()) as { requestId: string };
    attempts.push(requestId);
    return attempts.length === 1 ? HttpResponse.error() : ok({ success: ['1'], failed: [] });
  });
  on('get', 'common/request', () => ok({ done: false, records: [] }));
  stageReview();
  fireEvent.click(await screen.findByRole('button', { name: '审核' }));
  await screen.findByText(/已由您领取审核/);
  press('a');
  const dialog = await decide('通过');
  const before = server.read.length;
  send(dialog, '通过');
  await within(dialog).findByText(/结果未知/);
  await waitFor(() => expect(server.read.length).toBeGreaterThan(before));
  // Another attempt is the same one to the server.
  send(dialog, '通过');
  await waitFor(() => expect(attempts).toHaveLength(2));
  expect(attempts[1]).toBe(attempts[0]);
});

test('C78 two clicks in one moment send one decision', async () => {
  const server = onQueue(1);
  stageReview();
  await startQueue();
  press('a');
  const approve = within(await decide('通过')).getByRole('button', { name: '通过' });
  fireEvent.click(approve);
  fireEvent.click(approve);
  await seen('没有待审核的记录');
  expect(server.decided).toHaveLength(1);
});

test('C85 a late answer about one record never shows in the next', async () => {
  onQueue(2);
  const late = gate();
  on('get', 'toy/get', async ({ request }) => {
    const id = Number(new URL(request.url).searchParams.get('id'));
    if (id === 1) await late.opened;
    return ok({ id, version: 1, status: 1, orderNo: `R000${id}`, remark: `late ${id}`, history: [] });
  });
  stageReview();
  fireEvent.click(await screen.findByRole('button', { name: '开始审核' }));
  await seen('还有 1 条');
  press('J');
  await screen.findByText(titleOf(2));
  await seen('late 2');
  late.open();
  // Time for the late answer to be drawn.
  await delay(50);
  expect(screen.getByText('late 2')).toBeVisible();
  expect(screen.queryByText('late 1')).toBeNull();
});

test('a desk that is closed while the next record is asked for ends without a word', async () => {
  const unheard = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unheard);
  onTestFinished(() => void process.off('unhandledRejection', unheard));
  onQueue(2);
  const answer = gate();
  const asked = on('post', 'review/next', async ({ request }) => {
    const after = await afterIn(request);
    if (after) await answer.opened;
    return ok({ id: after ? 2 : 1, left: 1 });
  });
  const { unmount } = stageReview();
  await startQueue();
  await waitFor(() => expect(asked.count).toBe(2));
  press('J');
  unmount();
  answer.open();
  await delay(50);
  expect(unheard).not.toHaveBeenCalled();
});

test('a desk that is closed lets go of its record', async () => {
  const server = onQueue(1);
  stageReview();
  await startQueue();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(server.claims.at(-1)).toBe('release 1'));
  press('a');
  await delay(50);
  expect(dialogOf('通过')).toBeNull();
});

test('a desk that goes with the session asks for nothing more', async () => {
  const server = onQueue(1);
  const { unmount } = stageReview();
  await startQueue();
  endSession();
  unmount();
  await delay(50);
  expect(server.claims.filter((line) => line.startsWith('release'))).toEqual([]);
});
