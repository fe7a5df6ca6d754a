import type { Decimal } from '@/lib/decimal';
import { add, sub } from '@/lib/money';

/** What one adjustment alone does to the available balance of an account. */
interface Effect {
  uid: string;
  accountType: number | null;
  coin: string;
  beforeAvailable: Decimal;
  afterAvailable: Decimal;
}

/** Each adjustment with the available balance around it, when those before it in the batch have been booked. */
export function changesOf<Row extends Effect>(
  rows: readonly Row[],
): { row: Row; before: Decimal; after: Decimal }[] {
  const booked = new Map<string, Decimal>();
  return rows.map((row) => {
    const account = `${row.uid} ${row.accountType} ${row.coin}`;
    const earlier = booked.get(account);
    const before = earlier ? add(row.beforeAvailable, earlier) : row.beforeAvailable;
    const change = sub(row.afterAvailable, row.beforeAvailable);
    booked.set(account, earlier ? add(earlier, change) : change);
    return { row, before, after: add(before, change) };
  });
}
