import type { deliveryOrder } from '@/contract/delivery/order';
import type { WireSummaryOf } from '@/contract/resource';
import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import type { Db } from '../core/db';
import { countedRows } from '../core/figures';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import { format } from '../core/money';
import type { Money } from '../core/money';
import type { Question } from '../core/question';
import type { Resource } from '../core/resource';
import { rowsFor } from '../core/resource';
import { DOWN, UP } from '../core/trading/delivery';
import { sideOf } from './exposure';
import { fullName } from './names';
import { winRateOf } from './rates';
import type { OrderRow } from './rows';
import { turnoverInUsdt, worthOf } from './turnover';

type Figures = WireSummaryOf<typeof deliveryOrder>;

/** So many cycles are told about one by one. */
const MOST_CYCLES = 10;

/** Cycles with decided orders, the most orders first. */
function byCycle(db: Db, settled: readonly OrderRow[]) {
  return [...groups(settled, ({ cycleId }) => cycleId)]
    .flatMap(([cycleId, orders]) => {
      const cycle = db.deliveryCycles.get(Number(cycleId));
      return cycle ? [{ cycleId, name: fullName(db, cycle), orders, ...winRateOf(db, orders) }] : [];
    })
    .sort((a, b) => b.decidedCount - a.decidedCount);
}

/** What running orders would cost, by the minute in which they expire. */
const expiringOf = (db: Db, running: readonly OrderRow[]): Figures['expiring'] =>
  [...groups(running, ({ expireAt }) => `${expireAt.slice(0, 16)}:00`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([minute, orders]) => {
      const [first] = orders;
      const usdt = (side: Money) => (first ? format(worthOf(db, first, side)) : '0');
      return {
        minute,
        count: orders.length,
        upUsdt: usdt(sideOf(db, orders, UP)),
        downUsdt: usdt(sideOf(db, orders, DOWN)),
      };
    });

/** Voids that wait for another operator. */
const voidsOf = (db: Db, rows: readonly OrderRow[]): Figures['voids'] =>
  [
    ...groups(
      rows.filter(({ voidWaits }) => voidWaits === 1),
      ({ cycleId }) => cycleId,
    ),
  ].flatMap(([cycleId, orders]) => {
    const [first] = orders;
    const cycle = db.deliveryCycles.get(Number(cycleId));
    if (!cycle || !first) return [];
    const { voidBy: by, voidAt, voidReason: reason, openAt } = first;
    return [{ cycleId, name: fullName(db, cycle), orders: orders.length, by, at: voidAt ?? openAt, reason }];
  });

/** Figures over the orders of a question; those of the win rate are over settled ones. */
export function orderFigures(
  context: Context<Question<OrderRow>>,
  resource: Resource<OrderRow, object>,
): Figures {
  const { db } = context;
  const rows = rowsFor(context, resource);
  const counted = countedRows(db, rows);
  const settled = counted.filter(({ status }) => status === DeliveryStatus.settled);
  const running = counted.filter(({ status }) => status === DeliveryStatus.running);
  const cycles = byCycle(db, settled);
  const { winRate, breakEven } = winRateOf(db, settled);
  const byStatus = Object.values(DeliveryStatus).map((status): [string, number] => [
    String(status),
    rows.filter((row) => row.status === status).length,
  ]);
  return {
    byStatus: Object.fromEntries(byStatus),
    ...turnoverInUsdt(db, settled),
    winRate,
    breakEven,
    cycles: cycles.slice(0, MOST_CYCLES).flatMap(({ cycleId, name, orders, decidedCount, ...rates }) =>
      rates.winRate === null || rates.breakEven === null
        ? []
        : [
            {
              cycleId,
              name,
              count: decidedCount,
              winRate: rates.winRate,
              breakEven: rates.breakEven,
              netUsdt: turnoverInUsdt(db, orders).netUsdt,
            },
          ],
    ),
    off: cycles.filter(({ isOff }) => isOff === 1).map(({ name }) => name),
    expiring: expiringOf(db, running),
    voids: voidsOf(db, rows),
    notCounted: rows.length - counted.length,
  };
}
