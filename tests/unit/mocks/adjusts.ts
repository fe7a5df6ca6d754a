import type { adjust } from '@/contract/finance/adjust';
import type { WireShape } from '@/contract/field/field';
import type { WireBodyOf } from '@/contract/resource';
import type { AdjustRow } from '#mocks/adjust/store';
import { requestId } from './operator';
import type { Bench, Operator } from './operator';

/** A stored adjustment. @throws Error without one */
export const adjustOf = ({ db }: Bench, id: number): AdjustRow => {
  const row = db.adjusts.get(id);
  if (!row) throw new Error(`no adjustment ${id}`);
  return row;
};

/** Body of a new adjustment that is in order: 25.5 USDT for member 8. */
export const adjustDraft = (given: object = {}) => ({
  memberId: 8,
  accountType: 1,
  coin: 'USDT',
  direction: 1,
  amount: '25.5',
  category: 'compensation',
  reason: '客服核实后按标准补偿会员损失',
  refNo: '',
  attachments: [],
  operPassword: 'Demo1234',
  requestId: requestId(),
  ...given,
});

export const addAdjust = (who: Operator, given: object = {}) =>
  who.ask<{ id: number; adjustNo: string; fields?: object } | null>(
    'POST',
    'memberAssetAdjust/add',
    adjustDraft(given),
  );

/** Asks for a verdict on an adjustment as it is now. */
export const reviewAdjust = (
  who: Operator,
  row: AdjustRow,
  body: { [Key in keyof WireBodyOf<typeof adjust.calls.review>]?: unknown } = {},
) =>
  who.ask<{ status?: number } | null>('POST', 'memberAssetAdjust/review', {
    id: row.id,
    versions: { [row.id]: row.version },
    result: 'approve',
    remark: '',
    operPassword: 'Demo1234',
    requestId: requestId(),
    ...body,
  });

export const cancelAdjust = (who: Operator, { id, version }: AdjustRow) =>
  who.ask('PUT', 'memberAssetAdjust/cancel', { id, version });

/** One line of an import that is in order. */
export const importLine = (line: number, given: object = {}) => ({
  line,
  uid: '10010008',
  account: '1',
  coin: 'USDT',
  direction: '1',
  amount: '2.5',
  reason: '批量补发活动奖励，运营已核对名单',
  ...given,
});

export const importAdjusts = (who: Operator, rows: readonly object[], given: object = {}) =>
  who.ask<WireShape<typeof adjust.calls.import.answer>>('POST', 'memberAssetAdjust/import', {
    rows,
    category: 'incentive',
    operPassword: 'Demo1234',
    requestId: requestId(),
    ...given,
  });
