import { copied } from './copied';
import { ready } from './indexed';

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isPlain = (value: unknown): boolean =>
  (typeof value !== 'object' || value === null) && typeof value !== 'function';

/** Copies one of these rows. Most fields are plain in all of them, and no copy looks at these again. */
function rowCopier(rows: Iterable<unknown>): (row: unknown) => unknown {
  const deep = new Set<string>();
  for (const row of rows) {
    if (!isRow(row)) return copied;
    for (const name in row) if (!isPlain(row[name])) deep.add(name);
  }
  const names = [...deep];
  return (row) => {
    if (!isRow(row)) return copied(row);
    const copy = { ...row };
    for (const name of names) if (!isPlain(copy[name])) copy[name] = copied(copy[name]);
    return copy;
  };
}

const copiers = new WeakMap<object, (row: unknown) => unknown>();

/** A copy of a table that does not change any more, as it is looked up in: several backends begin with the same one. */
export function tableCopy<Table>(table: Table): Table;
export function tableCopy(table: unknown): unknown {
  if (!Array.isArray(table) && !(table instanceof Map)) return copied(table);
  const copier = copiers.get(table) ?? rowCopier(table.values());
  copiers.set(table, copier);
  return ready(table, copier);
}
