import type { contractSymbol } from '@/contract/trading/symbol';
import type { WireDetailOf } from '@/contract/resource';
import { IndexSource } from '../../../src/contract/trading/termRules';
import type { Db } from '../../core/db';
import { heardAt } from '../../core/market/sources';
import { isHeard } from '../../core/market/feed';
import { marketOf } from '../../core/market/symbols';
import { format } from '../../core/money';
import { stampOf } from '../../core/time';
import { rounded } from '../../core/trading/rounding';
import type { SymbolRow } from '../tables';

type SourceQuotes = WireDetailOf<typeof contractSymbol>['sources'];

const SILENT = { price: null, at: null, deviation: null, isUsed: false } as const;

/** What each source of a symbol's index says at this moment. */
export function sourcesOf(db: Db, { symbol, indexSources }: SymbolRow): SourceQuotes {
  const market = marketOf(symbol);
  const quotes = market && isHeard(db, symbol, db.now()) ? heardAt(db, market, db.now()) : [];
  return indexSources.flatMap((name) => {
    const source = Object.values(IndexSource).find((one) => one === name);
    if (source === undefined) return [];
    const quote = quotes.find((one) => one.source === source);
    if (!quote) return { source, ...SILENT };
    return {
      source,
      price: format(quote.price),
      at: stampOf(quote.at),
      deviation: format(rounded(quote.deviation, 4, 'floor')),
      isUsed: quote.isUsed,
    };
  });
}
