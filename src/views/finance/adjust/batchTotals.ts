import { sum } from '@/lib/money';

/** What one adjustment moves; `null` for a direction that could not be read. */
interface Movement {
  coin: string;
  direction: number | null;
  amount: string;
}

/** What is moved of one coin in one direction. */
export interface Total extends Movement {
  count: number;
}

/** Totals by coin and direction; amounts of two coins are never added. */
export function totalsOf(rows: readonly Movement[]): Total[] {
  const keys = [...new Set(rows.map(({ coin, direction }) => `${coin} ${direction}`))];
  return keys.flatMap((key) => {
    const some = rows.filter(({ coin, direction }) => `${coin} ${direction}` === key);
    const [first] = some;
    if (!first) return [];
    const { coin, direction } = first;
    return { coin, direction, count: some.length, amount: sum(some.map(({ amount }) => amount)) };
  });
}
