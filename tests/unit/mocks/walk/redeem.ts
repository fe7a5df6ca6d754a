import { RedeemBatchStatus } from '@/contract/campaign/redeemFlow';
import { DAY, stampOf } from '#mocks/core/time';
import type { BatchRow } from '#mocks/redeem/rows';
import type { Draws, Walk } from './draws';

/** Batches of redemption codes, and the codes. Customers redeem them among the visits. */
export const redeemWalk: Walk = ({ db, random, one, some, version, versions, ...draw }: Draws) => {
  const batches = () => db.redeemBatches.values();
  const codes = () => db.redeemCodes.values();
  const about = (fits?: (batch: BatchRow) => boolean) => {
    const batch = one(batches(), fits);
    return { id: batch.id, version: version(batch) };
  };
  const reward = () => ({ rewardType: 1, coin: random.pick(['USDT', 'TRX', 'BTC']), amount: draw.amount() });
  const made = () => ({ codeCount: random.pick([1, 5, 40]), usesPerCode: random.pick([1, 1, 3]) });
  return [
    { route: 'GET redeemBatch/list', input: draw.page },
    { route: 'GET redeemBatch/get', input: () => ({ id: one(batches()).id }) },
    { route: 'GET redeemBatch/summary', input: () => ({}) },
    { route: 'GET redeemBatch/export', input: () => ({}) },
    { route: 'POST redeemBatch/preview', input: () => ({ ...reward(), ...made() }) },
    {
      route: 'POST redeemBatch/add',
      often: 3,
      input: () => ({
        ...reward(),
        ...made(),
        batchName: `WALK ${random.int(1, 99)}`,
        codeLength: random.pick([8, 10, 12, 16]),
        prefix: random.pick([undefined, 'WK', 'ABCDEF']),
        perMember: random.int(1, 3),
        startAt: stampOf(db.now() - DAY),
        endAt: stampOf(db.now() + random.int(-1, 3) * DAY),
        operPassword: draw.password(),
        requestId: draw.requestId(),
      }),
    },
    {
      route: 'PUT redeemBatch/edit',
      input: () => {
        const batch = one(batches());
        const { batchName, startAt, endAt } = batch;
        const later = random.chance(0.5) ? stampOf(db.now() + random.int(1, 90) * DAY) : endAt;
        const password = random.chance(0.8) ? { operPassword: draw.password() } : {};
        return { id: batch.id, version: version(batch), batchName, startAt, endAt: later, ...password };
      },
    },
    {
      route: 'PUT redeemBatch/setStatus',
      often: 4,
      input: () => ({
        ...about(({ status }) => status <= RedeemBatchStatus.paused),
        status: random.weighted([
          [RedeemBatchStatus.active, 6],
          [RedeemBatchStatus.paused, 3],
          [RedeemBatchStatus.ended, 1],
        ]),
        reason: draw.reason(),
      }),
    },
    {
      route: 'POST redeemBatch/review',
      often: 2,
      input: () => ({
        ...about(({ waitsForSecond }) => waitsForSecond === 1),
        result: random.pick(['approve', 'approve', 'reject']),
        reason: draw.reason(),
        operPassword: draw.password(),
      }),
    },
    {
      route: 'PUT redeemBatch/void',
      input: () => ({
        ...about(({ batchName }) => batchName.startsWith('WALK')),
        reason: draw.reason(),
        operPassword: draw.password(),
      }),
    },
    { route: 'GET redeemCode/list', input: draw.page },
    {
      route: 'POST redeemCode/list',
      input: () => ({ code: one(codes()).code, batchNo: one(batches()).batchNo }),
    },
    { route: 'GET redeemCode/get', input: () => ({ id: one(codes()).id }) },
    { route: 'GET redeemCode/summary', input: () => ({}) },
    { route: 'POST redeemCode/summary', input: () => ({ memberId: String(random.int(1, 300)) }) },
    {
      route: 'PUT redeemCode/void',
      often: 2,
      input: () => {
        const chosen = some(4, codes());
        const ids = chosen.map(({ id }) => id);
        return { ids, versions: versions(chosen), reason: draw.reason(), requestId: draw.requestId() };
      },
    },
    {
      route: 'POST redeemCode/export',
      input: () => ({
        batchId: one(batches()).id,
        again: draw.onOff(),
        reason: draw.reason(),
        operPassword: draw.password(),
        requestId: draw.requestId(),
      }),
    },
  ];
};
