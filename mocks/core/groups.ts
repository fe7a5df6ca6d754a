/** Rows by a key, in the order in which the keys first appear. */
export function groups<Row, Key>(rows: Iterable<Row>, key: (row: Row) => Key): Map<Key, Row[]> {
  const found = new Map<Key, Row[]>();
  for (const row of rows) {
    const some = found.get(key(row));
    if (some) some.push(row);
    else found.set(key(row), [row]);
  }
  return found;
}
