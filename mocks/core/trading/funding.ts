import type { Money } from '../money';
import { dayStart, HOUR } from '../time';
import { LONG } from './position';
import type { Side } from './position';
import { inPercent, percentOf, rounded } from './rounding';

/** Rate of one interval, percent points: how far the mark is above the index, held to the symbol's cap. */
export function fundingRateOf(mark: Money, index: Money, cap: Money): Money {
  const premium = inPercent(mark - index, index);
  if (premium > cap) return cap;
  return premium < -cap ? -cap : premium;
}

/**
 * What a position receives, below zero what it pays: long pays short while the rate is above zero. What is paid is
 * raised and what is received cut to the coin's decimals.
 */
export function fundingOf(side: Side, notional: Money, rate: Money, decimals: number): Money {
  const received = side === LONG ? -notional : notional;
  return rounded(percentOf(received, rate, 'floor'), decimals, 'floor');
}

/** Moments after `from` up to and including `to` at which funding is due, counted from the platform's midnight. */
export function fundingMoments(from: number, to: number, hours: 1 | 4 | 8): number[] {
  const step = hours * HOUR;
  const first = dayStart(from) + (Math.floor((from - dayStart(from)) / step) + 1) * step;
  const moments: number[] = [];
  for (let at = first; at <= to; at += step) moments.push(at);
  return moments;
}
