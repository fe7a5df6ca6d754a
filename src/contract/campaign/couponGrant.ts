import { identity } from '../block/identity';
import { history, reviewed, Verdict } from '../block/review';
import { post, put, read } from '../call';
import { password, requestId } from '../field/body';
import { code, codes } from '../field/codes';
import { records } from '../field/nested';
import { count, usdt } from '../field/numbers';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { id, localText, memberId, note, option, tags, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { exports, lists } from '../standard';
import { couponTouches } from './coupon';
import { leftOut } from './couponTerms';
import { couponGrantFlow, GrantStatus } from './grantFlow';
import { GrantTarget } from './grantTerms';

const BASE = 'couponGrant';

const couponId = option('coupon');

/** Grants of coupons by operators: who asked for which, to whom, and who has agreed where that takes a second person. */
export const couponGrant = defineResource({
  name: 'couponGrant',
  view: 'campaign/couponGrant/index',
  title: 'grantNo',
  decides: ['issued', 'usdtValue'],
  row: {
    ...identity,
    grantNo: sortable(text()),
    couponId: unlisted(couponId),
    couponCode: text(),
    couponName: localText(),
    by: code('biz_grant_target', GrantTarget),
    /** Empty unless the target is a level or a tag. */
    levels: codes('biz_member_level'),
    tags: tags({ list: 'tag' }),
    /** Members it was asked for, and coupons that were issued. */
    heads: sortable(count()),
    issued: sortable(count({ goal: 'heads' })),
    /** What all of them would cost if they were used, at the price of its creation. */
    usdtValue: sortable(usdt()),
    status: sortable(code('biz_coupon_grant_status', GrantStatus)),
    createdBy: sortable(text()),
    createdAt: sortable(time()),
    /** It lapses then; `null` for one that does not wait. */
    waitsUntil: nullable(time()),
    ...reviewed,
    remark: note(),
  },
  detail: {
    /** The first of its members; `heads` says how many there are. */
    members: records({ memberId: memberId(), uid: text(), nickname: text() }),
    /** Who got none in the end, and why. */
    missed: records(leftOut),
    ...history,
  },
  filters: {
    grantNo: equals(),
    couponId: anyOf(couponId),
    by: oneOf(),
    status: anyOf(),
    heads: range(),
    usdtValue: range(),
    createdBy: oneOf(option('admin')),
    reviewerName: oneOf(option('admin')),
  },
  dates: ['createdAt', 'reviewedAt'],
  flow: couponGrantFlow,
  calls: {
    ...lists(BASE),
    ...exports(BASE),
    /** What an approval would do now; what has become impossible since is left out. */
    forecast: read(`${BASE}/forecast`, {
      query: { id: id() },
      permission: `${BASE}/list`,
      staffOnly: true,
      answer: { heads: count(), usdtValue: usdt(), missed: records(leftOut) },
      refusals: ['notFound'],
    }),
    /** Approves a grant, which issues the coupons that still can be, or rejects it. */
    review: post(`${BASE}/review`, {
      body: {
        ...identity,
        result: code('sys_step_result', Verdict),
        /** At least 5 characters for a rejection. */
        reason: optional(note()),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: { issued: count(), missed: count() },
      /** `wrongState`: also where the coupon is not active, or nobody can have it any more. */
      refusals: ['reasonTooShort', 'samePerson', 'alreadyDecided', 'wrongState'],
      touches: couponTouches,
    }),
    /** Takes a grant of one's own back while it waits. */
    cancel: put(`${BASE}/cancel`, {
      body: identity,
      refusals: ['alreadyDecided', 'wrongState'],
      touches: ['pending', 'home'],
    }),
  },
});
