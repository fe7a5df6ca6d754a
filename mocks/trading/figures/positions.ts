import type { Db } from '../../core/db';
import { countedRows } from '../../core/figures';
import { groups } from '../../core/groups';
import type { Context } from '../../core/http';
import { format, parse, times } from '../../core/money';
import type { Money } from '../../core/money';
import { descending } from '../../core/order';
import type { Question } from '../../core/question';
import { rowsFor } from '../../core/resource';
import { LONG, notionalOf, statusOf } from '../../core/trading/position';
import { contractPositions } from '../lists/positions';
import type { PositionRow } from '../tables';
import { marginRatio, valued } from '../valuation';

/** Moves of all marks that the heat is told for, in percent. */
const MOVES = ['-10', '-5', '-2', '-1', '1', '2', '5', '10'];

const total = <Row>(rows: readonly Row[], of: (row: Row) => Money): Money =>
  rows.reduce((sum, row) => sum + of(row), 0n);

/** What rows are worth by direction. */
function bySide(
  rows: readonly PositionRow[],
  worth: (row: PositionRow) => Money,
): { long: string; short: string } {
  const isLong = ({ holding }: PositionRow): boolean => holding.side === LONG;
  return {
    long: format(total(rows.filter(isLong), worth)),
    short: format(
      total(
        rows.filter((row) => !isLong(row)),
        worth,
      ),
    ),
  };
}

/** What would be liquidated if all marks moved so far, worth what it then would be. */
function heatOf(db: Db, rows: readonly PositionRow[], move: string): object {
  const factor = parse('1') + parse(move) / 100n;
  const moved = (mark: Money): Money => times(mark, factor);
  const hit = rows.filter((row) => statusOf(marginRatio(db, row, moved)) === 3);
  const worth = (row: PositionRow): Money => notionalOf(row.holding.qty, moved(valued(db, row).mark));
  return { move, ...bySide(hit, worth), count: hit.length };
}

/** Figures over the whole filter; states are counted without theirs. */
export function positionSummary(context: Context<Question<PositionRow>>): object {
  const { db } = context;
  const all = rowsFor(context, contractPositions, 'status');
  const listed = rowsFor(context, contractPositions);
  const rows = countedRows(db, listed);
  const worth = (row: PositionRow): Money => valued(db, row).notional;
  const { long, short } = bySide(rows, worth);
  const bySymbol = [...groups(rows, ({ symbol }) => symbol)].map(([symbol, some]) => ({
    symbol,
    ...bySide(some, worth),
    count: some.length,
  }));
  return {
    byStatus: Object.fromEntries(
      [1, 2, 3].map((status) => [status, all.filter((row) => valued(db, row).status === status).length]),
    ),
    longNotional: long,
    shortNotional: short,
    netExposure: format(parse(long) - parse(short)),
    unrealizedPnl: format(total(rows, (row) => valued(db, row).unrealized)),
    atRisk: rows.filter((row) => valued(db, row).status !== 1).length,
    bySymbol: bySymbol.sort(descending((row) => parse(row.long) + parse(row.short))),
    heat: MOVES.map((move) => heatOf(db, rows, move)),
    notCounted: listed.length - rows.length,
  };
}
