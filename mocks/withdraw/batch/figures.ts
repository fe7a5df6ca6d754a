import type { payoutBatch } from '@/contract/finance/payoutBatch';
import type { WireSummaryOf } from '@/contract/resource';
import { BatchStatus } from '../../../src/contract/finance/payoutBatchFlow';
import { BatchLineState } from '../../../src/contract/finance/payoutBatchParts';
import type { Context } from '../../core/http';
import { format, sum } from '../../core/money';
import type { Question } from '../../core/question';
import { rowsFor } from '../../core/resource';
import { batches } from './list';
import { stateOfLine } from './rows';
import type { BatchRow } from './rows';

const { refused, failed, unclear } = BatchLineState;

const measure = (rows: readonly BatchRow[]) => ({
  count: rows.length,
  usdtValue: format(sum(rows.map(({ usdtValue }) => usdtValue))),
});

/** Figures over the batches of a question; counts by state leave the state filter out. */
export function batchFigures(context: Context<Question<BatchRow>>): WireSummaryOf<typeof payoutBatch> {
  const { db, input } = context;
  const all = rowsFor(context, batches, 'status');
  const rows = all.filter((row) => input.keeps(row, db));
  const states = rows.flatMap((batch) => batch.lines.map((line) => stateOfLine(db, batch, line)));
  return {
    byStatus: Object.fromEntries(
      Object.values(BatchStatus).map((status) => [status, all.filter((row) => row.status === status).length]),
    ),
    total: measure(rows),
    waiting: measure(all.filter(({ status }) => status === BatchStatus.waiting)),
    unclear: states.filter((state) => state === unclear).length,
    refused: states.filter((state) => state === refused || state === failed).length,
  };
}
