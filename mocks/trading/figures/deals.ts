import { countedRows } from '../../core/figures';
import { groups } from '../../core/groups';
import type { Context } from '../../core/http';
import { format, sum } from '../../core/money';
import type { Question } from '../../core/question';
import { rowsFor } from '../../core/resource';
import { HOUR, msOf, stampOf } from '../../core/time';
import { contractDeals } from '../lists/deals';
import type { DealRow } from '../tables';

/** Most hours that are told, the latest ones. */
const HOURS = 168;

const volumeOf = (rows: readonly DealRow[]) => ({
  deals: rows.length,
  volume: format(sum(rows.map(({ value }) => value))),
});

const hourOf = ({ createdAt }: DealRow): string => `${createdAt.slice(0, 13)}:00:00`;

/** Each hour from the first deal to the last, also those without any. */
function byHour(rows: readonly DealRow[]): object[] {
  const hours = groups(rows, hourOf);
  const named = [...hours.keys()].toSorted();
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [end, begin] = [msOf(last), Math.max(msOf(first), msOf(last) - (HOURS - 1) * HOUR)];
  return Array.from({ length: (end - begin) / HOUR + 1 }, (_, place) => {
    const hour = stampOf(begin + place * HOUR);
    return { hour, ...volumeOf(hours.get(hour) ?? []) };
  });
}

/** Figures over the whole filter. */
export function dealSummary(context: Context<Question<DealRow>>): object {
  const listed = rowsFor(context, contractDeals);
  const rows = countedRows(context.db, listed);
  return {
    ...volumeOf(rows),
    fees: format(sum(rows.map(({ fee }) => fee))),
    realizedPnl: format(sum(rows.map(({ realizedPnl }) => realizedPnl ?? '0'))),
    byHour: byHour(rows),
    notCounted: listed.length - rows.length,
  };
}
