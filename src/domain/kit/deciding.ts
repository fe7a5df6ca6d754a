import type { Kind, Shape } from '@/contract/field/field';
import type { Marked } from '@/contract/field/read';
import { fieldLabel, formatLabel } from '@/crud/field/label';
import type { Translate } from '@/i18n';

/** Kinds of fields on which a decision is based: member, amount with its coin, destination and state. */
const DECIDING = new Set<Kind>([
  'money',
  'usdt',
  'rate',
  'percent',
  'option',
  'address',
  'hash',
  'code',
  'choice',
  'flag',
  'member',
  'version',
  'record',
]);

/** In a nested record times count as well: until when a member is locked, when a block was lifted. */
const DECIDING_INSIDE = new Set<Kind>([...DECIDING, 'time']);

/** Names of the unreadable fields of a record that stop a write of these fields, also within nested records. */
function stoppingFields(
  shape: Shape,
  record: object & Marked,
  written: Shape,
  deciding = DECIDING,
): string[] {
  const { unreadable = [] } = record;
  return Object.entries(shape).flatMap(([name, { kind, options }]) => {
    if (unreadable.includes(name)) return name in written || deciding.has(kind) ? [name] : [];
    const inner: unknown = Reflect.get(record, name);
    if (kind !== 'record' || !options.shape || typeof inner !== 'object' || inner === null) return [];
    return stoppingFields(options.shape, inner, {}, DECIDING_INSIDE).length > 0 ? [name] : [];
  });
}

/**
 * The message why records must not be written: a field on which the decision is based, or which the write sends,
 * could not be read. `null` if all of them could be read.
 */
export function unreadableReason(
  resource: string,
  shape: Shape,
  body: Shape,
  rows: readonly (object & Marked)[],
  t: Translate,
): string | null {
  const stopping = new Set(rows.flatMap((row) => stoppingFields(shape, row, body)));
  if (stopping.size === 0) return null;
  const list = [...stopping].map((name) => formatLabel(fieldLabel(resource, name))).join(t('crud.comma'));
  return t('crud.unreadableFields', { list });
}
