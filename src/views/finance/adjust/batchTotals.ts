import type { adjust } from '@/contract/finance/adjust';
import type { RowOf, SummaryOf } from '@/contract/resource';
import { sum } from '@/lib/money';

type Row = RowOf<typeof adjust>;

/** What is moved of one coin in one direction. */
export type Total = Pick<
  SummaryOf<typeof adjust>['byCoin'][number],
  'coin' | 'direction' | 'count' | 'amount'
>;

/** Totals by coin and direction; amounts of two coins are never added. */
export function totalsOf(rows: readonly Row[]): Total[] {
  const keys = [...new Set(rows.map(({ coin, direction }) => `${coin} ${direction}`))];
  return keys.flatMap((key) => {
    const some = rows.filter(({ coin, direction }) => `${coin} ${direction}` === key);
    const [first] = some;
    if (!first) return [];
    const { coin, direction } = first;
    return { coin, direction, count: some.length, amount: sum(some.map(({ amount }) => amount)) };
  });
}
