import { Ledger } from '../../src/contract/ledgerKinds';
import { CancelReason } from '../../src/contract/trading/entrust';
import { ExecType } from '../../src/contract/trading/deal';
import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { Refusal } from '../core/refusal';
import { initialMarginOf } from '../core/trading/position';
import { feeOf, increased, opened, reduced, valueOf } from '../core/trading/fills';
import type { Fill } from '../core/trading/fills';
import { liquidationOf } from '../core/trading/liquidation';
import { BY_MEMBER, endEntrust, freeMargin, isOpen, lockedFor, noteFill, opens, sideOf } from './entrusts';
import { bookContract, contractBalance, lock, MARGIN_DECIMALS, release } from './account';
import type { Cause } from './account';
import { entrustsOf, positionIn } from './find';
import { outcomeOf, rateOf, TAKER } from './foreseen';
import type { MAKER, Outcome } from './foreseen';
import { numberOf } from './numbers';
import { CloseReason, endOrder, newOrder, noteClosing, noteHolding, noteOpening } from './orders';
import type { DealRow, EntrustRow, OrderRow, PositionRow } from './tables';

/** How a deal comes about. */
interface Execution {
  fill: Fill;
  role?: typeof TAKER | typeof MAKER;
  execType?: number;
  reason?: CloseReason;
  /** For what the staff does. */
  operatorName?: string;
  requestId?: string;
}

const causeOf = ({ memberId, orderNo }: OrderRow, { operatorName, requestId }: Execution): Cause => ({
  memberId,
  refType: 'contractOrder',
  refNo: orderNo,
  ...(operatorName ? { operatorName } : {}),
  ...(requestId ? { requestId } : {}),
});

function record(
  db: Db,
  entrust: EntrustRow,
  order: OrderRow,
  { fill, role = TAKER, execType = ExecType.trade }: Execution,
  { fee, pnl }: { fee: Money; pnl: Money | null },
): void {
  const id = db.nextId('contractDeal');
  const row: DealRow = {
    id,
    memberId: order.memberId,
    dealNo: numberOf(db, 'CD', id),
    entrustNo: entrust.entrustNo,
    orderNo: order.orderNo,
    symbol: order.symbol,
    action: entrust.action,
    price: format(fill.price),
    qty: format(fill.qty),
    value: format(valueOf(fill)),
    role,
    fee: format(fee),
    feeRate: format(rateOf(db, order.symbol, role)),
    realizedPnl: pnl === null ? null : format(pnl),
    execType,
    createdAt: db.stamp(),
    createdMs: (db.now() + id * 37) % 1000,
  };
  db.deals.push(row);
}

/** The position a deal opens, or adds to. */
function holdMore(
  db: Db,
  entrust: EntrustRow,
  fill: Fill,
): { order: OrderRow; position: PositionRow; margin: Money } {
  const { memberId, symbol, marginMode, leverage } = entrust;
  const side = sideOf(entrust);
  const known = positionIn(db, memberId, symbol, side);
  const order = (known && db.contractOrders.get(known.id)) ?? newOrder(db, entrust);
  if (known) {
    const before = known.holding.margin;
    known.holding = increased(known.holding, fill, MARGIN_DECIMALS);
    known.version += 1;
    known.updatedAt = db.stamp();
    return { order, position: known, margin: known.holding.margin - before };
  }
  const holding = opened({ side, leverage }, fill, MARGIN_DECIMALS);
  const position: PositionRow = {
    id: order.id,
    version: 1,
    updatedAt: order.openAt,
    updatedBy: '',
    memberId,
    positionNo: order.positionNo,
    orderNo: order.orderNo,
    symbol,
    marginMode,
    holding,
    topsUp: false,
    realizedPnl: '0',
    fundingFee: '0',
    openedAt: order.openAt,
    forceReason: '',
    forceNote: '',
  };
  db.positions.set(order.id, position);
  return { order, position, margin: holding.margin };
}

/** @throws Refusal 42201 where the free balance and what is locked for it do not cover a deal that opens */
function mustAfford(db: Db, entrust: EntrustRow, fill: Fill, fee: Money): void {
  const { memberId, symbol } = entrust;
  // What is added to a position is held with its leverage.
  const { leverage } = positionIn(db, memberId, symbol, sideOf(entrust))?.holding ?? entrust;
  const margin = initialMarginOf(valueOf(fill), leverage, MARGIN_DECIMALS);
  const free = contractBalance(db, memberId).available;
  if (free + lockedFor(entrust, fill.qty) < margin + fee) throw new Refusal(42201);
}

/**
 * One deal that opens a position or adds to it: the fee is paid, the margin locked. @throws Refusal 42201 before
 * anything is done
 */
function open(db: Db, entrust: EntrustRow, execution: Execution): void {
  const { fill, role = TAKER } = execution;
  const fee = feeOf(valueOf(fill), rateOf(db, entrust.symbol, role), MARGIN_DECIMALS);
  mustAfford(db, entrust, fill, fee);
  freeMargin(db, entrust, fill.qty);
  const { order, position, margin } = holdMore(db, entrust, fill);
  const cause = causeOf(order, execution);
  bookContract(db, cause, Ledger.openFee.code, { available: -fee });
  lock(db, cause, margin);
  noteFill(db, entrust, fill, fee, order);
  noteOpening(order, fill, fee, margin);
  noteHolding(db, order, position);
  record(db, entrust, order, execution, { fee, pnl: null });
}

/** Books what closing a part brought: margin, profit or loss, fee. What is lost by force is taken from the margin. */
function settle(db: Db, cause: Cause, { released, pnl, fee }: Outcome, forced: boolean): void {
  const { lost } = liquidationOf(released, pnl);
  const taken = forced ? lost : 0n;
  bookContract(db, cause, Ledger.liquidationLoss.code, { frozen: -taken });
  release(db, cause, released - taken);
  bookContract(db, cause, Ledger.realizedPnl.code, { available: pnl + taken });
  bookContract(db, cause, Ledger.closeFee.code, { available: -fee });
}

/** Ends what waits to close a position that is closed, and what is left of the entrusts that have opened it. */
function dropWaiting(db: Db, order: OrderRow): void {
  for (const row of entrustsOf(db, order))
    if (isOpen(row)) endEntrust(db, row, 'cancelled', CancelReason.positionClosed);
}

/** One deal that closes a part of a position, or all of it. @throws RangeError for more than is open */
export function close(db: Db, position: PositionRow, entrust: EntrustRow, execution: Execution): Outcome {
  const { fill, role = TAKER, execType = ExecType.trade, reason = CloseReason.manual } = execution;
  const order = db.contractOrders.get(position.id);
  if (!order) throw new RangeError(`${position.positionNo} belongs to no order`);
  const { rest } = reduced(position.holding, fill, MARGIN_DECIMALS);
  const done = outcomeOf(db, position, fill, role);
  settle(db, causeOf(order, execution), done, execType === ExecType.liquidation);
  noteFill(db, entrust, fill, done.fee, order);
  noteClosing(order, fill, done.fee, done.pnl);
  if (rest) {
    position.holding = rest;
    position.realizedPnl = format(parse(position.realizedPnl) + done.pnl);
    position.version += 1;
    position.updatedAt = db.stamp();
    position.updatedBy = execution.operatorName ?? '';
    noteHolding(db, order, position);
  } else {
    db.positions.delete(position.id);
    noteHolding(db, order, undefined);
    endOrder(db, order, reason);
    dropWaiting(db, order);
  }
  if (done.shortfall > 0n)
    db.insurancePaid.push({ orderNo: order.orderNo, amount: format(done.shortfall), at: db.stamp() });
  record(db, entrust, order, execution, done);
  return done;
}

/** Why a position ends that one of these entrusts closes. */
const REASONS = new Map<number, CloseReason>([
  [BY_MEMBER, CloseReason.manual],
  [2, CloseReason.takeProfit],
  [3, CloseReason.stopLoss],
  [4, CloseReason.liquidation],
  [5, CloseReason.deleveraging],
  [8, CloseReason.staff],
]);

/**
 * Fills an entrust, or a part of it, at a price.
 * One that was to close a position that is not there is cancelled.
 * @throws Refusal 42201 for an opening that cannot be paid for
 */
export function execute(db: Db, entrust: EntrustRow, execution: Execution): void {
  if (opens(entrust)) {
    open(db, entrust, execution);
    return;
  }
  const position = positionIn(db, entrust.memberId, entrust.symbol, sideOf(entrust));
  if (!position) {
    endEntrust(db, entrust, 'cancelled', CancelReason.positionClosed);
    return;
  }
  const { price, qty } = execution.fill;
  const reason = REASONS.get(entrust.createType) ?? CloseReason.settlement;
  const fill = { price, qty: qty < position.holding.qty ? qty : position.holding.qty };
  close(db, position, entrust, { reason, ...execution, fill });
}
