import { read } from '../call';
import { recordKinds } from '../records';
import type { RecordKind } from '../records';
import { Urgency } from '../block/review';
import { choice, word } from '../field/choices';
import { listOf, records } from '../field/nested';
import { bool, count, minutes, money, usdt } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { text } from '../field/texts';
import { day, time } from '../field/times';

/** A count, or an amount of USDT; `null` when it is not known. */
const value = () => nullable(money({ signed: true }));

const figure = {
  /**
   * `newMembers`, `activeMembers`, `kycPassed` or `totalMembers` of `member`; `recharge`, `withdraw`, `netFlow` or
   * `fees` of `money`; `openInterest`, `unrealizedPnl`, `atRisk` or `deliveryNet` of `trading`.
   */
  key: text(),
  value: value(),
  /** The same until this time yesterday. */
  before: value(),
  /** In USDT; a count otherwise. */
  money: bool(),
  /** One value a day, the oldest first. */
  spark: optional(listOf(money({ signed: true }))),
};

const topic = () => word('member', 'money', 'trading');

/** Only the rows the operator may see. */
export const overview = read('home/overview', {
  answer: { rows: records({ key: topic(), figures: records(figure) }) },
  access: 'free',
});

interface Queue {
  kind: RecordKind;
  /** Filters of its list that leave the records of the queue. */
  params: { status?: readonly number[]; waitsForSecond?: 0 | 1; pending?: 1; voidWaits?: 1 };
  /** Its list keeps its own order; else it is opened with the oldest first. */
  ownOrder?: true;
}

/** Queues by name: records of a kind which wait for an operator. */
export const queues: Readonly<Record<string, Queue>> = {
  withdraw: { kind: 'withdraw', params: { status: [1] } },
  /** Second reviews, and results of payouts that another operator has to confirm. */
  withdrawSecond: { kind: 'withdraw', params: { waitsForSecond: 1 } },
  /** Approved, and waiting to be paid. */
  withdrawPay: { kind: 'withdraw', params: { status: [3] } },
  /** The result of the payout is not known yet, and none is proposed. */
  withdrawUnclear: { kind: 'withdraw', params: { status: [11], waitsForSecond: 0 } },
  recharge: { kind: 'recharge', params: { status: [1] } },
  realName: { kind: 'auth', params: { status: [1] } },
  adjust: { kind: 'adjust', params: { status: [1] } },
  /** Changes that another operator has to confirm. */
  channel: { kind: 'channel', params: { pending: 1 } },
  walletCode: { kind: 'walletCode', params: { pending: 1 } },
  /** Requests to close all positions of a symbol, and to void the orders of a delivery cycle, likewise. */
  contractPosition: { kind: 'contractPosition', params: {}, ownOrder: true },
  deliveryOrder: { kind: 'deliveryOrder', params: { voidWaits: 1 }, ownOrder: true },
};

/** The queues the operator may see; those of changes only while some wait. */
export const todo = read('home/todo', {
  answer: records({
    /** A name of `queues`. */
    kind: text(),
    count: count(),
    /** Number of those that the operator may decide now. */
    mine: count(),
    oldest: nullable(time()),
    oldestMinutes: nullable(minutes({ urgency: 'oldestUrgency' })),
    oldestUrgency: nullable(choice(Urgency)),
    /** Number of those waiting longer than the red limit. */
    late: count(),
  }),
  access: 'free',
});

/** One point a day over the last 7, 30 or 90 days. */
export const trend = read('home/trend', {
  query: { metric: topic(), range: count({ min: 7, max: 90 }) },
  answer: {
    metric: topic(),
    days: listOf(day()),
    /** `new` and `active` of `member`; `recharge`, `withdraw` and `net` of `money`; `volume`, `dealFees` and `openInterest` of `trading`. */
    series: records({ key: text(), values: listOf(money({ signed: true })) }),
  },
  access: 'free',
  permissionBy: {
    parameter: 'metric',
    paths: {
      member: recordKinds.member.list,
      money: recordKinds.recharge.list,
      trading: recordKinds.contractDeal.list,
    },
  },
  refusals: ['forbidden'],
});

/** What members hold of each symbol at its mark, in USDT, the largest first. */
export const openInterest = read('home/openInterest', {
  answer: records({ symbol: text(), long: usdt(), short: usdt(), count: count() }),
  permission: recordKinds.contractPosition.list,
  refusals: ['forbidden'],
});
