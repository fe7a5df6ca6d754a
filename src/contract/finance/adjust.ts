import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { doubled, doubles, foreseen, splits } from '../block/foreseen';
import { checkedLine, imported } from '../block/imported';
import { ledgerLine } from '../block/ledger';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { byQuestion, questioned } from '../block/question';
import { Decision, claimed, decided, history, reviewed, waited } from '../block/review';
import { balances } from '../block/touches';
import { bulkAnswer, post, put, read, readByPost } from '../call';
import { password, requestId } from '../field/body';
import { code } from '../field/codes';
import { mapOf, records } from '../field/nested';
import { count, bool, flag, money, usdt } from '../field/numbers';
import { nullable, optional, sortable, staffOnly } from '../field/shared';
import { id, images, memberId, note, option, reference, text } from '../field/texts';
import { anyOf, contains, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { adjustFlow, AdjustStatus } from './adjustFlow';

/** `biz_adjust_dir` */
export const AdjustDirection = { credit: 1, debit: 2, freeze: 3, unfreeze: 4 } as const;
export type AdjustDirection = (typeof AdjustDirection)[keyof typeof AdjustDirection];

const BASE = 'memberAssetAdjust';

/** Totals of approved credits and debits. */
const total = { count: count(), credit: usdt(), debit: usdt() };

/** Input of a manual adjustment. */
const wish = {
  memberId: memberId(),
  accountType: code('biz_account_type'),
  coin: option('coin'),
  direction: code('biz_adjust_dir', AdjustDirection),
  amount: money({ coin: 'coin' }),
};

/** What a cell of a file holds. */
const cell = () => note({ max: 1000 });

/** Lines of a file: values as in the file, codes or labels of the dictionaries. */
const fileRows = () =>
  records(
    {
      /** Line number in the file. */
      line: count(),
      /** What is wrong in a line is told with the answer. */
      uid: cell(),
      account: cell(),
      coin: cell(),
      direction: cell(),
      amount: cell(),
      reason: cell(),
      /** May be left out of the file. */
      refNo: optional(cell()),
      /** 1: created although it looks like an earlier request, which is refused otherwise. */
      again: optional(flag()),
    },
    { max: 500 },
  );

/** Manual corrections of balances; each needs a second operator. */
export const adjust = defineResource({
  name: 'adjust',
  view: 'finance/adjust/index',
  title: 'adjustNo',
  decides: ['waitMinutes', 'direction', 'amount'],
  row: {
    ...identity,
    ...memberBrief,
    adjustNo: sortable(text()),
    accountType: code('biz_account_type'),
    coin: sortable(option('coin')),
    direction: sortable(code('biz_adjust_dir', AdjustDirection)),
    amount: sortable(money({ coin: 'coin' })),
    /** At the price of its creation. */
    usdtValue: sortable(usdt()),
    category: sortable(code('biz_adjust_cat')),
    reason: staffOnly(note({ max: 500 })),
    /** Number of the recharge, withdraw or order that it corrects; empty when there is none. */
    refNo: reference(),
    attachments: staffOnly(images({ max: 5 })),
    /** Available balance before and after: expected while it waits or is on hold, actual once it is approved. */
    beforeAvailable: money({ coin: 'coin' }),
    afterAvailable: money({ coin: 'coin' }),
    /** Number of the import it belongs to; empty when entered by hand. */
    batchNo: text(),
    status: sortable(code('biz_adjust_status', AdjustStatus)),
    ...waited,
    ...doubled,
    ...questioned,
    ...claimed,
    ...reviewed,
    /** The first reviewer, when a second one is needed. */
    firstReviewer: staffOnly(text()),
    ...audit,
  },
  detail: {
    ...history,
    /** Ledger lines that it created. */
    ledger: records(ledgerLine),
    /** Others within 24 hours before and after it that look the same. */
    doubles: staffOnly(doubles('biz_adjust_status')),
    ...splits,
  },
  summary: {
    /** Counted without the status filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    byCategory: records({ key: code('biz_adjust_cat'), ...total }),
    /** What the filter leaves, whatever became of it: totals of a batch. */
    byCoin: records({
      coin: option('coin'),
      direction: code('biz_adjust_dir', AdjustDirection),
      count: count(),
      amount: money({ coin: 'coin' }),
    }),
    /** By the operator who requested them. */
    byOperator: staffOnly(records({ key: option('admin'), ...total })),
    ...counted,
  },
  filters: {
    ...byMember,
    adjustNo: equals(),
    direction: anyOf(),
    category: anyOf(),
    coin: anyOf(),
    accountType: anyOf(),
    status: anyOf(),
    amount: range(),
    usdtValue: range(),
    waitMinutes: range(),
    ...byQuestion,
    reason: contains(),
    refNo: equals(),
    batchNo: equals(),
    createdBy: oneOf(option('admin')),
    reviewerName: oneOf(option('admin')),
    ...aboutMember,
  },
  dates: ['createdAt', 'reviewedAt'],
  flow: adjustFlow,
  calls: {
    ...reads(BASE),
    /** The effect that an adjustment would have now. */
    preview: read(`${BASE}/preview`, {
      permission: `${BASE}/add`,
      query: { ...wish, refNo: optional(text({ max: 40 })) },
      answer: {
        ...foreseen('biz_adjust_status'),
        uid: text(),
        /** Available balance before and after; `after` may be negative. */
        before: money(),
        after: money(),
        frozen: money(),
        /** The part of `frozen` that was frozen by hand and can be unfrozen. */
        manualFrozen: money(),
        /** False when the balance is insufficient. */
        possible: bool(),
      },
      refusals: ['protectedRecord', 'wrongState'],
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
      answer: { id: id(), adjustNo: text() },
      refusals: ['protectedRecord', 'wrongState', 'insufficientBalance', 'overLimit'],
      touches: ['pending'],
    }),
    /** Says what the import of a file would do, line by line. */
    checkImport: readByPost(`${BASE}/checkImport`, {
      permission: `${BASE}/import`,
      staffOnly: true,
      body: { rows: fileRows(), category: code('biz_adjust_cat') },
      answer: {
        rows: records({
          ...checkedLine,
          uid: text(),
          /** Empty for a member who does not exist, as are the others below for what could not be read. */
          nickname: text(),
          accountType: nullable(code('biz_account_type')),
          coin: option('coin'),
          direction: nullable(code('biz_adjust_dir', AdjustDirection)),
          amount: text(),
          /** Available balance before and after; each line is reckoned by itself. */
          before: nullable(money({ coin: 'coin' })),
          after: nullable(money({ coin: 'coin', signed: true })),
          usdtValue: nullable(usdt()),
          reason: text(),
          /** Requests of the last 24 hours that look the same. */
          doubles: doubles('biz_adjust_status'),
        }),
      },
    }),
    /** Creates one adjustment per line. */
    import: post(`${BASE}/import`, {
      body: {
        rows: fileRows(),
        /** Category of all lines. */
        category: code('biz_adjust_cat'),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: {
        /** Empty when nothing was created. */
        batchNo: text(),
        ...imported,
      },
      touches: ['pending'],
    }),
    /**
     * Decides one adjustment (`id`) or several (`ids`); an operator's own are refused, and no other with them. What waits
     * can be put on hold, and what is on hold be released, so that it waits again and is reviewed from the start.
     */
    review: post(`${BASE}/review`, {
      body: {
        ...decided,
        result: code('sys_step_result', Decision),
        /**
         * Available balances that the operator was shown, by adjustment. An approval is refused where the balance has
         * changed since (`wrongState`); one that is left out is not compared.
         */
        balances: optional(records({ id: id(), available: money({ zero: true }) }, { max: 50 })),
        operPassword: password(),
      },
      answer: bulkAnswer,
      refusals: [
        'reasonTooShort',
        'protectedRecord',
        'alreadyDecided',
        'claimedByAnother',
        'samePerson',
        'wrongState',
        'insufficientBalance',
      ],
      touches: balances,
    }),
    /** Cancels an adjustment of one's own while it waits or is on hold. */
    cancel: put(`${BASE}/cancel`, {
      body: identity,
      refusals: ['alreadyDecided', 'claimedByAnother', 'wrongState'],
      touches: ['pending'],
    }),
  },
});
