import type { MemberRow } from '@/api/memberTypes';

/** One record is kept busy while it is written to; of several the whole list is. */
export const keyOf = ([first, ...more]: readonly MemberRow[]): { id?: number } =>
  first && more.length === 0 ? { id: first.id } : {};

/** How members are named beside each other. */
export const uidsOf = (rows: readonly MemberRow[]): string => rows.map(({ uid }) => uid).join(', ');

/** What is done, and to whom where it is one. */
export const titleOf = (deed: string, [first, ...more]: readonly MemberRow[]): string =>
  first && more.length === 0 ? `${deed} · ${first.uid}` : deed;
