import type { HttpHandler } from 'msw';
import type { clears, removal } from '../../src/contract/standard';
import { eachOf } from './bulk';
import type { Db } from './db';
import { act } from './http';
import { Refusal } from './refusal';
import { findRow, rowsFor } from './resource';
import type { Listed, Resource } from './resource';
import type { Write } from './write';
import { DAY, stampOf } from './time';

/** How the lines of a log are deleted. */
interface OldLines<Row extends Listed> {
  /** The moment of a line, as a stamp. */
  at(row: Row): string;
  /** Days for which a line has to be kept. */
  keptDays: number;
  /** Replaces the table by these of its lines. */
  replace(db: Db, lines: Row[]): void;
}

/** Deletes chosen lines of a log; younger ones are refused. */
export function oldRemoval<Row extends Listed>(
  db: Db,
  remove: Write<typeof removal>,
  resource: Resource<Row, object>,
  { at, keptDays, replace }: OldLines<Row>,
): HttpHandler {
  return act(db, remove, resource, (context) => {
    const { input, note, noteRecord } = context;
    note({ targetType: resource.target, targetId: input.ids.join(',') });
    const oldest = stampOf(db.now() - keptDays * DAY);
    const gone = new Set<Row>();
    const answer = eachOf(context, input.ids, (id) => {
      const row = findRow(context, resource, id);
      if (at(row) >= oldest) throw new Refusal(40904, { n: keptDays, because: 'keptDays' });
      gone.add(row);
      noteRecord({ targetId: String(id), targetText: resource.nameOf(row) });
    });
    replace(
      db,
      resource.rows(db).filter((row) => !gone.has(row)),
    );
    return answer;
  });
}

/**
 * Deletes lines of a log: chosen ones, or all that may go. Younger ones are refused, and each deletion is an action
 * with a line of its own in the operation log.
 */
export function oldLineHandlers<Row extends Listed>(
  db: Db,
  { remove, clear }: ReturnType<typeof clears<string>>,
  resource: Resource<Row, object>,
  old: OldLines<Row>,
): HttpHandler[] {
  const { at, keptDays, replace } = old;
  const { target } = resource;
  const isOld = (row: Row): boolean => at(row) < stampOf(db.now() - keptDays * DAY);
  const drop = (gone: ReadonlySet<Row>): void =>
    replace(
      db,
      resource.rows(db).filter((row) => !gone.has(row)),
    );

  return [
    oldRemoval(db, remove, resource, old),
    act(db, clear, resource, (context) => {
      const { note } = context;
      const all = { ...context, input: resource.question({}, 'body') };
      const gone = new Set(rowsFor(all, resource).filter(isOld));
      drop(gone);
      note({ targetType: target, targetText: String(gone.size) });
      return { removed: gone.size };
    }),
  ];
}
