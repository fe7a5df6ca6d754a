import { startTransition, useDeferredValue, useLayoutEffect, useState } from 'react';
import { liveRows } from './table/liveRows';
import type { LiveRows } from './table/liveRows';

const hasSameOrder = <Row>(a: readonly Row[], b: readonly Row[], keyOf: (row: Row) => string): boolean =>
  a.length === b.length && a.every((row, place) => row === b[place] || keyOf(row) === keyOf(b[place] ?? row));

/**
 * Rows that are read again every few seconds. The table gets the same rows as long as their order does not change, so that
 * only the cells are drawn again, each by itself, in which a value is another one (`latest`); and it gets another order when
 * the browser has time, so that scrolling never waits for it.
 * @param live false for rows that are drawn as they are
 */
export function useHeldRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  live: boolean,
): { held: readonly Row[]; latest: LiveRows<Row> | undefined } {
  const [latest] = useState(() => liveRows(keyOf));
  const [held, setHeld] = useState(rows);
  if (live && held !== rows && !hasSameOrder(held, rows, keyOf)) {
    const known = new Map(held.map((row) => [keyOf(row), row]));
    setHeld(rows.map((row) => known.get(keyOf(row)) ?? row));
  }
  useLayoutEffect(() => {
    if (live) startTransition(() => latest.set(rows));
  }, [live, latest, rows]);
  const deferred = useDeferredValue(held);
  // The first rows wait for nothing.
  const shown = deferred.length === 0 ? held : deferred;
  return live ? { held: shown, latest } : { held: rows, latest: undefined };
}
