import type { Db } from './db';
import type { DueJob } from './job';
import { MINUTE } from './time';

/** Some records of a job could not be dealt with; the others were. */
export class SomeFailed extends Error {
  constructor(
    readonly done: number,
    failures: readonly unknown[],
  ) {
    super(failures.map(String).join('; '));
  }
}

/** Records that fall due one by one. */
interface Due<Row> {
  rows(db: Db): Iterable<Row>;
  /** When a record falls due, in milliseconds; `undefined` when it does not. Once dealt with, it has to be later. */
  dueAt(db: Db, row: Row): number | undefined;
  act(db: Db, row: Row): void;
}

/** A record that failed is tried again after this time, in milliseconds. */
const RETRY = MINUTE;

/** How a job deals with records that fall due one by one: one that fails keeps no other back. */
export function perRecord<Row extends object>({ rows, dueAt, act }: Due<Row>): Pick<DueJob, 'due' | 'run'> {
  const retries = new WeakMap<Row, number>();
  function momentOf(db: Db, row: Row): number {
    const due = dueAt(db, row);
    // Most records are not due at all, and all of them are asked.
    return due === undefined ? Infinity : Math.max(due, retries.get(row) ?? -Infinity);
  }

  /** Takes a record as far as the moment allows: of several steps that were missed, each is taken. */
  function advance(db: Db, row: Row, at: number): void {
    for (let moment = momentOf(db, row); moment <= at;) {
      act(db, row);
      const next = momentOf(db, row);
      if (next <= moment) return;
      moment = next;
    }
  }

  return {
    due(db) {
      let first = Infinity;
      for (const row of rows(db)) first = Math.min(first, momentOf(db, row));
      return first;
    },
    run(db, at) {
      const due = Array.from(rows(db), (row) => ({ row, moment: momentOf(db, row) }))
        .filter(({ moment }) => moment <= at)
        .sort((a, b) => a.moment - b.moment);
      const failures: unknown[] = [];
      for (const { row } of due) {
        try {
          advance(db, row, at);
        } catch (error) {
          retries.set(row, at + RETRY);
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new SomeFailed(due.length - failures.length, failures);
      return due.length;
    },
  };
}
