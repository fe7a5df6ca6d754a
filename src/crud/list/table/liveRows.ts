/** The latest rows of a table; each of its cells listens to its own row. */
export interface LiveRows<Row> {
  /** The latest row with the key of this one. */
  latest(row: Row): Row;
  /** Calls back with every other row that takes the place of this one. @returns the function that ends it */
  listen(row: Row, listener: (latest: Row) => void): () => void;
  set(rows: readonly Row[]): void;
  /** Whether a row is near what can be seen. Who listens to one that is not gets the latest row once it is. */
  setNear(key: string, isNear: boolean): void;
  /** Tells everybody the latest rows, near or not. */
  tellAll(): void;
}

export function liveRows<Row>(keyOf: (row: Row) => string): LiveRows<Row> {
  let current = new Map<string, Row>();
  const listeners = new Map<string, Set<(latest: Row) => void>>();
  const far = new Set<string>();

  function tell(key: string): void {
    const row = current.get(key);
    if (row !== undefined) listeners.get(key)?.forEach((listener) => listener(row));
  }

  return {
    latest: (row) => current.get(keyOf(row)) ?? row,
    listen(row, listener) {
      const key = keyOf(row);
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key);
      };
    },
    set(rows) {
      const before = current;
      current = new Map(rows.map((row) => [keyOf(row), row]));
      for (const [key, row] of current) if (before.get(key) !== row && !far.has(key)) tell(key);
    },
    setNear(key, isNear) {
      if (!isNear) far.add(key);
      else if (far.delete(key)) tell(key);
    },
    tellAll: () => [...current.keys()].forEach(tell),
  };
}

/** True when these fields are the same in both rows; without names, when it is the same row. */
export const isSameIn = (names: readonly string[] | undefined, a: object, b: object): boolean =>
  a === b || (names?.every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name))) ?? false);
