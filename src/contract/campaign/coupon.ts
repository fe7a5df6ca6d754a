import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { confirms, foresees, guardedAnswer, onlyPending, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { balances } from '../block/touches';
import { post, put, read, readByPost } from '../call';
import { password, requestId } from '../field/body';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { bool, count, flag, percent, usdt } from '../field/numbers';
import { nullable, optional, partial, sortable, staffOnly } from '../field/shared';
import { id, localText, note, reference, text } from '../field/texts';
import { day, time } from '../field/times';
import { anyOf, contains, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { orders, reads, removes } from '../standard';
import { CouponStatus, couponFlow } from './couponFlow';
import { datesFit, daysFit, perMemberFits, rateFits, turnoverFits } from './couponRules';
import { body, budget, couponName, frozen, given, kept, leftOut, perMember, target } from './couponTerms';

const BASE = 'coupon';

const { totalQty, faceValue } = budget;
const { type, validType } = kept;

/** Coupons: what a member gets who uses one, how many there are, and who may have them. */
export const coupon = defineResource({
  name: 'coupon',
  view: 'campaign/coupon/index',
  title: 'couponCode',
  decides: ['faceValue', 'issuedQty', 'usedQty'],
  row: {
    ...identity,
    couponName: localText(),
    ...kept,
    faceValue,
    ...frozen,
    /** 0 until another operator has confirmed the budget of a new coupon. */
    totalQty,
    perMember,
    issuedQty: sortable(count({ goal: 'totalQty' })),
    usedQty: sortable(count({ goal: 'issuedQty' })),
    /** Used ones in percent of those issued; `null` without any. */
    useRate: sortable(nullable(percent())),
    /** Worth of what it has credited, each at its moment. */
    costUsdt: staffOnly(sortable(usdt())),
    rules: localText(),
    ...pendingChange(budget),
    /** Smaller values come first. */
    sort: sortable(count({ min: 0, max: 9999 })),
    status: sortable(code('biz_coupon_status', CouponStatus)),
    ...audit,
  },
  detail: history,
  summary: {
    /** Of the coupons of the filter, without those of demo members and market makers. */
    issued: count(),
    used: count(),
    costUsdt: staffOnly(usdt()),
    /** Cost per member who has used one of them; `null` without any. */
    costPerMember: staffOnly(nullable(usdt())),
    /** Issued and used ones of the last 30 days. */
    days: records({ day: day(), issued: count(), used: count() }),
    /** Coupons with a budget that nobody has confirmed yet. */
    pending: records({ id: id(), couponName: localText() }),
    ...counted,
  },
  unique: ['couponCode'],
  rules: [
    rule('rate', { type, rate: frozen.rate }, (own) => rateFits(own.type, own.rate)),
    rule('turnoverTimes', { type, turnoverTimes: frozen.turnoverTimes }, (own) =>
      turnoverFits(own.type, own.turnoverTimes),
    ),
    rule('scope', { scope: frozen.scope }, (own) => (own.scope.length === 0 ? 'rule.noScope' : null)),
    rule('perMember', { perMember, totalQty }, (own) => perMemberFits(own.perMember, own.totalQty)),
    rule('totalQty', { totalQty, issuedQty: count() }, (own) =>
      own.totalQty < own.issuedQty ? 'rule.belowIssued' : null,
    ),
    rule('endAt', { validType, startAt: frozen.startAt, endAt: frozen.endAt }, (own) =>
      datesFit(own.validType, own.startAt, own.endAt),
    ),
    rule('validDays', { validType, validDays: frozen.validDays }, (own) =>
      daysFit(own.validType, own.validDays),
    ),
  ],
  filters: {
    /** A part of the name in any of the languages. */
    couponName: contains(text()),
    couponCode: equals(),
    type: anyOf(),
    coin: anyOf(),
    status: anyOf(),
    scope: anyOf(),
    receiveMode: oneOf(),
    validType: oneOf(),
    faceValue: range(),
    pending: onlyPending,
  },
  dates: ['createdAt', 'startAt', 'endAt'],
  order: 'sort asc',
  flow: couponFlow,
  calls: {
    ...reads(BASE),
    /**
     * Creates a draft. A budget that takes a second person waits for one; until then the quantity is 0, and the coupon
     * cannot be activated.
     */
    add: post(`${BASE}/add`, {
      body: { couponName, ...kept, ...given, ...body, requestId: requestId() },
      answer: { id: id() },
      refusals: ['notUnique', 'tooManyDecimals', 'wrongTimeRange'],
      touches: ['options', 'pending', 'home'],
    }),
    /** Once a coupon was issued, only its texts, its quantity and the limit for each member can change. */
    edit: put(`${BASE}/edit`, {
      body: { ...identity, couponName, ...partial(given), ...body },
      answer: guardedAnswer,
      /** `wrongState`: it has ended, or a change by another operator is unconfirmed. */
      refusals: ['wrongState', 'tooManyDecimals', 'wrongTimeRange'],
      touches: ['options', 'pending', 'home'],
    }),
    ...confirms(BASE, ['options']),
    ...foresees(BASE, budget, ['tooManyDecimals', 'wrongTimeRange']),
    /** Activates, pauses or ends it. */
    setStatus: put(`${BASE}/setStatus`, {
      body: {
        ...identity,
        status: code('biz_coupon_status', {
          active: CouponStatus.active,
          paused: CouponStatus.paused,
          ended: CouponStatus.ended,
        }),
        operPassword: password(),
      },
      /** `wrongState`: also for a budget that nobody has confirmed yet. */
      refusals: ['wrongState', 'wrongTimeRange'],
      touches: ['options'],
    }),
    ...orders(BASE, ['options']),
    /** Makes a draft with the same terms; dates that are over have to be moved before it can be activated. */
    copy: post(`${BASE}/copy`, {
      body: { id: id(), couponCode: kept.couponCode, operPassword: password(), requestId: requestId() },
      answer: { id: id() },
      refusals: ['notUnique', 'tooManyDecimals'],
      touches: ['options', 'pending', 'home'],
    }),
    /** Only drafts. */
    ...removes(BASE, ['options']),
    /** Says who would get a coupon, who would not and why, and what that comes to; nothing is written. */
    grantPreview: readByPost(`${BASE}/grantPreview`, {
      permission: `${BASE}/grant`,
      staffOnly: true,
      body: target,
      answer: {
        /** Members who are named, and those of them who would get a coupon. */
        asked: count(),
        heads: count(),
        excluded: records({ ...leftOut, line: nullable(count()) }),
        /** Earlier grants of the last 24 hours to some of the same members. */
        doubles: records({ no: reference(), createdBy: text(), createdAt: time(), heads: count() }),
        /** What the coupons would cost if all of them were used. */
        usdtValue: usdt(),
        /** Coupons that are left. */
        quantityLeft: count(),
        /** What the operator may still hand out today without a second person. */
        left: usdt(),
        /** True: the grant would wait for another operator. */
        waits: bool(),
      },
      /** `notFound`: the coupon. */
      refusals: ['notFound', 'wrongState'],
    }),
    /**
     * Grants one coupon to each of the members, or has it wait where that takes a second person. Where somebody would get
     * none it is refused unless `skip` leaves them out.
     */
    grant: post(`${BASE}/grant`, {
      body: {
        ...target,
        /** 1: those who cannot have it are left out. */
        skip: optional(flag()),
        remark: optional(note()),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: {
        id: id(),
        grantNo: text(),
        issued: count(),
        leftOut: count(),
        /** True: it waits for another operator. */
        waits: bool(),
      },
      /** `notUnique`: some of them were granted it in the last 24 hours. `overLimit`: there are not so many left. */
      refusals: ['notFound', 'wrongState', 'notUnique', 'overLimit'],
      touches: ['couponGrant', 'memberCoupon', 'pending', 'home'],
    }),
    /** What became of one coupon. */
    stats: read(`${BASE}/stats`, {
      query: { id: id() },
      permission: `${BASE}/list`,
      answer: {
        days: records({ day: day(), issued: count(), used: count(), costUsdt: usdt() }),
        issued: count(),
        used: count(),
        expired: count(),
        revoked: count(),
        costUsdt: usdt(),
        /** Members who have used one. */
        activated: count(),
        /** `null` without such a member. */
        costPerMember: nullable(usdt()),
        ...counted,
      },
      staffOnly: true,
      refusals: ['notFound'],
    }),
  },
});

/** Resources to read again after coupons were issued, used or taken back. */
export const couponTouches = ['coupon', 'couponGrant', 'memberCoupon', ...balances] as const;
