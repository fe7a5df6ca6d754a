import { Ledger } from '../../src/contract/ledgerKinds';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { heardOf } from '../core/market/heard';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { fundingMoments, fundingOf, fundingRateOf } from '../core/trading/funding';
import { HOUR } from '../core/time';
import { notionalOf } from '../core/trading/position';
import { bookContract, contractBalance, MARGIN_DECIMALS } from './account';
import { positionsIn } from './find';
import { settleSums } from './orders';
import { lastPriceOf, markPriceOf, mayCloseIn } from './symbols';
import type { PositionRow, SymbolRow } from './tables';

/** Funding is counted from midnight, every so many hours. */
const hoursOf = ({ fundingInterval }: SymbolRow): 1 | 4 | 8 =>
  fundingInterval === 1 || fundingInterval === 4 ? fundingInterval : 8;

const DAY_AND_MORE = 25 * HOUR;

/** When a symbol's next funding is due, in milliseconds. */
const nextFunding = (row: SymbolRow): number =>
  fundingMoments(row.fundedUntil, row.fundedUntil + DAY_AND_MORE, hoursOf(row))[0] ?? Infinity;

/** Pays, or receives, for one position: never more than there is. */
function pay(db: Db, row: PositionRow, rate: Money, mark: Money): boolean {
  const order = db.contractOrders.get(row.id);
  const due = fundingOf(row.holding.side, notionalOf(row.holding.qty, mark), rate, MARGIN_DECIMALS);
  const { available } = contractBalance(db, row.memberId);
  const amount = due < -available ? -available : due;
  const { memberId, orderNo } = row;
  const line = bookContract(
    db,
    { memberId, refType: 'contractOrder', refNo: orderNo },
    Ledger.fundingFee.code,
    {
      available: amount,
    },
  );
  if (!line || !order) return false;
  db.fundings.push({
    id: db.nextId('funding'),
    memberId,
    orderNo,
    at: db.stamp(),
    logNo: line.logNo,
    rate: format(rate),
    markPrice: format(mark),
    qty: format(row.holding.qty),
    amount: format(amount),
  });
  row.fundingFee = format(parse(row.fundingFee) + amount);
  order.fundingFee = format(parse(order.fundingFee) + amount);
  settleSums(order);
  return true;
}

/** One funding of a symbol at the present moment; none while it is suspended or its prices are not heard. @returns payments */
export function fund(db: Db, symbol: SymbolRow): number {
  const at = db.now();
  symbol.fundedUntil = at;
  const rows = positionsIn(db, symbol.symbol);
  if (rows.length === 0) return 0;
  const [mark, index] = [markPriceOf(db, symbol.symbol), lastPriceOf(db, symbol.symbol)];
  const stands = !mayCloseIn(symbol) || heardOf(db, symbol.symbol, at).stale;
  if (stands || mark === null || index === null) return 0;
  const rate = fundingRateOf(mark, index, parse(symbol.fundingCap));
  return rows.filter((row) => pay(db, row, rate, mark)).length;
}

/** Longs pay shorts, or shorts longs, every so many hours. */
export const fundingJob: Job = {
  key: 'fundingFee',
  title: ['合约资金费', 'Funding of contracts', '合約資金費'],
  group: 'MONEY',
  cron: '0 0 0/8 * * *',
  // A symbol can have a shorter interval.
  isExact: true,
  due: (db) => Math.min(...Array.from(db.symbols.values(), nextFunding)),
  run: (db, at) =>
    [...db.symbols.values()]
      .filter((symbol) => nextFunding(symbol) <= at)
      .reduce((paid, symbol) => paid + fund(db, symbol), 0),
};
