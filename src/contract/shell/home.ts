import { read } from '../call';
import { recordKinds } from '../records';
import type { RecordKind } from '../records';
import { Urgency } from '../block/review';
import { choice, word } from '../field/choices';
import { listOf, records } from '../field/nested';
import { bool, count, minutes, money } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { text } from '../field/texts';
import { day, time } from '../field/times';

/** A count, or an amount of USDT; `null` when it is not known. */
const value = () => nullable(money({ signed: true }));

const figure = {
  /**
   * `newMembers`, `activeMembers`, `kycPassed` or `totalMembers` of `member`; `recharge`, `withdraw`, `netFlow` or
   * `fees` of `money`.
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

const topic = () => word('member', 'money');

/** Only the rows the operator may see. */
export const overview = read('home/overview', {
  answer: { rows: records({ key: topic(), figures: records(figure) }) },
  access: 'free',
});

interface Queue {
  kind: RecordKind;
  status: readonly number[];
}

/** Queues by name: records of a kind with these status codes, which wait for an operator. */
export const queues: Readonly<Record<string, Queue>> = {
  withdraw: { kind: 'withdraw', status: [1] },
  withdrawSecond: { kind: 'withdraw', status: [2] },
  /** Approved, and waiting to be paid. */
  withdrawPay: { kind: 'withdraw', status: [3] },
  withdrawUnclear: { kind: 'withdraw', status: [11] },
  recharge: { kind: 'recharge', status: [1] },
  realName: { kind: 'auth', status: [1] },
  adjust: { kind: 'adjust', status: [1] },
};

/** The queues the operator may see. */
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
    /** `new` and `active` of `member`; `recharge`, `withdraw` and `net` of `money`. */
    series: records({ key: text(), values: listOf(money({ signed: true })) }),
  },
  access: 'free',
  permissionBy: {
    parameter: 'metric',
    paths: { member: recordKinds.member.list, money: recordKinds.recharge.list },
  },
  refusals: ['forbidden'],
});
