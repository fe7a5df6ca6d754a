import { CancelReason } from '../../src/contract/trading/entrust';
import { OnOff } from '../../src/contract/block/switchFlow';
import { PositionStatus } from '../../src/contract/trading/positionFlow';
import { EntrustStatus } from '../../src/contract/trading/entrustFlow';
import { EntrustAction } from '../../src/contract/trading/deal';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { heardOf } from '../core/market/heard';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import { Refusal } from '../core/refusal';
import { SECOND } from '../core/time';
import { statusOf } from '../core/trading/position';
import {
  endEntrust,
  isOpen,
  lockEntrust,
  opens,
  restOf,
  STOP_LIMIT,
  STOP_LOSS,
  TAKE_PROFIT,
} from './entrusts';
import { MAKER, TAKER } from './foreseen';
import { liquidate } from './liquidate';
import { topUp } from './margin';
import { lastPriceOf, markPriceOf, mayCloseIn, mayOpenIn, symbolOf } from './symbols';
import type { EntrustRow } from './tables';
import { execute } from './trade';
import { marginRatio } from './valuation';

/** `biz_trigger_by`: the mark; otherwise the price of deals, which is the index. */
const BY_MARK = 2;

/** True for one that buys: that opens a long, or closes a short. */
const buys = ({ action }: EntrustRow): boolean =>
  action === EntrustAction.openLong || action === EntrustAction.closeShort;

/** True while something of a symbol can be filled: for what opens it has to be traded, and it has to be heard. */
function isTraded(db: Db, row: EntrustRow): boolean {
  const symbol = symbolOf(db, row.symbol);
  if (symbol?.status !== OnOff.on) return false;
  return (opens(row) ? mayOpenIn(symbol) : mayCloseIn(symbol)) && !heardOf(db, row.symbol, db.now()).stale;
}

/** True where a price has come to where the entrust waits for it: a profit above a long, a loss below it. */
function isReached(row: EntrustRow, price: Money): boolean {
  if (row.triggerPrice === null) return false;
  const trigger = parse(row.triggerPrice);
  if (row.type === TAKE_PROFIT)
    return row.action === EntrustAction.closeLong ? price >= trigger : price <= trigger;
  if (row.type === STOP_LOSS)
    return row.action === EntrustAction.closeLong ? price <= trigger : price >= trigger;
  return buys(row) ? price >= trigger : price <= trigger;
}

/** What an entrust in the book gives at a price: nothing, a part, or all of what is left. */
function partOf(db: Db, row: EntrustRow, last: Money): Money {
  const limit = row.price === null ? last : parse(row.price);
  if (buys(row) ? last > limit : last < limit) return 0n;
  const step = parse(symbolOf(db, row.symbol)?.qtyStep ?? '1');
  const rest = restOf(row);
  const half = (rest / 2n / step) * step;
  return half > 0n && db.random('matching').chance(0.3) ? half : rest;
}

/** @returns true when something was done */
function advance(db: Db, row: EntrustRow): boolean {
  const last = lastPriceOf(db, row.symbol) ?? 0n;
  if (row.status === EntrustStatus.waiting) {
    const price = row.triggerBy === BY_MARK ? (markPriceOf(db, row.symbol) ?? 0n) : last;
    if (!isReached(row, price)) return false;
    if (row.type === STOP_LIMIT) lockEntrust(db, row);
    else execute(db, row, { fill: { price: last, qty: restOf(row) }, role: TAKER });
    return true;
  }
  const qty = partOf(db, row, last);
  if (qty === 0n) return false;
  const price = row.price === null ? last : parse(row.price);
  execute(db, row, { fill: { price, qty }, role: MAKER });
  return true;
}

/** One that cannot be paid for is refused. @returns true when something was done */
function tried(db: Db, row: EntrustRow): boolean {
  try {
    return isTraded(db, row) && advance(db, row);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    endEntrust(db, row, 'rejected', CancelReason.noBalance);
    return true;
  }
}

const matchAll = (db: Db): number =>
  [...db.entrusts.values()].filter((row) => isOpen(row) && tried(db, row)).length;

/** Liquidates what has nothing left, as long as its price is heard; what tops itself up does so first. */
function liquidateAll(db: Db): number {
  let done = 0;
  for (const row of Array.from(db.positions.values())) {
    if (!db.positions.has(row.id) || heardOf(db, row.symbol, db.now()).stale) continue;
    if (topUp(db, row)) done += 1;
    if (statusOf(marginRatio(db, row)) !== PositionStatus.liquidating) continue;
    liquidate(db, row);
    done += 1;
  }
  return done;
}

/** Fills what waits for a price, and liquidates what has lost its margin. */
export const matchingJob: Job = {
  key: 'contractMatching',
  title: ['合约撮合与强平', 'Matching and liquidation of contracts', '合約撮合與強平'],
  group: 'MONEY',
  every: 10 * SECOND,
  atMost: 90,
  run: (db) => matchAll(db) + liquidateAll(db),
};
