import type { BoardDeal, BoardMarket, BoardPrices, BoardSymbol } from '@/api/boardTypes';
import type { Decimal } from '@/api/types';
import { format, padded, parse, sum } from '../core/money';
import type { Money } from '../core/money';
import { DAY, HOUR, MINUTE, stampOf } from '../core/time';
import type { Heard } from '../core/market/heard';
import { indexAt } from '../core/market/quotes';
import { symbols } from '../core/market/symbols';
import type { MarketSymbol } from '../core/market/symbols';
import { marketStream, walked } from '../core/market/walk';

const PRICE_MINUTES = 120;
const TURNOVER_HOURS = 24;
const DEALS_SHOWN = 11;
/** Deals a minute. */
const BUSY = 26;
/** Taker and maker together, in hundredths of a percent. */
const FEE_POINTS = 7n;

/** Busy in the evening, quiet towards morning. */
const mood = (at: number): number => 1 + 0.4 * Math.sin((((at / HOUR) % 24) - 7) * (Math.PI / 12));

/** What is known of the market in one backend. */
export interface Hearing {
  /** While nothing is heard of a symbol, it stands still. */
  heard(symbol: string, at: number): Heard;
  /** Its index at a moment. */
  index(symbol: MarketSymbol, at: number): Money;
}

const ALWAYS: Hearing = { heard: (_, at) => ({ heardAt: at, stale: false }), index: indexAt };

/** A contract's price with all the decimals it is quoted with. */
const priceAt = (symbol: MarketSymbol, at: number, { index }: Hearing): Decimal =>
  padded(index(symbol, at), symbol.decimals);

/** Whole USDT traded in the hour that begins at `hour`, as far as it has gone at `now`; nothing in silence. */
function turnoverOf({ symbol, hourly }: MarketSymbol, hour: number, now: number, hearing: Hearing): number {
  const random = marketStream(`${symbol} ${hour} turnover`);
  const usual = (random.logNormal(hourly, 0.25) * mood(hour)) / 60;
  let total = 0;
  for (let at = hour; at < hour + HOUR && at < now; at += MINUTE) {
    const whole = Math.round(usual * (0.5 + random.next()));
    if (hearing.heard(symbol, at).heardAt === at)
      total += Math.floor(whole * Math.min(1, (now - at) / MINUTE));
  }
  return total;
}

const hourStart = (at: number): number => Math.floor(at / HOUR) * HOUR;

/** Starts of the last hours, the present one last. */
const hoursUntil = (now: number): number[] =>
  Array.from({ length: TURNOVER_HOURS }, (_, index) => hourStart(now) - (TURNOVER_HOURS - 1 - index) * HOUR);

const turnoverOver = (symbol: MarketSymbol, now: number, hearing: Hearing): number =>
  hoursUntil(now).reduce((total, hour) => total + turnoverOf(symbol, hour, now, hearing), 0);

function symbolRow(
  symbol: MarketSymbol,
  now: number,
  tradeState: BoardSymbol['tradeState'],
  hearing: Hearing,
): BoardSymbol {
  const { hourly } = symbol;
  const { heardAt, stale } = hearing.heard(symbol.symbol, now);
  const price = priceAt(symbol, heardAt, hearing);
  const before = parse(priceAt(symbol, hearing.heard(symbol.symbol, now - DAY).heardAt, hearing));
  const points = ((parse(price) - before) * 10_000n) / before;
  const interest = hourly * 9 * Math.exp(walked(`${symbol.symbol} interest`, heardAt) * 3);
  return {
    symbol: symbol.symbol,
    tradeState,
    stale,
    price,
    change: format((points * 10n ** 18n) / 100n),
    turnover: String(turnoverOver(symbol, now, hearing)),
    openInterest: interest.toFixed(0),
    longShare: (50 + 16 * Math.tanh(walked(`${symbol.symbol} long`, heardAt) * 30)).toFixed(1),
  };
}

const total = (rows: BoardSymbol[], key: 'turnover' | 'openInterest'): bigint =>
  sum(rows.map((row) => row[key]));

/** The trading state of each symbol that is listed, by its name. */
export type States = ReadonlyMap<string, BoardSymbol['tradeState']>;

const AT_FIRST: States = new Map(symbols.map(({ symbol, tradeState }) => [symbol, tradeState]));

/** The market at a moment. */
export function marketAt(now: number, states: States = AT_FIRST, hearing: Hearing = ALWAYS): BoardMarket {
  const rows = symbols
    .flatMap((one) => {
      const state = states.get(one.symbol);
      return state === undefined ? [] : [symbolRow(one, now, state, hearing)];
    })
    .sort((a, b) => Number(b.turnover) - Number(a.turnover));
  const turnover = total(rows, 'turnover');
  const before = symbols.reduce((all, symbol) => all + turnoverOver(symbol, now - DAY, hearing), 0);
  return {
    turnover: format(turnover),
    turnoverBefore: String(before),
    fees: format((turnover * FEE_POINTS) / 10_000n),
    openInterest: format(total(rows, 'openInterest')),
    isDemo: true,
    symbols: rows,
    hours: hoursUntil(now).map((hour) => ({
      from: stampOf(hour),
      turnover: String(symbols.reduce((all, symbol) => all + turnoverOf(symbol, hour, now, hearing), 0)),
    })),
  };
}

/** One contract's price minute by minute; whole minutes, and the present moment last. */
export function pricesAt(symbol: MarketSymbol, now: number, hearing: Hearing = ALWAYS): BoardPrices {
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const moments = Array.from(
    { length: PRICE_MINUTES },
    (_, index) => minute - (PRICE_MINUTES - 1 - index) * MINUTE,
  );
  return {
    symbol: symbol.symbol,
    minutes: moments.map((at) => ({
      at: stampOf(at),
      price: priceAt(symbol, hearing.heard(symbol.symbol, at === minute ? now : at).heardAt, hearing),
    })),
  };
}

/** Only what is traded, as often as it is traded. */
const weights = symbols
  .filter(({ hourly }) => hourly > 0)
  .map((one) => [one, Math.sqrt(one.hourly)] as const);

function dealsOf(minute: number, hearing: Hearing): BoardDeal[] {
  const random = marketStream(`deals ${minute}`);
  const name = String(minute / MINUTE);
  return Array.from({ length: BUSY }, (_, index) => {
    const moment = minute + random.int(0, 59) * 1000;
    const symbol = random.weighted(weights);
    const quantity = (random.logNormal(4000, 1.2) / symbol.price).toFixed(symbol.lot);
    const isHeard = hearing.heard(symbol.symbol, moment).heardAt === moment;
    const deal = {
      id: `${name}${String(index).padStart(2, '0')}`,
      at: stampOf(moment),
      symbol: symbol.symbol,
      side: random.chance(0.5) ? ('buy' as const) : ('sell' as const),
      price: priceAt(symbol, moment, hearing),
      // The smallest lot rather than nothing.
      quantity: Number(quantity) > 0 ? quantity : (10 ** -symbol.lot).toFixed(symbol.lot),
    };
    return isHeard ? [deal] : [];
  }).flat();
}

/** The latest deals, the latest first. */
export function dealsAt(now: number, hearing: Hearing = ALWAYS): BoardDeal[] {
  const minute = Math.floor(now / MINUTE) * MINUTE;
  return [...dealsOf(minute - MINUTE, hearing), ...dealsOf(minute, hearing)]
    .filter(({ at }) => at <= stampOf(now))
    .sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
    .slice(0, DEALS_SHOWN);
}
