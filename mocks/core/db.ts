import { createLedger } from './ledger';
import type { Books, Ledger } from './ledger';
import { standOf, streamFrom } from './random';
import type { Random, Stand } from './random';
import { seedAll } from './seeds/all';
import { emptyTables } from './tables';
import type { Tables } from './tables';
import { MINUTE, stampOf } from './time';

/** The whole backend: tables, ledger, one clock, one source of chance. */
export interface Db extends Tables {
  /** Milliseconds; runs on from where it was started. */
  now(): number;
  /** The moment as it travels. */
  stamp(): string;
  /** The stream of an entity; drawing goes on where it stopped. */
  random(entity: string): Random;
  /** The next free id of a table; ids below 100 are kept for the fixed stories. */
  nextId(table: string): number;
  ledger: Ledger;
}

export interface DbOptions {
  seed?: number;
  /**
   * Milliseconds the clock starts from (it runs on with real time), or the clock itself.
   * Default: the present minute.
   */
  now?: number | (() => number);
}

/** Ids of seeded rows start here; smaller ones belong to the fixed stories. */
const FIRST_FREE_ID = 101;

/** Everything a backend remembers, as plain data. */
interface Memory {
  tables: Tables;
  books: Books;
  /** Where each stream stands, by entity. */
  stands: Map<string, Stand>;
  /** The next free ids, by table. */
  ids: Map<string, number>;
}

function dbOf({ tables, books, stands, ids }: Memory, seed: number, now: () => number): Db {
  const streams = new Map<string, Random>();

  function begin(entity: string): Random {
    const stand = stands.get(entity) ?? standOf(seed, entity);
    stands.set(entity, stand);
    return streamFrom(stand);
  }

  return {
    ...tables,
    now,
    stamp: () => stampOf(now()),
    random: (entity) => {
      const stream = streams.get(entity) ?? begin(entity);
      streams.set(entity, stream);
      return stream;
    },
    nextId: (table) => {
      const id = ids.get(table) ?? FIRST_FREE_ID;
      ids.set(table, id + 1);
      return id;
    },
    ledger: createLedger(books),
  };
}

/** Seeds an empty backend while its clock stands still, so that everything agrees on "now". */
function fresh(seed: number, start: number): Memory {
  const memory: Memory = {
    tables: emptyTables(),
    books: { lines: [], balances: new Map() },
    stands: new Map(),
    ids: new Map(),
  };
  seedAll(dbOf(memory, seed, () => start));
  return memory;
}

/** What was asked for last; kept as soon as it is asked for again, since copies are made much faster. */
const last: { seed: number; start: number; memory: Memory | undefined } = {
  seed: Number.NaN,
  start: Number.NaN,
  memory: undefined,
};

function seeded(seed: number, start: number): Memory {
  if (last.seed !== seed || last.start !== start) {
    Object.assign(last, { seed, start, memory: undefined });
    return fresh(seed, start);
  }
  last.memory ??= fresh(seed, start);
  return structuredClone(last.memory);
}

/** A seeded backend. The same seed and clock give the same data. */
export function createDb({ seed = 20260101, now }: DbOptions = {}): Db {
  if (typeof now === 'function') return dbOf(seeded(seed, now()), seed, now);
  const start = now ?? Math.floor(Date.now() / MINUTE) * MINUTE;
  const memory = seeded(seed, start);
  const begun = performance.now();
  return dbOf(memory, seed, () => start + Math.floor(performance.now() - begun));
}
