import { isMaintained } from './closures';
import type { Db } from './db';
import type { Random } from './random';
import { Refusal } from './refusal';

/** Something that customers do by themselves. */
export interface Visit {
  /** How often it happens, beside the others. */
  weight: number;
  /** Lets one customer do it. @returns false where there is none for it now @throws Refusal as the platform refuses it */
  act(db: Db, random: Random): boolean;
}

declare module './area' {
  interface Area {
    /** What customers do in it. */
    visits?: readonly Visit[];
  }
}

/** So many kinds of visits are tried before nothing happens. */
const TRIES = 4;

function isDone(visit: Visit, db: Db, random: Random): boolean {
  try {
    return visit.act(db, random);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Lets a customer do something.
 * @param where an area, outside which they do nothing
 * @returns false when nothing came of it, as during a maintenance
 */
export function customerActs(db: Db, random: Random, where?: string): boolean {
  if (isMaintained(db)) return false;
  const visits = db.areas.flatMap(({ name, visits: own }) =>
    where === undefined || name === where ? (own ?? []) : [],
  );
  if (visits.length === 0) return false;
  for (let tries = 0; tries < TRIES; tries++) {
    const visit = random.weighted(visits.map((one) => [one, one.weight] as const));
    if (isDone(visit, db, random)) return true;
  }
  return false;
}

/** One of those that fit; `undefined` where none does. */
export function someone<Row>(
  rows: Iterable<Row>,
  random: Random,
  fits: (row: Row) => boolean = () => true,
): Row | undefined {
  const fitting: Row[] = [];
  for (const row of rows) if (fits(row)) fitting.push(row);
  return fitting.length === 0 ? undefined : random.pick(fitting);
}
