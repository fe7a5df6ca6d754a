import { expect, test } from 'vitest';
import type { Db } from '#mocks/core/db';
import { SITE } from '#mocks/core/access';
import { createHandlers } from '#mocks/core/handlers';
import { make } from '../contract/described';
import { bench, signedIn } from './operator';
import { questions } from './scope/questions';

/** Tables that a read may add to: what it hands out, and that it was made. */
const MAY_GROW: readonly (readonly [path: RegExp, table: string])[] = [
  [/\/export$/, 'operLogs'],
  [/^pub\/captcha/, 'captchas'],
  [/^login\/qrcode$/, 'qrTickets'],
];

/** A GET only by its method: it ends the session. */
const ENDING = 'logout';

/** Reads whose input does not fit into a query, or must not stand in one. */
const READS_BY_POST = /(LogList|LogSummary|rechargeWithdrawReview|common\/search)$/;

function frozen(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value))
    return;
  Object.freeze(value);
  for (const one of Object.values(value)) frozen(one);
}

/** Every table, and what the ledger holds. */
const tablesOf = (db: Db): [name: string, rows: Map<unknown, unknown> | unknown[]][] =>
  Object.entries({ ...db, lines: db.ledger.lines, accounts: db.ledger.accounts() }).flatMap(
    ([name, table]: [string, unknown]) =>
      name !== 'areas' && (table instanceof Map || Array.isArray(table)) ? [[name, table]] : [],
  );

/** The rows of each table, by its name. */
const rowsOf = (db: Db): Map<string, unknown[]> =>
  new Map(tablesOf(db).map(([name, rows]) => [name, [...rows.values()]]));

/** Rows that are frozen are the same as long as a table holds the same ones in the same order. */
function holds(rows: Iterable<unknown>, known: readonly unknown[]): boolean {
  let place = 0;
  for (const row of rows) if (row !== known[place++]) return false;
  return place === known.length;
}

/** Names of the tables that hold other rows than before. */
const changed = (before: ReadonlyMap<string, unknown[]>, db: Db): string[] =>
  tablesOf(db).flatMap(([name, rows]) => (holds(rows.values(), before.get(name) ?? []) ? [] : [name]));

test('no read writes, but for what it is said to hand out or to write down', async () => {
  const { db: whole, wait } = bench();
  // What comes due is done between two calls, whatever these are.
  const db: Db = { ...whole, areas: whole.areas.map(({ jobs: _jobs, ...area }) => area) };
  const place = { db, wait, handlers: createHandlers(db) };
  const who = await signedIn(place, 'admin');
  for (const [name, rows] of tablesOf(db)) {
    // A session knows when it was last used.
    if (name !== 'sessions') for (const row of rows.values()) frozen(row);
  }
  const found: string[] = [];
  let answered = 0;
  let before = rowsOf(db);
  for (const [call, given] of questions(db, () => true, 50)) {
    if ((call.method !== 'GET' && !READS_BY_POST.test(call.path)) || call.path === ENDING) continue;
    const mayGrow = MAY_GROW.filter(([path]) => path.test(call.path)).map(([, table]) => table);
    for (const time of ['first', 'second']) {
      const { code } = await make(who, call, given);
      if (code === 0) answered += 1;
      const all = changed(before, db);
      if (all.length > 0) before = rowsOf(db);
      const tables = all.filter((name) => !mayGrow.includes(name));
      if (tables.length) found.push(`${call.method} ${SITE}${call.path}, ${time} time: ${tables.join(', ')}`);
    }
  }
  expect(found).toEqual([]);
  expect(answered).toBeGreaterThan(200);
});
