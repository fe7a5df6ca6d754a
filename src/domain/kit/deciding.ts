import type { Kind, Shape } from '@/contract/field/field';
import type { Marked } from '@/contract/field/read';
import { fieldLabel, formatLabel } from '@/crud/field/label';
import type { Translate } from '@/i18n';

/** What an operator decides by: who it is about, how much, where to, in which state. */
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
 * Why nothing may be written to records: something that decides, or that the write itself sends, could not be
 * read. `null` when everything could.
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
