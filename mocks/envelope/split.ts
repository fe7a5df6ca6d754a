import { randomBytes } from 'node:crypto';
import type { Money } from '../core/money';

/** A whole number from 0 up to, and without, a bound. */
export type Draw = (bound: bigint) => bigint;

/** Bytes beyond those of the bound: so many that no value is noticeably likelier than another. */
const SPARE = 8;

/** Draws from the secure source of the machine: nothing that was drawn before tells what comes next. */
export const secureDraw: Draw = (bound) => {
  const bytes = Math.ceil(bound.toString(16).length / 2) + SPARE;
  return BigInt(`0x${randomBytes(bytes).toString('hex')}`) % bound;
};

/** What is left of an envelope before a claim; each amount is a whole number of units. */
export interface Left {
  amount: Money;
  /** Parts that are left, this one included. */
  parts: number;
  /** The smallest amount of the coin. */
  unit: Money;
  /** Most that one claim gets; `null`: no limit. */
  max: Money | null;
}

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);

const greater = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/**
 * What the next claim of a random envelope gets, decided as it is made. All claims add up to the whole, each gets a unit at
 * least and `max` at most, and every place in the line gets the same on average: the draw lies evenly around the average of
 * what is left, as far to both sides as leaves enough for those who follow, and not more than they may get.
 */
export function shareOf({ amount, parts, unit, max }: Left, draw: Draw): Money {
  if (parts === 1) return amount;
  const [units, places] = [amount / unit, BigInt(parts)];
  const others = places - 1n;
  const cap = max === null ? units : max / unit;
  const least = greater(1n, units - others * cap);
  const most = lesser(cap, units - others);
  // An average between two units is the upper one as often as its fraction says.
  const middle = units / places + (draw(places) < units % places ? 1n : 0n);
  const reach = lesser(middle - least, most - middle);
  return (middle - reach + draw(2n * reach + 1n)) * unit;
}
