import type { BoardDeal, BoardFlow, BoardMarket, BoardPrices, BoardVault } from './boardTypes';
import { get, SITE } from './client';

const TRADE = `${SITE}home/boardTrade`;
const FUNDS = `${SITE}home/boardFunds`;

const quiet = (signal: AbortSignal) => ({ silent: true, signal });

export const fetchMarket = (signal: AbortSignal): Promise<BoardMarket> =>
  get(TRADE, { part: 'market' }, quiet(signal));

/** @param symbol such as `BTCUSDT` */
export const fetchPrices = (symbol: string, signal: AbortSignal): Promise<BoardPrices> =>
  get(TRADE, { part: 'prices', symbol }, quiet(signal));

export const fetchDeals = (signal: AbortSignal): Promise<BoardDeal[]> =>
  get(TRADE, { part: 'deals' }, quiet(signal));

export const fetchFlow = (signal: AbortSignal): Promise<BoardFlow> =>
  get(FUNDS, { part: 'flow' }, quiet(signal));

export const fetchVault = (signal: AbortSignal): Promise<BoardVault> =>
  get(FUNDS, { part: 'vault' }, quiet(signal));
