import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { DetailOf } from '@/contract/resource';
import { required } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import { reviewKit } from '@/domain/review/reviewKit';
import { ok, on } from '../server';
import { stage } from './stage';
import type { Stage } from './stage';
import { toys } from './toys';
import { onList, toy } from './toyServer';
import type { Toy } from './toyServer';

export type ToyDetail = DetailOf<typeof toys>;

const { screen: screenOf, section } = screenKit(toys);

const lines = ({ uid, amount, address, orderNo }: ToyDetail) => [`${uid} ${amount}`, address, orderNo];

/** What is decided about toys; holding one is a call of its own. */
export const DECISIONS: ReviewParts['decisions'] = (decide) => [
  decide('reject', {
    text: lines,
    fields: (field) => [field('kind', { preset: false, rules: [required] }), field('remark')],
  }),
  decide('hold', {
    text: ({ orderNo }) => [orderNo],
    fixed: { remark: '' },
  }),
  decide('approve', { atBlock: 'stops', text: lines }),
];

const PARTS = {
  kind: 'withdraw',
  title: 'recharge.reviewTitle',
  sections: [section.facts('crud.detail', ['remark'])],
  rejectReasons: { dict: 'biz_recharge_reject', field: 'kind' },
  decisions: DECISIONS,
} as const;

type ReviewParts = Parameters<typeof reviewKit<typeof toys>>[1];

/** How the drawer calls a record. */
export const titleOf = (id: number): string => `审核充值 R${String(id).padStart(4, '0')}`;

/** What the pretended server holds and was asked. */
export interface Server {
  rows: Toy[];
  /** Ids whose detail was read, in order. */
  read: number[];
  decided: Record<string, unknown>[];
  claims: string[];
  /** What the walk is about, as it was sent with each step. */
  questions: object[];
}

/** A queue of toys, the oldest first; a decision takes one out of it. */
export function onQueue(count: number): Server {
  const server: Server = {
    rows: Array.from({ length: count }, (_, index) => toy(index + 1, { remark: `about ${index + 1}` })),
    read: [],
    decided: [],
    claims: [],
    questions: [],
  };
  onList(() => server.rows);
  on('get', 'toy/get', ({ request }) => {
    const id = Number(new URL(request.url).searchParams.get('id'));
    server.read.push(id);
    return ok({ ...server.rows.find((row) => row.id === id), history: [] });
  });
  on('post', 'review/next', async ({ request }) => {
    const step = (await request.json()) as { afterId?: string; sort?: string; question: object };
    server.questions.push(step.question);
    const after = Number(step.afterId ?? 0);
    const waiting = server.rows.filter(({ status, id }) => status === 1 && id !== after);
    const ordered = step.sort === 'largest' ? waiting.toReversed() : waiting;
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
  for (const path of ['toy/review', 'toy/hold']) {
    on('post', path, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      server.decided.push(path === 'toy/hold' ? { ...body, result: 'hold' } : body);
      server.rows = server.rows.map((row) => (String(row.id) === body['id'] ? { ...row, status: 2 } : row));
      return ok({ success: [body['id']], failed: [] });
    });
  }
  return server;
}

/** A list with a review. */
export function stageReview(parts: Partial<ReviewParts> = {}, search = ''): Stage {
  const { review, startReview } = reviewKit(toys, { ...PARTS, ...parts });
  const List = screenOf({
    columns: ['orderNo', 'remark'],
    toolbar: [startReview()],
    rowActions: [review()],
  });
  return stage(<List />, search);
}

/** Presses a key where the focus is nowhere in particular. */
export const press = (key: string, more: KeyboardEventInit = {}, on: Element = document.body): boolean =>
  fireEvent.keyDown(on, { key, ...more });

/** Opens the desk with the queue, and waits for its first record. */
export async function startQueue(first = 1): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: '开始审核' }));
  await screen.findByText(titleOf(first));
  await screen.findByText(/已由您领取审核/);
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
