import type { Page } from '@/api/types';
import type { coupon } from '@/contract/campaign/coupon';
import { CouponStatus } from '@/contract/campaign/couponFlow';
import type { couponGrant } from '@/contract/campaign/couponGrant';
import type { memberCoupon } from '@/contract/campaign/memberCoupon';
import type { WireRowOf } from '@/contract/resource';
import { MemberStatus } from '@/contract/member/memberFlow';
import { isPlatformAccount } from '#mocks/core/platformAccount';
import type { Member } from '#mocks/core/rows';
import { bench, requestId, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';

export const PASSWORD = 'Demo1234';

export type Coupon = WireRowOf<typeof coupon>;
export type Grant = WireRowOf<typeof couponGrant>;
export type Issued = WireRowOf<typeof memberCoupon>;

/** A cash coupon that everybody may have. */
export const draft = {
  couponCode: 'TEST5',
  couponName: { zh: '测试券', en: 'Test', tw: '' },
  type: 3,
  coin: 'USDT',
  validType: 2,
  faceValue: '5',
  scope: ['all'],
  totalQty: 100,
  perMember: 1,
  receiveMode: 1,
  validDays: 30,
  turnoverTimes: 3,
  operPassword: PASSWORD,
};

/** A backend with a campaign operator, a second one for reviews, and an administrator. */
export interface Desk {
  place: Bench;
  maker: Operator;
  reviewer: Operator;
  admin: Operator;
}

const signIns = async (place: Bench) => {
  const [maker, reviewer, admin] = await Promise.all([
    signedIn(place, 'operate01'),
    signedIn(place, 'finance01'),
    signedIn(place, 'admin'),
  ]);
  return { maker, reviewer, admin };
};

export async function desk(): Promise<Desk> {
  const place = bench();
  return { place, ...(await signIns(place)) };
}

/** Lets so many hours pass; everybody signs in again. */
export async function later(at: Desk, hours: number): Promise<void> {
  at.place.wait(hours * 3_600_000);
  Object.assign(at, await signIns(at.place));
}

let codes = 0;

/** A new coupon, active; `more` replaces what it is made of. */
export async function activeCoupon({ place, maker }: Desk, more: object = {}): Promise<number> {
  codes += 1;
  const body = { ...draft, couponCode: `TEST-${codes}`, ...more };
  const { data } = await maker.ask<{ id: number }>('POST', 'coupon/add', body);
  const turn = { id: data.id, version: 1, status: CouponStatus.active, operPassword: PASSWORD };
  const { code } = await maker.ask('PUT', 'coupon/setStatus', turn);
  if (code !== 0) throw new Error(`refused with ${code}`);
  if (!place.db.coupons.has(data.id)) throw new Error('no coupon');
  return data.id;
}

/** So many members who may have everything. */
export const people = ({ place }: Desk, count: number): Member[] =>
  [...place.db.members.values()]
    .filter((one) => one.id > 16 && one.status === MemberStatus.normal && !isPlatformAccount(one))
    .slice(0, count);

/** The lines of a list of UIDs. */
export const linesOf = (uids: readonly string[]) => uids.map((uid, place) => ({ line: place + 1, uid }));

/** The body of a grant to these UIDs. */
export const grantTo = (couponId: number, uids: readonly string[], more: object = {}) => ({
  couponId: String(couponId),
  by: 1,
  lines: linesOf(uids),
  operPassword: PASSWORD,
  requestId: requestId(),
  ...more,
});

/** What a list has, all on one page. */
export async function listed<Row>(who: Operator, path: string): Promise<Row[]> {
  const { data } = await who.ask<Page<Row>>('GET', `${path}${path.includes('?') ? '&' : '?'}pageSize=1000`);
  return data.list;
}
