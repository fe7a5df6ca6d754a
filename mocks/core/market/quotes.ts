import { parse } from '../money';
import type { Money } from '../money';
import { medianOf } from '../trading/delivery';
import type { MarketSymbol } from './symbols';
import { marketStream, STEP, walked } from './walk';

/** What one exchange said a contract's coin is worth. */
export interface Quote {
  source: string;
  price: Money;
  /** When it was heard, milliseconds. */
  at: number;
}

/** Exchanges the index is made of. */
const SOURCES = ['nova', 'orbit', 'polar'] as const;

/** How far the exchanges and the mark price are from the middle, as a share. */
const SPREAD = 0.0004;
const BASIS = 0.02;

/** A quote is at most so old. */
const LATEST = 900;

const tick = (value: number, { decimals }: MarketSymbol): Money => parse(value.toFixed(decimals));

/** A suspended contract stands still. */
const usual = ({ symbol, price, tradeState }: MarketSymbol, at: number): number =>
  tradeState === 3 ? price : price * Math.exp(walked(symbol, at));

/** What each exchange says at a moment: one is in the middle, one below it, one above. */
export function quotesAt(symbol: MarketSymbol, at: number): Quote[] {
  const random = marketStream(`${symbol.symbol} ${Math.floor(at / STEP)} quotes`);
  const off = random.shuffle([0, -random.next() * SPREAD, random.next() * SPREAD]);
  const middle = usual(symbol, at);
  return SOURCES.map((source, index) => ({
    source,
    price: tick(middle * (1 + (off[index] ?? 0)), symbol),
    at: at - random.int(0, LATEST),
  }));
}

/** The middle of what the exchanges say. */
function indexOf(symbol: MarketSymbol, at: number): Money {
  const middle = medianOf(quotesAt(symbol, at).map(({ price }) => price));
  return middle ?? tick(symbol.price, symbol);
}

/** The last index asked for of each contract: one answer needs it for every row. */
const last = new Map<string, { step: number; index: Money }>();

/** Index price: what its coin is worth. Any moment can be asked for; it is what it will always have been. */
export function indexAt(symbol: MarketSymbol, at: number): Money {
  const step = Math.floor(at / STEP);
  const known = last.get(symbol.symbol);
  if (known?.step === step) return known.index;
  const index = indexOf(symbol, at);
  last.set(symbol.symbol, { step, index });
  return index;
}

/** The last mark asked for of each contract: every position of it is valued by it. */
const lastMarks = new Map<string, { step: number; mark: Money }>();

/** Mark price, by which positions are valued and liquidated: the index, and how far the contract is above it. */
export function markAt(symbol: MarketSymbol, at: number): Money {
  if (symbol.tradeState === 3) return indexAt(symbol, at);
  const step = Math.floor(at / STEP);
  const known = lastMarks.get(symbol.symbol);
  if (known?.step === step) return known.mark;
  const mark = tick(usual(symbol, at) * (1 + walked(`${symbol.symbol} basis`, at) * BASIS), symbol);
  lastMarks.set(symbol.symbol, { step, mark });
  return mark;
}
