import type { Db } from './db';
import type { Context } from './http';
import { invalid, Refusal } from './refusal';
import { findRow, listPath } from './resource';
import type { Listed, Resource } from './resource';

/** Something whose masked fields can be read in full. */
export interface Revealable {
  /** What the console calls it: `auth`. */
  name: string;
  /** Permission that shows it at all. */
  list: string;
  /**
   * The plain value, and what the record is called.
   * @throws Refusal 40400 outside the operator's data scope, 40000 for a field that is not masked
   */
  read(context: Context<unknown>, id: number, field: string): { value: string; text: string };
}

type Plain<Row> = Record<string, (row: Row, db: Db) => string>;

/** The masked fields of a resource, by name; its `target` is what it is asked for by. */
export const revealOf = <Row extends Listed>(
  resource: Pick<Resource<Row, object>, 'contract' | 'find' | 'owner' | 'nameOf' | 'target'>,
  plain: Plain<Row>,
): Revealable => ({
  name: resource.target,
  list: listPath(resource),
  read: (context, id, field) => {
    const row = findRow(context, resource, id);
    const value = Object.hasOwn(plain, field) ? plain[field]?.(row, context.db) : undefined;
    if (value === undefined) throw invalid('field');
    return { value, text: resource.nameOf(row) };
  },
});

declare module './area' {
  interface Area {
    /** What of it can be read in full. */
    reveals?: readonly Revealable[];
  }
}

/** @throws Refusal 40000 for an unknown name, 40300 for what the operator cannot list */
export function revealableFor({ db, can }: Context<unknown>, name: string): Revealable {
  const found = db.areas.flatMap(({ reveals = [] }) => reveals).find((one) => one.name === name);
  if (!found) throw invalid('resource');
  if (!can(found.list)) throw new Refusal(40300);
  return found;
}
