import type { Area } from './area';
import { copied } from './copied';
import { copyOnUse } from './copyOnUse';
import type { Db } from './db';
import { indexed } from './indexed';
import { createLedger } from './ledger';
import type { Books } from './ledger';
import { standOf, streamFrom } from './random';
import type { Random, Stand } from './random';
import { seedAll } from './seeds/seedAll';
import { coreTables } from './tables';
import { tableCopy } from './tableCopies';
import type { Tables } from './tables';
import { MINUTE, stampOf } from './time';

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
  startedAt: number;
}

/** The empty tables of the core and of these areas. */
function emptyTables(areas: readonly Area[]): Tables {
  const tables = coreTables();
  for (const area of areas) Object.assign(tables, area.tables?.());
  // An area that adds a table to `Tables` also creates it in its `tables`.
  return tables as Tables;
}

function dbOf(
  areas: readonly Area[],
  { tables, books, stands, ids, startedAt }: Memory,
  seed: number,
  clock: () => number,
): Db {
  const streams = new Map<string, Random>();
  /** Where the clock is made to stand. */
  let held: number | undefined;
  /** How far the clock was moved on. */
  let ahead = 0;
  const now = () => held ?? clock() + ahead;

  function begin(entity: string): Random {
    const stand = stands.get(entity) ?? standOf(seed, entity);
    stands.set(entity, stand);
    return streamFrom(stand);
  }

  return {
    ...tables,
    areas,
    now,
    stamp: () => stampOf(now()),
    startedAt,
    at: (moment, run) => {
      const before = held;
      held = moment;
      try {
        return run();
      } finally {
        held = before;
      }
    },
    forward: (ms) => {
      ahead += ms;
    },
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
function fresh(areas: readonly Area[], seed: number, start: number): Memory {
  const memory: Memory = {
    tables: indexed(emptyTables(areas)),
    books: { lines: [], balances: new Map() },
    stands: new Map(),
    ids: new Map(),
    startedAt: start,
  };
  seedAll(dbOf(areas, memory, seed, () => start));
  return memory;
}

interface Kept {
  areas: readonly Area[];
  seed: number;
  start: number;
  memory: Memory;
}

/** So many seeded data are kept: seeding takes seconds, and the data of one some dozen megabytes. */
const MOST_KEPT = 3;

/** What was asked for last comes first; a backend copies of it what it uses. */
let kept: readonly Kept[] = [];

function seeded(areas: readonly Area[], seed: number, start: number): Memory {
  const known = kept.find((one) => one.areas === areas && one.seed === seed && one.start === start);
  const first = known ?? { areas, seed, start, memory: fresh(areas, seed, start) };
  kept = [first, ...kept.filter((one) => one !== known)].slice(0, MOST_KEPT);
  return first.memory;
}

/** A seeded backend of these areas. The same areas, seed and clock give the same data. */
export function createDb(areas: readonly Area[], { seed = 20260101, now }: DbOptions = {}): Db {
  const start = typeof now === 'number' ? now : (now?.() ?? Math.floor(Date.now() / MINUTE) * MINUTE);
  const { stands, ids, books, ...memory } = seeded(areas, seed, start);
  const begun = performance.now();
  const clock = typeof now === 'function' ? now : () => start + Math.floor(performance.now() - begun);
  const db = dbOf(areas, { ...memory, books, ...copied({ stands, ids }) }, seed, clock);
  // Seeds change rows as they like; from here on tables are kept.
  copyOnUse(db, Object.keys(memory.tables), tableCopy);
  copyOnUse(db, ['ledger'], () =>
    createLedger({ lines: tableCopy(books.lines), balances: tableCopy(books.balances) }),
  );
  return db;
}
