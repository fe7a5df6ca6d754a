import type { Kind, Shape } from '@/contract/field/field';
import type { Marked } from '@/contract/field/read';
import { fieldLabel, formatLabel } from '@/crud/field/label';
import type { Translate } from '@/i18n';

/** Kinds of fields on which a decision is based: member, amount, destination and state. */
const DECIDING = new Set<Kind>([
  'money',
  'usdt',
  'rate',
  'address',
  'hash',
  'code',
  'flag',
  'member',
  'version',
]);

/**
 * The message why records must not be written: a field on which the decision is based, or which the write sends,
 * could not be read. `null` if all of them could be read.
 */
export function unreadableReason(
  resource: string,
  shape: Shape,
  body: Shape,
  rows: readonly Marked[],
  t: Translate,
): string | null {
  const names = new Set(rows.flatMap(({ unreadable = [] }) => unreadable));
  const stopping = [...names].filter((name) => name in body || DECIDING.has(shape[name]?.kind ?? 'any'));
  if (stopping.length === 0) return null;
  const list = stopping.map((name) => formatLabel(fieldLabel(resource, name))).join(', ');
  return t('crud.unreadableFields', { list });
}
