import { deals, flow, market, prices, vault } from '@/contract/shell/board';
import type { BoardDeal, BoardFlow, BoardMarket, BoardPrices, BoardVault } from './boardTypes';
import { send } from './call';

export const fetchMarket = (signal: AbortSignal): Promise<BoardMarket> =>
  send(market, { part: 'market' }, { signal });

/** @param symbol such as `BTCUSDT` */
export const fetchPrices = (symbol: string, signal: AbortSignal): Promise<BoardPrices> =>
  send(prices, { part: 'prices', symbol }, { signal });

export const fetchDeals = (signal: AbortSignal): Promise<BoardDeal[]> =>
  send(deals, { part: 'deals' }, { signal });

export const fetchFlow = (signal: AbortSignal): Promise<BoardFlow> =>
  send(flow, { part: 'flow' }, { signal });

export const fetchVault = (signal: AbortSignal): Promise<BoardVault> =>
  send(vault, { part: 'vault' }, { signal });
