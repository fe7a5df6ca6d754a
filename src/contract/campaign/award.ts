import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { doubled, doubles } from '../block/foreseen';
import { identity } from '../block/identity';
import { ledgerLine } from '../block/ledger';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { claimed, decided, history, reviewed, Verdict, waited } from '../block/review';
import { balances } from '../block/touches';
import { bulkAnswer, post, read } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { listOf, mapOf, records } from '../field/nested';
import { count, flag, money, usdt } from '../field/numbers';
import { nullable, optional, sortable, staffOnly, unlisted } from '../field/shared';
import { id, ids, localText, note, option, reference, text } from '../field/texts';
import { day, time } from '../field/times';
import { anyOf, equals, oneOf, range, toggle } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { awardFlow, AwardStatus } from './awardFlow';

/** `biz_award_type` */
export const AwardType = {
  signUp: 101,
  kyc: 102,
  firstRecharge: 103,
  invite: 104,
  rebate: 105,
  contest: 106,
  checkIn: 107,
  manual: 108,
} as const;
export type AwardType = (typeof AwardType)[keyof typeof AwardType];

/** Most awards that are decided at once. */
export const MOST_AWARDS = 200;

const BASE = 'award';

const inCoin = (options: { signed?: boolean } = {}) => money({ coin: 'coin', ...options });

const waitsFor = staffOnly(unlisted(flag()));

/** What members are given by campaigns, invitations and operators, and what was taken back of it. */
export const award = defineResource({
  name: 'award',
  view: 'campaign/award/index',
  title: 'awardNo',
  decides: ['amount', 'usdtValue', 'waitMinutes'],
  row: {
    ...identity,
    ...memberBrief,
    awardNo: sortable(text()),
    awardType: sortable(code('biz_award_type', AwardType)),
    coin: sortable(option('coin')),
    amount: sortable(inCoin()),
    /** At the price of its creation. */
    usdtValue: sortable(usdt()),
    /** UID of the member who was invited or paid the fee; empty for other types. */
    sourceUid: text(),
    /** Number of what it is given for: a recharge, an authentication, an order, a contest, a day. */
    refNo: reference(),
    /** How the amount comes about, such as `fee 12.40 × 30%`. */
    rateInfo: localText(),
    status: sortable(code('biz_award_status', AwardStatus)),
    ...waited,
    ...doubled,
    ...claimed,
    ...reviewed,
    /** The first reviewer, when a second one is needed. */
    firstReviewer: staffOnly(text()),
    /** When the member was credited; `null` before. */
    paidAt: sortable(nullable(time())),
    /** Who asked for the money back, when and why; empty without such a request. */
    clawbackBy: staffOnly(text()),
    clawbackAt: staffOnly(unlisted(nullable(time()))),
    clawbackReason: staffOnly(text()),
    /** Who had it taken back in the end. */
    clawbackReviewer: staffOnly(text()),
    /** On: the claw-back waits for another operator. */
    clawbackWaits: waitsFor,
    ...audit,
  },
  detail: {
    ...history,
    /** Ledger lines that it created. */
    ledger: records(ledgerLine),
    /** Others of the same member, type and reference that were paid or may be. */
    doubles: staffOnly(doubles('biz_award_status')),
    /** An approval worth this much or more takes two reviewers; `null` once it is decided. */
    secondFrom: staffOnly(nullable(usdt())),
  },
  summary: {
    /** Awards by `biz_award_status`. */
    byStatus: mapOf(count()),
    /** Worth of what was paid and not taken back, of what waits for a review, and of what was taken back. */
    paidUsdt: usdt(),
    pendingUsdt: usdt(),
    clawedBackUsdt: usdt(),
    /** Paid and not taken back, by type, the largest first. */
    byType: records({ awardType: code('biz_award_type', AwardType), count: count(), usdtValue: usdt() }),
    /** The last 30 days, the oldest first. */
    days: listOf(day()),
    /** What was paid on each of these days and not taken back, one line a type. */
    byDay: records({ awardType: code('biz_award_type', AwardType), values: listOf(usdt()) }),
    /** The ten members who got the most for invitations and rebates. */
    inviters: records({
      uid: text(),
      /** Members that the awards are about. */
      invited: count(),
      count: count(),
      usdtValue: usdt(),
    }),
    /** Claw-backs that wait for another operator. */
    clawbacks: staffOnly(count()),
    ...counted,
  },
  filters: {
    ...byMember,
    awardNo: equals(),
    awardType: anyOf(),
    status: anyOf(),
    coin: anyOf(),
    amount: range(),
    usdtValue: range(),
    waitMinutes: range(),
    sourceUid: equals(),
    refNo: equals(),
    reviewerName: oneOf(option('admin')),
    /** Only awards of which a claw-back waits for another operator. */
    clawbackWaits: toggle(waitsFor),
    ...aboutMember,
  },
  dates: ['createdAt', 'paidAt', 'reviewedAt'],
  flow: awardFlow,
  calls: {
    ...reads(BASE),
    /**
     * Decides one award (`id`) or several (`ids`); an approval credits the member, unless it takes a second reviewer. Closed
     * and frozen members get nothing (`wrongState`).
     */
    review: post(`${BASE}/review`, {
      body: {
        ...decided,
        ids: optional(ids({ max: MOST_AWARDS })),
        result: code('sys_step_result', Verdict),
        /** Awards to be approved although another one has the same member, type and reference; refused otherwise (`notUnique`). */
        again: optional(ids({ max: MOST_AWARDS })),
        operPassword: password(),
      },
      answer: bulkAnswer,
      refusals: [
        'reasonTooShort',
        'alreadyDecided',
        'claimedByAnother',
        'samePerson',
        'wrongState',
        'notUnique',
      ],
      touches: balances,
    }),
    /** What taking an award back would do now. */
    clawbackPreview: read(`${BASE}/clawbackPreview`, {
      query: { id: id() },
      permission: `${BASE}/list`,
      staffOnly: true,
      answer: {
        coin: text(),
        amount: inCoin(),
        /** What the member has in the funding account, and what that leaves. */
        available: inCoin(),
        after: inCoin({ signed: true }),
        /** What the balance lacks; 0 where it suffices. */
        missing: inCoin(),
        /** What the member has withdrawn of the coin since the award was paid, and the last of these withdraws. */
        withdrawn: inCoin(),
        lastWithdraw: reference(),
        /** The same of transfers to the member's other accounts. */
        moved: inCoin(),
      },
      refusals: ['notFound'],
    }),
    /**
     * Asks for an award back; another operator decides. Nothing is taken in part: where the balance does not suffice the
     * refusal says what is missing.
     */
    clawback: post(`${BASE}/clawback`, {
      body: { ...identity, reason: reason(), operPassword: password(), requestId: requestId() },
      answer: { id: id() },
      /** `wrongState`: it is not paid, or a claw-back waits already. */
      refusals: ['notFound', 'wrongState', 'insufficientBalance'],
      touches: ['pending', 'home', 'board'],
    }),
    /** Debits the member at once, or drops the request. */
    clawbackReview: post(`${BASE}/clawbackReview`, {
      body: {
        ...identity,
        result: code('sys_step_result', Verdict),
        /** At least 5 characters for a rejection. */
        reason: optional(note()),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: { id: id() },
      refusals: ['samePerson', 'reasonTooShort', 'notFound', 'wrongState', 'insufficientBalance'],
      touches: balances,
    }),
  },
});
