import { addRecharge } from '#mocks/recharge/store';
import type { RechargeRow } from '#mocks/core/rows';
import type { recharge } from '@/contract/finance/recharge';
import type { QueryOf, WireBodyOf, WireDetailOf, WireRowOf, WireSummaryOf } from '@/contract/resource';
import type { BulkAnswer } from '@/api/types';
import { NOON, requestId } from './operator';
import type { Bench, Operator } from './operator';

/** The pretended server counts its records. */
interface NumberIds {
  id: number;
  memberId: number;
}

export type RechargeLog = WireRowOf<typeof recharge> & NumberIds;
export type RechargeDetail = WireDetailOf<typeof recharge> & NumberIds;
export type RechargeSummary = WireSummaryOf<typeof recharge>;
/** Codes are asked for as numbers too. */
export type RechargeQuery = { [Name in keyof QueryOf<typeof recharge>]?: unknown };
type RechargeReview = WireBodyOf<typeof recharge.calls.review>;

/** A stored recharge. @throws Error without one */
export const rowOf = ({ db }: Bench, id: number): RechargeRow => {
  const row = db.recharges.get(id);
  if (!row) throw new Error(`no recharge ${id}`);
  return row;
};

/** A recharge that waits for a review: a voucher of 100 USDT unless told otherwise. */
export const waiting = ({ db }: Bench, given: Partial<RechargeRow> = {}): RechargeRow =>
  addRecharge(db, NOON, {
    memberId: 30,
    source: 2,
    channelId: 9,
    coin: 'USDT',
    amount: '100',
    usdtValue: '100',
    status: 1,
    ...given,
  });

/** Asks for a verdict on a recharge as it is now. */
export const review = (who: Operator, row: RechargeRow, body: { [Key in keyof RechargeReview]?: unknown }) =>
  who.ask<BulkAnswer>('POST', 'cwManage/chargeLogReview', {
    id: row.id,
    remark: '',
    versions: { [row.id]: row.version },
    requestId: requestId(),
    ...body,
  });

/** Body of a manual recharge that is in order. */
export const draft = (given: object = {}) => ({
  memberId: 30,
  accountType: 1,
  coin: 'USDT',
  walletCode: 'USDT-TRC20',
  amount: '120.5',
  manualReason: 'missed',
  remark: '漏单补入核实',
  attachments: [],
  operPassword: 'Demo1234',
  requestId: requestId(),
  ...given,
});
