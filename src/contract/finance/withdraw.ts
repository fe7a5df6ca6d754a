import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { ledgerLine } from '../block/ledger';
import { byMember, memberBrief } from '../block/member';
import { claimed, decided, history } from '../block/review';
import { balances } from '../block/touches';
import { bulkAnswer, post, put, read } from '../call';
import { password, reason, requestId, versions } from '../field/body';
import { choice } from '../field/choices';
import { code, codes } from '../field/codes';
import { mapOf, record, records } from '../field/nested';
import { count, bool, flag, minutes, money, percent, rate, usdt } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { address, hash, id, ids, link, note, option, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { exports } from '../standard';
import { behind, check, override, PayoutWord, proposal } from './withdrawParts';

/** `biz_withdraw_status` */
export const WithdrawStatus = {
  pending: 1,
  secondReview: 2,
  approved: 3,
  processing: 4,
  confirming: 5,
  completed: 6,
  rejected: 7,
  failed: 8,
  cancelled: 9,
  onHold: 10,
  unclear: 11,
} as const;
export type WithdrawStatus = (typeof WithdrawStatus)[keyof typeof WithdrawStatus];

/** `biz_pay_mode` */
export const PayMode = { gateway: 1, manual: 2 } as const;

/** What a reviewer may decide (`sys_step_result`); `return` sends back what was approved. */
export const WithdrawDecision = {
  approve: 'approve',
  reject: 'reject',
  hold: 'hold',
  release: 'release',
  cancel: 'cancel',
  return: 'return',
} as const;
export type WithdrawDecision = (typeof WithdrawDecision)[keyof typeof WithdrawDecision];

/** Permission to give the second review of the largest withdraws; there is no call of this name. */
export const FINAL_REVIEW = 'cwManage/withdrawLogReviewFinal';

const LIST = 'cwManage/withdrawLogList';

const figure = { count: count(), usdtValue: usdt() };

/** What a decision about the money changes elsewhere. */
const touches = [...balances, 'walletCode'] as const;

/** Money that members take out (specification, section 7). */
export const withdraw = defineResource({
  name: 'withdraw',
  view: 'finance/withdraw/index',
  title: 'orderNo',
  row: {
    ...identity,
    ...memberBrief,
    orderNo: text(),
    coin: option('coin'),
    chain: code('biz_chain'),
    walletCode: option('walletCode'),
    /** `netAmount + fee`; frozen from the request on. */
    amount: money({ coin: 'coin' }),
    fee: money({ coin: 'coin' }),
    netAmount: money({ coin: 'coin' }),
    /** With the price at creation; decides whether one or two people review. */
    usdtValue: usdt(),
    toAddress: address({ explorer: 'explorerAddress' }),
    memo: text(),
    /** The record of the address among the withdraw addresses; `null` when it has none. */
    addressId: nullable(id()),
    addressAgeHours: count(),
    addressUseCount: count(),
    /** Members that have asked for withdraws to the address, this one included. */
    sharedMembers: count(),
    /** On where the address is a member's recharge address. */
    isInternal: flag(),
    /** 0 to 100, from the checks. */
    riskScore: count(),
    riskFlags: codes('biz_risk_flag'),
    status: code('biz_withdraw_status', WithdrawStatus),
    firstReviewer: text(),
    secondReviewer: text(),
    /** `null` until paid. */
    payMode: nullable(code('biz_pay_mode', PayMode)),
    /** Who sent it. */
    paidBy: text(),
    txHash: hash({ explorer: 'explorerTx' }),
    confirmations: count({ goal: 'requiredConfirmations' }),
    requiredConfirmations: count(),
    ip: text(),
    device: text(),
    rejectCode: code('biz_withdraw_reject'),
    failReason: text(),
    completedAt: nullable(time()),
    reviewedAt: nullable(time()),
    reviewRemark: text(),
    /** How long it has waited for its review; `null` once it no longer does. */
    waitMinutes: nullable(minutes()),
    /** Who lifted the block of a hard check, and why; another person still has to approve. */
    override: nullable(record(override)),
    /** What one operator found out about a payout; another one confirms or dismisses it. */
    proposal: nullable(record(proposal)),
    ...claimed,
    explorerTx: link(),
    explorerAddress: link(),
    ...audit,
  },
  detail: {
    ...history,
    /** What was booked because of it. */
    ledger: records(ledgerLine),
    member: record(behind),
  },
  summary: {
    /** The status filter itself is left out, so that tabs keep their counts. */
    byStatus: mapOf(record(figure)),
    total: record(figure),
    /** Set aside for withdraws that are not over. */
    frozen: records({ coin: option('coin'), amount: money({ coin: 'coin' }), ...figure }),
    /** Completed today. */
    paidToday: record(figure),
    /** Wallets that pay out: balance, what is on its way out of it, and what is left. Empty for scoped operators. */
    hot: records({
      walletCode: option('walletCode'),
      coin: option('coin'),
      balance: money({ coin: 'coin' }),
      onTheWay: money({ coin: 'coin' }),
      room: money({ coin: 'coin' }),
      low: bool(),
    }),
    /** From request to decision; `null` without any. */
    medianReviewMinutes: nullable(rate()),
    /** Rejected of reviewed; `null` without any. */
    rejectRate: nullable(percent()),
  },
  filters: {
    ...byMember,
    orderNo: equals(),
    coin: anyOf(),
    walletCode: oneOf(),
    chain: oneOf(),
    status: anyOf(),
    amount: range(),
    usdtValue: range(),
    riskScore: range(),
    riskFlags: anyOf(),
    /** A part of the address or of the memo. */
    toAddress: contains(),
    isInternal: oneOf(),
    firstReviewer: oneOf(option('admin')),
    secondReviewer: oneOf(option('admin')),
    payMode: oneOf(),
    txHash: equals(),
    ip: equals(),
    rejectCode: anyOf(),
  },
  dates: ['createdAt', 'reviewedAt', 'completedAt'],
  sorts: [
    'createdAt',
    'reviewedAt',
    'completedAt',
    'updatedAt',
    'id',
    'orderNo',
    'uid',
    'coin',
    'status',
    'amount',
    'fee',
    'netAmount',
    'usdtValue',
    'riskScore',
    'addressAgeHours',
    'addressUseCount',
    'confirmations',
    'waitMinutes',
  ],
  calls: {
    list: post(LIST, {}),
    get: read('memberWithdrawLog/get', { permission: LIST }),
    summary: post('cwManage/withdrawLogSummary', { permission: LIST }),
    ...exports('memberWithdrawLog'),
    /** The automatic checks of one withdraw, as they come out now. */
    checks: read('memberWithdrawLog/checks', {
      permission: LIST,
      query: { id: id() },
      answer: records(check),
    }),
    edit: put('memberWithdrawLog/edit', {
      body: { ...identity, remark: optional(note()) },
      refusals: ['staleVersion', 'claimedByAnother'],
    }),
    /** Several are approved at once only in one coin, 20 at most, and where hardly anything speaks against them. */
    review: post('cwManage/withdrawLogReview', {
      body: {
        ...decided,
        result: code('sys_step_result', WithdrawDecision),
        rejectCode: optional(code('biz_withdraw_reject')),
        /** The last six characters of the address; an approval from 10,000 USDT on needs them. */
        addressTail: optional(text({ max: 30 })),
      },
      answer: bulkAnswer,
      refusals: [
        'reasonTooShort',
        'forbidden',
        'staleVersion',
        'alreadyDecided',
        'claimedByAnother',
        'samePerson',
        'wrongState',
        'overLimit',
        'riskBlock',
      ],
      touches,
    }),
    /** Lifts the block of the hard checks; another person still has to approve. */
    override: post('cwManage/withdrawLogOverride', {
      body: { ...identity, reason: reason(), operPassword: password(), requestId: requestId() },
      refusals: ['staleVersion', 'alreadyDecided', 'claimedByAnother', 'samePerson', 'wrongState'],
    }),
    /** Sends the money of one withdraw (`id`) or several (`ids`). */
    pay: post('cwManage/withdrawLogPay', {
      body: {
        id: optional(id()),
        ids: optional(ids()),
        payMode: code('biz_pay_mode', PayMode),
        /** By hand and of a single one; without it the result is recorded later. */
        txHash: optional(text({ max: 100 })),
        versions: versions(),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: bulkAnswer,
      refusals: [
        'staleVersion',
        'claimedByAnother',
        'wrongState',
        'notUnique',
        'insufficientBalance',
        'riskBlock',
      ],
      touches,
    }),
    /**
     * Records what became of a payout. An unclear one takes `sent` or `fail`, one that a gateway or a chain has got
     * `fail`, with a proof from one person, then `confirm` or `dismiss` from another.
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
      refusals: [
        'staleVersion',
        'alreadyDecided',
        'claimedByAnother',
        'samePerson',
        'wrongState',
        'notUnique',
      ],
      touches,
    }),
  },
});
