import { memberPage, recordKinds } from '@/contract/records';
import type { RecordKind, RecordKindTerms } from '@/contract/records';
import { SITE } from './client';

/** Permission to list the records of a kind. */
export const listPermission = (kind: RecordKind): string => `${SITE}${recordKinds[kind].list}`;

/** Permission to review the records of a kind; `null` when they are not reviewed. */
export function reviewPermission(kind: RecordKind): string | null {
  const { review }: RecordKindTerms = recordKinds[kind];
  return review === undefined ? null : `${SITE}${review}`;
}

/** Permission to open the detail screen of a member. */
export const memberPermission = `${SITE}${memberPage.call}`;
