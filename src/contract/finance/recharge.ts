import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { doubled, doubles, foreseen, splits } from '../block/foreseen';
import { identity } from '../block/identity';
import { ledgerLine } from '../block/ledger';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { byQuestion, questioned } from '../block/question';
import { Decision, claimed, decided, history, reviewed, together, waited } from '../block/review';
import { balances } from '../block/touches';
import { transfer } from '../block/transfer';
import { bulkAnswer, post, put, read, readByPost } from '../call';
import { password, requestId } from '../field/body';
import { code, codes } from '../field/codes';
import { mapOf, record, records } from '../field/nested';
import { count, money, rate, usdt } from '../field/numbers';
import { nullable, optional, sortable, staffOnly, unlisted } from '../field/shared';
import { address, id, images, memberId, note, option, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf, personal, range } from '../filter';
import { defineResource } from '../resource';
import { exports, removes } from '../standard';
import { rechargeFlow, RechargeStatus } from './rechargeFlow';

/** `biz_recharge_source` */
export const RechargeSource = { chain: 1, voucher: 2, manual: 3 } as const;
export type RechargeSource = (typeof RechargeSource)[keyof typeof RechargeSource];

/** Worth is that of the credit or, without one, of what was asked for. */
const figure = { count: count(), usdtValue: usdt() };

/** What was paid, and what of it is credited. */
export const payment = {
  source: sortable(code('biz_recharge_source', RechargeSource)),
  channelId: nullable(id()),
  /** Empty without a channel, like its name. */
  channelCode: unlisted(text()),
  channelName: text(),
  coin: sortable(option('coin')),
  amount: sortable(money({ coin: 'coin' })),
  fee: sortable(money({ coin: 'coin' })),
  /** Credited to the member; `null` until then. */
  creditAmount: sortable(nullable(money({ coin: 'coin' }))),
  /** Of `amount`, at the price of its creation. */
  usdtValue: sortable(usdt()),
  /** Of `creditAmount`, at the price of that moment: what totals add up. `null` until it is credited. */
  creditUsdt: sortable(nullable(usdt())),
  accountType: code('biz_account_type'),
  fiatCurrency: text(),
  fiatAmount: sortable(nullable(money({ coin: 'fiatCurrency' }))),
  rate: sortable(nullable(rate())),
};

/** What a machine has read in the proof of a payment, in the currency that stands there. */
const proof = { payerName: text(), amount: money({ coin: 'currency' }), currency: text() };

/** Recharges of members. */
export const recharge = defineResource({
  name: 'recharge',
  view: 'finance/recharge/index',
  title: 'orderNo',
  decides: ['amount', 'creditAmount', 'channelName'],
  row: {
    ...identity,
    ...memberBrief,
    orderNo: sortable(text()),
    ...payment,
    /** Amount proposed by the first reviewer; the second one has to agree to it. */
    proposedCredit: staffOnly(nullable(money({ coin: 'coin' }))),
    ...transfer,
    fromAddress: address({ explorer: 'explorerAddress' }),
    voucherImgs: images(),
    payerName: text(),
    manualReason: staffOnly(code('biz_manual_reason')),
    riskFlags: staffOnly(codes('biz_risk_flag')),
    rejectCode: code('biz_recharge_reject'),
    status: sortable(code('biz_recharge_status', RechargeStatus)),
    creditedAt: sortable(nullable(time())),
    ...waited,
    ...doubled,
    ...questioned,
    ...claimed,
    ...reviewed,
    /** The first reviewer, when a second one is needed. */
    firstReviewer: staffOnly(text()),
    ...together,
    ...audit,
  },
  detail: {
    /** `null` where nothing was read, as without a proof. */
    proof: nullable(record(proof)),
    ...history,
    ledger: records(ledgerLine),
    /** For one entered by hand: others within 24 hours before and after it that look the same. */
    doubles: staffOnly(doubles('biz_recharge_status')),
    ...splits,
  },
  summary: {
    /** Counted without the status filter, so that tabs keep their counts. */
    byStatus: mapOf(record(figure)),
    byCoin: records({
      coin: option('coin'),
      /** What was asked for, and what of it was credited. */
      amount: money({ coin: 'coin' }),
      creditAmount: money({ coin: 'coin' }),
      ...figure,
    }),
    /** Credited today, and yesterday until the same time of day. */
    todayUsdt: usdt(),
    /** Until the same time of day as now. */
    yesterdayUsdt: usdt(),
    /** Mean minutes from creation to decision of manual reviews; `null` when there are none. */
    averageReviewMinutes: nullable(rate()),
    total: record(figure),
    ...counted,
  },
  filters: {
    ...byMember,
    orderNo: equals(),
    status: anyOf(),
    coin: anyOf(),
    chain: oneOf(),
    source: anyOf(),
    channelId: oneOf(option('channel')),
    walletCode: oneOf(),
    amount: range(),
    usdtValue: range(),
    creditUsdt: range(),
    waitMinutes: range(),
    ...byQuestion,
    txHash: equals(),
    fromAddress: contains(),
    toAddress: contains(),
    memo: contains(),
    payerName: personal(contains()),
    manualReason: oneOf(),
    riskFlags: anyOf(),
    rejectCode: anyOf(),
    reviewerName: oneOf(option('admin')),
    ...aboutMember,
  },
  dates: ['createdAt', 'creditedAt', 'reviewedAt'],
  flow: rechargeFlow,
  calls: {
    list: readByPost('cwManage/chargeLogList', {}),
    get: read('memberRechargeLog/get', { permission: 'cwManage/chargeLogList' }),
    summary: readByPost('cwManage/chargeLogSummary', { permission: 'cwManage/chargeLogList' }),
    ...exports('memberRechargeLog'),
    /** Only rejected and expired recharges, and pending manual ones of one's own. */
    ...removes('memberRechargeLog', [], ['claimedByAnother']),
    /** What a recharge by hand would meet, before it is sent. */
    preview: read('memberRechargeLog/preview', {
      permission: 'cwManage/chargeLogAdd',
      staffOnly: true,
      query: { memberId: memberId(), coin: option('coin'), amount: money() },
      answer: foreseen('biz_recharge_status'),
      refusals: ['wrongState'],
    }),
    add: post('cwManage/chargeLogAdd', {
      body: {
        memberId: memberId(),
        accountType: code('biz_account_type'),
        coin: option('coin'),
        /** Which chain the money came by, where that is known. */
        walletCode: optional(option('walletCode')),
        amount: money(),
        manualReason: code('biz_manual_reason'),
        remark: note({ min: 5 }),
        attachments: optional(images({ max: 3 })),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: { id: id(), orderNo: text() },
      refusals: ['overLimit', 'wrongState'],
      touches: ['pending', 'home'],
    }),
    /** What is left out stays as it is. The transaction of a recharge over a chain cannot be changed. */
    edit: put('memberRechargeLog/edit', {
      body: { ...identity, txHash: optional(text({ max: 100 })), remark: optional(note()) },
      refusals: ['claimedByAnother', 'notUnique', 'wrongState'],
    }),
    /** Decides one recharge (`id`) or several (`ids`); `creditAmount` corrects what a single one is credited with. */
    review: post('cwManage/chargeLogReview', {
      body: {
        ...decided,
        result: code('sys_step_result', Decision),
        rejectCode: optional(code('biz_recharge_reject')),
        creditAmount: optional(money({ coin: 'coin' })),
      },
      answer: bulkAnswer,
      refusals: [
        'riskBlock',
        'alreadyDecided',
        'claimedByAnother',
        'samePerson',
        'wrongState',
        'amountOutOfBounds',
        'notUnique',
        'reasonTooShort',
      ],
      touches: balances,
    }),
  },
});
