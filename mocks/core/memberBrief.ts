import type { MemberBrief } from '@/api/types';
import type { Db } from './db';

/** `m12.abcd@example.com` → `m1***@example.com`, `19900000012` → `199****0012`. */
export function masked(account: string): string {
  const [name = '', host] = account.split('@');
  if (host !== undefined) return `${name.slice(0, 2)}***@${host}`;
  return account.length < 8 ? '*'.repeat(account.length) : `${account.slice(0, 3)}****${account.slice(-4)}`;
}

/** Whom an operator may see. */
export interface Scope {
  inScope(memberId: number): boolean;
}

/** The member columns of a row. An inviter outside the viewer's data scope is not named. */
export function briefOf(db: Db, memberId: number, { inScope }: Scope): MemberBrief {
  const member = db.members.get(memberId);
  const parentId = member?.parentId ?? 0;
  return {
    memberId,
    uid: member?.uid ?? '',
    account: masked(member?.account ?? ''),
    nickname: member?.nickname ?? '',
    memberType: member?.memberType ?? 1,
    level: member?.level ?? 0,
    inviterUid: inScope(parentId) ? (db.members.get(parentId)?.uid ?? '') : '',
    tags: member?.tags ?? [],
  };
}
