import { fireEvent, screen, waitFor } from '@testing-library/react';
import { post, SITE } from '@/api/client';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { defineReview } from '@/domain/review/review';
import type { ReviewOptions } from '@/domain/review/types';
import { fieldKit } from '@/domain/kit/fields';
import { kitOf } from '@/domain/kit/kit';
import { required } from '@/crud/field/rules';
import { ok, on } from '../server';
import { onList, stage, toy, toys } from './toys';
import type { Stage, Toy, ToyDetail } from './toys';

const { col, section } = kitOf(toys);
const field = fieldKit<{ remark: string; kind: string }, { remark: string }>('toy');

const submitAs =
  (result: string) =>
  ({ id, version }: ToyDetail, values: object, requestId: string) =>
    post(`${SITE}toy/review`, { id, version, result, ...values, requestId }, { silent: true });

export const PARTS: ReviewOptions<ToyDetail> = {
  kind: 'withdraw',
  titleOf: ({ orderNo }) => `Desk ${orderNo}`,
  sections: [section.facts('crud.detail', [col.text('remark')])],
  rejectReasons: { dict: 'toy_status', field: 'kind' },
  decisions: [
    {
      name: 'reject',
      label: 'desk.reject',
      hotkey: 'R',
      danger: true,
      visible: ({ status }) => status === 1,
      text: ({ uid, amount, address, orderNo }) => [`${uid} ${amount}`, address, orderNo],
      fields: () => [
        field.dict('kind', 'toy_status', { preset: false, rules: [required] }),
        field.area('remark'),
      ],
      submit: submitAs('reject'),
    },
    {
      name: 'hold',
      label: 'desk.hold',
      hotkey: 'H',
      permission: 'toy/hold',
      visible: ({ status }) => status === 1,
      text: ({ orderNo }) => [orderNo],
      submit: submitAs('hold'),
    },
    {
      name: 'approve',
      label: 'desk.approve',
      hotkey: 'A',
      primary: true,
      stopsAtBlock: true,
      visible: ({ status }) => status === 1,
      text: ({ uid, amount, address, orderNo }) => [`${uid} ${amount}`, address, orderNo],
      submit: submitAs('approve'),
    },
  ],
};

/** What the pretended server holds and was asked. */
export interface Server {
  rows: Toy[];
  /** Ids whose detail was read, in order. */
  read: number[];
  decided: Record<string, unknown>[];
  claims: string[];
}

/** A queue of toys, the oldest first; a decision takes one out of it. */
export function onQueue(count: number): Server {
  const server: Server = {
    rows: Array.from({ length: count }, (_, index) => toy(index + 1, { remark: `about ${index + 1}` })),
    read: [],
    decided: [],
    claims: [],
  };
  onList(() => server.rows);
  on('get', 'toy/get', ({ request }) => {
    const id = Number(new URL(request.url).searchParams.get('id'));
    server.read.push(id);
    return ok({ ...server.rows.find((row) => row.id === id), history: [] });
  });
  on('get', 'review/next', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const after = Number(query.get('afterId') ?? 0);
    const waiting = server.rows.filter(({ status, id }) => status === 1 && id !== after);
    const ordered = query.get('sort') === 'largest' ? waiting.toReversed() : waiting;
    const ahead = [...ordered.filter(({ id }) => id > after), ...ordered.filter(({ id }) => id < after)];
    return ok({ id: ahead[0]?.id ?? null, left: ahead.length });
  });
  on('post', 'review/claim', async ({ request }) => {
    const { id } = (await request.json()) as { id: number };
    server.claims.push(`claim ${id}`);
    return ok({ claimBy: 'admin', claimUntil: '2026-11-20 09:10:00' });
  });
  on('post', 'review/release', async ({ request }) => {
    const { id } = (await request.json()) as { id: number };
    server.claims.push(`release ${id}`);
    return ok(null);
  });
  on('post', 'toy/review', async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    server.decided.push(body);
    server.rows = server.rows.map((row) => (row.id === body['id'] ? { ...row, status: 2 } : row));
    return ok(null);
  });
  return server;
}

/** A list with a desk. */
export function stageDesk(parts: Partial<ReviewOptions<ToyDetail>> = {}): Stage {
  const reviewDesk = defineReview(toys, { ...PARTS, ...parts });
  return stage(
    <CrudScreen
      resource={toys}
      schema={1}
      columns={[col.text('orderNo'), col.text('remark')]}
      toolbar={[reviewDesk.start({ label: 'crud.create', permission: 'toy/review' })]}
      rowActions={[reviewDesk.review({ label: 'crud.edit', permission: 'toy/review' })]}
    />,
  );
}

/** Presses a key where the focus is nowhere in particular. */
export const press = (key: string, more: KeyboardEventInit = {}, on: Element = document.body): boolean =>
  fireEvent.keyDown(on, { key, ...more });

/** Opens the desk with the queue, and waits for its first record. */
export async function startQueue(first = 1): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: '新增' }));
  await screen.findByText(`Desk R${String(first).padStart(4, '0')}`);
  await screen.findByText(/已由您锁定/);
}

/** The dialog over the desk with this title, or `null`; antd gives all dialogs of a test one name. */
export const dialogOf = (title: string): HTMLElement | null =>
  screen
    .queryAllByRole('dialog')
    .find((dialog) => dialog.querySelector('.ant-modal-title')?.textContent === title) ?? null;

/** Waits for a dialog. */
export const findDialog = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = dialogOf(title);
    if (!dialog) throw new Error(`No dialog ${title}`);
    return dialog;
  });
