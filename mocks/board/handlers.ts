import type { HttpHandler } from 'msw';
import { TradeState } from '../../src/contract/trading/symbolFlow';
import { deals, flow, market, prices, vault } from '../../src/contract/shell/board';
import type { ListedState } from '@/contract/trading/symbolFlow';
import { flowOf, vaultOf } from './funds';
import { dealsAt, marketAt, pricesAt } from './market';
import type { Hearing, States } from './market';
import { heardOf } from '../core/market/heard';
import { indexIn } from '../core/market/sources';
import { symbols } from '../core/market/symbols';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { answerParts, part } from '../core/parts';
import { invalid } from '../core/refusal';

/** How the symbols that are not delisted are traded. */
function statesIn(db: Db): States {
  const states = new Map<string, ListedState>();
  for (const { symbol, tradeState } of db.symbols.values())
    if (tradeState !== TradeState.delisted) states.set(symbol, tradeState);
  return states;
}

const hearingOf = (db: Db): Hearing => ({
  heard: (symbol, at) => heardOf(db, symbol, at),
  index: (symbol, at) => indexIn(db, symbol, at),
});

function pricesOf({ db, input }: Context<{ symbol: string }>) {
  const symbol = symbols.find((one) => one.symbol === input.symbol);
  if (!symbol) throw invalid('symbol');
  return pricesAt(symbol, db.now(), hearingOf(db));
}

/** The market is public: it names no member. */
export const boardHandlers = (db: Db): HttpHandler[] => [
  answerParts(
    'part',
    part(db, market, () => marketAt(db.now(), statesIn(db), hearingOf(db))),
    part(db, prices, pricesOf),
    part(db, deals, () => dealsAt(db.now(), hearingOf(db))),
  ),
  answerParts(
    'part',
    part(db, flow, ({ inScope }) => flowOf(db, inScope)),
    part(db, vault, () => vaultOf(db)),
  ),
];
