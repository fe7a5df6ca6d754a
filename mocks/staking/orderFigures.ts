import type { stakingOrder } from '@/contract/staking/order';
import type { WireSummaryOf } from '@/contract/resource';
import { StakingOrderStatus } from '../../src/contract/staking/orderFlow';
import type { Db } from '../core/db';
import { countedRows } from '../core/figures';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import { format, parse, sum } from '../core/money';
import type { Money } from '../core/money';
import { usdtValueAt } from '../core/prices';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import { dayStart } from '../core/time';
import { shownPercent } from '../core/trading/rounding';
import { dayEnds, dueUntil } from './due';
import { orders, unpaidDays } from './list';
import { isAsked } from './reissue';
import { isOpen } from './rows';
import type { OrderRow } from './rows';

type Figures = WireSummaryOf<typeof stakingOrder>;

/** An amount of an order in USDT, at the present price. */
export const worthOf = (db: Db, { coin }: Pick<OrderRow, 'coin'>, amount: Money): Money =>
  parse(usdtValueAt(db, coin, amount, db.now()));

/** What is staked by coin, the largest worth first. */
const byCoin = (db: Db, open: readonly OrderRow[]): Figures['byCoin'] =>
  [...groups(open, ({ coin }) => coin)]
    .map(([coin, own]) => {
      const staked = sum(own.map(({ principal }) => principal));
      return { coin, count: own.length, staked, worth: worthOf(db, { coin }, staked) };
    })
    .sort((a, b) => (a.worth > b.worth ? -1 : 1))
    .map(({ coin, count, staked, worth }) => ({
      coin,
      count,
      staked: format(staked),
      usdtValue: format(worth),
    }));

/** Percentage of the orders that ended before their time. */
function earlyRate(rows: readonly OrderRow[]): string | null {
  const ended = rows.filter((order) => !isOpen(order));
  const early = ended.filter(({ status }) => status === StakingOrderStatus.redeemedEarly);
  return ended.length === 0 ? null : shownPercent(BigInt(early.length), BigInt(ended.length));
}

/** Figures over the orders of a question. */
export function orderFigures(context: Context<Question<OrderRow>>): Figures {
  const { db } = context;
  const rows = rowsFor(context, orders);
  const counted = countedRows(db, rows);
  const open = counted.filter(isOpen);
  const total = (of: (order: OrderRow) => Money) =>
    format(open.reduce((all, order) => all + worthOf(db, order, of(order)), 0n));
  const [today = db.now()] = dayEnds(dayStart(db.now()), 1);
  const byStatus = Object.values(StakingOrderStatus).map((status): [string, number] => [
    String(status),
    rows.filter((row) => row.status === status).length,
  ]);
  return {
    byStatus: Object.fromEntries(byStatus),
    stakedUsdt: total(({ principal }) => parse(principal)),
    byCoin: byCoin(db, open),
    dueTodayUsdt: total((order) => {
      const { interest, principal } = dueUntil(db, order, today);
      return interest + principal;
    }),
    earlyRate: earlyRate(counted),
    unpaidOrders: rows.filter((order) => unpaidDays(db, order) > 0).length,
    reissues: rows.filter(isAsked).length,
    notCounted: rows.length - counted.length,
  };
}
