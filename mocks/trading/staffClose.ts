import { PositionStatus } from '../../src/contract/trading/positionFlow';
import { EntrustStatus } from '../../src/contract/trading/entrustFlow';
import { ExecType } from '../../src/contract/trading/deal';
import type { Db } from '../core/db';
import { heardOf } from '../core/market/heard';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { Refusal, wording } from '../core/refusal';
import type { Lang } from '../core/refusal';
import { refusalOf } from '../core/foreseen';
import { DAY, MINUTE, SECOND, stampOf } from '../core/time';
import { setting } from '../core/config/setting';
import { notionalOf } from '../core/trading/position';
import { coinsOf } from './coins';
import { BY_STAFF, closing, endEntrust, placeEntrust } from './entrusts';
import { availableOf, closingsOf } from './exits';
import { outcomeOf } from './foreseen';
import type { Outcome } from './foreseen';
import { tellClosed } from './notices';
import { forcePriceMinutes } from './settings';
import { CloseReason } from './orders';
import { markPriceOf, mustBeSymbol } from './symbols';
import type { EntrustRow, PositionRow } from './tables';
import { close } from './trade';
import { valued } from './valuation';
import { refusals } from './refusals';

/** Who closes, and why. */
interface StaffWish {
  operatorName: string;
  requestId: string;
  forceReason: string;
  reason: string;
}

/** How many people stand behind a close: two may use an older price than one. */
export type People = 'one' | 'two';

/**
 * The mark price that the platform may close by: one that was heard within a day and, where one operator decides,
 * within the minutes that are set. @throws Refusal 40904
 */
export function mustHaveMark(db: Db, symbol: string, people: People): Money {
  const mark = markPriceOf(db, symbol);
  const { heardAt } = heardOf(db, symbol, db.now());
  const age = db.now() - heardAt;
  if (mark === null || age > DAY) throw new Refusal(40904, { because: refusals.noMark });
  const minutes = setting(db, forcePriceMinutes);
  if (people === 'one' && age > minutes * MINUTE)
    throw new Refusal(40904, { because: refusals.deadMark, at: stampOf(heardAt), minutes });
  return mark;
}

/** So many percent of a position, in whole steps of its symbol, at least one. */
function partOf(db: Db, { symbol, holding }: PositionRow, share: bigint): Money {
  if (share === 100n) return holding.qty;
  const step = parse(mustBeSymbol(db, symbol).qtyStep);
  const cut = ((holding.qty * share) / 100n / step) * step;
  const part = cut > 0n ? cut : step;
  return part < holding.qty ? part : holding.qty;
}

/** What waits to close a position and is in the way: with all of it everything, else what is in the book for it. */
function inTheWay(db: Db, row: PositionRow, qty: Money): EntrustRow[] {
  const waiting = closingsOf(db, row);
  if (qty === row.holding.qty) return waiting;
  return qty > availableOf(db, row) ? waiting.filter(({ status }) => status !== EntrustStatus.waiting) : [];
}

/** @throws Refusal 40904 while it is being liquidated, or its symbol has no mark price */
function mustBeForced(db: Db, row: PositionRow, people: People): Money {
  const mark = mustHaveMark(db, row.symbol, people);
  if (valued(db, row).status === PositionStatus.liquidating)
    throw new Refusal(40904, { because: refusals.liquidating });
  return mark;
}

function told(
  db: Db,
  row: PositionRow,
  { qty, mark, cancelled }: { qty: Money; mark: Money | null; cancelled: number },
  { pnl, fee, released, shortfall }: Outcome,
  problem: string,
): object {
  const { heardAt, stale } = heardOf(db, row.symbol, db.now());
  return {
    ...coinsOf(db, row),
    id: row.id,
    positionNo: row.positionNo,
    uid: db.members.get(row.memberId)?.uid ?? '',
    symbol: row.symbol,
    side: row.holding.side,
    qty: format(qty),
    markPrice: mark === null ? null : format(mark),
    markAt: mark === null ? null : stampOf(heardAt),
    markAge: mark === null ? null : Math.floor((db.now() - heardAt) / SECOND),
    markStale: mark === null || stale,
    notional: format(notionalOf(qty, mark ?? 0n)),
    pnl: format(pnl),
    fee: format(fee),
    released: format(released),
    shortfall: format(shortfall),
    cancelled,
    problem,
  };
}

const NOTHING: Outcome = { released: 0n, pnl: 0n, fee: 0n, shortfall: 0n };

/** A position with what closing a part of it would do. */
export interface Foreseen {
  row: PositionRow;
  notional: Money;
  outcome: Outcome;
  problem: string;
  wire: object;
}

/** Says what closing so many percent of a position would do now; writes nothing. */
export function foresee(db: Db, row: PositionRow, share: bigint, people: People, lang: Lang): Foreseen {
  const qty = partOf(db, row, share);
  const refusal = refusalOf(() => mustBeForced(db, row, people));
  const problem = refusal ? wording(refusal, lang) : '';
  const mark = markPriceOf(db, row.symbol);
  const outcome = mark === null ? NOTHING : outcomeOf(db, row, { price: mark, qty });
  const cancelled = inTheWay(db, row, qty).length;
  return {
    row,
    notional: notionalOf(qty, mark ?? 0n),
    outcome,
    problem,
    wire: told(db, row, { qty, mark, cancelled }, outcome, problem),
  };
}

/**
 * Closes so many percent of a position at the mark price of this moment; what waits to close it and is in the way is
 * cancelled first. The member is told. @throws Refusal 40904
 */
export function closeByStaff(
  db: Db,
  row: PositionRow,
  share: bigint,
  people: People,
  wish: StaffWish,
): object {
  const mark = mustBeForced(db, row, people);
  const qty = partOf(db, row, share);
  const { memberId, symbol, marginMode, holding } = row;
  const order = db.contractOrders.get(row.id);
  const why = { forceReason: wish.forceReason, forceNote: wish.reason };
  const dropped = inTheWay(db, row, qty);
  for (const entrust of dropped) endEntrust(db, entrust, 'cancelled', wish.reason);
  const entrust = placeEntrust(
    db,
    {
      memberId,
      symbol,
      marginMode,
      leverage: holding.leverage,
      action: closing(holding.side),
      qty: format(qty),
      tif: 'IOC',
      createType: BY_STAFF,
      clientType: 6,
      updatedBy: wish.operatorName,
      ...why,
    },
    order,
  );
  Object.assign(row, why);
  if (order) Object.assign(order, why);
  const before = { ...row };
  const outcome = close(db, row, entrust, {
    fill: { price: mark, qty },
    execType: ExecType.staffClose,
    reason: CloseReason.staff,
    operatorName: wish.operatorName,
    requestId: wish.requestId,
  });
  tellClosed(db, before, { qty, price: mark, reason: wish.reason });
  return told(db, before, { qty, mark, cancelled: dropped.length }, outcome, '');
}
