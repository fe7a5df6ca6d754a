import { IndexSource } from '../../src/contract/trading/termRules';
import type { Db } from '../core/db';
import { resumeFeed, stopFeed } from '../core/market/feed';
import { failSource, healSource } from '../core/market/sources';
import { marketOf, symbols } from '../core/market/symbols';

/** Whether anything is heard about a symbol. */
interface FeedState {
  symbol: string;
  isStopped: boolean;
}

/** The price feeds of a demo. */
export const feedsOf = ({ outages }: Db): FeedState[] =>
  symbols.map(({ symbol }) => ({
    symbol,
    isStopped: outages.some((one) => one.symbol === symbol && one.to === null),
  }));

/**
 * Stops the feed of a symbol, or lets it go on; with `isCaughtUp` its sources deliver what was missed. With `source` in place of
 * the symbol one exchange says nothing, of any symbol.
 * @returns false for anything else
 */
export function setFeed(db: Db, wish: unknown): boolean {
  if (typeof wish !== 'object' || wish === null) return false;
  const given = new Map<string, unknown>(Object.entries(wish));
  const [symbol, isStopped] = [given.get('symbol'), given.get('isStopped')];
  const source = Object.values(IndexSource).find((one) => one === given.get('source'));
  if (source !== undefined && typeof isStopped === 'boolean') {
    if (isStopped) failSource(db, source);
    else healSource(db, source);
    return true;
  }
  const market = typeof symbol === 'string' ? marketOf(symbol) : undefined;
  if (!market || typeof isStopped !== 'boolean') return false;
  if (isStopped) stopFeed(db, market.symbol);
  else resumeFeed(db, market.symbol, given.get('isCaughtUp') === true);
  return true;
}
