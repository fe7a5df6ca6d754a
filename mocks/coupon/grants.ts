import type { HttpHandler } from 'msw';
import { couponGrant as contract } from '../../src/contract/campaign/couponGrant';
import { GrantStatus } from '../../src/contract/campaign/grantFlow';
import { termsOf } from '../../src/contract/flow';
import { recordKinds } from '../../src/contract/records';
import type { WireShape } from '@/contract/field/field';
import { writeUnattended } from '../core/audit';
import type { Sent } from '../core/body';
import type { Made } from '../core/caps';
import type { ChangeQueue } from '../core/change/queue';
import { couponWorth } from '../core/coupons';
import type { CouponRow } from '../core/couponRow';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { act, answer } from '../core/http';
import type { Context } from '../core/http';
import { listOf } from '../core/indexed';
import { format } from '../core/money';
import { readHandlers } from '../core/reads';
import { Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import { mustBeAnother } from '../core/samePerson';
import { mustSayWhy } from '../core/review/guards';
import { carryOut, possibleOf } from './grant';
import { mustBeActive } from './issue';
import { refusals } from './refusals';
import { namesOf } from './rows';
import type { GrantRow } from './rows';

type Calls = (typeof contract)['calls'];

/** So many members of a grant are shown. */
const SHOWN = 100;

/** Grants as they are listed. */
export const grants = described<GrantRow>(contract, {
  title: '发券记录',
  rows: (db) => listOf(db.couponGrants),
  find: (db, id) => db.couponGrants.get(id),
  derive: namesOf,
});

/** @throws Refusal 40400 */
function couponOf(db: Db, { couponId }: GrantRow): CouponRow {
  const row = db.coupons.get(Number(couponId));
  if (!row) throw new Refusal(40400);
  return row;
}

/** @throws Refusal 40901 with who has decided, 40904 for one that does not wait otherwise */
function mustWait({ status, reviewerName, reviewedAt }: GrantRow): void {
  if (status === GrantStatus.waiting) return;
  if (reviewerName === '') throw new Refusal(40904);
  throw new Refusal(40901, { who: reviewerName }, { status, reviewerName, reviewedAt });
}

const TOLD = ['status', 'issued', 'reviewerName'] as const;

/** Another operator decides about a grant. @throws Refusal 40400, 40900, 40901, 40903, 40904, 40001, 40301, 40302 */
export function reviewGrant(context: Context<Sent<Calls['review']['body']>>): {
  issued: number;
  missed: number;
} {
  const { db, user, input } = context;
  const note = input.reason ?? '';
  const { row } = changeRow(context, grants, TOLD, (grant) => {
    mustWait(grant);
    mustBeAnother(context, grant.createdBy);
    const decided = { reviewerName: user.userName, reviewedAt: db.stamp(), reviewRemark: note };
    if (input.result === 'reject') {
      mustSayWhy({ input: { note } });
      Object.assign(grant, { ...decided, status: GrantStatus.rejected, waitsUntil: null });
      return;
    }
    const coupon = couponOf(db, grant);
    mustBeActive(db, coupon);
    if (possibleOf(db, coupon, grant).possible.length === 0)
      throw new Refusal(40904, { because: refusals.nobody });
    carryOut(db, coupon, grant);
    Object.assign(grant, decided);
  });
  return { issued: row.issued, missed: row.missed.length };
}

/** Its maker takes a grant back. @throws Refusal 40400, 40900, 40300 for another's, 40901, 40904 */
function cancelGrant(context: Context<Sent<Calls['cancel']['body']>>): { version: number } {
  const { version } = changeRow(context, grants, ['status'], (grant) => {
    if (grant.createdBy !== context.user.userName) throw new Refusal(40300);
    mustWait(grant);
    Object.assign(grant, { status: GrantStatus.cancelled, waitsUntil: null });
  });
  return { version };
}

/** What an approval would do now. @throws Refusal 40400 */
function forecast(context: Context<{ id: number }>): WireShape<Calls['forecast']['answer']> {
  const { db, input } = context;
  const grant = findRow(context, grants, input.id);
  const coupon = couponOf(db, grant);
  const { possible, missed } = possibleOf(db, coupon, grant);
  return {
    heads: possible.length,
    usdtValue: format(couponWorth(db, coupon) * BigInt(possible.length)),
    missed,
  };
}

/** Nobody has decided in time; no operator is named. */
function lapse(db: Db, grant: GrantRow): void {
  const diff = [{ field: 'status', before: String(grant.status), after: String(GrantStatus.lapsed) }];
  Object.assign(grant, {
    status: GrantStatus.lapsed,
    waitsUntil: null,
    updatedAt: db.stamp(),
    updatedBy: '',
  });
  grant.version += 1;
  const told = { targetType: grants.target, targetId: String(grant.id), targetText: grant.grantNo, diff };
  writeUnattended(db, { title: grants.title, url: `${contract.name}/expire`, method: 'JOB', ...told });
}

const waitingIn = (db: Db): GrantRow[] =>
  listOf(db.couponGrants).filter(({ status }) => status === GrantStatus.waiting);

/** Grants that wait for another operator. */
export const grantQueue: ChangeQueue = {
  kind: 'couponGrant',
  list: recordKinds.couponGrant.list,
  confirm: termsOf(contract, 'approve').permission,
  rows: (db) =>
    waitingIn(db).map((grant) => ({
      pendingChange: grant,
      changeBy: grant.createdBy,
      changeAt: grant.createdAt,
      changeUntil: grant.waitsUntil,
    })),
  *lapsing(db) {
    for (const grant of waitingIn(db)) yield { until: () => grant.waitsUntil, lapse: () => lapse(db, grant) };
  },
};

/** What operators have granted without a second person. */
export const grantedAlone = (db: Db): readonly Made[] =>
  listOf(db.couponGrants).filter(
    ({ status, reviewerName }) => status === GrantStatus.done && reviewerName === '',
  );

/** Grants are read, decided about, and taken back. */
export const grantHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers<GrantRow>(db, contract, grants, {
    detail: (_, { memberIds, missed }) => ({
      members: memberIds.slice(0, SHOWN).flatMap((id) => {
        const member = db.members.get(id);
        return member ? [{ memberId: id, uid: member.uid, nickname: member.nickname }] : [];
      }),
      missed: [...missed],
    }),
  }),
  answer(db, contract.calls.forecast, forecast),
  act(db, contract.calls.review, grants, reviewGrant),
  act(db, contract.calls.cancel, grants, cancelGrant),
];
