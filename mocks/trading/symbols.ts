import { TradeState } from '../../src/contract/trading/symbolFlow';
import type { Db } from '../core/db';
import { lookup } from '../core/lookup';
import { markOf, lastOf } from '../core/market/heard';
import { marketOf } from '../core/market/symbols';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import { Refusal } from '../core/refusal';
import type { RiskTiers } from '../core/trading/tiers';
import type { SymbolRow } from './tables';

/** True while members may open in a symbol. */
export const mayOpenIn = ({ tradeState }: Pick<SymbolRow, 'tradeState'>): boolean =>
  tradeState === TradeState.trading;

/** True while members may close in a symbol. */
export const mayCloseIn = (row: Pick<SymbolRow, 'tradeState'>): boolean =>
  mayOpenIn(row) || row.tradeState === TradeState.closeOnly;

const byName = lookup(({ symbol }: SymbolRow) => [symbol]);

export const symbolOf = (db: Db, symbol: string): SymbolRow | undefined => byName(db.symbols, symbol)[0];

/** @throws Refusal 40400 */
export function mustBeSymbol(db: Db, symbol: string): SymbolRow {
  const row = symbolOf(db, symbol);
  if (!row) throw new Refusal(40400);
  return row;
}

/** Mark price of a symbol as it was heard last; `null` for one that no exchange quotes. */
export function markPriceOf(db: Db, symbol: string, at = db.now()): Money | null {
  const market = marketOf(symbol);
  return market ? markOf(db, market, at) : null;
}

/** Price of its latest deals; `null` for one that no exchange quotes. */
export function lastPriceOf(db: Db, symbol: string, at = db.now()): Money | null {
  const market = marketOf(symbol);
  return market ? lastOf(db, market, at) : null;
}

const known = new WeakMap<SymbolRow['riskTiers'], RiskTiers>();

/** The risk limits of a symbol, ready to be computed with. @throws RangeError for a symbol without any */
export function tiersOf({ riskTiers }: Pick<SymbolRow, 'riskTiers'>): RiskTiers {
  const found = known.get(riskTiers);
  if (found) return found;
  const [first, ...more] = riskTiers.map(({ maxNotional, maxLeverage, mmr }) => ({
    maxNotional: parse(maxNotional),
    maxLeverage,
    mmr: parse(mmr),
  }));
  if (!first) throw new RangeError('a symbol without risk tiers');
  const tiers: RiskTiers = [first, ...more];
  known.set(riskTiers, tiers);
  return tiers;
}
