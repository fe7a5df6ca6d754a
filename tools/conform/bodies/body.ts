import type { Call } from '@/contract/call';
import type { Field } from '@/contract/field/field';
import { mayBeMissing } from '@/contract/field/limits';
import { textOf } from '../faults';
import type { Row } from '../faults';
import type { Person, World } from '../world';
import { madeUp, newWords, NOBODY } from './made';
import { isSendable } from './sendable';

/** What a body is made of. */
export interface Parts {
  /** Who sends it. */
  person?: Person;
  /** The record it is about, and that it has its other values from; none exists by default. */
  record?: Row | null;
  /** Values that are sent as they are; `undefined` leaves a field out. */
  values?: Row;
}

const keyOf = (record: Row | null): string => (record ? textOf(record['id']) : NOBODY);

const versionOf = (record: Row | null): unknown => record?.['version'] ?? 1;

/** Whether a text says why something is done, in place of being a value of the record. */
const isWords = ({ kind, options }: Field, isEdit: boolean): boolean =>
  kind === 'reason' || (kind === 'text' && options.multiline === true && !isEdit);

/** Whether a write keeps every value of a record that it is not told to change. */
const keepsValues = ({ path, body = {} }: Call): boolean =>
  /\/(edit|update)$/.test(path) && body['id'] !== undefined;

/** The one of two fields that stand for each other: a record, not several. */
const isOther = (body: object, name: string): boolean =>
  (name === 'ids' && 'id' in body) || (name === 'versions' && 'version' in body);

/** The value of a field that says which record is meant, and in which version; `undefined` for any other field. */
function about(field: Field, record: Row | null): unknown {
  switch (field.kind) {
    case 'id':
      return keyOf(record);
    case 'ids':
      return [keyOf(record)];
    case 'version':
      return versionOf(record);
    case 'versions':
      return { [keyOf(record)]: versionOf(record) };
    default:
      return undefined;
  }
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/**
 * A body with every field that is required: values that are given, else those of a record, else made up. `null` where one
 * cannot be made up.
 */
export async function bodyFor(world: World, call: Call, parts: Parts = {}): Promise<Row | null> {
  const { person = world.main, record = null, values = {} } = parts;
  const { body = {} } = call;
  const made: Row = {};
  for (const [name, field] of Object.entries(body)) {
    if (Object.hasOwn(values, name)) {
      made[name] = values[name];
      continue;
    }
    if (isOther(body, name)) continue;
    const named = ['id', 'ids', 'version', 'versions'].includes(name) ? about(field, record) : undefined;
    if (named !== undefined) {
      made[name] = named;
      continue;
    }
    const own = record?.[name];
    if (isWords(field, keepsValues(call))) {
      made[name] = newWords().slice(0, field.options.max);
    } else if (isGiven(own) && isSendable(field, own)) {
      made[name] = field.kind === 'member' ? textOf(own) : own;
    } else if (!mayBeMissing(field)) {
      const value = await madeUp(world, person, field);
      if (value === undefined) return null;
      made[name] = value;
    }
  }
  return made;
}

/** Whether a write takes nothing at all. */
export const hasNoFields = ({ body = {} }: Call): boolean => Object.keys(body).length === 0;

/** Whether a write says which records it is about. */
export const aboutRecords = ({ body = {} }: Call): boolean =>
  body['id'] !== undefined || body['ids'] !== undefined;
