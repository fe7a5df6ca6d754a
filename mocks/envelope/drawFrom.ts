import type { Random } from '../core/random';
import type { Draw } from './split';

/** Values of one draw of a stream. */
const REACH = 1_000_000;

/** Draws from a stream of chance, so that the same stream leads to the same amounts. */
export const drawFrom =
  (random: Random): Draw =>
  (bound) => {
    let value = 0n;
    // One draw more than the bound needs: no value is noticeably likelier than another.
    for (let reach = 1n; reach < bound * BigInt(REACH); reach *= BigInt(REACH))
      value = value * BigInt(REACH) + BigInt(random.int(0, REACH - 1));
    return value % bound;
  };
