import { CancelReason } from '../../../src/contract/trading/entrust';
import type { HttpHandler } from 'msw';
import { contractSymbol as contract } from '../../../src/contract/trading/symbol';
import { OnOff } from '../../../src/contract/block/switchFlow';
import { TradeState } from '../../../src/contract/trading/symbolFlow';
import type { Sent } from '../../core/body';
import { makeChange, NO_CHANGE } from '../../core/change/ask';
import { guarding } from '../../core/change/guarding';
import { changeHandlers } from '../../core/change/handlers';
import type { Db } from '../../core/db';
import { act } from '../../core/http';
import type { Context } from '../../core/http';
import { setSources } from '../../core/market/sources';
import { moveBy } from '../../core/moves';
import { plainHandlers } from '../../core/plain';
import { Refusal } from '../../core/refusal';
import { changeRow } from '../../core/resource';
import { endEntrust, isOpen, opens } from '../entrusts';
import { positionsIn } from '../find';
import { contractSymbols as symbols, symbolOptions } from '../lists/symbols';
import { sourcesOf } from '../lists/sources';
import { symbolEffect, symbolFacts } from '../symbolEffect';
import type { SymbolRow } from '../tables';
import { refusals } from '../refusals';

const { calls } = contract;

/** What of a symbol decides money is changed by two people where it is dangerous; its index follows its sources. */
export const guardedSymbols = guarding<SymbolRow>(contract, {
  resource: symbols,
  facts: symbolFacts,
  inForce: ({ db }, { symbol, indexSources }) => setSources(db, symbol, indexSources),
  consequences: symbolEffect,
});

/** @throws Refusal 40904 for one that is delisted */
function mustBeListed(_: Context<unknown>, __: SymbolRow, before?: SymbolRow): void {
  if (before?.tradeState === TradeState.delisted) throw new Refusal(40904);
}

/** Members may not open any more: what waits to do so ends. */
function endOpenings(db: Db, symbol: string): void {
  for (const row of db.entrusts.values())
    if (row.symbol === symbol && isOpen(row) && opens(row))
      endEntrust(db, row, 'cancelled', CancelReason.closeOnly);
}

function setTradeState(context: Context<Sent<typeof calls.setTradeState.body>>): object {
  const { db, input } = context;
  const { tradeState } = input;
  const { version, row } = changeRow(context, symbols, ['tradeState'], (changed) => {
    if (!moveBy(contract, calls.setTradeState, changed, { tradeState }))
      throw new Refusal(40904, { because: refusals.tradeStep });
    if (tradeState === TradeState.delisted && positionsIn(db, changed.symbol).length > 0)
      throw new Refusal(40904, { because: refusals.positionsOpen });
    changed.tradeState = tradeState;
  });
  if (tradeState !== TradeState.trading) endOpenings(db, row.symbol);
  return { version };
}

/** How the staff keeps symbols. */
export const symbolCalls = (db: Db): HttpHandler[] => [
  ...plainHandlers(db, contract, {
    ...symbolOptions,
    rows: ({ symbols: table }) => table,
    mayHave: mustBeListed,
    change: (context, row, given, password) => makeChange(context, guardedSymbols, row, given, password),
    detail: (_, row) => ({ sources: sourcesOf(db, row) }),
    create: (base, { sort = 100, ...terms }): SymbolRow => ({
      remark: '',
      ...NO_CHANGE,
      ...base,
      ...terms,
      sort,
      tradeState: TradeState.suspended,
      status: OnOff.off,
      fundedUntil: db.now(),
    }),
  }),
  ...changeHandlers(db, contract, guardedSymbols),
  act(db, calls.setTradeState, symbols, setTradeState),
];
