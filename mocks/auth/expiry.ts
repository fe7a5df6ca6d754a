import { diffOf, writeUnattended } from '../core/audit';
import type { Db } from '../core/db';
import type { CronJob } from '../core/job';
import { rowsOf } from '../core/lookup';
import { keep } from '../core/review/trail';
import { tellMember } from '../core/tell';
import { stampOf } from '../core/time';
import type { AuthRow } from './store';
import { authTrail } from './trail';
import { AuthStatus } from '../../src/contract/member/authFlow';

const isOver = ({ status, docExpireAt }: AuthRow, today: string): boolean =>
  status === AuthStatus.approved && docExpireAt < today;

/** The member is known at the level that is still approved, which the member's history says. */
function lower(db: Db, memberId: number): void {
  const member = db.members.get(memberId);
  if (!member) return;
  const approved = rowsOf(db.auths, memberId).filter(({ status }) => status === AuthStatus.approved);
  const before = { ...member };
  member.kycLevel = Math.max(0, ...approved.map(({ authLevel }) => authLevel));
  member.version += 1;
  member.updatedAt = db.stamp();
  writeUnattended(db, {
    title: '实名认证',
    method: 'JOB',
    url: 'memberAuth/expire',
    targetType: 'member',
    targetId: String(member.id),
    targetText: member.uid,
    diff: diffOf(before, member, ['kycLevel']),
  });
}

/** Ends one approval, and that of the higher level which rests on it. @returns how many have ended */
function expire(db: Db, row: AuthRow): number {
  const ended = rowsOf(db.auths, row.memberId).filter(
    ({ status, authLevel }) => status === AuthStatus.approved && authLevel >= row.authLevel,
  );
  for (const one of ended)
    keep(db, authTrail, one, { result: 'lapse', who: '' }, () => (one.status = AuthStatus.expired));
  lower(db, row.memberId);
  tellMember(db, row.memberId, 'kycExpired', { date: row.docExpireAt });
  return ended.length;
}

/** Ends authentications whose document has expired; the member is told, and can hand in another one. */
export const kycExpire: CronJob = {
  key: 'kycExpire',
  title: ['实名认证到期', 'Expire authentications', '實名認證到期'],
  group: 'SYSTEM',
  cron: '0 0 2 * * *',
  run(db, at) {
    const today = stampOf(at).slice(0, 10);
    const over = [...db.auths.values()].filter((row) => isOver(row, today));
    // Of two that are over, the first may have ended the second.
    return over.reduce((ended, row) => (isOver(row, today) ? ended + expire(db, row) : ended), 0);
  },
};
