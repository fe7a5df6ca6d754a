import { contractPosition as contract } from '../../../src/contract/trading/position';
import type { Db } from '../../core/db';
import { described } from '../../core/described';
import { listOf } from '../../core/indexed';
import { format } from '../../core/money';
import type { Money } from '../../core/money';
import { between } from '../../core/question';
import type { Resource } from '../../core/resource';
import { adlRankOf } from '../adl';
import { coinsOf } from '../coins';
import { availableOf, exitsOf } from '../exits';
import type { PositionRow } from '../tables';
import { valued } from '../valuation';

/** More than any margin ratio: that of a position with nothing left behind it. */
const ENDLESS = 10n ** 35n;

const orNull = (value: Money | null): string | null => (value === null ? null : format(value));

function atMark(db: Db, row: PositionRow): object {
  const { holding } = row;
  const found = valued(db, row);
  return {
    ...coinsOf(db, row),
    side: holding.side,
    leverage: holding.leverage,
    qty: format(holding.qty),
    availQty: format(availableOf(db, row)),
    entryPrice: format(found.entry),
    markPrice: format(found.mark),
    markStale: found.stale,
    liqPrice: orNull(found.liquidation),
    liqDistance: orNull(found.distance),
    notional: format(found.notional),
    margin: format(holding.margin + holding.extra),
    maintMargin: format(found.maintenance),
    marginRatio: orNull(found.ratio),
    unrealizedPnl: format(found.unrealized),
    roe: format(found.roe),
    ...exitsOf(db, row),
    adlRank: adlRankOf(db, row),
    status: found.status,
  };
}

const ratioOf = (row: PositionRow, db: Db): Money => valued(db, row).ratio ?? ENDLESS;

const base = described<PositionRow>(contract, {
  title: '合约持仓',
  rows: (db) => listOf(db.positions),
  find: (db, id) => db.positions.get(id),
  derive: atMark,
  filters: { marginRatio: between((row, db) => format(ratioOf(row, db))) },
});

/** Open positions at the present marks; one with nothing left behind it is nearest to its liquidation. */
export const contractPositions: Resource<PositionRow, object> = {
  ...base,
  sorts: (db) => ({ ...base.sorts(db), marginRatio: (row) => ratioOf(row, db) }),
};
