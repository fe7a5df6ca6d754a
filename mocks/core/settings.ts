import type { Db } from './db';

const entriesIn = (db: Db, key: string): [string, unknown][] => {
  const set: unknown = JSON.parse(db.config.get(key) ?? '{}');
  return typeof set === 'object' && set !== null ? Object.entries(set) : [];
};

/** A setting that maps names to numbers; what is no number is left out. */
export const numbersIn = (db: Db, key: string): ReadonlyMap<string, number> =>
  new Map(entriesIn(db, key).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])));

/** A setting that maps names to texts, such as amounts; what is no text is left out. */
export const textsIn = (db: Db, key: string): ReadonlyMap<string, string> =>
  new Map(entriesIn(db, key).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
