import type { Db } from '../core/db';
import { groups } from '../core/groups';
import type { Money } from '../core/money';
import type { PositionRow } from './tables';
import { valued } from './valuation';

/** How many lamps there are. */
const LAMPS = 5;

interface Ranks {
  key: string;
  ranks: Map<number, number>;
}

const known = new WeakMap<Db, Ranks>();

/** What winning most, with the highest leverage, comes first by. */
const scoreOf = (db: Db, row: PositionRow): Money => {
  const { roe } = valued(db, row);
  return roe > 0n ? roe * BigInt(row.holding.leverage) : roe / BigInt(row.holding.leverage);
};

/** Positions of one symbol and direction, those first that are reduced first. */
export const byRank = (db: Db, rows: readonly PositionRow[]): PositionRow[] =>
  rows
    .map((row) => ({ row, score: scoreOf(db, row) }))
    .toSorted((a, b) => (a.score > b.score ? -1 : a.score < b.score ? 1 : a.row.id - b.row.id))
    .map(({ row }) => row);

function ranked(db: Db): Map<number, number> {
  const ranks = new Map<number, number>();
  for (const rows of groups(
    db.positions.values(),
    ({ symbol, holding }) => `${symbol} ${holding.side}`,
  ).values())
    for (const [place, { id }] of byRank(db, rows).entries())
      ranks.set(id, LAMPS - Math.floor((place * LAMPS) / rows.length));
  return ranks;
}

/** From 1 to 5: with 5 a position is among the first to be reduced when a liquidation finds no other counterparty. */
export function adlRankOf(db: Db, { id }: PositionRow): number {
  const key = `${db.now()} ${db.ledger.lines.length} ${db.positions.size}`;
  const found = known.get(db);
  const current = found?.key === key ? found : { key, ranks: ranked(db) };
  if (current !== found) known.set(db, current);
  return current.ranks.get(id) ?? 1;
}
