import type { Db } from '../core/db';
import { lookup } from '../core/lookup';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import { stampOf } from '../core/time';
import type { DealRow } from './tables';

const bySymbol = lookup(({ symbol }: DealRow) => [symbol]);

/** Turnover and fees of the deals in a symbol since a moment. */
export function dealsSince(db: Db, symbol: string, from: number): { value: Money; rows: DealRow[] } {
  const since = stampOf(from);
  const rows: DealRow[] = [];
  const all = bySymbol(db.deals, symbol);
  // They are in the order of their time.
  for (let place = all.length - 1; place >= 0; place -= 1) {
    const row = all[place];
    if (!row || row.createdAt < since) break;
    rows.push(row);
  }
  return { value: rows.reduce((total, row) => total + parse(row.value), 0n), rows };
}
