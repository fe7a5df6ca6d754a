import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { ledgerLine } from '../block/ledger';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { byQuestion, questioned } from '../block/question';
import { claimed, decided, history, together, waited } from '../block/review';
import { balances } from '../block/touches';
import { transfer } from '../block/transfer';
import { bulkAnswer, post, put, read, readByPost } from '../call';
import { password, reason, requestId, versions } from '../field/body';
import { choice } from '../field/choices';
import { code, codes } from '../field/codes';
import { mapOf, record, records } from '../field/nested';
import { count, bool, flag, money, percent, rate, usdt } from '../field/numbers';
import { nullable, optional, sortable, staffOnly, unlisted } from '../field/shared';
import { id, ids, note, option, reference, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { exports } from '../standard';
import { PayMode, withdrawFlow, WithdrawStatus } from './withdrawFlow';
import { behind, check, hotWallet, override, PayoutWord, proposal } from './withdrawParts';
import { payable, stopped } from './withdrawStops';

/** Decisions of a reviewer (`sys_step_result`); `return` reopens an approved withdraw. */
export const WithdrawDecision = {
  approve: 'approve',
  reject: 'reject',
  hold: 'hold',
  release: 'release',
  cancel: 'cancel',
  return: 'return',
} as const;
export type WithdrawDecision = (typeof WithdrawDecision)[keyof typeof WithdrawDecision];

/** Most withdraws that are approved at once. */
export const APPROVE_MOST = 20;

/** Most withdraws that are paid at once. */
export const PAY_MOST = 20;

/** Characters at the end of an address that a reviewer types. */
export const ADDRESS_TAIL = 6;

/** `biz_risk_level` */
export const RiskGrade = { low: 1, medium: 2, high: 3 } as const;
export type RiskGrade = (typeof RiskGrade)[keyof typeof RiskGrade];

const LIST = 'cwManage/withdrawLogList';

const figure = { count: count(), usdtValue: usdt() };

/** Resources that a decision about the money changes. */
const touches = [...balances, 'walletCode'] as const;

/** Withdraws of members. */
export const withdraw = defineResource({
  name: 'withdraw',
  view: 'finance/withdraw/index',
  title: 'orderNo',
  decides: ['riskScore', 'amount', 'netAmount', 'toAddress'],
  row: {
    ...identity,
    ...memberBrief,
    orderNo: sortable(text()),
    coin: sortable(option('coin')),
    /** `netAmount + fee`; frozen from the request on. */
    amount: sortable(money({ coin: 'coin' })),
    fee: sortable(money({ coin: 'coin' })),
    netAmount: sortable(money({ coin: 'coin' })),
    /** At the price of its creation; decides whether one or two reviewers are needed. */
    usdtValue: sortable(usdt()),
    ...transfer,
    /** Key in the withdraw addresses; `null` when the address has no record there. */
    addressId: nullable(id()),
    addressAgeHours: sortable(count()),
    addressUseCount: sortable(count()),
    /** On when the address was never used before, or was entered a short while ago. */
    isNewAddress: unlisted(flag()),
    /** True: its chain tells the owners of an address apart by a memo, without which a payout is lost. */
    memoRequired: unlisted(bool()),
    /** Number of members who have requested withdraws to the address, this one included. */
    sharedMembers: staffOnly(count()),
    /** On when the address is a member's recharge address. */
    isInternal: flag(),
    /** 0 to 100, from the checks. */
    riskScore: staffOnly(sortable(count())),
    /** Of the score: from medium on it cannot be approved together with others, from high on two people review it. */
    riskGrade: staffOnly(unlisted(code('biz_risk_level', RiskGrade))),
    riskFlags: staffOnly(codes('biz_risk_flag')),
    status: sortable(code('biz_withdraw_status', WithdrawStatus)),
    ...stopped,
    firstReviewer: staffOnly(text()),
    secondReviewer: staffOnly(text()),
    /** `null` until it is paid. */
    payMode: nullable(code('biz_pay_mode', PayMode)),
    /** The operator who sent it. */
    paidBy: staffOnly(text()),
    ip: text(),
    device: text(),
    rejectCode: code('biz_withdraw_reject'),
    failReason: staffOnly(text()),
    completedAt: sortable(nullable(time())),
    reviewedAt: sortable(nullable(time())),
    reviewRemark: staffOnly(text()),
    /** Of a payout that was sent and has no end yet: since it was sent. */
    ...waited,
    ...together,
    /** True: its approval needs the last characters of the address, typed (`addressTail`). */
    needsTail: unlisted(bool()),
    /** True: approving it needs `FINAL_REVIEW`. */
    needsFinal: unlisted(bool()),
    /** Who lifted the block of a hard check, and why; another operator still has to approve. */
    override: staffOnly(nullable(record(override))),
    /** The result of a payout found by one operator; another one confirms or dismisses it. */
    proposal: staffOnly(nullable(record(proposal))),
    /** On while another operator has to follow: after a first review, and while the result of a payout is proposed. */
    waitsForSecond: staffOnly(flag()),
    /** Operator who gave the first review or proposed the result, and when; empty unless `waitsForSecond`. */
    proposedBy: staffOnly(text()),
    proposedAt: staffOnly(sortable(nullable(time()))),
    /** The payout batch that it waits in or was paid with; empty without one. */
    batchNo: staffOnly(reference()),
    ...questioned,
    ...claimed,
    ...audit,
  },
  detail: {
    ...history,
    /** Ledger lines that it created. */
    ledger: records(ledgerLine),
    member: record(behind),
  },
  summary: {
    /** Counted without the status filter, so that tabs keep their counts. */
    byStatus: mapOf(record(figure)),
    total: record(figure),
    /** Amounts frozen for unfinished withdraws. */
    frozen: records({ coin: option('coin'), amount: money({ coin: 'coin' }), ...figure }),
    /** Completed today. */
    paidToday: record(figure),
    /** Paying wallets: balance, amount being paid out, and the rest. Empty for operators with a data scope. */
    hot: records(hotWallet),
    /** From request to decision, without the status filter; `null` when there are none. */
    medianReviewMinutes: nullable(rate()),
    /** Percentage of rejected among reviewed, without the status filter; `null` when there are none. */
    rejectRate: nullable(percent()),
    ...counted,
  },
  filters: {
    ...byMember,
    orderNo: equals(),
    batchNo: equals(),
    status: anyOf(),
    coin: anyOf(),
    chain: oneOf(),
    walletCode: oneOf(),
    amount: range(),
    usdtValue: range(),
    waitMinutes: range(),
    ...byQuestion,
    riskScore: range(),
    riskFlags: anyOf(),
    /** A part of the address or of the memo. */
    toAddress: contains(),
    isInternal: oneOf(),
    txHash: equals(),
    ip: equals(),
    payMode: oneOf(),
    rejectCode: anyOf(),
    waitsForSecond: oneOf(),
    firstReviewer: oneOf(option('admin')),
    secondReviewer: oneOf(option('admin')),
    ...aboutMember,
  },
  dates: ['createdAt', 'reviewedAt', 'completedAt'],
  flow: withdrawFlow,
  calls: {
    list: readByPost(LIST, {}),
    get: read('memberWithdrawLog/get', { permission: LIST }),
    summary: readByPost('cwManage/withdrawLogSummary', { permission: LIST }),
    ...exports('memberWithdrawLog'),
    /** The automatic checks of one withdraw, computed now. */
    checks: read('memberWithdrawLog/checks', {
      permission: LIST,
      staffOnly: true,
      query: { id: id() },
      answer: records(check),
    }),
    payable,
    /** A remark, also while another operator holds the record. */
    edit: put('memberWithdrawLog/edit', {
      body: { ...identity, remark: optional(note()) },
    }),
    /**
     * Several can only be approved together in the same coin, at most `APPROVE_MOST`, and none with a `bulkObstacle`.
     * `release` needs `RELEASE`, `return` the permission to pay.
     */
    review: post('cwManage/withdrawLogReview', {
      body: {
        ...decided,
        result: code('sys_step_result', WithdrawDecision),
        rejectCode: optional(code('biz_withdraw_reject')),
        /** The last `ADDRESS_TAIL` characters of the address; required where the row says `needsTail`. */
        addressTail: optional(text({ max: 30 })),
      },
      answer: bulkAnswer,
      refusals: [
        'reasonTooShort',
        'alreadyDecided',
        'claimedByAnother',
        'samePerson',
        'wrongState',
        'overLimit',
        'riskBlock',
      ],
      touches,
    }),
    /** Lifts the block of the hard checks; another operator still has to approve. */
    override: post('cwManage/withdrawLogOverride', {
      body: { ...identity, reason: reason(), operPassword: password(), requestId: requestId() },
      refusals: ['alreadyDecided', 'claimedByAnother', 'samePerson', 'wrongState'],
    }),
    /**
     * Pays one withdraw (`id`), or at most `PAY_MOST` (`ids`) as a batch, each with a result of its own. By hand only operators
     * pay who did not approve it. From a sum on the batch waits for another operator instead, with all that were named.
     */
    pay: post('cwManage/withdrawLogPay', {
      body: {
        id: optional(id()),
        ids: optional(ids()),
        payMode: code('biz_pay_mode', PayMode),
        /** Only for a single manual payment: it is proposed as its result. Without it the result is recorded later. */
        txHash: optional(text({ max: 100 })),
        versions: versions(),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: {
        ...bulkAnswer,
        /** Of several. */
        batchNo: optional(text()),
        /** True: nothing is paid yet, another operator has to release the batch. */
        waits: optional(bool()),
      },
      refusals: [
        'claimedByAnother',
        'samePerson',
        'wrongState',
        'notUnique',
        'insufficientBalance',
        'riskBlock',
      ],
      touches: [...touches, 'payoutBatch'],
    }),
    /**
     * Records the result of a payout: one operator proposes `sent` or `fail` with a proof, another one confirms or
     * dismisses it. The proposer may dismiss it too.
     */
    result: post('cwManage/withdrawLogResult', {
      body: {
        ...identity,
        result: choice(PayoutWord),
        txHash: optional(text({ max: 100 })),
        proof: optional(note({ min: 5 })),
        reason: reason(),
        operPassword: password(),
        requestId: requestId(),
      },
      refusals: ['alreadyDecided', 'claimedByAnother', 'samePerson', 'wrongState', 'notUnique'],
      touches,
    }),
  },
});
