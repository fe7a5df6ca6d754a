import { OnOff } from '../../src/contract/block/switchFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { mustBeOpen } from '../core/closures';
import type { Db } from '../core/db';
import { heardOf } from '../core/market/heard';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { invalid, Refusal } from '../core/refusal';
import { notionalOf } from '../core/trading/position';
import type { Side } from '../core/trading/position';
import { tierOf } from '../core/trading/tiers';
import { closing, LIMIT, MARKET, opening, placeEntrust } from './entrusts';
import { availableOf } from './exits';
import { positionIn } from './find';
import { TAKER } from './foreseen';
import { lastPriceOf, mayCloseIn, mayOpenIn, mustBeSymbol, tiersOf } from './symbols';
import type { EntrustRow, PositionRow, SymbolRow } from './tables';
import { execute } from './trade';

/** What a member asks for. */
interface TradeRequest {
  memberId: number;
  symbol: string;
  side: Side;
  qty: Money;
  /** Of a limit entrust; at the market's price without it. */
  price?: Money;
  clientType?: number;
}

/** What only an opening says. */
interface OpenRequest extends TradeRequest {
  leverage: number;
  marginMode: 1 | 2;
}

/** A symbol that is heard, and in a state in which the member may do so. @throws Refusal 40904 */
function mustTrade(
  db: Db,
  { memberId, symbol }: TradeRequest,
  mayIn: (row: SymbolRow) => boolean,
): SymbolRow {
  const row = mustBeSymbol(db, symbol);
  const { canTrade, status } = db.members.get(memberId) ?? {};
  const stands = row.status !== OnOff.on || !mayIn(row) || heardOf(db, symbol, db.now()).stale;
  if (stands || canTrade !== 1 || status !== MemberStatus.normal) throw new Refusal(40904);
  return row;
}

/** @throws Refusal 40000 for a quantity that is no multiple of the step, 42202 outside the limits */
function mustBeSized({ qtyStep, minQty: min, maxQty: max }: SymbolRow, qty: Money): void {
  if (qty % parse(qtyStep) !== 0n) throw invalid('qty');
  if (qty < parse(min) || qty > parse(max)) throw new Refusal(42202, { min, max });
}

/** @throws Refusal 40000 for a leverage that the symbol, or the tier of what would be open, does not have */
function mustBeLevered(symbol: SymbolRow, leverage: number, notional: Money): void {
  const most = tierOf(tiersOf(symbol), notional).maxLeverage;
  if (!symbol.leverages.includes(leverage) || leverage > most) throw invalid('leverage');
}

const bookOf = ({ price, clientType = 1 }: TradeRequest): Partial<EntrustRow> =>
  price === undefined
    ? { type: MARKET, tif: 'IOC', clientType }
    : { type: LIMIT, price: format(price), clientType };

/** Fills at once what asks for the market's price. */
function fillAtMarket(db: Db, entrust: EntrustRow, { price, qty }: TradeRequest, last: Money): EntrustRow {
  if (price === undefined) execute(db, entrust, { fill: { price: last, qty }, role: TAKER });
  return entrust;
}

/**
 * A member opens a position, or adds to the one there is, with its leverage and margin mode.
 * @throws Refusal 40904, 40000, 42202, 42205 above the largest position, 42201
 */
export function openPosition(db: Db, request: OpenRequest): EntrustRow {
  mustBeOpen(db, 'trade');
  const symbol = mustTrade(db, request, mayOpenIn);
  const { memberId, side, qty, price } = request;
  const last = lastPriceOf(db, symbol.symbol) ?? 0n;
  mustBeSized(symbol, qty);
  const known = positionIn(db, memberId, symbol.symbol, side);
  const { leverage, marginMode } = known ? { ...known.holding, ...known } : request;
  const whole = qty + (known?.holding.qty ?? 0n);
  if (whole > parse(symbol.maxPosition)) throw new Refusal(42205, { max: symbol.maxPosition });
  mustBeLevered(symbol, leverage, notionalOf(whole, price ?? last));
  const terms = {
    memberId,
    symbol: symbol.symbol,
    action: opening(side),
    qty: format(qty),
    leverage,
    marginMode,
  };
  return fillAtMarket(db, placeEntrust(db, { ...terms, ...bookOf(request) }), request, last);
}

/** A member closes a position, or a part of it. @throws Refusal 40904, 42202 for more than can be closed */
export function closePosition(db: Db, row: PositionRow, qty: Money, price?: Money): EntrustRow {
  const { memberId, symbol, holding, marginMode } = row;
  const request = { memberId, symbol, side: holding.side, qty, ...(price === undefined ? {} : { price }) };
  mustTrade(db, request, mayCloseIn);
  const most = availableOf(db, row);
  if (qty <= 0n || qty > most) throw new Refusal(42202, { min: '0', max: format(most) });
  const terms = { memberId, symbol, action: closing(holding.side), qty: format(qty), marginMode };
  const entrust = placeEntrust(
    db,
    { ...terms, leverage: holding.leverage, ...bookOf(request) },
    db.contractOrders.get(row.id),
  );
  return fillAtMarket(db, entrust, request, lastPriceOf(db, symbol) ?? 0n);
}
