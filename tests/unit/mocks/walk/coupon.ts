import { CouponStatus } from '@/contract/campaign/couponFlow';
import { GrantStatus } from '@/contract/campaign/grantFlow';
import { GrantTarget } from '@/contract/campaign/grantTerms';
import { MemberCouponStatus } from '@/contract/campaign/memberCouponFlow';
import type { CouponRow } from '#mocks/core/couponRow';
import type { Draws, Walk, WalkCall } from './draws';
import { withdrawn } from './withdrawn';

const isGrantable = ({ status, deleted }: CouponRow): boolean => status === CouponStatus.active && !deleted;

/** Whom a coupon is granted to: some named by their UIDs, or all of a level or with a tag. */
function target({ db, random, one, some, onOff }: Draws): object {
  const uids = some(4, db.members.values()).map(({ uid }) => uid);
  if (random.chance(0.1)) uids.push('99000001');
  return {
    couponId: String(one(db.coupons.values(), isGrantable).id),
    by: random.weighted([
      [GrantTarget.list, 4],
      [GrantTarget.file, 2],
      [GrantTarget.level, 5],
      [GrantTarget.tag, 5],
    ]),
    lines: uids.map((uid, place) => ({ line: place + 1, uid })),
    levels: [1, 2, 3].slice(random.int(0, 2)),
    tags: one(db.members.values(), ({ tags }) => tags.length > 0).tags.slice(0, 1),
    again: onOff(),
  };
}

const base = (name: string, page: Draws['page']): WalkCall[] => [
  { route: `GET ${name}/list`, input: page },
  { route: `GET ${name}/export`, input: () => ({}) },
];

/** Coupons, their grants by operators, and those that members hold. Customers claim and use them among the visits. */
export const couponWalk: Walk = (draws: Draws) => {
  const { db, random, one, some, version, versions, ...draw } = draws;
  const own = (row: { id: number; version: number }) => ({ id: row.id, version: version(row) });
  const coupons = (): CouponRow[] => [...db.coupons.values()].filter(({ deleted }) => !deleted);
  const waits = ({ status }: { status: number }) => status === GrantStatus.waiting;
  const grants = () => [...db.couponGrants.values()];
  const fresh = (): string => `WALK-${random.int(1, 999)}`;
  const quantity = (): number => random.pick([1, 20, 2000, 5000, 1_000_000]);
  const decision = () => ({
    result: random.pick(['approve', 'approve', 'reject']),
    reason: draw.reason(),
    operPassword: draw.password(),
  });
  return [
    ...base('coupon', draw.page),
    { route: 'GET coupon/summary', input: () => ({}) },
    { route: 'GET coupon/get', input: () => ({ id: one(coupons()).id }) },
    { route: 'GET coupon/stats', input: () => ({ id: one(coupons()).id }) },
    {
      route: 'POST coupon/add',
      often: 2,
      input: () => {
        const { rate, startAt, endAt, validDays, ...terms } = one(coupons());
        const some = Object.entries({ rate, startAt, endAt, validDays }).filter(
          ([, value]) => value !== null,
        );
        return {
          ...terms,
          ...Object.fromEntries(some),
          couponCode: fresh(),
          totalQty: quantity(),
          perMember: random.int(1, 3),
          operPassword: draw.password(),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'PUT coupon/edit',
      often: 3,
      input: () => {
        const row = one(coupons(), ({ status }) => status !== CouponStatus.ended);
        const { couponName, perMember } = row;
        const terms = row.issuedQty > 0 ? {} : { faceValue: draw.amount(), turnoverTimes: random.int(0, 5) };
        const totalQty = random.pick([row.totalQty, row.issuedQty, row.totalQty * 2 + 1, quantity()]);
        return { ...own(row), couponName, perMember, totalQty, ...terms, operPassword: draw.password() };
      },
    },
    { route: 'POST coupon/effect', input: () => ({ id: one(coupons()).id, totalQty: quantity() }) },
    {
      route: 'PUT coupon/confirmChange',
      often: 2,
      input: () => ({ ...own(one(coupons(), ({ pendingChange }) => pendingChange !== null)), ...decision() }),
    },
    withdrawn(draws, 'PUT coupon/withdrawChange', coupons),
    {
      route: 'PUT coupon/setStatus',
      often: 3,
      input: () => ({
        ...own(one(coupons(), ({ status, totalQty }) => status !== CouponStatus.ended && totalQty > 0)),
        status: random.weighted([
          [CouponStatus.active, 12],
          [CouponStatus.paused, 4],
          [CouponStatus.ended, 1],
        ]),
        operPassword: draw.password(),
      }),
    },
    {
      route: 'PUT coupon/sort',
      input: () => {
        const all = random.shuffle(coupons());
        return { ids: all.map(({ id }) => id), versions: versions(all) };
      },
    },
    {
      route: 'POST coupon/copy',
      input: () => ({
        id: one(coupons()).id,
        couponCode: fresh(),
        operPassword: draw.password(),
        requestId: draw.requestId(),
      }),
    },
    {
      route: 'DELETE coupon/delete',
      input: () => ({
        ids: some(
          2,
          coupons(),
          ({ couponCode, status }) => status === CouponStatus.draft && couponCode.startsWith('WALK'),
        ).map(({ id }) => id),
      }),
    },
    { route: 'POST coupon/grantPreview', input: () => target(draws) },
    {
      route: 'POST coupon/grant',
      often: 5,
      input: () => ({
        ...target(draws),
        skip: random.chance(0.8) ? 1 : 0,
        operPassword: draw.password(),
        requestId: draw.requestId(),
      }),
    },
    ...base('couponGrant', draw.page),
    { route: 'GET couponGrant/get', input: () => ({ id: one(db.couponGrants.values()).id }) },
    { route: 'GET couponGrant/forecast', input: () => ({ id: one(db.couponGrants.values()).id }) },
    {
      route: 'POST couponGrant/review',
      often: 2,
      input: () => ({ ...own(one(grants(), waits)), ...decision(), requestId: draw.requestId() }),
    },
    {
      route: 'PUT couponGrant/cancel',
      often: 4,
      by: () => grants().flatMap((row) => (waits(row) ? row.createdBy : [])),
      input: (me) => own(one(grants(), (row) => waits(row) && row.createdBy === me)),
    },
    ...base('memberCoupon', draw.page),
    { route: 'GET memberCoupon/summary', input: () => ({}) },
    { route: 'GET memberCoupon/get', input: () => ({ id: one(db.memberCoupons.values()).id }) },
    {
      route: 'PUT memberCoupon/revoke',
      often: 2,
      input: () => {
        const rows = some(3, db.memberCoupons.values(), ({ status }) => status === MemberCouponStatus.unused);
        return { ids: rows.map(({ id }) => id), versions: versions(rows), reason: draw.reason() };
      },
    },
  ];
};
