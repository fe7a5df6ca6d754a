import type { Db } from '#mocks/core/db';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import type { Random } from '#mocks/core/random';

/** One call a walk may make. */
export interface WalkCall {
  /** Method and path below the site. */
  route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;
  /** How often beside the others. Default 1. */
  often?: number;
  /** User names of those who have made what it is about: mostly one of them makes it. */
  by?(): readonly string[];
  /** Query or body, of the moment it is sent by `me`. */
  input(me: string): object;
}

/** The calls of one resource. */
export type Walk = (draws: Draws) => WalkCall[];

/** Draws that are mostly sensible, and sometimes wrong. */
export type Draws = ReturnType<typeof drawsOf>;

interface Versioned {
  id: number;
  version: number;
}

export function drawsOf(db: Db, random: Random) {
  /** One of the rows that fit; now and then, or where none fits, any. */
  function one<Row>(rows: Iterable<Row>, fits: (row: Row) => boolean = () => true): Row {
    const all = [...rows];
    const fitting = all.filter(fits);
    return random.pick(fitting.length && random.chance(0.95) ? fitting : all);
  }
  const version = (row: Versioned) => (random.chance(0.97) ? row.version : random.int(0, 5));
  return {
    db,
    random,
    one,
    version,
    some: <Row>(most: number, rows: Iterable<Row>, fits?: (row: Row) => boolean): Row[] => {
      const all = [...rows];
      return [...new Set(Array.from({ length: random.int(1, most) }, () => one(all, fits)))];
    },
    versions: (rows: readonly Versioned[]) => Object.fromEntries(rows.map((row) => [row.id, version(row)])),
    password: () => (random.chance(0.98) ? DEMO_PASSWORD : 'wrong'),
    /** Mostly a new one. */
    requestId: () =>
      random.weighted([
        [`walk-${random.int(1e6, 9e8)}`, 95],
        ['walk-0001', 4],
        ['', 1],
      ]),
    /** Mostly long enough. */
    reason: () =>
      random.weighted([
        ['核对后确认，按规定处理，记录在案', 9],
        ['短', 1],
      ]),
    /** Mostly an amount that could be. */
    amount: () =>
      random.chance(0.8)
        ? random.pick(['0.5', '1', '12.34', '300', '600'])
        : random.pick(['0', '0.000001', '99.9999999', '20001', '1e3', '-5', '007']),
    /** Mostly a short one: a long one takes longer than all else. */
    page: () => ({ pageNum: random.int(-1, 4), pageSize: random.pick([10, 10, 10, 20, 50, 1000]) }),
    onOff: () => random.int(0, 1),
  };
}
