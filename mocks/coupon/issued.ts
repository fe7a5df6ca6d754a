import type { HttpHandler } from 'msw';
import { memberCoupon as contract } from '../../src/contract/campaign/memberCoupon';
import { MemberCouponStatus } from '../../src/contract/campaign/memberCouponFlow';
import type { BulkAnswer } from '@/api/types';
import type { WireSummaryOf } from '@/contract/resource';
import { diffOf } from '../core/audit';
import type { Sent } from '../core/body';
import { eachOf } from '../core/bulk';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { countedRows } from '../core/figures';
import { groups } from '../core/groups';
import { act } from '../core/http';
import type { Context } from '../core/http';
import { listOf } from '../core/indexed';
import { format, sum, times } from '../core/money';
import { priceOf } from '../core/prices';
import type { Question } from '../core/question';
import { readHandlers } from '../core/reads';
import { Refusal } from '../core/refusal';
import { findRow, mustBeVersion, rowsFor, touch } from '../core/resource';
import { DAY, stampOf } from '../core/time';
import { ISSUED, namesOf } from './rows';
import type { MemberCouponRow } from './rows';

const { unused, inUse, revoked } = MemberCouponStatus;

/** A coupon that runs out within so many milliseconds is said to. */
const SOON = 3 * DAY;

const isOpen = (status: MemberCouponStatus): boolean => status === unused || status === inUse;

/** True for what runs out within three days and has not yet. */
const runsOutSoon = (db: Db, validUntil: string): boolean =>
  validUntil > db.stamp() && validUntil <= stampOf(db.now() + SOON);

/** Issued coupons as they are listed. */
export const memberCoupons = described<MemberCouponRow>(contract, {
  title: '领券记录',
  rows: (db) => listOf(db.memberCoupons),
  find: (db, id) => db.memberCoupons.get(id),
  derive: (db, row) => ({
    ...namesOf(db, row),
    endsSoon: isOpen(row.status) && runsOutSoon(db, row.validUntil),
  }),
});

/** What coupons would cost at present prices if they were used. */
function openUsdt(db: Db, rows: readonly MemberCouponRow[]): string {
  const byCoin = [...groups(rows, ({ coin }) => coin)].map(([coin, some]) =>
    times(sum(some.map(({ faceValue }) => faceValue)), priceOf(db, coin)),
  );
  return format(byCoin.reduce((total, worth) => total + worth, 0n));
}

/** Figures over the issued coupons of a filter; but for the counts by state, those of customers alone. */
function issuedSummary(context: Context<Question<MemberCouponRow>>): WireSummaryOf<typeof contract> {
  const { db } = context;
  const all = rowsFor(context, memberCoupons, 'status');
  const rows = rowsFor(context, memberCoupons);
  const counted = countedRows(db, rows);
  const open = counted.filter(({ status }) => status === unused);
  const byStatus = groups(all, ({ status }) => status);
  return {
    byStatus: Object.fromEntries(
      Object.values(MemberCouponStatus).map((status) => [status, byStatus.get(status)?.length ?? 0]),
    ),
    costUsdt: format(sum(counted.map(({ usedUsdt }) => usedUsdt))),
    openUsdt: openUsdt(db, open),
    endingSoon: open.filter(({ validUntil }) => runsOutSoon(db, validUntil)).length,
    notCounted: rows.length - counted.length,
  };
}

/** Takes unused coupons back. @throws Refusal 40400, 40900, 40904, each for its own record */
export function revokeCoupons(
  context: Context<Sent<(typeof contract)['calls']['revoke']['body']>>,
): BulkAnswer {
  const { user, input, note, noteRecord } = context;
  const { ids, versions, reason } = input;
  note({ targetType: ISSUED, targetId: ids.join(','), reason });
  return eachOf(context, ids, (id) => {
    const row = findRow(context, memberCoupons, id);
    mustBeVersion(context, memberCoupons, row, versions.get(String(id)));
    if (row.status !== unused) throw new Refusal(40904);
    const before = { ...row };
    Object.assign(row, { status: revoked, revokeReason: reason, revokedBy: user.userName });
    touch(context, row);
    const diff = diffOf(before, row, ['status']);
    noteRecord({ targetId: String(id), targetText: row.couponNo, reason, diff });
  });
}

/** Issued coupons are read and taken back. */
export const issuedHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers<MemberCouponRow>(db, contract, memberCoupons, {
    detail: (_, { couponNo }) => ({
      ledger: db.ledger.linesFor(ISSUED, couponNo).map(({ requestId: _requestId, ...line }) => line),
    }),
    summary: issuedSummary,
  }),
  act(db, contract.calls.revoke, memberCoupons, revokeCoupons),
];
