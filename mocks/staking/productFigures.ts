import type { stakingProduct } from '@/contract/staking/product';
import type { WireSummaryOf } from '@/contract/resource';
import type { Db } from '../core/db';
import { countedRows } from '../core/figures';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import { format, parse, sum } from '../core/money';
import type { Money } from '../core/money';
import type { Question } from '../core/question';
import type { Resource } from '../core/resource';
import { rowsFor } from '../core/resource';
import { DAY, dayStart, stampOf } from '../core/time';
import { quotient, rounded } from '../core/trading/rounding';
import { dayEnds, dueByDay } from './due';
import type { Due } from './due';
import { worthOf } from './orderFigures';
import { isOpen, ordersOfProduct } from './rows';
import type { OrderRow, ProductRow } from './rows';

type Figures = WireSummaryOf<typeof stakingProduct>;

/** Days that the curve looks ahead. */
const AHEAD = 30;

const WEEK = 7;

/** An open order with what falls due of it, day by day. */
interface Foreseen {
  order: OrderRow;
  days: readonly Due[];
}

type Part = keyof Due;

/** What falls due of some orders in so many days, as `valueOf` takes it. */
const dueIn = (
  orders: readonly Foreseen[],
  part: Part,
  days: number,
  valueOf: (order: OrderRow, amount: Money) => Money = (_, amount) => amount,
): Money =>
  orders.reduce(
    (total, { order, days: own }) =>
      total +
      valueOf(
        order,
        own.slice(0, days).reduce((all, due) => all + due[part], 0n),
      ),
    0n,
  );

/** The APR of what is staked, by its worth; `null` without any. */
function averageApr(db: Db, orders: readonly OrderRow[]): string | null {
  let [worth, weighted] = [0n, 0n];
  for (const order of orders) {
    const own = worthOf(db, order, parse(order.principal));
    worth += own;
    weighted += own * parse(order.apr);
  }
  const ONE = parse('1');
  return worth === 0n ? null : format(rounded(quotient(weighted / ONE, worth, 'floor'), 2, 'nearest'));
}

/** Figures over the orders of the products of a question. */
export function productFigures(
  context: Context<Question<ProductRow>>,
  resource: Resource<ProductRow, object>,
): Figures {
  const { db } = context;
  const all = rowsFor(context, resource).flatMap((product) => ordersOfProduct(db, product).filter(isOpen));
  const counted = countedRows(db, all);
  const midnight = dayStart(db.now());
  const ends = dayEnds(midnight, AHEAD);
  const foreseen = counted.map((order): Foreseen => ({ order, days: dueByDay(db, order, ends) }));
  const worth = (order: OrderRow, amount: Money) => worthOf(db, order, amount);
  return {
    stakedUsdt: format(counted.reduce((total, order) => total + worth(order, parse(order.principal)), 0n)),
    averageApr: averageApr(db, counted),
    due7Usdt: format(dueIn(foreseen, 'interest', WEEK, worth)),
    due30Usdt: format(dueIn(foreseen, 'interest', AHEAD, worth)),
    byCoin: [...groups(foreseen, ({ order }) => order.coin)]
      .map(([coin, own]) => {
        const staked = sum(own.map(({ order }) => order.principal));
        return { coin, own, staked, stakedUsdt: worthOf(db, { coin }, staked) };
      })
      .sort((a, b) => (a.stakedUsdt > b.stakedUsdt ? -1 : 1))
      .map(({ coin, own, staked, stakedUsdt }) => ({
        coin,
        staked: format(staked),
        stakedUsdt: format(stakedUsdt),
        interest7: format(dueIn(own, 'interest', WEEK)),
        principal7: format(dueIn(own, 'principal', WEEK)),
        interest30: format(dueIn(own, 'interest', AHEAD)),
        principal30: format(dueIn(own, 'principal', AHEAD)),
      })),
    curve: ends.map((_, place) => {
      const onDay = (part: Part) =>
        format(
          foreseen.reduce((total, { order, days }) => total + worth(order, days[place]?.[part] ?? 0n), 0n),
        );
      return {
        day: stampOf(midnight + place * DAY).slice(0, 10),
        interestUsdt: onDay('interest'),
        principalUsdt: onDay('principal'),
      };
    }),
    notCounted: all.length - counted.length,
  };
}
