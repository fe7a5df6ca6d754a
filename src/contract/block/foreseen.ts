import type { NumericDict } from '../field/dictionaries';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count, usdt } from '../field/numbers';
import { nullable, staffOnly } from '../field/shared';
import { reference, text } from '../field/texts';
import { time } from '../field/times';

/**
 * Requests of the last 24 hours that may be the same one entered twice: the same member, coin, direction and amount, or
 * the same reference. What was rejected or cancelled is not among them.
 */
export const doubles = (states: NumericDict) =>
  records({ no: reference(), status: code(states), createdBy: text(), createdAt: time() });

/** How many requests look the same as one that waits for a decision, by the same rule around its creation. */
export const doubled = {
  /** `null` once it is decided. */
  doublesCount: staffOnly(nullable(count())),
};

/**
 * Worth of all that the maker of a request has entered by hand for its member on that day of the platform, itself
 * included: recharges and adjustments together. Above `secondAbove` two reviewers have to approve, so that nothing is
 * gained by entering a sum in parts.
 */
const daySum = { daySum: usdt(), secondAbove: usdt() };

/** The same of a stored record; both are `null` for what was not entered by hand or is decided. */
export const splits = {
  daySum: staffOnly(nullable(daySum.daySum)),
  secondAbove: staffOnly(nullable(daySum.secondAbove)),
};

/** What the maker of a request is told before it is sent. */
export const foreseen = (states: NumericDict) => ({
  /** Most decimals of an amount in this coin. */
  decimals: count(),
  /** What the operator may still ask for today. */
  left: usdt(),
  ...daySum,
  /** What would be refused, by the field of the form. */
  problems: records({ field: text(), msg: text() }),
  doubles: doubles(states),
});
