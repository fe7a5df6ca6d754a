import { PositionStatus } from '../../../src/contract/trading/positionFlow';
import type { Db } from '../../core/db';
import { countedRows } from '../../core/figures';
import { groups } from '../../core/groups';
import type { Context } from '../../core/http';
import { format, parse, times } from '../../core/money';
import type { Money } from '../../core/money';
import { descending } from '../../core/order';
import type { Question } from '../../core/question';
import { rowsFor } from '../../core/resource';
import { LONG, statusOf } from '../../core/trading/position';
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

/** True for a position that is liquidated where all marks have moved by some percent. */
function isHit(db: Db, row: PositionRow, move: string): boolean {
  const factor = parse('1') + parse(move) / 100n;
  return statusOf(marginRatio(db, row, (mark) => times(mark, factor))) === PositionStatus.liquidating;
}

/** The smaller moves on the way to a move, and that move. */
const onTheWayTo = (move: string): string[] =>
  MOVES.filter((other) => {
    const [far, near] = [Number(move), Number(other)];
    return near * far > 0 && Math.abs(near) <= Math.abs(far);
  });

/** What would be liquidated on the way if all marks moved so far, worth what it is now: a further move never has less. */
function heatOf(db: Db, rows: readonly PositionRow[], move: string): object {
  const hit = rows.filter((row) => onTheWayTo(move).some((step) => isHit(db, row, step)));
  return { move, ...bySide(hit, (row) => valued(db, row).notional), count: hit.length };
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
      Object.values(PositionStatus).map((status) => [
        status,
        all.filter((row) => valued(db, row).status === status).length,
      ]),
    ),
    longNotional: long,
    shortNotional: short,
    netExposure: format(parse(long) - parse(short)),
    unrealizedPnl: format(total(rows, (row) => valued(db, row).unrealized)),
    atRisk: rows.filter((row) => valued(db, row).status !== PositionStatus.normal).length,
    bySymbol: bySymbol.sort(descending((row) => parse(row.long) + parse(row.short))),
    heat: MOVES.map((move) => heatOf(db, rows, move)),
    notCounted: listed.length - rows.length,
  };
}
