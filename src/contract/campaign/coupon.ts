import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { confirms, guardedAnswer, onlyPending, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { balances } from '../block/touches';
import { post, put, read, readByPost } from '../call';
import { password, requestId } from '../field/body';
import { code, codes } from '../field/codes';
import type { FieldOptions, WireShape } from '../field/field';
import { records } from '../field/nested';
import { bool, count, flag, money, percent, usdt } from '../field/numbers';
import { nullable, optional, partial, sortable, staffOnly } from '../field/shared';
import { id, localText, note, option, reference, tags, text } from '../field/texts';
import { day, time } from '../field/times';
import { anyOf, contains, equals, oneOf, range } from '../filter';
import { guarded } from '../guard';
import type { GuardTerms } from '../guard';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { orders, reads, removes } from '../standard';
import { CouponStatus, couponFlow } from './couponFlow';
import {
  CouponType,
  datesFit,
  daysFit,
  perMemberFits,
  rateFits,
  ReceiveMode,
  turnoverFits,
  ValidType,
} from './couponRules';
import { GrantObstacle, GrantTarget, MOST_GRANTED } from './grantTerms';

const BASE = 'coupon';

const inCoin = (options: Pick<FieldOptions, 'zero'> = {}) => money({ coin: 'coin', ...options });

/** What a guard looks at besides the terms of a coupon. */
export interface CouponFacts {
  /** True: quantity × face value would rise to what takes a second person. */
  budgetWaits: boolean;
}

/** A budget that rises to what takes a second person waits for one. */
const byBudget: GuardTerms = {
  second: (_before, _after, { budgetWaits }: Partial<Record<keyof CouponFacts, unknown>>) =>
    budgetWaits === true,
};

/** Fields that can never be changed. */
const kept = {
  couponCode: sortable(text({ min: 3, max: 24, pattern: /^[A-Z0-9][A-Z0-9_-]{2,23}$/ })),
  type: sortable(code('biz_coupon_type', CouponType)),
  coin: option('coin'),
  validType: code('biz_valid_type', ValidType),
};

/** What a coupon may hand out, which can be changed at any time; quantity × face value is its budget. */
const budget = {
  totalQty: guarded(sortable(count({ min: 1, max: 1_000_000, goal: 'totalQty' })), byBudget),
  faceValue: guarded(sortable(inCoin()), byBudget),
};

const rate = percent({ scale: 4 });
const startAt = time();
const endAt = time();
const validDays = count({ min: 1, max: 365 });

/** Terms that stay as they are once a coupon was issued; the face value with them. */
const frozen = {
  /** Percentage that is given; of what types have none, `null`. The face value is the most it comes to. */
  rate: nullable(rate),
  /** Least recharge, fee or loss that it counts for, in its coin. */
  minAmount: inCoin({ zero: true }),
  /** How often what it gave has to be turned over before a withdrawal goes without a warning. */
  turnoverTimes: count({ min: 0, max: 100 }),
  scope: codes('biz_coupon_scope'),
  receiveMode: code('biz_receive_mode', ReceiveMode),
  /** Of a fixed validity, else `null`. */
  startAt: nullable(startAt),
  endAt: sortable(nullable(endAt)),
  /** Days from the receipt on, else `null`. */
  validDays: nullable(validDays),
  /** Empty: members of all levels and countries. */
  levels: codes('biz_member_level'),
  countries: codes('biz_country'),
};

/** Names of the terms that stay as they are once a coupon was issued. */
export const FROZEN = [
  'faceValue',
  'rate',
  'minAmount',
  'turnoverTimes',
  'scope',
  'receiveMode',
  'startAt',
  'endAt',
  'validDays',
  'levels',
  'countries',
] as const;

/** What another operator has to confirm. */
export type CouponConfirmed = WireShape<typeof budget>;

const couponName = localText({ max: 40 });
const perMember = count({ min: 1, max: 1_000_000 });

/** What a member gets, and who may have it; only some of it is needed, by type and validity. */
const given = {
  faceValue: budget.faceValue,
  rate: optional(rate),
  minAmount: optional(frozen.minAmount),
  turnoverTimes: optional(frozen.turnoverTimes),
  scope: frozen.scope,
  receiveMode: frozen.receiveMode,
  startAt: optional(startAt),
  endAt: optional(endAt),
  validDays: optional(validDays),
  levels: optional(frozen.levels),
  countries: optional(frozen.countries),
};

/** Fields that can be changed as long as a coupon has not ended. */
const body = {
  totalQty: budget.totalQty,
  perMember,
  rules: optional(localText({ max: 500, multiline: true })),
  sort: optional(count({ min: 0, max: 9999 })),
  remark: optional(note()),
  /** Required with a change of what is guarded. */
  operPassword: optional(password()),
};

/** Whom a grant is for. */
export const target = {
  /** The coupon that is granted. */
  couponId: option('coupon'),
  /** Which of the three below says who gets it. */
  by: code('biz_grant_target', GrantTarget),
  /** UIDs of a list or a file, each with its line. */
  lines: optional(records({ line: count(), uid: text({ max: 32 }) }, { max: MOST_GRANTED })),
  /** Members of these levels. */
  levels: optional(codes('biz_member_level')),
  /** Members with one of these tags. */
  tags: optional(tags({ list: 'tag' })),
  /** 1: also to members who were granted the same coupon in the last 24 hours; they are left out otherwise. */
  again: optional(flag()),
};

/** Somebody who gets nothing, and why. */
export const leftOut = { uid: text(), reason: code('biz_grant_obstacle', GrantObstacle) };

const { totalQty, faceValue } = budget;
const { type, validType } = kept;

/** Coupons: what a member gets who uses one, how many there are, and who may have them. */
export const coupon = defineResource({
  name: 'coupon',
  view: 'campaign/coupon/index',
  title: 'couponCode',
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
