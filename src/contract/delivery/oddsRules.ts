import { ONE, unitsOf } from '../exact';

/** Lowest and highest odds. */
export const ODDS_BOUNDS = { min: 0.01, max: 2 } as const;

/** Highest fee, in percent of the stake. */
export const MOST_FEE = 10;

/** Odds that change by more, in percent of what they were, wait for another operator. */
export const USUAL_MOVE = 20;

/** Hours over which changes of odds are added up. */
export const MOVE_HOURS = 24;

const HUNDRED = 100n;

/** What an order may bring: odds per unit of the stake, and the fee in percent of it. */
interface Terms {
  odds: unknown;
  feeRate: unknown;
}

const known = ({ odds, feeRate }: Terms): { odds: bigint; fee: bigint } | null => {
  const [won, percent] = [unitsOf(odds), unitsOf(feeRate)];
  return won === null || percent === null || won <= 0n ? null : { odds: won, fee: percent / HUNDRED };
};

/**
 * Percentage of orders that has to win so that members lose nothing: (1 + fee) ÷ (1 + odds), in units, cut. `null` without
 * odds or fee.
 */
export function breakEvenOf(terms: Terms): bigint | null {
  const found = known(terms);
  return found && ((ONE + found.fee) * HUNDRED * ONE) / (ONE + found.odds);
}

/**
 * What the platform keeps of a stake in the long run, in percent, in units: at the fair rate, where half of all orders win, it
 * takes the fee of all, the stakes of one half, and pays the odds to the other. Below zero it loses. `null` without odds or fee.
 */
export function houseEdgeOf(terms: Terms): bigint | null {
  const found = known(terms);
  return found && found.fee * HUNDRED + ((ONE - found.odds) * HUNDRED) / 2n;
}

/** True for odds at which the platform loses in the long run: members break even with fewer wins than half. */
export const isBeyondFair = (terms: Terms): boolean => (houseEdgeOf(terms) ?? 0n) < 0n;

/** True for odds that are more than `USUAL_MOVE` off others, and where that cannot be said. */
function isFar(before: unknown, after: unknown): boolean {
  const [was, is] = [unitsOf(before), unitsOf(after)];
  if (was === null || is === null || was <= 0n) return true;
  return (was > is ? was - is : is - was) * HUNDRED > BigInt(USUAL_MOVE) * was;
}

/**
 * True for a change of odds that is more than usual: compared with those in force, and with each that were in force within the
 * last `MOVE_HOURS`, so that small steps do not add up to a large one.
 */
export const movesFar = (before: unknown, after: unknown, lately: unknown = []): boolean =>
  [before, ...(Array.isArray(lately) ? lately : [])].some((was) => isFar(was, after));
