import { reconciliation as contract } from '../../src/contract/finance/reconciliation';
import type { ReviewStep } from '@/api/types';
import type { WireSummaryOf } from '@/contract/resource';
import { ReconStatus } from '../../src/contract/finance/reconciliationFlow';
import { changeOf } from '../core/audit';
import type { Db } from '../core/db';
import { described } from '../core/described';
import type { Context } from '../core/http';
import { format, parse, sum, times } from '../core/money';
import { priceOf } from '../core/prices';
import type { Question } from '../core/question';
import { loggedHistory, rowsFor } from '../core/resource';
import { TITLE } from './days';
import { reconsOf } from './rows';
import type { ReconRow } from './rows';

/** Wallets' days as they are listed. */
export const recons = described<ReconRow>(contract, {
  title: TITLE,
  rows: reconsOf,
  find: (db, id) => db.reconciliations.get(id),
});

/** What a review came to, which its call alone does not say. */
const nameOfStep = ({ result, diff }: ReviewStep): string =>
  result !== 'review'
    ? result
    : changeOf(diff, 'status')?.after === String(ReconStatus.differs)
      ? 'reject'
      : 'approve';

/** The history of a wallet's day. */
export const reconHistory = (db: Db, { id }: ReconRow): ReviewStep[] =>
  loggedHistory(db, contract.name, id).map((step) => ({ ...step, result: nameOfStep(step) }));

const measure = (rows: readonly ReconRow[]) => ({
  count: rows.length,
  usdtValue: format(sum(rows.map(({ usdtValue }) => usdtValue))),
});

/** Payouts of several coins in USDT, at the prices of now. */
function paid(db: Db, rows: readonly ReconRow[], of: (row: ReconRow) => string) {
  const some = rows.filter((row) => parse(of(row)) > 0n);
  const usdt = some.reduce((all, row) => all + times(parse(of(row)), priceOf(db, row.coin)), 0n);
  return { count: some.length, usdtValue: format(usdt) };
}

/** Figures over the days of a question; counts by state leave the state filter out. */
export function reconFigures(context: Context<Question<ReconRow>>): WireSummaryOf<typeof contract> {
  const { db, input } = context;
  const all = rowsFor(context, recons, 'status');
  const rows = all.filter((row) => input.keeps(row, db));
  const inState = (status: number) => all.filter((row) => row.status === status);
  return {
    byStatus: Object.fromEntries(
      Object.values(ReconStatus).map((status) => [status, inState(status).length]),
    ),
    open: measure(inState(ReconStatus.differs)),
    waiting: measure(inState(ReconStatus.waiting)),
    payouts: paid(db, rows, (row) => row.payouts),
    platform: paid(db, rows, (row) => row.platformPayouts),
  };
}
