import { RedeemCodeStatus } from '@/contract/campaign/redeemFlow';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { stampOf, DAY } from '#mocks/core/time';
import { codesOf } from '#mocks/redeem/rows';
import type { BatchRow, CodeRow } from '#mocks/redeem/rows';
import type { Member } from '#mocks/core/rows';
import type { Bench, Operator } from '../operator';

/** The body of a small batch of codes, 100 × 5 USDT. */
export const wish = ({ db }: Bench, change: object = {}) => ({
  batchName: '测试批次',
  rewardType: 1,
  coin: 'USDT',
  amount: '5',
  codeCount: 20,
  codeLength: 12,
  usesPerCode: 1,
  perMember: 2,
  startAt: stampOf(db.now() - DAY),
  endAt: stampOf(db.now() + 10 * DAY),
  operPassword: DEMO_PASSWORD,
  ...change,
});

/** The batch that a call has made. */
export function batchAt({ db }: Bench, id: unknown): BatchRow {
  const batch = db.redeemBatches.get(Number(id));
  if (!batch) throw new Error(`there is no batch ${String(id)}`);
  return batch;
}

/** A batch that was made by an operator and can be redeemed. */
export async function openBatch(place: Bench, maker: Operator, change: object = {}): Promise<BatchRow> {
  const { data } = await maker.ask<{ id: number }>('POST', 'redeemBatch/add', wish(place, change));
  const batch = batchAt(place, data.id);
  await maker.ask('PUT', 'redeemBatch/setStatus', { id: batch.id, version: batch.version, status: 1 });
  return batch;
}

/** The next code of a batch with uses left. */
export function nextCode({ db }: Bench, batch: BatchRow): CodeRow {
  const code = codesOf(db, batch).find(({ status }) => status === RedeemCodeStatus.unused);
  if (!code) throw new Error('no code is left');
  return code;
}

/** A member who may redeem, the one of this place among them. */
export function memberAt({ db }: Bench, at = 0): Member {
  const member = [...db.members.values()].filter(
    ({ id, status, memberType }) => id > 16 && status === 1 && memberType === 1,
  )[at];
  if (!member) throw new Error('there is no such member');
  return member;
}

/** Where members redeem from in tests. */
export const from = { ip: '203.0.113.9', device: 'dev-test' } as const;
