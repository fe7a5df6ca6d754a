/** Each value once, in order of first appearance. */
export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** The first row of each key; keys such as 0 and '' count like any other. */
export function uniqueBy<T>(rows: readonly T[], keyOf: (row: T) => unknown): T[] {
  const first = new Map<unknown, T>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!first.has(key)) first.set(key, row);
  }
  return [...first.values()];
}

/** Whether every one of `some` is among `all`; nothing at all always is. */
export function containsAll<T>(all: readonly T[], some: readonly T[]): boolean {
  const known = new Set(all);
  return some.every((value) => known.has(value));
}

/** Drops rows whose every value is exactly `''`. */
export function withoutBlankRows<T extends object>(rows: readonly T[]): T[] {
  return rows.filter((row) => Object.values(row).some((value) => value !== ''));
}
