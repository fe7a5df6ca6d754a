import { contractOrder as contract } from '../../../src/contract/trading/order';
import type { Db } from '../../core/db';
import { described } from '../../core/described';
import { listOf } from '../../core/indexed';
import { parse } from '../../core/money';
import type { Resource } from '../../core/resource';
import { MINUTE, msOf } from '../../core/time';
import { quotient } from '../../core/trading/rounding';
import { coinsOf } from '../coins';
import { shownPrice } from '../shownPrice';
import type { OrderRow } from '../tables';

const average = (symbol: string, value: string, qty: string): string | null =>
  qty === '0' ? null : shownPrice(symbol, quotient(parse(value), parse(qty), 'floor'));

/** How long an order was held, or has been until now, in whole minutes. */
const heldFor = (db: Db, { openAt, closeAt }: OrderRow): number =>
  Math.floor(((closeAt === null ? db.now() : msOf(closeAt)) - msOf(openAt)) / MINUTE);

export const contractOrders: Resource<OrderRow, object> = described<OrderRow>(contract, {
  title: '合约订单',
  rows: (db) => listOf(db.contractOrders),
  find: (db, id) => db.contractOrders.get(id),
  derive: (db, row) => ({
    ...coinsOf(db, row),
    openAvg: average(row.symbol, row.openCost, row.openQty) ?? '0',
    closeAvg: average(row.symbol, row.closeValue, row.closeQty),
    holdMinutes: heldFor(db, row),
  }),
});
