import type { Resource } from '@/contract/resource';
import { Refusal } from './refusal';

/**
 * Holds a row to what its contract calls unique. `id` is that of the row itself; a new one has none.
 * @throws Refusal 40905 by the field that another row has the same value in
 */
export function mustBeUnique(
  { unique = [] }: Pick<Resource, 'unique'>,
  rows: Iterable<{ id: number; deleted?: boolean }>,
  body: object,
  id?: number,
): void {
  const others = [...rows].filter((row) => row.id !== id && !row.deleted);
  const taken = unique.find((name) =>
    others.some((row) => name in body && Reflect.get(row, name) === Reflect.get(body, name)),
  );
  if (taken !== undefined) throw new Refusal(40905, { field: taken });
}
