import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history, Verdict } from '../block/review';
import { balances } from '../block/touches';
import { post, put, read } from '../call';
import { password, reason, requestId, versions } from '../field/body';
import { code } from '../field/codes';
import { mapOf, record, records } from '../field/nested';
import { bool, count, usdt } from '../field/numbers';
import { nullable, sortable } from '../field/shared';
import { id, ids, note, option, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { batchLine, batchWallet } from './payoutBatchParts';
import { BatchStatus, payoutBatchFlow } from './payoutBatchFlow';
import { PayMode } from './withdrawFlow';

const BASE = 'payoutBatch';

const figure = { count: count(), usdtValue: usdt() };

/** How many lines were sent, and how many refused. */
const told = { sent: count(), refused: count() };

/**
 * Withdraws that are paid together: who put them together, who released them, what leaves which wallet, and what became of
 * each. A withdraw is in one open batch at most, and is paid once whatever is sent.
 */
export const payoutBatch = defineResource({
  name: 'payoutBatch',
  view: 'finance/payoutBatch/index',
  title: 'batchNo',
  decides: ['lineCount', 'unclearCount', 'usdtValue'],
  row: {
    ...identity,
    batchNo: sortable(text()),
    status: sortable(code('biz_batch_status', BatchStatus)),
    payMode: code('biz_pay_mode', PayMode),
    lineCount: sortable(count()),
    /** Of its lines: sent and on their way, arrived, refused or failed, and unclear. */
    sentCount: count(),
    paidCount: sortable(count({ goal: 'lineCount' })),
    refusedCount: sortable(count()),
    unclearCount: sortable(count()),
    /** Worth of all its lines, at the prices of their requests; decides whether another operator releases it. */
    usdtValue: sortable(usdt()),
    /** True: another operator than its maker has to release it, or had to. */
    needsApproval: bool(),
    /** By coin and chain. Until it is paid it is a dry run as of now; then it stays as it was at the payment. */
    wallets: records(batchWallet),
    submittedAt: sortable(nullable(time())),
    reviewerName: sortable(text()),
    reviewedAt: sortable(nullable(time())),
    reviewRemark: text(),
    paidAt: sortable(nullable(time())),
    endedAt: sortable(nullable(time())),
    cancelReason: text(),
    ...audit,
  },
  detail: {
    /** In the order in which they were chosen. */
    lines: records(batchLine),
    ...history,
  },
  summary: {
    /** Counted without the state filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    total: record(figure),
    /** They wait for another operator. */
    waiting: record(figure),
    /** Lines of the filter whose payment is unclear, and those that were refused or failed. */
    unclear: count(),
    refused: count(),
  },
  filters: {
    batchNo: equals(),
    status: anyOf(),
    /** The order number of a withdraw that is or was in it. */
    orderNo: equals(text()),
    payMode: oneOf(),
    usdtValue: range(),
    createdBy: oneOf(option('admin')),
    reviewerName: oneOf(option('admin')),
  },
  dates: ['createdAt', 'submittedAt', 'paidAt', 'endedAt'],
  flow: payoutBatchFlow,
  calls: {
    ...reads(BASE),
    /** What a batch of these withdraws would do now. */
    preview: read(`${BASE}/preview`, {
      permission: 'cwManage/withdrawLogList',
      staffOnly: true,
      query: { ids: ids() },
      answer: {
        usdtValue: usdt(),
        /** From this sum on another operator has to release it. */
        secondFrom: usdt(),
        waits: bool(),
        wallets: records(batchWallet),
        /** Those that could not be paid now, and why. */
        problems: records({ id: id(), orderNo: text(), msg: text() }),
      },
      refusals: ['notFound'],
    }),
    /** Puts approved withdraws together, at most `PAY_MOST`; none that is in another open batch. Nothing is paid by it. */
    add: post(`${BASE}/add`, {
      body: {
        ids: ids(),
        versions: versions(),
        payMode: code('biz_pay_mode', PayMode),
        remark: note(),
        requestId: requestId(),
      },
      answer: { id: id(), batchNo: text() },
      refusals: ['notFound', 'wrongState'],
      touches: ['withdraw'],
    }),
    /** Takes lines out of a draft; one has to stay. */
    drop: put(`${BASE}/drop`, {
      body: {
        ...identity,
        /** Withdraws. */
        ids: ids(),
      },
      refusals: ['wrongState'],
      touches: ['withdraw'],
    }),
    /** Its maker has it paid, or asks another operator to release it. */
    submit: post(`${BASE}/submit`, {
      body: { ...identity, operPassword: password(), requestId: requestId() },
      answer: {
        /** True: it waits for another operator. */
        waits: bool(),
        ...told,
      },
      refusals: ['samePerson', 'wrongState'],
      touches: balances,
    }),
    /** Another operator releases it, whereupon it is paid, or refuses it. By hand only those release it who approved none of its lines. */
    review: post(`${BASE}/review`, {
      body: {
        ...identity,
        result: code('sys_step_result', Verdict),
        /** At least 5 characters for a refusal. */
        remark: note(),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: told,
      refusals: ['reasonTooShort', 'samePerson', 'wrongState'],
      touches: balances,
    }),
    /** Ends a batch that is not released; its withdraws stay approved. */
    cancel: put(`${BASE}/cancel`, {
      body: { ...identity, reason: reason() },
      refusals: ['wrongState'],
      touches: ['withdraw', 'pending', 'home', 'board'],
    }),
  },
});
