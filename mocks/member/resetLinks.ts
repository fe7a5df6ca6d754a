import type { DateTime } from '@/api/types';
import type { Db } from '../core/db';
import type { Member } from '../core/rows';
import { MINUTE, stampOf } from '../core/time';

/** What a member may set anew by a link. */
export type ResetKind = 'resetPassword' | 'resetFundPassword' | 'resetGoogle';

/** A link that serves once. */
export interface ResetLink {
  id: number;
  memberId: number;
  kind: ResetKind;
  createdAt: DateTime;
  createdBy: string;
  expiresAt: DateTime;
  /** `null` until it is used. */
  usedAt: DateTime | null;
}

/** How long a link may be used, in milliseconds. */
const LIFE = 30 * MINUTE;

/** Links of a member that may still be used. */
export const openLinksOf = (db: Db, memberId: number): ResetLink[] =>
  [...db.resetLinks.values()].filter(
    (link) => link.memberId === memberId && link.usedAt === null && link.expiresAt > db.stamp(),
  );

/** Sends a member a link; an earlier one of the same kind is void. */
export function sendResetLink(
  db: Db,
  { id: memberId }: Member,
  kind: ResetKind,
  createdBy: string,
): ResetLink {
  const now = db.stamp();
  for (const link of openLinksOf(db, memberId)) if (link.kind === kind) link.expiresAt = now;
  const link: ResetLink = {
    id: db.nextId('resetLink'),
    memberId,
    kind,
    createdAt: now,
    createdBy,
    expiresAt: stampOf(db.now() + LIFE),
    usedAt: null,
  };
  db.resetLinks.set(link.id, link);
  return link;
}
