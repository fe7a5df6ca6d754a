import { DEMO_PASSWORD } from '#mocks/core/demo';
import type { WithdrawRow } from '#mocks/core/rows';
import type { BatchRow } from '#mocks/withdraw/batch/rows';
import type { payoutBatch } from '@/contract/finance/payoutBatch';
import type { AnswerOf, WireDetailOf } from '@/contract/resource';
import { requestId } from '../operator';
import type { Bench, Operator } from '../operator';
import { waiting, withdrawOf } from '../withdraws';

export type Batch = WireDetailOf<typeof payoutBatch>;
type Added = AnswerOf<(typeof payoutBatch)['calls']['add']>;
type Told = AnswerOf<(typeof payoutBatch)['calls']['submit']>;

/** Approved withdraws of the whale, each of so much. */
export const approved = (place: Bench, count: number, amount = '100', given: Partial<WithdrawRow> = {}) =>
  Array.from({ length: count }, () =>
    waiting(place, {
      status: 3,
      firstReviewer: 'risk001',
      reviewedAt: place.db.stamp(),
      amount,
      netAmount: String(Number(amount) - 1),
      ...given,
    }),
  );

export const add = (who: Operator, rows: readonly WithdrawRow[], own: object = {}) =>
  who.ask<Added>('POST', 'payoutBatch/add', {
    ids: rows.map(({ id }) => id),
    versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
    payMode: 1,
    remark: '',
    requestId: requestId(),
    ...own,
  });

/** A draft as it is stored. @throws Error where it was refused */
export async function added(
  { db }: Bench,
  who: Operator,
  rows: readonly WithdrawRow[],
  own: object = {},
): Promise<BatchRow> {
  const { code, data } = await add(who, rows, own);
  const row = db.payoutBatches.get(Number(data?.id));
  if (!row) throw new Error(`refused with ${code}`);
  return row;
}

const signed = () => ({ operPassword: DEMO_PASSWORD, requestId: requestId() });

export const submit = (who: Operator, { id, version }: BatchRow, own: object = {}) =>
  who.ask<Told>('POST', 'payoutBatch/submit', { id, version, ...signed(), ...own });

export const review = (who: Operator, { id, version }: BatchRow, result = 'approve', remark = '') =>
  who.ask<Told>('POST', 'payoutBatch/review', { id, version, result, remark, ...signed() });

export const cancel = (who: Operator, { id, version }: BatchRow, reason = '币种有误，重新分批') =>
  who.ask<object>('PUT', 'payoutBatch/cancel', { id, version, reason });

export const drop = (who: Operator, { id, version }: BatchRow, ids: readonly number[]) =>
  who.ask<object>('PUT', 'payoutBatch/drop', { id, version, ids });

export const read = async (who: Operator, { id }: BatchRow): Promise<Batch> =>
  (await who.ask<Batch>('GET', `payoutBatch/get?id=${id}`)).data;

/** As they are stored now. */
export const now = (place: Bench, rows: readonly WithdrawRow[]): WithdrawRow[] =>
  rows.map(({ id }) => withdrawOf(place, id));
