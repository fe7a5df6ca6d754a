import type { Db } from '#mocks/core/db';
import type { WithdrawRow } from '#mocks/core/rows';
import { freezeWithdraw } from '#mocks/withdraw/movements';
import type { WireShape } from '@/contract/field/field';
import type { withdraw } from '@/contract/finance/withdraw';
import type { check } from '@/contract/finance/withdrawParts';
import type { WireBodyOf, WireDetailOf, WireRowOf, WireSummaryOf } from '@/contract/resource';
import type { BulkAnswer } from '@/api/types';
import { NOON, requestId } from './operator';
import type { Bench, Operator } from './operator';

/** The pretended server counts its records. */
interface NumberIds {
  id: number;
  memberId: number;
}

export type WithdrawLog = WireRowOf<typeof withdraw> & NumberIds;
export type WithdrawDetail = WireDetailOf<typeof withdraw> & NumberIds;
export type WithdrawSummary = WireSummaryOf<typeof withdraw>;
export type WithdrawCheck = WireShape<typeof check>;
type WithdrawReview = WireBodyOf<typeof withdraw.calls.review>;

/** A stored withdraw. @throws Error without one */
export const withdrawOf = ({ db }: { db: Db }, id: number): WithdrawRow => {
  const row = db.withdraws.get(id);
  if (!row) throw new Error(`no withdraw ${id}`);
  return row;
};

const TEMPLATE = 8;

/** A member with money and nothing against him. */
const MEMBER = 1;

/**
 * A withdraw that waits: 100 USDT of the whale to an address of his own, known for long, unless told otherwise.
 * What it asks for is set aside.
 */
export function waiting(place: Bench, given: Partial<WithdrawRow> = {}): WithdrawRow {
  const { db } = place;
  const id = given.id ?? db.nextId('withdraw');
  const { netAmount = '99', fee = '1' } = given;
  const amount = given.amount ?? '100';
  const row: WithdrawRow = {
    ...withdrawOf(place, TEMPLATE),
    version: 1,
    status: 1,
    orderNo: `W20261120${String(id).padStart(8, '0')}`,
    memberId: MEMBER,
    ip: db.members.get(MEMBER)?.lastLoginIp ?? '',
    toAddress: `TFEED${String(id).padStart(29, '1').replaceAll('0', 'A')}`,
    addressAgeHours: 838,
    addressUseCount: 6,
    amount,
    netAmount,
    fee,
    usdtValue: amount,
    createdAt: db.stamp(),
    updatedAt: db.stamp(),
    ...given,
    id,
  };
  db.withdraws.set(id, row);
  freezeWithdraw(db, row, NOON);
  return row;
}

/** What the reviewer of a large one types. */
export const tail = ({ toAddress }: WithdrawRow): string => toAddress.slice(-6);

type Loose<Body> = { [Key in keyof Body]?: unknown };

/** Asks for a verdict on a withdraw as it is now. */
export const review = (who: Operator, row: WithdrawRow, body: Loose<WithdrawReview>) =>
  who.ask<BulkAnswer>('POST', 'cwManage/withdrawLogReview', {
    id: row.id,
    remark: '',
    versions: { [row.id]: row.version },
    requestId: requestId(),
    ...body,
  });

/** Has a withdraw paid as it is now. */
export const pay = (who: Operator, row: WithdrawRow, body: object = {}) =>
  who.ask<BulkAnswer>('POST', 'cwManage/withdrawLogPay', {
    id: row.id,
    payMode: 1,
    versions: { [row.id]: row.version },
    operPassword: 'Demo1234',
    requestId: requestId(),
    ...body,
  });

/** Says what became of a payout, or lifts a block. */
export const act = (
  who: Operator,
  row: WithdrawRow,
  call: 'withdrawLogResult' | 'withdrawLogOverride',
  body: object,
) =>
  who.ask<{ version: number; status: number }>('POST', `cwManage/${call}`, {
    id: row.id,
    version: row.version,
    reason: '链上已经核实',
    operPassword: 'Demo1234',
    requestId: requestId(),
    ...body,
  });
