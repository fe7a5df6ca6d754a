import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { history, reviewed, Verdict } from '../block/review';
import { balances } from '../block/touches';
import { post, put, read } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { mapOf, records } from '../field/nested';
import { bool, count, flag, money, usdt } from '../field/numbers';
import { nullable, optional, sortable, staffOnly } from '../field/shared';
import { id, localText, memberId, note, option, text } from '../field/texts';
import { day, time } from '../field/times';
import { anyOf, equals, oneOf, range, toggle } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { envelopeFlow, EnvelopeStatus } from './envelopeFlow';
import { envelopeRules, EnvelopeType, MOST_PARTS, PASSCODE } from './envelopeRules';

/** `biz_sender_type` */
export const SenderType = { member: 1, platform: 2 } as const;

/** `biz_envelope_cond`: new members are seven days old at most, verified ones have passed at least the basic level. */
export const EnvelopeCondition = { anyone: 0, newMember: 1, verified: 2, traded: 3 } as const;
export type EnvelopeCondition = (typeof EnvelopeCondition)[keyof typeof EnvelopeCondition];

const BASE = 'redEnvelope';

const inCoin = (options: { goal?: string } = {}) => money({ coin: 'coin', ...options });

/** What decides about the money of a new envelope. */
const wish = {
  type: code('biz_envelope_type', EnvelopeType),
  /** The one member who can claim it: of an exclusive envelope alone, and needed there. */
  receiverId: optional(memberId()),
  coin: option('coin'),
  /** At least one smallest unit of the coin for each part; of equal parts it can be divided without a rest. */
  totalAmount: money({ coin: 'coin' }),
  count: count({ min: 1, max: MOST_PARTS }),
  /** Most that one claim gets; no limit when left out. */
  maxPerClaim: optional(money({ coin: 'coin' })),
  /** No other envelope that is active or waits has it; made by the server when left out. */
  code: optional(text({ min: 4, max: 12, pattern: PASSCODE })),
  startAt: time(),
  /** In the future, after `startAt`, by 30 days at most. */
  expireAt: time(),
};

/** One part that a member has claimed. */
const claim = {
  id: id(),
  ...memberBrief,
  coin: option('coin'),
  amount: inCoin(),
  claimedAt: time(),
  ip: text(),
  /** On: the address is a data centre's or a VPN's, which hides the place of its user. */
  hiddenIp: bool(),
  device: text(),
  deviceId: text(),
  /** How many other members have claimed this envelope from the same device. */
  sameDevice: count(),
  /** True for the largest part of a random envelope, once it is finished. */
  best: bool(),
  /** True for a member who had registered within seven days before. */
  newMember: bool(),
};

/**
 * Red envelopes: an amount that several members claim in parts with a passcode. Members pay theirs when they send them. What
 * a part of a random one comes to is decided when it is claimed.
 */
export const redEnvelope = defineResource({
  name: 'redEnvelope',
  view: 'campaign/redEnvelope/index',
  title: 'envelopeNo',
  decides: ['senderType', 'totalAmount', 'claimedAmount', 'suspicious'],
  row: {
    ...identity,
    ...memberBrief,
    /** The sender; `null` for the platform, and the other fields of the member are empty then. */
    memberId: nullable(memberId()),
    memberType: nullable(code('biz_member_type')),
    level: nullable(code('biz_member_level')),
    envelopeNo: sortable(text()),
    senderType: code('biz_sender_type', SenderType),
    type: sortable(code('biz_envelope_type', EnvelopeType)),
    coin: sortable(option('coin')),
    totalAmount: sortable(inCoin()),
    /** At the price of its creation. */
    usdtValue: sortable(usdt()),
    /** Number of parts. */
    count: sortable(count()),
    /** Most that one claim gets; `null`: no limit. */
    maxPerClaim: nullable(inCoin()),
    claimedAmount: sortable(inCoin({ goal: 'totalAmount' })),
    claimedCount: sortable(count({ goal: 'count' })),
    /** What came back to its sender when it expired or was cancelled; `0` before, and when all was claimed. */
    refundAmount: inCoin(),
    code: sortable(text()),
    condition: code('biz_envelope_cond', EnvelopeCondition),
    /** UID of the one member who can claim it; empty for all others. */
    receiverUid: staffOnly(text()),
    greeting: localText({ max: 60 }),
    startAt: sortable(time()),
    expireAt: sortable(time()),
    /** When it was finished, had expired or was cancelled; `null` before. */
    endedAt: sortable(nullable(time())),
    /** Claims that share their device with another member's claim of the same envelope. */
    suspicious: staffOnly(sortable(count())),
    status: sortable(code('biz_envelope_status', EnvelopeStatus)),
    ...reviewed,
    /** Why it was cancelled; empty when it was not. */
    cancelReason: staffOnly(text()),
    ...audit,
  },
  detail: history,
  summary: {
    /** Counted without the state filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    /** Worth of what was sent, each at the price of its creation: neither rejected ones nor those that wait. */
    sentUsdt: usdt(),
    claimedUsdt: usdt(),
    refundedUsdt: usdt(),
    /** Members who claimed within seven days of their registration. */
    newMembers: count(),
    /** Claims of these envelopes. */
    claimCount: count(),
    suspicious: staffOnly(count()),
    /** The last thirty days, the oldest first: by the day of sending, of claiming and of coming back. */
    days: records({ day: day(), sentUsdt: usdt(), claimedUsdt: usdt(), refundedUsdt: usdt() }),
    ...counted,
  },
  filters: {
    ...byMember,
    envelopeNo: equals(),
    code: equals(),
    senderType: oneOf(),
    type: anyOf(),
    coin: anyOf(),
    status: anyOf(),
    totalAmount: range(inCoin()),
    usdtValue: range(),
    condition: oneOf(),
    receiverUid: equals(),
    /** Only envelopes with claims that share a device. */
    sharedDevice: toggle(staffOnly(flag())),
    createdBy: oneOf(option('admin')),
    reviewerName: oneOf(option('admin')),
    ...aboutMember,
  },
  dates: ['createdAt', 'startAt', 'expireAt', 'endedAt'],
  rules: envelopeRules,
  flow: envelopeFlow,
  calls: {
    ...reads(BASE),
    /** Its claims, the latest first. */
    claims: read(`${BASE}/claims`, {
      query: {
        /** The envelope. */
        id: id(),
      },
      permission: `${BASE}/list`,
      staffOnly: true,
      answer: { list: records(claim, { max: MOST_PARTS }) },
      refusals: ['notFound'],
    }),
    /** What an envelope would cost, and whether it would wait for another operator. */
    preview: read(`${BASE}/preview`, {
      permission: `${BASE}/add`,
      staffOnly: true,
      query: wish,
      answer: {
        usdtValue: usdt(),
        /** The average of a part. */
        average: money({ zero: true }),
        /** Most decimals of an amount in this coin. */
        decimals: count(),
        /** What the operator may still hand out in campaigns today without a second person. */
        left: usdt(),
        /** From this worth on it waits for another operator, whatever is left. */
        secondFrom: usdt(),
        waits: bool(),
        /** True: the most of a claim is below twice the average, so that random parts differ little. */
        tight: bool(),
        /** What would be refused, by the field of the form. */
        problems: records({ field: text(), msg: text() }),
      },
    }),
    /** Sends an envelope of the platform. */
    add: post(`${BASE}/add`, {
      body: {
        ...wish,
        condition: code('biz_envelope_cond', EnvelopeCondition),
        greeting: localText({ max: 60 }),
        remark: note(),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: {
        id: id(),
        envelopeNo: text(),
        code: text(),
        /** True: it waits for another operator. */
        waits: bool(),
      },
      refusals: ['notFound', 'wrongState', 'notUnique', 'tooManyDecimals', 'wrongTimeRange'],
      touches: ['pending', 'home', 'board'],
    }),
    /** Another operator approves or rejects an envelope that waits; one that has expired meanwhile can only be rejected. */
    review: post(`${BASE}/review`, {
      body: {
        ...identity,
        result: code('sys_step_result', Verdict),
        /** At least 5 characters for a rejection. */
        remark: note(),
        operPassword: password(),
      },
      refusals: ['reasonTooShort', 'samePerson', 'wrongState', 'notUnique', 'wrongTimeRange'],
      touches: ['pending', 'home', 'board'],
    }),
    /** Ends an active envelope at once. Members keep what they have claimed, and the rest comes back to the sender. */
    cancel: put(`${BASE}/cancel`, {
      body: { ...identity, reason: reason() },
      refusals: ['wrongState'],
      touches: balances,
    }),
  },
});
