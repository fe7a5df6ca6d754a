import type { violation } from '@/contract/risk/violation';
import { ViolationStatus } from '../../src/contract/risk/violationFlow';
import type { WireSummaryOf } from '@/contract/resource';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import { descending } from '../core/order';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import { violations } from './list';
import { isInForce } from './store';
import type { ViolationRow } from './store';

type Summary = WireSummaryOf<typeof violation>;

/** So many members who did it again. */
const TOP = 10;

const CONFIRMED: readonly number[] = [ViolationStatus.confirmed, ViolationStatus.appealed];

const isConfirmed = ({ status }: ViolationRow): boolean => CONFIRMED.includes(status);

const counts = (rows: readonly ViolationRow[]) => ({
  count: rows.length,
  confirmed: rows.filter(isConfirmed).length,
});

/** Figures over the whole filter; the counts by status leave the status filter out. */
export function violationSummary(context: Context<Question<ViolationRow>>): Summary {
  const { db } = context;
  const anyStatus = rowsFor(context, violations, 'status');
  const rows = rowsFor(context, violations);
  const repeated = [...groups(rows, ({ memberId }) => memberId)]
    .map(([memberId, some]) => ({ memberId, uid: db.members.get(memberId)?.uid ?? '', ...counts(some) }))
    .filter(({ confirmed }) => confirmed > 1)
    .sort(descending(({ confirmed, count }) => confirmed * 10_000 + count));
  return {
    byStatus: Object.fromEntries(
      Object.values(ViolationStatus).map((status) => [
        status,
        anyStatus.filter((row) => row.status === status).length,
      ]),
    ),
    byType: [...groups(rows, ({ type }) => type)]
      .map(([type, some]) => ({ type, ...counts(some) }))
      .sort(descending(({ count }) => count)),
    bySeverity: [...groups(rows, ({ severity }) => severity)]
      .map(([severity, some]) => ({ severity, ...counts(some) }))
      .sort(descending(({ severity }) => severity)),
    repeated: repeated.slice(0, TOP),
    inForce: rows.filter(isInForce).length,
    repeatedMembers: repeated.length,
  };
}
