import { contractSymbol as contract } from '../../../src/contract/trading/symbol';
import type { Db } from '../../core/db';
import { described } from '../../core/described';
import type { ReadOptions } from '../../core/described';
import { listOf } from '../../core/indexed';
import { heardOf } from '../../core/market/heard';
import { format, parse } from '../../core/money';
import type { Money } from '../../core/money';
import { only } from '../../core/question';
import type { Resource } from '../../core/resource';
import { DAY, msOf, stampOf } from '../../core/time';
import { fundingRateOf } from '../../core/trading/funding';
import { notionalOf } from '../../core/trading/position';
import { inPercent, quotient } from '../../core/trading/rounding';
import { positionsIn } from '../find';
import { lastPriceOf, markPriceOf } from '../symbols';
import type { SymbolRow } from '../tables';
import { dealsSince } from '../volume';

/** Members' open worth in a symbol, by direction. */
function interestIn(db: Db, symbol: string): { long: Money; short: Money; count: number } {
  const mark = markPriceOf(db, symbol) ?? 0n;
  const rows = positionsIn(db, symbol);
  const sides = { long: 0n, short: 0n, count: rows.length };
  for (const { holding } of rows)
    sides[holding.side === 1 ? 'long' : 'short'] += notionalOf(holding.qty, mark);
  return sides;
}

/** Rate of the funding that runs: how far the mark is above the index, held to the cap. */
function currentRate(db: Db, { symbol, fundingCap }: SymbolRow): Money {
  const [mark, index] = [markPriceOf(db, symbol), lastPriceOf(db, symbol)];
  return mark === null || index === null ? 0n : fundingRateOf(mark, index, parse(fundingCap));
}

/** What the market says of a symbol at this moment; zero where no exchange quotes it. */
function quoted(db: Db, row: SymbolRow): object {
  const now = db.now();
  const { symbol } = row;
  const { heardAt, stale } = heardOf(db, symbol, now);
  const [last, mark] = [lastPriceOf(db, symbol) ?? 0n, markPriceOf(db, symbol) ?? 0n];
  const before = lastPriceOf(db, symbol, now - DAY) ?? 0n;
  const { long, short, count } = interestIn(db, symbol);
  return {
    lastPrice: format(last),
    markPrice: format(mark),
    indexPrice: format(last),
    change24h: before === 0n ? '0' : format(inPercent(last - before, before)),
    feedAt: stampOf(last === 0n ? msOf(row.createdAt) : heardAt),
    feedStale: last === 0n || stale,
    fundingRate: format(currentRate(db, row)),
    openInterest: format(long + short),
    volume24h: format(dealsSince(db, symbol, now - DAY).value),
    longShortRatio: short === 0n ? null : format(quotient(long, short, 'floor')),
    openPositions: count,
  };
}

/** What the contract does not say of symbols. */
export const symbolOptions = {
  title: '合约品种',
  find: (db, id) => db.symbols.get(id),
  derive: quoted,
  filters: { pending: only((row) => row.pendingChange !== null) },
} satisfies Omit<ReadOptions<SymbolRow>, 'rows'>;

export const contractSymbols: Resource<SymbolRow, object> = described<SymbolRow>(contract, {
  ...symbolOptions,
  rows: (db) => listOf(db.symbols),
});
