import { batchOf } from '#mocks/withdraw/batch/rows';
import type { BatchRow } from '#mocks/withdraw/batch/rows';
import type { Walk } from './draws';

/** Payout batches: made of what is approved, submitted, released, paid. */
export const payoutBatchWalk: Walk = ({ db, random, one, some, version, versions, ...draw }) => {
  const rows = () => db.payoutBatches.values();
  const isIn =
    (...states: number[]) =>
    ({ status }: BatchRow) =>
      states.includes(status);
  const about = (batch: BatchRow) => ({ id: batch.id, version: version(batch) });
  const signed = () => ({ operPassword: draw.password(), requestId: draw.requestId() });
  const approved = () =>
    some(4, db.withdraws.values(), (row) => row.status === 3 && (!batchOf(db, row) || random.chance(0.1)));
  return [
    { route: 'GET payoutBatch/list', input: draw.page },
    { route: 'GET payoutBatch/export', input: () => ({}) },
    { route: 'GET payoutBatch/summary', input: () => ({}) },
    { route: 'GET payoutBatch/get', input: () => ({ id: one(rows()).id }) },
    { route: 'GET payoutBatch/preview', input: () => ({ ids: approved().map(({ id }) => id) }) },
    {
      route: 'POST payoutBatch/add',
      often: 4,
      input: () => {
        const many = approved();
        return {
          ids: many.map(({ id }) => id),
          versions: versions(many),
          payMode: random.int(1, 2),
          remark: '',
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'PUT payoutBatch/drop',
      input: () => {
        const batch = one(rows(), isIn(0));
        return { ...about(batch), ids: batch.lines.slice(0, 1).map(({ withdrawId }) => withdrawId) };
      },
    },
    {
      route: 'POST payoutBatch/submit',
      often: 4,
      input: () => ({ ...about(one(rows(), isIn(0))), ...signed() }),
    },
    {
      route: 'POST payoutBatch/review',
      often: 3,
      input: () => ({
        ...about(one(rows(), isIn(1))),
        result: random.pick(['approve', 'approve', 'reject']),
        remark: draw.reason(),
        ...signed(),
      }),
    },
    {
      route: 'PUT payoutBatch/cancel',
      input: () => ({ ...about(one(rows(), isIn(0, 1))), reason: draw.reason() }),
    },
  ];
};
