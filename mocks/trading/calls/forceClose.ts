import type { HttpHandler } from 'msw';
import { contractPosition as contract } from '../../../src/contract/trading/position';
import type { Sent } from '../../core/body';
import { eachOf } from '../../core/bulk';
import type { Db } from '../../core/db';
import { act, answer } from '../../core/http';
import type { Context } from '../../core/http';
import { format } from '../../core/money';
import type { Money } from '../../core/money';
import { descending } from '../../core/order';
import { findRow, mustBeVersion } from '../../core/resource';
import { contractPositions as positions } from '../lists/positions';
import { closeByStaff, foresee } from '../staffClose';
import type { Foreseen, People } from '../staffClose';
import type { PositionRow } from '../tables';

const { calls } = contract;

/** Most positions that a dry run names. */
const NAMED = 100;

const total = (rows: readonly Foreseen[], of: (row: Foreseen) => Money): string =>
  format(rows.reduce((sum, row) => sum + of(row), 0n));

/** What closing so many percent of these positions would do; what would be refused counts in no sum. */
export function dryRun(
  { db, lang }: Pick<Context<unknown>, 'db' | 'lang'>,
  rows: readonly PositionRow[],
  share: bigint,
  people: People,
): object {
  const all = rows.map((row) => foresee(db, row, share, people, lang));
  const closed = all.filter(({ problem }) => problem === '');
  return {
    positions: all
      .toSorted(descending(({ notional }) => notional))
      .slice(0, NAMED)
      .map(({ wire }) => wire),
    count: closed.length,
    members: new Set(closed.map(({ row }) => row.memberId)).size,
    notional: total(closed, ({ notional }) => notional),
    pnl: total(closed, ({ outcome }) => outcome.pnl),
    fee: total(closed, ({ outcome }) => outcome.fee),
    released: total(closed, ({ outcome }) => outcome.released),
    shortfall: total(closed, ({ outcome }) => outcome.shortfall),
    refused: all.length - closed.length,
  };
}

/** What the operation log has of a position that was closed. */
export const closedDiff = (before: Money, { holding, id }: PositionRow, db: Db) => [
  { field: 'qty', before: format(before), after: db.positions.has(id) ? format(holding.qty) : '0' },
];

function forceClose(context: Context<Sent<typeof calls.forceClose.body>>): object {
  const { db, user, input, note, noteRecord } = context;
  const { ids, versions, share, forceReason, reason, requestId } = input;
  note({ targetType: positions.target, targetId: ids.join(','), reason });
  const closed: object[] = [];
  const wish = { operatorName: user.userName, requestId, forceReason, reason };
  const answer = eachOf(context, ids, (id) => {
    const row = findRow(context, positions, id);
    mustBeVersion(context, positions, row, versions.get(String(id)));
    const before = row.holding.qty;
    closed.push(closeByStaff(db, row, BigInt(share), 'one', wish));
    noteRecord({ targetId: String(id), targetText: row.positionNo, diff: closedDiff(before, row, db) });
  });
  return { ...answer, closed };
}

/** How the staff closes some positions. */
export const forceCloseCalls = (db: Db): HttpHandler[] => [
  answer(db, calls.previewForceClose, (context) => {
    const { ids, share } = context.input;
    const rows = [...new Set(ids)].map((id) => findRow(context, positions, id));
    return dryRun(context, rows, BigInt(share), 'one');
  }),
  act(db, calls.forceClose, { title: positions.title, type: 'other' }, forceClose),
];
