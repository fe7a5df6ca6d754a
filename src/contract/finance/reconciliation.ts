import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history, Verdict } from '../block/review';
import { post } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { mapOf, record } from '../field/nested';
import { bool, count, money, usdt } from '../field/numbers';
import { nullable, sortable } from '../field/shared';
import { note, option, text } from '../field/texts';
import { day, time } from '../field/times';
import { anyOf, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { reconciliationFlow, ReconStatus } from './reconciliationFlow';

const BASE = 'reconciliation';

const inCoin = () => money({ coin: 'coin' });

const figure = { count: count(), usdtValue: usdt() };

/**
 * The hot wallet of a wallet code on one day: what it should hold by the books at the end, and what its chain says. Demo
 * accounts and market makers are in it, and named apart: coins that left have left, whoever they were paid to.
 */
export const reconciliation = defineResource({
  name: 'reconciliation',
  view: 'finance/reconciliation/index',
  title: 'reconNo',
  decides: ['difference', 'opening', 'payouts'],
  row: {
    ...identity,
    /** The day and the wallet code: `20261119-USDT-TRC20`. */
    reconNo: sortable(text()),
    day: sortable(day()),
    walletCode: sortable(option('walletCode')),
    coin: sortable(option('coin')),
    chain: code('biz_chain'),
    status: sortable(code('biz_recon_status', ReconStatus)),
    /** What its chain said at the end of the day before. */
    opening: sortable(inCoin()),
    /** Collected from members' addresses into the hot wallet. */
    collected: sortable(inCoin()),
    /** Taken from members for what was paid out over the chain, fees included, by the ledger. */
    payouts: sortable(inCoin()),
    payoutCount: sortable(count()),
    /** The part of it that the platform keeps, and that stays in the wallet. */
    fees: sortable(inCoin()),
    /** By the books: opening + collected − payouts + fees. */
    expected: sortable(inCoin()),
    /** What the chain says at the end of the day. */
    chainClosing: sortable(inCoin()),
    /** `chainClosing − expected`. */
    difference: sortable(money({ coin: 'coin', signed: true })),
    /** What the difference is worth, at the price of the end of the day. */
    usdtValue: sortable(usdt()),
    /** Credited over this chain on that day; it lies on members' addresses until it is collected. */
    recharged: sortable(inCoin()),
    /** The parts of demo accounts and market makers in `payouts` and `recharged`. */
    platformPayouts: sortable(inCoin()),
    platformRecharged: sortable(inCoin()),
    cause: nullable(code('biz_recon_cause')),
    explanation: text(),
    explainedBy: sortable(text()),
    explainedAt: sortable(nullable(time())),
    reviewerName: sortable(text()),
    reviewedAt: sortable(nullable(time())),
    reviewRemark: text(),
    /** The end of the day. */
    closedAt: sortable(time()),
    /** When books and chain were compared last. */
    checkedAt: sortable(time()),
    ...audit,
  },
  detail: history,
  summary: {
    /** Counted without the state filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    /** Differences that nobody has explained, and explanations that wait for a second person. */
    open: record(figure),
    waiting: record(figure),
    /** What was paid out on the days of the filter, and the part of demo accounts and market makers. */
    payouts: record(figure),
    platform: record(figure),
  },
  filters: {
    reconNo: equals(),
    walletCode: anyOf(),
    coin: anyOf(),
    chain: oneOf(),
    status: anyOf(),
    usdtValue: range(),
    cause: anyOf(),
    explainedBy: oneOf(option('admin')),
  },
  dates: ['closedAt', 'explainedAt', 'reviewedAt'],
  flow: reconciliationFlow,
  calls: {
    ...reads(BASE),
    /** Says what a difference comes from. From a sum on it waits for another operator. */
    explain: post(`${BASE}/explain`, {
      body: {
        ...identity,
        cause: code('biz_recon_cause'),
        reason: reason(),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: {
        /** True: it waits for another operator. */
        waits: bool(),
      },
      refusals: ['wrongState'],
      touches: ['pending', 'home', 'board'],
    }),
    /** Another operator agrees with an explanation, or leaves the difference open. */
    review: post(`${BASE}/review`, {
      body: {
        ...identity,
        result: code('sys_step_result', Verdict),
        /** At least 5 characters for a rejection. */
        remark: note(),
        operPassword: password(),
        requestId: requestId(),
      },
      refusals: ['reasonTooShort', 'samePerson', 'wrongState'],
      touches: ['pending', 'home', 'board'],
    }),
  },
});
