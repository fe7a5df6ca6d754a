import { memberPage, recordKinds } from '@/contract/records';
import type { RecordKind, RecordKindTerms } from '@/contract/records';
import { SITE } from './client';

/** What allows to list the records of a kind. */
export const listPermission = (kind: RecordKind): string => `${SITE}${recordKinds[kind].list}`;

/** What allows to decide them; `null` where there is nothing to decide. */
export function reviewPermission(kind: RecordKind): string | null {
  const { review }: RecordKindTerms = recordKinds[kind];
  return review === undefined ? null : `${SITE}${review}`;
}

/** What allows to see a member's whole picture. */
export const memberPermission = `${SITE}${memberPage.call}`;
