import { redeemBatch as contract } from '../../src/contract/campaign/redeemBatch';
import { RedeemBatchStatus } from '../../src/contract/campaign/redeemFlow';
import type { WireDetailOf, WireSummaryOf } from '@/contract/resource';
import type { Db } from '../core/db';
import { byMoment, countedRows, daysUntil } from '../core/figures';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import { format, sum } from '../core/money';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import { batches, percentOf, usesIn } from './batches';
import { usesOf } from './rows';
import type { BatchRow, UseRow } from './rows';

type Summary = WireSummaryOf<typeof contract>;
type Sources = WireDetailOf<typeof contract>['byIp'];

const DAYS = 30;

/** So many channels, addresses and devices are told. */
const MOST = 8;

const costOf = (uses: readonly UseRow[]): string => format(sum(uses.map(({ usdtValue }) => usdtValue)));

function channelsOf(
  rows: readonly BatchRow[],
  usesBy: ReadonlyMap<number, readonly UseRow[]>,
): Summary['byChannel'] {
  return [...groups(rows, ({ channel }) => channel)]
    .map(([channel, some]) => {
      const uses = some.flatMap(({ id }) => usesBy.get(id) ?? []);
      const codes = some.reduce((total, { codeCount }) => total + codeCount, 0);
      return { channel, codes, count: uses.length, costUsdt: costOf(uses) };
    })
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST);
}

/** Figures over the batches of a filter; those of redemptions are those of customers. */
export function batchFigures(context: Context<Question<BatchRow>>): Summary {
  const { db, input } = context;
  const all = rowsFor(context, batches, 'status');
  const rows = all.filter((batch) => input.keeps(batch, db));
  const made = rows.flatMap((batch) => usesOf(db, batch));
  const uses = countedRows(db, made);
  const during = byMoment(uses, ({ at }) => at);
  const most = rows.reduce((total, batch) => total + usesIn(batch), 0);
  return {
    byStatus: Object.fromEntries(
      Object.values(RedeemBatchStatus).map((status) => [
        status,
        all.filter((batch) => batch.status === status).length,
      ]),
    ),
    codes: rows.reduce((total, { codeCount }) => total + codeCount, 0),
    usedCount: uses.length,
    useRate: most === 0 ? null : percentOf(uses.length, most),
    costUsdt: costOf(uses),
    byDay: daysUntil(db.now(), DAYS).map((span) => {
      const some = during(span);
      return { day: span.from.slice(0, 10), count: some.length, costUsdt: costOf(some) };
    }),
    byChannel: channelsOf(
      rows,
      groups(uses, ({ batchId }) => batchId),
    ),
    notCounted: made.length - uses.length,
  };
}

/** The places that most redemptions of a batch came from. */
export function sourcesOf(db: Db, batch: BatchRow, from: 'ip' | 'device'): Sources {
  return [...groups(usesOf(db, batch), (use) => use[from])]
    .map(([place, uses]) => ({
      from: place,
      count: uses.length,
      members: new Set(uses.map(({ memberId }) => memberId)).size,
    }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST);
}
