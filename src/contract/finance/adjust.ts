import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { imported } from '../block/imported';
import { ledgerLine } from '../block/ledger';
import { byMember, memberBrief } from '../block/member';
import { claimed, history, reviewed } from '../block/review';
import { balances } from '../block/touches';
import { post, put, read } from '../call';
import { password, requestId } from '../field/body';
import { code } from '../field/codes';
import { mapOf, records } from '../field/nested';
import { count, finding, money, usdt } from '../field/numbers';
import { optional } from '../field/shared';
import { images, memberId, note, option, reference, text } from '../field/texts';
import { anyOf, contains, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { exports, lists, summarises } from '../standard';

/** `biz_adjust_status` */
export const AdjustStatus = { pending: 1, approved: 2, rejected: 3, cancelled: 4 } as const;

/** `biz_adjust_dir` */
export const AdjustDirection = { credit: 1, debit: 2, freeze: 3, unfreeze: 4 } as const;

/** What a reviewer may decide (`sys_step_result`). */
export const AdjustDecision = { approve: 'approve', reject: 'reject' } as const;

const BASE = 'memberAssetAdjust';

/** Credits and debits of what was approved. */
const total = { count: count(), credit: usdt(), debit: usdt() };

/** What is asked for, by hand. */
const wish = {
  memberId: memberId(),
  accountType: code('biz_account_type'),
  coin: option('coin'),
  direction: code('biz_adjust_dir', AdjustDirection),
  amount: money({ coin: 'coin' }),
};

/** Corrections of balances; two people answer for each. */
export const adjust = defineResource({
  name: 'adjust',
  view: 'finance/adjust/index',
  title: 'adjustNo',
  row: {
    ...identity,
    ...memberBrief,
    adjustNo: text(),
    accountType: code('biz_account_type'),
    coin: option('coin'),
    direction: code('biz_adjust_dir', AdjustDirection),
    amount: money({ coin: 'coin' }),
    /** With the price at creation. */
    usdtValue: usdt(),
    category: code('biz_adjust_cat'),
    reason: note({ max: 500 }),
    /** Number of the recharge, withdraw or order it corrects; empty for none. */
    refNo: reference(),
    attachments: images({ max: 5 }),
    /** Available before and after: what it would do now while it waits, what it did once it is approved. */
    beforeAvailable: money({ coin: 'coin' }),
    afterAvailable: money({ coin: 'coin' }),
    /** Of the import it came with; empty when entered by hand. */
    batchNo: text(),
    status: code('biz_adjust_status', AdjustStatus),
    ...claimed,
    ...reviewed,
    ...audit,
  },
  detail: {
    ...history,
    /** What was booked because of it. */
    ledger: records(ledgerLine),
  },
  summary: {
    /** The status filter itself is left out, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    byCategory: records({ key: code('biz_adjust_cat'), ...total }),
    /** By who asked for them. */
    byOperator: records({ key: option('admin'), ...total }),
  },
  filters: {
    ...byMember,
    adjustNo: equals(),
    batchNo: equals(),
    refNo: equals(),
    reason: contains(),
    accountType: anyOf(),
    coin: anyOf(),
    direction: anyOf(),
    category: anyOf(),
    status: anyOf(),
    amount: range(),
    usdtValue: range(),
    createdBy: oneOf(option('admin')),
    reviewerName: oneOf(option('admin')),
  },
  dates: ['createdAt', 'reviewedAt'],
  sorts: [
    'createdAt',
    'reviewedAt',
    'updatedAt',
    'id',
    'adjustNo',
    'uid',
    'coin',
    'direction',
    'category',
    'status',
    'amount',
    'usdtValue',
  ],
  calls: {
    ...lists(BASE),
    ...summarises(BASE),
    ...exports(BASE),
    /** What an adjustment would do now. */
    preview: read(`${BASE}/preview`, {
      permission: `${BASE}/add`,
      query: wish,
      answer: {
        uid: text(),
        /** Available before and after; `after` may be below zero. */
        before: money(),
        after: money(),
        frozen: money(),
        /** The part of `frozen` that people set aside by hand: what may be unfrozen. */
        manualFrozen: money(),
        /** Off where the balance does not suffice. */
        possible: finding(),
      },
      refusals: ['forbidden', 'protectedRecord', 'notFound', 'wrongState'],
    }),
    add: post(`${BASE}/add`, {
      body: {
        ...wish,
        category: code('biz_adjust_cat'),
        reason: note({ min: 10, max: 500 }),
        refNo: optional(text({ max: 40 })),
        attachments: optional(images({ max: 5 })),
        operPassword: password(),
        requestId: requestId(),
      },
      refusals: [
        'reasonTooShort',
        'forbidden',
        'protectedRecord',
        'notFound',
        'wrongState',
        'insufficientBalance',
        'tooManyDecimals',
        'overLimit',
      ],
      touches: ['pending'],
    }),
    /** Makes one of each line. */
    import: post(`${BASE}/import`, {
      body: {
        /** As written in the file; codes, or words of the dictionaries. */
        rows: records(
          {
            /** Its line in the file. */
            line: count(),
            uid: text(),
            account: text(),
            coin: text(),
            direction: text(),
            amount: text(),
            reason: text(),
          },
          { max: 500 },
        ),
        /** Of all of them. */
        category: code('biz_adjust_cat'),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: {
        /** Empty when nothing was made. */
        batchNo: text(),
        ...imported,
      },
      touches: ['pending'],
    }),
    review: post(`${BASE}/review`, {
      body: {
        ...identity,
        result: code('sys_step_result', AdjustDecision),
        /** At least 5 characters for a rejection. */
        remark: note(),
        operPassword: password(),
        requestId: requestId(),
      },
      refusals: [
        'reasonTooShort',
        'forbidden',
        'protectedRecord',
        'staleVersion',
        'alreadyDecided',
        'claimedByAnother',
        'samePerson',
        'wrongState',
        'insufficientBalance',
      ],
      touches: balances,
    }),
    /** Takes one's own back while it waits. */
    cancel: put(`${BASE}/cancel`, {
      body: identity,
      refusals: ['forbidden', 'staleVersion', 'alreadyDecided', 'claimedByAnother', 'wrongState'],
      touches: ['pending'],
    }),
  },
});
