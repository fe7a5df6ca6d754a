import { TradeState } from '../../../src/contract/trading/symbolFlow';
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

/** The exchanges: the first three, of which one is in the middle, and more, of which two lie on both sides of it. */
const FIRST = ['nova', 'orbit', 'polar'] as const;
const MORE = ['quasar', 'comet'] as const;
const LAST = 'zenith';

/** How far the exchanges and the mark price are from the middle, as a share. */
const SPREAD = 0.0004;
const BASIS = 0.02;

/** A quote is at most so old. */
const LATEST = 900;

const tick = (value: number, { decimals }: MarketSymbol): Money => parse(value.toFixed(decimals));

/** A suspended contract stands still. */
const usual = ({ symbol, price, tradeState }: MarketSymbol, at: number): number =>
  tradeState === TradeState.suspended ? price : price * Math.exp(walked(symbol, at));

/** What all exchanges say at a moment. The first three are drawn first: they are the same whether more are asked for or not. */
function spreadAt(symbol: MarketSymbol, at: number, isWide: boolean): Quote[] {
  const random = marketStream(`${symbol.symbol} ${Math.floor(at / STEP)} quotes`);
  const middle = usual(symbol, at);
  const quote = (source: string, off: number): Quote => ({
    source,
    price: tick(middle * (1 + off), symbol),
    at: at - random.int(0, LATEST),
  });
  const off = random.shuffle([0, -random.next() * SPREAD, random.next() * SPREAD]);
  const first = FIRST.map((source, place) => quote(source, off[place] ?? 0));
  if (!isWide) return first;
  const sides = random.shuffle([-random.next() * SPREAD, random.next() * SPREAD]);
  const more = MORE.map((source, place) => quote(source, sides[place] ?? 0));
  return [...first, ...more, quote(LAST, (random.next() * 2 - 1) * SPREAD)];
}

const isFirst = (source: string): boolean => FIRST.some((one) => one === source);

/** What exchanges say at a moment, in the order in which they are asked. */
export function quotesAt(
  symbol: MarketSymbol,
  at: number,
  sources: readonly string[] = symbol.sources,
): Quote[] {
  const all = spreadAt(symbol, at, !sources.every(isFirst));
  return sources.flatMap((source) => all.find((one) => one.source === source) ?? []);
}

/** The last index asked for of each contract: one answer needs it for every row. */
const last = new Map<string, { step: number; sources: readonly string[]; index: Money }>();

/**
 * Index price: what its coin is worth, as the middle of what exchanges say. Any moment can be asked for; it is what it will
 * always have been.
 */
export function indexAt(
  symbol: MarketSymbol,
  at: number,
  sources: readonly string[] = symbol.sources,
): Money {
  const step = Math.floor(at / STEP);
  const known = last.get(symbol.symbol);
  if (known?.step === step && known.sources === sources) return known.index;
  const prices = quotesAt(symbol, at, sources).map(({ price }) => price);
  const index = medianOf(prices) ?? tick(symbol.price, symbol);
  last.set(symbol.symbol, { step, sources, index });
  return index;
}

/** How far contracts were above their index when it was last asked for: every position is valued by it. */
const lastBasis = new Map<string, { step: number; basis: Money }>();

/** How far a contract is above its index, in USDT. */
function basisAt(symbol: MarketSymbol, at: number): Money {
  if (symbol.tradeState === TradeState.suspended) return 0n;
  const step = Math.floor(at / STEP);
  const known = lastBasis.get(symbol.symbol);
  if (known?.step === step) return known.basis;
  const middle = usual(symbol, at);
  const basis =
    tick(middle * (1 + walked(`${symbol.symbol} basis`, at) * BASIS), symbol) - tick(middle, symbol);
  lastBasis.set(symbol.symbol, { step, basis });
  return basis;
}

/** Mark price, by which positions are valued and liquidated: the index, and how far the contract is above it. */
export const markAt = (symbol: MarketSymbol, at: number, index = indexAt(symbol, at)): Money =>
  index + basisAt(symbol, at);
