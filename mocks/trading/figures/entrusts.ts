import { countedRows } from '../../core/figures';
import { groups } from '../../core/groups';
import type { Context } from '../../core/http';
import { format, sum } from '../../core/money';
import { descending } from '../../core/order';
import type { Question } from '../../core/question';
import { rowsFor } from '../../core/resource';
import { isOpen } from '../entrusts';
import { contractEntrusts } from '../lists/entrusts';
import type { EntrustRow } from '../tables';

/** How many entrusts, and what is locked for them. */
export const lockedBy = (rows: readonly EntrustRow[]): { count: number; frozenMargin: string } => ({
  count: rows.length,
  frozenMargin: format(sum(rows.map(({ frozenMargin }) => frozenMargin))),
});

/** Figures over the whole filter. */
export function entrustSummary(context: Context<Question<EntrustRow>>): object {
  const listed = rowsFor(context, contractEntrusts);
  const rows = countedRows(context.db, listed);
  const open = rows.filter(isOpen);
  const byType = [...groups(open, ({ type }) => type)].map(([type, some]) => ({ type, ...lockedBy(some) }));
  return {
    open: lockedBy(open),
    byType: byType.sort(descending(({ count }) => BigInt(count))),
    notCounted: listed.length - rows.length,
  };
}
