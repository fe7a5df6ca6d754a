import type { Shape } from './field/field';
import { count } from './field/numbers';
import { readField, readShape } from './field/read';
import type { Readable } from './field/read';

/** One page of a list. */
export interface Page<Row> {
  list: Row[];
  /** Over all pages; `null` when the server's figure could not be read. */
  total: number | null;
  /** Number of rows left out, because they have no readable id, or that of an earlier row. */
  skipped: number;
}

/** @returns `null` when the answer is not a page */
export function readPage<S extends Shape>(shape: S, raw: unknown): Page<Readable<S>> | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const given: unknown = Reflect.get(raw, 'list');
  if (!Array.isArray(given)) return null;
  const ids = new Set<unknown>();
  const list = given.flatMap((row: unknown) => {
    const found = readShape(shape, row);
    if (!found || found.unreadable?.includes('id')) return [];
    const id: unknown = Reflect.get(found, 'id');
    if (ids.has(id)) return [];
    ids.add(id);
    return [found];
  });
  const total = readField(count({ min: 0 }), Reflect.get(raw, 'total'));
  return {
    list,
    total: total.ok && typeof total.value === 'number' && total.value >= 0 ? total.value : null,
    skipped: given.length - list.length,
  };
}
