import { read } from '../call';
import { recordKinds } from '../records';
import { Urgency } from '../block/review';
import { choice, word } from '../field/choices';
import { listOf, records } from '../field/nested';
import { bool, count, minutes, money, usdt } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { option, text } from '../field/texts';
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
  query: {
    /** What the lines are about. */
    metric: topic(),
    /** Days: 7, 30 or 90. */
    range: count({ min: 7, max: 90 }),
    /** Lines of `money` are about this coin alone. */
    coin: optional(option('coin')),
    /** What lines of `money` say: what it is worth, by default, or how many records there were. */
    unit: optional(word('usdt', 'count')),
  },
  answer: {
    metric: topic(),
    days: listOf(day()),
    /** `new` and `active` of `member`; `recharge`, `withdraw` and `net` of `money`, without `net` for a count; `volume`, `dealFees` and `openInterest` of `trading`. */
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
});

/** What members hold of each symbol at its mark, in USDT, the largest first. */
export const openInterest = read('home/openInterest', {
  answer: records({ symbol: text(), long: usdt(), short: usdt(), count: count() }),
  permission: recordKinds.contractPosition.list,
});
