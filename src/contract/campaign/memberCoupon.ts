import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { ledgerLine } from '../block/ledger';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { history } from '../block/review';
import { bulkAnswer, put } from '../call';
import { reason, versions } from '../field/body';
import { code } from '../field/codes';
import { mapOf, records } from '../field/nested';
import { bool, count, money, usdt } from '../field/numbers';
import { nullable, sortable, staffOnly, unlisted } from '../field/shared';
import { ids, localText, option, reference, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { CouponType } from './couponRules';
import { MemberCouponStatus, memberCouponFlow } from './memberCouponFlow';

const BASE = 'memberCoupon';

const couponId = option('coupon');

const inCoin = () => money({ coin: 'coin' });

/** Most coupons that are taken back together. */
export const MOST_REVOKED = 200;

/** Coupons that members hold or held. */
export const memberCoupon = defineResource({
  name: 'memberCoupon',
  view: 'campaign/memberCoupon/index',
  title: 'couponNo',
  decides: ['faceValue'],
  row: {
    ...identity,
    ...memberBrief,
    couponNo: sortable(text()),
    couponId: unlisted(couponId),
    couponCode: text(),
    couponName: localText(),
    type: sortable(code('biz_coupon_type', CouponType)),
    coin: text(),
    faceValue: sortable(inCoin()),
    /** What it has credited so far, the face value at most. */
    usedAmount: sortable(money({ coin: 'coin', limit: 'faceValue' })),
    /** How often that has to be turned over. */
    turnoverTimes: count(),
    status: sortable(code('biz_member_coupon_status', MemberCouponStatus)),
    receivedAt: sortable(time()),
    /** When it was used up, or used last; `null` while it is unused. */
    usedAt: sortable(nullable(time())),
    validUntil: sortable(time()),
    /** True: its member may still use it, for less than three days. */
    endsSoon: unlisted(bool()),
    /** Operator who granted it; empty for one that was claimed or earned. */
    grantBy: staffOnly(text()),
    /** Number of the grant, the order or the code that it came from. */
    refNo: reference(),
    revokeReason: staffOnly(text()),
    revokedBy: staffOnly(unlisted(text())),
  },
  detail: {
    /** What it has credited. */
    ledger: records(ledgerLine),
    ...history,
  },
  summary: {
    /** Counted without the status filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    /** Worth of what was credited, each at its moment. */
    costUsdt: usdt(),
    /** What unused ones would cost at present prices if all of them were used. */
    openUsdt: usdt(),
    /** Unused ones that run out within three days. */
    endingSoon: count(),
    ...counted,
  },
  filters: {
    ...byMember,
    couponNo: equals(),
    couponId: anyOf(couponId),
    type: anyOf(),
    status: anyOf(),
    faceValue: range(),
    usedAmount: range(),
    grantBy: oneOf(option('admin')),
    refNo: equals(),
    ...aboutMember,
  },
  dates: ['receivedAt', 'usedAt', 'validUntil'],
  flow: memberCouponFlow,
  calls: {
    ...reads(BASE),
    /** Takes unused coupons back; each of them may be refused by itself. */
    revoke: put(`${BASE}/revoke`, {
      body: { ids: ids({ max: MOST_REVOKED }), versions: versions(), reason: reason() },
      answer: bulkAnswer,
      refusals: ['wrongState'],
      touches: ['coupon'],
    }),
  },
});
