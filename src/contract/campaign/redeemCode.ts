import { identity } from '../block/identity';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { history } from '../block/review';
import { bulkAnswer, post, put } from '../call';
import { password, reason, requestId, versions } from '../field/body';
import { code } from '../field/codes';
import { mapOf, records } from '../field/nested';
import { count, flag, usdt } from '../field/numbers';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { id, ids, masked, memberId, note, option, reference, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, equals, oneOf, personal } from '../filter';
import { defineResource } from '../resource';
import { lists, summarises } from '../standard';
import { RedeemCodeStatus, redeemCodeFlow } from './redeemFlow';

const BASE = 'redeemCode';

/** Who redeemed a code, from where, and the ledger line or the coupon that it gave. */
const use = {
  memberId: memberId(),
  uid: text(),
  at: time(),
  ip: text(),
  device: text(),
  /** Worth at that moment. */
  usdtValue: usdt(),
  /** Number of the ledger line, or of the coupon. */
  givenNo: text(),
};

/** Redemption codes. Nobody sees one whole but in an export. */
export const redeemCode = defineResource({
  name: 'redeemCode',
  title: 'code',
  row: {
    ...identity,
    /**
     * A prefix, drawn characters and a check character, out of 31 digits and capital letters. The check is a pure system of
     * ISO 7064 with modulus 31 and radix 3: values of the characters, the last one counted once and each one before it three
     * times as much as the one behind, add up to 1.
     */
    code: masked(),
    batchNo: reference(),
    batchName: text(),
    status: sortable(code('biz_redeem_code_status', RedeemCodeStatus)),
    /** How often it was redeemed. */
    usedTimes: sortable(count({ goal: 'usesPerCode' })),
    /** How often it can be redeemed in all. */
    usesPerCode: unlisted(count()),
    ...memberBrief,
    /** The member who redeemed it last; `null` before, and the other fields of the member are empty then. */
    memberId: nullable(memberId()),
    memberType: nullable(code('biz_member_type')),
    level: nullable(code('biz_member_level')),
    /** When it was redeemed last, and from which address. */
    usedAt: sortable(nullable(time())),
    usedIp: text(),
    /** When it became void or expired. */
    endedAt: nullable(time()),
  },
  detail: {
    /** The latest hundred redemptions, the latest first. */
    redemptions: records(use),
    ...history,
  },
  summary: {
    /** Counted without the status filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
  },
  filters: {
    /** A whole code. It is worth money until it is used, so it stands in no address. */
    code: personal(equals()),
    batchNo: oneOf(option('redeemBatch')),
    status: anyOf(),
    /** Members who redeemed it, whether last or before. */
    ...byMember,
    usedIp: equals(),
    ...aboutMember,
  },
  dates: ['usedAt', 'endedAt'],
  order: 'id desc',
  flow: redeemCodeFlow,
  calls: {
    ...lists(BASE),
    ...summarises(BASE),
    /** Voids codes with uses left; what was redeemed of them stays. */
    void: put(`${BASE}/void`, {
      body: { ids: ids({ max: 200 }), versions: versions(), reason: reason(), requestId: requestId() },
      answer: bulkAnswer,
      refusals: ['wrongState'],
      touches: ['redeemBatch'],
    }),
    /**
     * The codes of a batch as plain text. Once it was exported, `again` says that this is known, and needs a reason;
     * `wrongState` without it.
     */
    exportPlain: post(`${BASE}/export`, {
      body: {
        batchId: id(),
        /** 1: although it was exported before. */
        again: optional(flag()),
        /** Required with `again`, at least 5 characters. */
        reason: optional(note()),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: {
        batchNo: text(),
        codes: records({ code: text(), status: code('biz_redeem_code_status', RedeemCodeStatus) }),
      },
      refusals: ['reasonTooShort', 'notFound', 'wrongState'],
      touches: ['redeemBatch'],
    }),
  },
});
