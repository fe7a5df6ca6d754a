import { ledgerLine } from '../../src/contract/block/ledger';
import { dealLine } from '../../src/contract/trading/deal';
import { entrustLine } from '../../src/contract/trading/entrust';
import { liquidation } from '../../src/contract/trading/order';
import type { Shape } from '@/contract/field/field';
import type { Db } from '../core/db';
import type { StoredLine } from '../core/ledger';
import { format } from '../core/money';
import { MINUTE, msOf, stampOf } from '../core/time';
import { coinsOf } from './coins';
import { dealsOf, entrustsOf, fillsOf, fundingsOf, positionOf } from './find';
import { shownPrice } from './shownPrice';
import { markPriceOf } from './symbols';
import type { EntrustRow, LiquidationRow, OrderRow } from './tables';
import { valued } from './valuation';

/** The fields of a shape, and no others. */
const picked = (shape: Shape, row: object): object =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, Reflect.get(row, name)]));

const ledgerOf = (lines: readonly StoredLine[]): object[] => lines.map((line) => picked(ledgerLine, line));

/** How many prices an order's line has, and how much of its time is shown before and after it. */
const POINTS = 120;
const AROUND = 0.15;

/** How the mark price went while an order was held. */
function pricesOf(db: Db, { symbol, openAt, closeAt }: OrderRow): object {
  const [from, to] = [msOf(openAt), closeAt === null ? db.now() : msOf(closeAt)];
  const around = Math.max((to - from) * AROUND, 5 * MINUTE);
  const [begin, end] = [from - around, Math.min(to + around, db.now())];
  const times = Array.from({ length: POINTS }, (_, place) =>
    Math.floor(begin + ((end - begin) * place) / (POINTS - 1)),
  );
  return {
    times: times.map(stampOf),
    mark: times.map((at) => format(markPriceOf(db, symbol, at) ?? 0n)),
  };
}

/** The evidence as it is described: whose it is says the order. */
const evidenceOf = (found: LiquidationRow | undefined): object | null =>
  found ? picked(liquidation, found) : null;

/** What of an order's price is left to say: where it would be, or would have been, liquidated. */
function liquidationPrice(db: Db, row: OrderRow): string | null {
  const position = positionOf(db, row);
  if (!position) return row.liqPrice;
  const { liquidation: price } = valued(db, position);
  return price === null ? null : shownPrice(row.symbol, price);
}

/** Everything that explains what an order brought, line by line. */
export function statementOf(db: Db, row: OrderRow): object {
  const coins = coinsOf(db, row);
  const liquidated = db.liquidations.find(({ orderNo }) => orderNo === row.orderNo);
  return {
    liqPrice: liquidationPrice(db, row),
    entrusts: entrustsOf(db, row).map((one) => picked(entrustLine, { ...one, ...coins })),
    deals: dealsOf(db, row).map((one) => picked(dealLine, { ...one, ...coins })),
    fundings: fundingsOf(db, row).map(({ id, at, logNo, rate, markPrice, qty, amount }) => ({
      id,
      at,
      logNo,
      rate,
      markPrice,
      qty,
      amount,
    })),
    liquidation: evidenceOf(liquidated),
    ledger: ledgerOf(db.ledger.linesFor('contractOrder', row.orderNo)),
    prices: pricesOf(db, row),
  };
}

/** The fills of an entrust, and what was locked and released for it. */
export const entrustDetail = (db: Db, row: EntrustRow): object => ({
  deals: fillsOf(db, row).map((one) => picked(dealLine, { ...one, ...coinsOf(db, row) })),
  ledger: ledgerOf(db.ledger.linesFor('contractEntrust', row.entrustNo)),
});
