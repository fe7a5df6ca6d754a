import { textOf } from '@/ui/cell/value';

/** Keys of rows whose own key is blank or could not be read. */
const madeUp = new WeakMap<object, string>();

let made = 0;

/** The key of a row: the text of its field, or one made up for this row, so that no two rows share the blank one. */
export function rowKeyOf(row: object, field: string): string {
  const own = textOf(Reflect.get(row, field)) ?? '';
  if (own !== '') return own;
  const known = madeUp.get(row);
  if (known !== undefined) return known;
  made += 1;
  const key = `unknown ${made}`;
  madeUp.set(row, key);
  return key;
}
