import type { Call } from '@/contract/call';
import { readShape } from '@/contract/field/read';
import type { Field, Shape, ShapeValue } from '@/contract/field/field';
import { textOf } from '@/ui/cell/value';

/** The parts of a written record that a body needs. */
export interface Written {
  id: string;
  version: number | undefined;
}

/** Reads id and version from a row of any resource. */
export function writtenOf(row: object): Written {
  const version: unknown = Reflect.get(row, 'version');
  return {
    id: textOf(Reflect.get(row, 'id')) ?? '',
    version: typeof version === 'number' ? version : undefined,
  };
}

/**
 * The parts of a body that name the records: `id` and `version` for one, `ids` and `versions` for several. If the body
 * accepts both, a single record is sent as `id`, because the answer to `ids` is a list of results.
 */
export function recordsInBody(body: Shape, rows: readonly Written[], isBulk: boolean): object {
  const [row] = rows;
  const ids = rows.map(({ id }) => id);
  const takesOne = 'id' in body && !isBulk;
  return {
    ...(takesOne ? { id: row?.id } : { ids }),
    version: row?.version,
    versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
  };
}

/**
 * Whether an optional value was cleared and is left out of the body, such as an amount or a choice. An empty text is a
 * value if the field accepts it, or has nothing as a value.
 */
const isCleared = ({ optional = false, nullable = false, fits }: Field, value: unknown): boolean =>
  optional && !nullable && value === '' && !fits(value);

/**
 * Builds a call's body from its parts and checks it against the contract.
 * @throws Error with the names of missing fields; the form should have asked for them
 */
export function composeBody<S extends Shape>(
  { path, body }: Call & { body: S },
  parts: object,
): ShapeValue<S> {
  const shape: Shape = body;
  const given = Object.entries(parts).filter(([name, value]) => {
    const field = shape[name];
    return field !== undefined && !isCleared(field, value);
  });
  const found = readShape<S>(body, Object.fromEntries(given));
  if (!found || found.unreadable)
    throw new Error(`${path} lacks ${found?.unreadable?.join(', ') ?? 'its body'}`);
  return found;
}
