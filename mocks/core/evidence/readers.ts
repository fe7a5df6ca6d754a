import type { Call } from '@/contract/call';
import type { Shape } from '@/contract/field/field';
import type { Db } from '../db';
import type { Context } from '../http';

/** Reads one record of a resource as its detail shows it. */
export interface Reader {
  /** The call that shows it. */
  call: Call;
  /** Its fields. */
  shape: Shape;
  /** Its screen in the operation log, in Chinese. */
  title: string;
  /** `targetType` in the operation log. */
  target: string;
  /**
   * What the call answers to this operator, and what people call the record.
   * @throws Refusal 40400, also outside the data scope
   */
  read(context: Context<unknown>, id: number): { record: object; name: string };
}

const readers = new WeakMap<Db, Map<string, Reader>>();

/** Remembers how the records of a resource are read one by one. */
export function noteReader(db: Db, resource: string, reader: Reader): void {
  const known = readers.get(db) ?? new Map<string, Reader>();
  readers.set(db, known.set(resource, reader));
}

/** How a record of a resource is read; `undefined` for a name that no resource with a detail has. */
export const readerOf = (db: Db, resource: string): Reader | undefined => readers.get(db)?.get(resource);
