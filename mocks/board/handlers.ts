import type { HttpHandler } from 'msw';
import { flowOf, vaultOf } from './funds';
import { dealsAt, marketAt, pricesAt } from './market';
import type { Hearing, States } from './market';
import { heardOf } from '../core/market/heard';
import { indexIn } from '../core/market/sources';
import { symbols } from '../core/market/symbols';
import { object, oneOf, optional } from '../core/check';
import type { Db } from '../core/db';
import { call } from '../core/http';
import type { Context } from '../core/http';
import { invalid, Refusal } from '../core/refusal';

const MONEY = 'cwManage/chargeLogList';
const WALLETS = 'walletCode/list';

/** How the symbols that are not delisted are traded. */
function statesIn(db: Db): States {
  const states = new Map<string, 1 | 2 | 3>();
  for (const { symbol, tradeState } of db.symbols.values())
    if (tradeState !== 4) states.set(symbol, tradeState);
  return states;
}

/** The market is public: it names no member. */
function trade({ db, input }: Context<{ part: 'market' | 'prices' | 'deals'; symbol: string | undefined }>) {
  const hearing: Hearing = {
    heard: (symbol, at) => heardOf(db, symbol, at),
    index: (symbol, at) => indexIn(db, symbol, at),
  };
  if (input.part === 'market') return marketAt(db.now(), statesIn(db), hearing);
  if (input.part === 'deals') return dealsAt(db.now(), hearing);
  const symbol = symbols.find((one) => one.symbol === input.symbol);
  if (!symbol) throw invalid('symbol');
  return pricesAt(symbol, db.now(), hearing);
}

function funds({ db, user, can, inScope, input }: Context<{ part: 'flow' | 'vault' }>) {
  if (input.part === 'flow') {
    if (!can(MONEY)) throw new Refusal(40300);
    return flowOf(db, inScope);
  }
  // A team has no wallets: what the platform holds is nothing an agent may see.
  if (!can(WALLETS) || user.bindMemberId) throw new Refusal(40300);
  return vaultOf(db);
}

export const boardHandlers = (db: Db): HttpHandler[] => [
  call(
    db,
    'GET home/boardTrade',
    { permission: 'free' },
    object({
      part: oneOf('market', 'prices', 'deals'),
      symbol: optional(oneOf(...symbols.map(({ symbol }) => symbol))),
    }),
    trade,
  ),
  call(db, 'GET home/boardFunds', { permission: 'free' }, object({ part: oneOf('flow', 'vault') }), funds),
];
