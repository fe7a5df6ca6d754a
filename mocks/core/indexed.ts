/** Rows in the order they were entered: a table, or a list that only grows. */
export type Rows<Row> = Listing<Row> | ReadonlyMap<unknown, Row> | readonly Row[];

interface Listing<Row> extends ReadonlyMap<unknown, Row> {
  readonly rows: readonly Row[];
}

/**
 * A table that lookups can rest on. To {@link copied} it is a plain map: what is derived from its rows is never
 * copied. A row is set again when one of the fields that it is looked up by has changed.
 */
export class Indexed<Id, Row> extends Map<Id, Row> {
  #rows: Row[] | undefined;

  /** Its rows as a list that grows with the table; another list once a row was set again or taken out. */
  get rows(): readonly Row[] {
    return (this.#rows ??= [...this.values()]);
  }

  override set(id: Id, row: Row): this {
    if (this.has(id)) this.#rows = undefined;
    else this.#rows?.push(row);
    return super.set(id, row);
  }

  override delete(id: Id): boolean {
    this.#rows = undefined;
    return super.delete(id);
  }

  override clear(): void {
    this.#rows = undefined;
    super.clear();
  }
}

/** The rows as a list; that of a table is always the same one until a row is set again or taken out. */
export function listOf<Row>(rows: Rows<Row>): readonly Row[] {
  if ('rows' in rows) return rows.rows;
  return 'size' in rows ? [...rows.values()] : rows;
}

/** The same tables, ready to be looked up in; nothing that was looked up before counts. */
export function indexed<Tables extends object>(tables: Tables): Tables {
  const entries = Object.entries(tables).map(([name, table]: [string, unknown]) => [name, ready(table)]);
  // Each under its name, and with the rows it had.
  return Object.fromEntries(entries) as Tables;
}

/**
 * A table as it is looked up in: a list, or a map that keeps what is derived from it; anything else is as it was.
 * @param each what becomes of its rows
 */
export function ready(table: unknown, each: (row: unknown) => unknown = (row) => row): unknown {
  if (Array.isArray(table)) return table.map((row: unknown) => each(row));
  if (!(table instanceof Map)) return table;
  const filed = new Indexed<unknown, unknown>();
  for (const [id, row] of table) filed.set(id, each(row));
  return filed;
}
