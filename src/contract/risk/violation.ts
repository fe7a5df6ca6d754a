import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { claimed, history, reviewed, Verdict, waited } from '../block/review';
import { memberRows } from '../block/touches';
import { bulkAnswer, post, put } from '../call';
import { password, reason, requestId } from '../field/body';
import { word } from '../field/choices';
import { code, codes } from '../field/codes';
import { mapOf, record, records } from '../field/nested';
import { count, flag, money, usdt, version } from '../field/numbers';
import { nullable, optional, sortable, staffOnly, unlisted } from '../field/shared';
import { id, ids, images, memberId, note, option, reference, tags, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf, range, toggle } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { violationFlow, ViolationStatus } from './violationFlow';

/** `biz_severity` */
export const Severity = { minor: 1, moderate: 2, severe: 3 } as const;
export type Severity = (typeof Severity)[keyof typeof Severity];

/** `biz_violation_source` */
export const ViolationSource = { rule: 1, staff: 2, report: 3 } as const;
export type ViolationSource = (typeof ViolationSource)[keyof typeof ViolationSource];

/** `biz_penalty` */
export const Penalty = {
  warn: 'warn',
  noWithdraw: 'noWithdraw',
  noTrade: 'noTrade',
  freeze: 'freeze',
  clawback: 'clawback',
  close: 'close',
} as const;
export type Penalty = (typeof Penalty)[keyof typeof Penalty];

/** Penalties that hold until they end or are lifted; the others are done once. */
export const HOLDING: readonly string[] = [Penalty.noWithdraw, Penalty.noTrade, Penalty.freeze];

const BASE = 'violation';

/** What was found, as an operator enters it. */
const finding = {
  type: code('biz_violation_type'),
  severity: code('biz_severity', Severity),
  description: note({ min: 20, max: 1000 }),
  evidence: optional(images({ max: 9 })),
  /** UIDs of other members who took part. */
  relatedUids: optional(tags({ max: 20, longest: 8 })),
  /** Numbers of recharges, withdraws, orders and other records that it is about. */
  relatedNos: optional(tags({ max: 20, longest: 40 })),
  remark: optional(note()),
};

/** What reads otherwise after a violation was recorded. */
const recorded = ['pending', 'home', 'board', 'memberProfile'] as const;

/** What reads otherwise after a violation was decided or lifted. */
const touched = ['member', ...memberRows, 'pending', 'home', 'board'] as const;

const decision = { id: id(), version: version(), requestId: requestId(), operPassword: password() };

/** What a member may do and has now. */
export const accused = {
  status: code('biz_member_status'),
  riskLevel: code('biz_risk_level'),
  kycLevel: code('biz_kyc_level'),
  canLogin: flag(),
  canTrade: flag(),
  canWithdraw: flag(),
  canTransfer: flag(),
  assetUsdt: usdt(),
  /** Where the member is signed in. */
  sessions: count(),
  memberSince: time(),
};

/** What members did against the rules, what that cost them, and what became of it. */
export const violation = defineResource({
  name: 'violation',
  view: 'risk/violation/index',
  title: 'violationNo',
  decides: ['severity', 'waitMinutes', 'penalties'],
  row: {
    ...identity,
    ...memberBrief,
    violationNo: sortable(text()),
    type: sortable(code('biz_violation_type')),
    severity: sortable(code('biz_severity', Severity)),
    source: sortable(code('biz_violation_source', ViolationSource)),
    description: staffOnly(note({ max: 1000 })),
    evidence: staffOnly(images({ max: 9 })),
    relatedUids: staffOnly(tags()),
    relatedNos: staffOnly(tags()),
    /** What was confirmed; while it waits for a second confirmation, what the first one wants. */
    penalties: codes('biz_penalty'),
    /** When the penalties that hold end; `null`: not before it is revoked. */
    penaltyUntil: sortable(nullable(time())),
    status: sortable(code('biz_violation_status', ViolationStatus)),
    /** On: it is confirmed, and its penalties have neither ended nor been lifted. */
    inForce: flag(),
    ...waited,
    ...claimed,
    ...reviewed,
    /** Who confirmed first, when a second operator is needed. */
    firstReviewer: staffOnly(text()),
    /** When the penalties ended or were lifted; `null` while they hold, and where there are none. */
    liftedAt: nullable(time()),
    /** When the member appealed last, and why; `null` and empty without an appeal. */
    appealedAt: sortable(nullable(time())),
    appealReason: staffOnly(text()),
    /** Who decided about the appeal, or revoked it. */
    revokedBy: staffOnly(text()),
    /** What is to be taken back; `null` without a claw-back. */
    clawbackAccount: unlisted(nullable(code('biz_account_type'))),
    clawbackCoin: unlisted(option('coin')),
    clawbackAmount: nullable(money({ coin: 'clawbackCoin' })),
    /** The balance adjustment that takes it back, once another operator approves; empty for none. */
    clawbackNo: reference(),
    /** The one that gives it back after a revocation; empty for none. */
    refundNo: reference(),
    ...audit,
  },
  detail: {
    ...history,
    /** Other violations of the member, the latest first. */
    earlier: records({
      id: id(),
      violationNo: text(),
      type: code('biz_violation_type'),
      severity: code('biz_severity', Severity),
      status: code('biz_violation_status', ViolationStatus),
      penalties: codes('biz_penalty'),
      createdAt: time(),
    }),
    /** What the member may do and has now. */
    facts: record(accused),
    /** What each penalty would do to the member right now; of a decided one nothing. */
    effects: records({
      penalty: code('biz_penalty', Penalty),
      /**
       * `applies`: it changes something; `held`: something else holds it already; `asks`: another operator has to approve;
       * `impossible`: it would be refused.
       */
      effect: word('applies', 'held', 'asks', 'impossible'),
      /** The violation that holds it; empty where operators do, and where nothing does. */
      by: reference(),
      /** Open records that it puts on hold, sessions included for a freeze. */
      count: count(),
      /** Why it is impossible. */
      because: text(),
    }),
  },
  summary: {
    /** Counted without the status filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    byType: records({ type: code('biz_violation_type'), count: count(), confirmed: count() }),
    bySeverity: records({ severity: code('biz_severity', Severity), count: count(), confirmed: count() }),
    /** Members with more than one that was confirmed, the worst first. */
    repeated: records({ memberId: memberId(), uid: text(), count: count(), confirmed: count() }),
    /** Whose penalties hold now. */
    inForce: count(),
    repeatedMembers: count(),
  },
  filters: {
    ...byMember,
    violationNo: equals(),
    type: anyOf(),
    severity: anyOf(),
    status: anyOf(),
    source: oneOf(),
    penalties: anyOf(),
    inForce: toggle(),
    description: contains(),
    relatedUids: equals(),
    relatedNos: equals(),
    waitMinutes: range(),
    createdBy: oneOf(option('admin')),
    reviewerName: oneOf(option('admin')),
    ...aboutMember,
  },
  dates: ['createdAt', 'penaltyUntil', 'reviewedAt', 'appealedAt'],
  flow: violationFlow,
  calls: {
    ...reads(BASE),
    /** Records what was found; another operator decides about it. A closed account takes none (`wrongState`). */
    add: post(`${BASE}/add`, {
      body: { memberId: memberId(), ...finding, requestId: requestId() },
      answer: { id: id(), violationNo: text() },
      refusals: ['wrongState', 'protectedRecord'],
      touches: recorded,
    }),
    /** Records the same finding about several members, each in a record of its own; in theirs, their own UID is left out. */
    addMany: post(`${BASE}/addMany`, {
      permission: `${BASE}/add`,
      body: {
        memberIds: ids(),
        ...finding,
        requestId: requestId(),
      },
      answer: bulkAnswer,
      refusals: ['notFound', 'wrongState', 'protectedRecord'],
      touches: [BASE, ...recorded],
    }),
    /** Puts right what was recorded, while it waits. */
    edit: put(`${BASE}/edit`, {
      body: { ...identity, ...finding },
      refusals: ['claimedByAnother', 'wrongState'],
      touches: ['pending'],
    }),
    /**
     * Confirms a violation with its penalties, or dismisses it. A severe one takes two operators who confirm the same; where the
     * second one wants other penalties, a third has to confirm those. Confirmed penalties hold at once; a claw-back and a closing
     * wait for the approval of another operator.
     */
    review: post(`${BASE}/handle`, {
      body: {
        ...decision,
        result: code('sys_step_result', Verdict),
        remark: note(),
        /** At least one for a confirmation. */
        penalties: optional(codes('biz_penalty')),
        penaltyUntil: optional(time()),
        /** All three go with `clawback`. */
        clawbackAccount: optional(code('biz_account_type')),
        clawbackCoin: optional(option('coin')),
        clawbackAmount: optional(money({ coin: 'clawbackCoin' })),
      },
      answer: { id: id(), status: code('biz_violation_status', ViolationStatus) },
      refusals: [
        'reasonTooShort',
        'alreadyDecided',
        'claimedByAnother',
        'samePerson',
        'wrongState',
        'wrongTimeRange',
        'tooManyDecimals',
        'insufficientBalance',
        'riskBlock',
        'protectedRecord',
      ],
      touches: touched,
    }),
    /** Enters the appeal of a member who asked the staff for it. */
    appeal: put(`${BASE}/appeal`, {
      body: { ...identity, reason: reason() },
      refusals: ['wrongState'],
      touches: ['pending', 'home', 'board'],
    }),
    /**
     * Revokes a confirmed violation and lifts its penalties, but for what another violation or an operator holds; or refuses the
     * appeal, so that they stay. Nobody who confirmed it decides about that.
     */
    revoke: post(`${BASE}/revoke`, {
      body: { ...decision, result: code('sys_step_result', Verdict), reason: reason() },
      answer: { id: id(), status: code('biz_violation_status', ViolationStatus) },
      refusals: ['samePerson', 'wrongState'],
      touches: touched,
    }),
  },
});
