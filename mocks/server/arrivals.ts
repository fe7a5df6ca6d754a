import type { Db } from '../core/db';

/** How often customers come by themselves. */
export type Pace = Db['arrivals']['pace'];

const PACES: readonly Pace[] = ['off', 'calm', 'busy'];

/** A pace by its name; `undefined` for any other value. */
export const paceOf = (name: unknown): Pace | undefined => PACES.find((pace) => pace === name);
