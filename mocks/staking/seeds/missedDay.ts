import { stakingOrder } from '../../../src/contract/staking/order';
import type { Db } from '../../core/db';
import { actAt } from '../../core/seeds/actAt';
import { DAY, dayStart, HOUR, MINUTE } from '../../core/time';
import { dayText, PAID_AFTER } from '../interest';
import { unpaidDays } from '../list';
import { askReissue, reviewReissue } from '../reissue';
import { openOrders } from '../rows';
import type { OrderRow } from '../rows';

/** So many days ago interest was not paid for a day. */
const DAYS_AGO = 9;

/** When the job that pays interest did not run, in milliseconds: for a little longer than a day. */
export function outageOf(db: Db): { from: number; to: number } {
  const from = dayStart(db.now()) - DAYS_AGO * DAY;
  return { from, to: from + DAY + PAID_AFTER + MINUTE };
}

/** How long another operator takes to look at what was asked for, in milliseconds. */
const LOOKED_AT_AFTER = 6 * MINUTE;

const { reissueInterest, review } = stakingOrder.calls;
const line = { title: '质押订单' };
const reason = '派息任务中断，补发当日收益';

/** The orders that miss a day, the oldest first. */
const missing = (db: Db): OrderRow[] => openOrders(db).filter((order) => unpaidDays(db, order) > 0);

/** The missed day of an order, as it is written: the one whose interest was due when the job stood still. */
function missedDay(order: OrderRow): string {
  const paid = new Set(order.paidDays.map(({ day }) => day));
  const missed = Array.from({ length: order.dealtDays }, (_, place) => place + 1).find(
    (day) => !paid.has(day),
  );
  return dayText(order, missed ?? order.dealtDays);
}

function ask(db: Db, order: OrderRow, at: number): void {
  const body = { id: order.id, day: missedDay(order), reason, requestId: `past-ask-${order.orderNo}` };
  actAt(db, { at, who: 'finance01', call: reissueInterest, line, body }, (context, operPassword) =>
    askReissue({ ...context, input: { ...body, operPassword } }),
  );
}

function grant(db: Db, { id, orderNo }: OrderRow, at: number): void {
  const body = { id, result: 'approve', requestId: `past-grant-${orderNo}` } as const;
  actAt(db, { at, who: 'finance02', call: review, line, body }, (context, operPassword) =>
    reviewReissue({ ...context, input: { ...body, reason: undefined, operPassword } }),
  );
}

/** Something that happened at a moment. */
type Happened = readonly [at: number, run: () => void];

/**
 * What became of the missed day: two orders were paid it by two people, of a third one it waits for the second person,
 * and the others still miss it.
 */
export function missedDayStory(db: Db): Happened[] {
  const asked = outageOf(db).to + 9 * HOUR;
  let first: OrderRow[] = [];
  return [
    [
      asked,
      () => {
        first = missing(db).slice(0, 2);
        for (const order of first) ask(db, order, asked);
      },
    ],
    [
      asked + LOOKED_AT_AFTER,
      () => {
        for (const order of first) grant(db, order, asked + LOOKED_AT_AFTER);
      },
    ],
    [
      db.now() - 2 * HOUR,
      () => {
        for (const order of missing(db).slice(0, 1)) ask(db, order, db.now());
      },
    ],
  ];
}
