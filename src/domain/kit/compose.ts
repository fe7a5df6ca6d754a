import type { Call } from '@/contract/call';
import { readShape } from '@/contract/field/read';
import type { Field, Shape, ShapeValue } from '@/contract/field/field';
import { textOf } from '@/ui/cell/value';

/** A record that is written to, as far as a body needs it. */
export interface Written {
  id: string;
  version: number | undefined;
}

/** What a write needs of a row of any resource. */
export function writtenOf(row: object): Written {
  const version: unknown = Reflect.get(row, 'version');
  return {
    id: textOf(Reflect.get(row, 'id')) ?? '',
    version: typeof version === 'number' ? version : undefined,
  };
}

/**
 * What a body says about the records it writes to: `id` and `version` of one, `ids` and `versions` of several.
 * A body that takes one record or several gets one as `id`, since only several answer record by record.
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

/** What says nothing where a body may leave it out: an amount, a choice that was cleared. An empty text is a text. */
const isCleared = ({ optional, fits }: Field, value: unknown): boolean =>
  (optional ?? false) && value === '' && !fits(value);

/**
 * A call's body from what is known of it, whatever its parts were typed as.
 * @throws Error naming the fields that are missing: the form should have asked for them
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
