import type { DateTime } from '@/api/types';
import { diffOf, writeUnattended } from '../core/audit';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { Refusal } from '../core/refusal';
import type { Member } from '../core/rows';
import { MINUTE, stampOf } from '../core/time';

/** What a member may set again by a link. */
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
export const RESET_LINK_LIFE = 30 * MINUTE;

/** Links of a member that may still be used. */
export const openLinksOf = (db: Db, memberId: number): ResetLink[] =>
  rowsOf(db.resetLinks, memberId).filter(
    ({ usedAt, expiresAt }) => usedAt === null && expiresAt > db.stamp(),
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
    expiresAt: stampOf(db.now() + RESET_LINK_LIFE),
    usedAt: null,
  };
  db.resetLinks.set(link.id, link);
  return link;
}

/** What following a link sets; no password is kept. */
const SETS: Record<ResetKind, Partial<Member>> = {
  resetPassword: {},
  resetFundPassword: { fundPwdSet: 1 },
  resetGoogle: { googleBound: 1 },
};

/** A member follows a link, and sets what was reset. The member's history tells it. @throws Refusal 40904 for a link that serves no longer */
export function redeemResetLink(db: Db, member: Member, link: ResetLink): void {
  if (!openLinksOf(db, member.id).includes(link)) throw new Refusal(40904);
  const before = { ...member };
  link.usedAt = db.stamp();
  Object.assign(member, SETS[link.kind]);
  member.version += 1;
  member.updatedAt = link.usedAt;
  writeUnattended(db, {
    title: '会员列表',
    method: 'MEMBER',
    url: 'member/useLink',
    targetType: 'member',
    targetId: String(member.id),
    targetText: member.uid,
    diff: diffOf(before, member, ['fundPwdSet', 'googleBound']),
  });
}
