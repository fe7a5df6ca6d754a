import type { Decimal } from '@/api/types';
import { EntrustStatus, OPEN_ENTRUST } from '../../src/contract/trading/entrustFlow';
import { EntrustAction } from '../../src/contract/trading/deal';
import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { Refusal } from '../core/refusal';
import { feeOf, valueOf } from '../core/trading/fills';
import type { Fill } from '../core/trading/fills';
import { initialMarginOf, LONG, SHORT } from '../core/trading/position';
import type { Side } from '../core/trading/position';
import { quotient, rounded, shareOf } from '../core/trading/rounding';
import { lock, MARGIN_DECIMALS, release } from './account';
import type { Cause } from './account';
import { numberOf } from './numbers';
import { mustBeSymbol } from './symbols';
import { shownPrice } from './shownPrice';
import type { EntrustRow, OrderRow } from './tables';

/** `biz_entrust_type`. */
export const LIMIT = 1;
export const MARKET = 2;
export const STOP_LIMIT = 3;
export const STOP_MARKET = 4;
export const TAKE_PROFIT = 5;
export const STOP_LOSS = 6;

/** `biz_create_type`. */
export const BY_MEMBER = 1;
export const BY_TAKE_PROFIT = 2;
export const BY_STOP_LOSS = 3;
export const BY_LIQUIDATION = 4;
export const BY_DELEVERAGING = 5;
export const BY_STAFF = 8;

/** What a new entrust says; the rest is that of an ordinary one at the market's price. */
type NewEntrust = Pick<EntrustRow, 'memberId' | 'symbol' | 'action' | 'qty' | 'leverage' | 'marginMode'> &
  Partial<EntrustRow>;

/** True for one that opens or adds. */
export const opens = ({ action }: Pick<EntrustRow, 'action'>): boolean =>
  action === EntrustAction.openLong || action === EntrustAction.openShort;

/** The direction of the position that an entrust is about. */
export const sideOf = ({ action }: Pick<EntrustRow, 'action'>): Side =>
  action === EntrustAction.openLong || action === EntrustAction.closeLong ? LONG : SHORT;

/** The action that closes a position in a direction, or opens it. */
export const closing = (side: Side): number =>
  side === LONG ? EntrustAction.closeLong : EntrustAction.closeShort;
export const opening = (side: Side): number =>
  side === LONG ? EntrustAction.openLong : EntrustAction.openShort;

/** True while it can still be filled. */
export const isOpen = ({ status }: Pick<EntrustRow, 'status'>): boolean => OPEN_ENTRUST.includes(status);

/** What is not filled of it. */
export const restOf = ({ qty, filledQty }: Pick<EntrustRow, 'qty' | 'filledQty'>): Money =>
  parse(qty) - parse(filledQty);

/** What the margin of an entrust is locked and released for. */
const causeOf = ({ memberId, entrustNo }: EntrustRow): Cause => ({
  memberId,
  refType: 'contractEntrust',
  refNo: entrustNo,
});

/** What opening so much at a price may take: the margin, and the fee of a taker. */
function costOf(db: Db, { symbol, leverage }: Pick<EntrustRow, 'symbol' | 'leverage'>, fill: Fill): Money {
  const value = valueOf(fill);
  const fee = feeOf(value, parse(mustBeSymbol(db, symbol).takerFee), MARGIN_DECIMALS);
  return initialMarginOf(value, leverage, MARGIN_DECIMALS) + (fee > 0n ? fee : 0n);
}

/**
 * Takes an entrust down; one that closes belongs to an order. One that opens and waits in the book locks what it may
 * take.
 * @throws Refusal 42201
 */
export function placeEntrust(db: Db, given: NewEntrust, order?: OrderRow): EntrustRow {
  const id = db.nextId('contractEntrust');
  const at = db.stamp();
  const row: EntrustRow = {
    version: 1,
    updatedBy: '',
    entrustNo: numberOf(db, 'CE', id),
    orderNo: '',
    type: MARKET,
    tif: 'GTC',
    price: null,
    triggerPrice: null,
    triggerBy: null,
    filledQty: '0',
    filledValue: '0',
    avgPrice: null,
    frozenMargin: '0',
    fee: '0',
    reduceOnly: opens(given) ? 0 : 1,
    createType: BY_MEMBER,
    clientType: 1,
    status: EntrustStatus.placed,
    cancelReason: '',
    forceReason: '',
    forceNote: '',
    createdAt: at,
    updatedAt: at,
    ...given,
    id,
  };
  if (opens(row) && row.status === EntrustStatus.placed && row.price !== null) lockEntrust(db, row);
  db.entrusts.set(id, row);
  if (order) belong(order, row);
  return row;
}

/** Puts an entrust into the book: what its opening may take is locked. @throws Refusal 42201 */
export function lockEntrust(db: Db, row: EntrustRow): void {
  const price = parse(row.price ?? '0');
  const frozen = costOf(db, row, { price, qty: parse(row.qty) });
  lock(db, causeOf(row), frozen);
  row.frozenMargin = format(frozen);
  row.status = EntrustStatus.placed;
}

/** Makes an entrust one of an order's. */
function belong(order: OrderRow, row: EntrustRow): void {
  row.orderNo = order.orderNo;
  if (!order.entrustIds.includes(row.id)) order.entrustIds.push(row.id);
}

/** What is locked for so much of what is not filled: all of it for the last part. */
export function lockedFor(row: EntrustRow, part: Money): Money {
  const [frozen, rest] = [parse(row.frozenMargin), restOf(row)];
  return part >= rest ? frozen : rounded(shareOf(frozen, part, rest, 'floor'), MARGIN_DECIMALS, 'floor');
}

/** Frees what is locked for so much of what is not filled. */
export function freeMargin(db: Db, row: EntrustRow, part: Money): void {
  const freed = lockedFor(row, part);
  release(db, causeOf(row), freed);
  row.frozenMargin = format(parse(row.frozenMargin) - freed);
}

/** Notes a deal on its entrust. */
export function noteFill(db: Db, row: EntrustRow, fill: Fill, fee: Money, order: OrderRow): void {
  const filled = parse(row.filledQty) + fill.qty;
  const value = parse(row.filledValue) + valueOf(fill);
  Object.assign(row, {
    filledQty: format(filled),
    filledValue: format(value),
    avgPrice: shownPrice(row.symbol, quotient(value, filled, 'floor')),
    fee: format(parse(row.fee) + fee),
    status: filled === parse(row.qty) ? EntrustStatus.filled : EntrustStatus.partlyFilled,
    updatedAt: db.stamp(),
    version: row.version + 1,
  });
  belong(order, row);
}

/** How an entrust ends without being filled. */
type End = 'cancelled' | 'rejected' | 'expired';

/** Ends an entrust and frees what is locked for it. @throws Refusal 40904 for one that has ended already */
export function endEntrust(db: Db, row: EntrustRow, end: End, why: Decimal): void {
  if (!isOpen(row)) throw new Refusal(40904);
  freeMargin(db, row, restOf(row));
  const partly = end === 'cancelled' && row.filledQty !== '0';
  const status = partly ? EntrustStatus.cancelledPartlyFilled : EntrustStatus[end];
  Object.assign(row, { status, cancelReason: why, updatedAt: db.stamp(), version: row.version + 1 });
}
