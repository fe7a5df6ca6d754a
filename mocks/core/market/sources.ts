import { FEWEST_SOURCES, MOST_DEVIATION } from '../../../src/contract/trading/termRules';
import type { Db } from '../db';
import type { Money } from '../money';
import { medianOf } from '../trading/delivery';
import { inPercent } from '../trading/rounding';
import type { SourceFault } from './outage';
import { indexAt, quotesAt } from './quotes';
import type { Quote } from './quotes';
import { marketOf } from './symbols';
import type { MarketSymbol } from './symbols';
import { STEP } from './walk';

/** What one exchange said, and whether the index is made of it. */
export interface Heard extends Quote {
  /** How far it is off the middle of all, in percent. */
  deviation: Money;
  /** False for one that is left out because it is too far off. */
  isUsed: boolean;
}

/** A change begins with the next price: what was said of this one stays true. */
const nextStep = (at: number): number => (Math.floor(at / STEP) + 1) * STEP;

/** The exchanges that the index of a symbol is made of at a moment. */
const sourcesAt = ({ sourceChanges }: Db, { symbol, sources }: MarketSymbol, at: number) =>
  sourceChanges.findLast((one) => one.symbol === symbol && one.from <= at)?.sources ?? sources;

/** From the next price on the index of a symbol is made of these exchanges; nothing happens where it is already. */
export function setSources(db: Db, name: string, sources: readonly string[]): void {
  const market = marketOf(name);
  if (!market || sourcesAt(db, market, Infinity).join(' ') === sources.join(' ')) return;
  db.sourceChanges.push({ symbol: market.symbol, from: nextStep(db.now()), sources: [...sources] });
}

const faultOf = ({ sourceFaults }: Db, source: string, at: number): SourceFault | undefined =>
  sourceFaults.findLast((one) => one.source === source && one.from <= at && (one.to === null || at < one.to));

/** What the exchanges of a symbol say at a moment; those that say nothing are not among them. */
export function heardAt(db: Db, market: MarketSymbol, at: number): Heard[] {
  const quotes = quotesAt(market, at, sourcesAt(db, market, at)).flatMap((quote) => {
    const fault = faultOf(db, quote.source, at);
    if (!fault) return quote;
    if (fault.off === null) return [];
    return {
      ...quote,
      price: quote.price + (quote.price * BigInt(Math.round(fault.off * 1e6))) / 1_000_000n,
    };
  });
  const middle = medianOf(quotes.map(({ price }) => price)) ?? 0n;
  const most = BigInt(MOST_DEVIATION) * 10n ** 18n;
  return quotes.map((quote) => {
    const deviation = inPercent(quote.price - middle, middle);
    return { ...quote, deviation, isUsed: deviation <= most && deviation >= -most };
  });
}

/** What the index of a moment is made of; `undefined` where that is too little. */
function usedAt(db: Db, market: MarketSymbol, at: number): Quote[] | undefined {
  const used = heardAt(db, market, at).filter(({ isUsed }) => isUsed);
  return used.length < FEWEST_SOURCES
    ? undefined
    : used.map(({ source, price, at: heard }) => ({ source, price, at: heard }));
}

/** The quotes that an index of a moment rests on; `undefined` without one. */
export const quotesUsed = (db: Db, market: MarketSymbol, at: number): Quote[] | undefined =>
  db.sourceFaults.length === 0 ? quotesAt(market, at, sourcesAt(db, market, at)) : usedAt(db, market, at);

/** Moments up to one at which other exchanges began to be heard, the latest first. */
const turns = ({ sourceChanges, sourceFaults }: Db, { symbol }: MarketSymbol, at: number): number[] =>
  [
    ...sourceChanges.flatMap((one) => (one.symbol === symbol ? one.from : [])),
    ...sourceFaults.flatMap(({ from, to }) => [from, to ?? from]),
  ]
    .filter((moment) => moment <= at)
    .sort((a, b) => b - a);

/** The latest moment up to one with enough exchanges for an index; the moment itself where all is well. */
export function enoughAt(db: Db, market: MarketSymbol, at: number): number {
  if (db.sourceFaults.length === 0 || usedAt(db, market, at)) return at;
  const turn = turns(db, market, at).find((moment) => usedAt(db, market, moment - 1));
  return turn === undefined ? at : turn - 1;
}

/** Index price as it was known at a moment: while too few exchanges are heard it stands still. */
export function indexIn(db: Db, market: MarketSymbol, at: number): Money {
  if (db.sourceFaults.length === 0) return indexAt(market, at, sourcesAt(db, market, at));
  const quotes = usedAt(db, market, enoughAt(db, market, at)) ?? [];
  return medianOf(quotes.map(({ price }) => price)) ?? indexAt(market, at);
}

/** An exchange says nothing from the next price on or, with `off`, something else than the others. */
export function failSource(db: Db, source: string, off: number | null = null): void {
  healSource(db, source);
  db.sourceFaults.push({ source, from: nextStep(db.now()), to: null, off });
}

/** From the next price on an exchange is heard as before. */
export function healSource(db: Db, source: string): void {
  const to = nextStep(db.now());
  for (const one of db.sourceFaults) if (one.source === source && one.to === null) one.to = to;
}
