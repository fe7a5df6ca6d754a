import { submitAuth } from '../store';
import type { AuthRow } from '../store';
import { identityOf, readingOf } from '../papers';
import type { Db } from '../../core/db';
import type { Random } from '../../core/random';
import type { Member } from '../../core/rows';
import { DAY, HOUR, MINUTE, msOf, stampOf } from '../../core/time';
import { authPlans } from './authPlans';
import type { Attempt } from './authPlans';
import { recordDecision } from '../../core/seeds/world';

function decide(db: Db, row: AuthRow, attempt: Attempt, at: number, random: Random): void {
  const { status, reason } = attempt;
  const result = status === 3 ? 'reject' : status === 4 ? 'rejectFinal' : 'approve';
  row.status = result === 'approve' ? 2 : status;
  row.version += 1;
  row.updatedAt = stampOf(at);
  row.reviewedAt = row.updatedAt;
  row.reviewerName = random.pick(['risk001', 'risk002', ...(status === 4 ? [] : ['service01', 'service02'])]);
  row.rejectCodes = reason && result !== 'approve' ? [reason] : [];
  const known = { kind: 'auth', id: row.id, orderNo: row.authNo } as const;
  recordDecision(db, { ...known, at, who: row.reviewerName, result, rejectCode: row.rejectCodes[0] });
  if (status !== 6) return;
  row.status = 6;
  row.version += 1;
  const later = at + random.int(30, 170) * MINUTE;
  row.updatedAt = stampOf(later);
  const who = row.reviewerName === 'risk001' ? 'risk002' : 'risk001';
  recordDecision(db, {
    ...known,
    at: later,
    who,
    result: 'revoke',
    step: 2,
    note: '事后核查发现冒用他人证件',
  });
}

/** One member's attempts, one after the other. */
function walk(db: Db, member: Member, attempts: readonly Attempt[], random: Random): void {
  const now = db.now();
  const identity = identityOf(member, now, random);
  let earliest = msOf(member.createdAt) + 5 * MINUTE;
  for (const attempt of attempts) {
    const { level, status, reason, given = {} } = attempt;
    const latest = now - 6 * HOUR;
    const at =
      attempt.at ?? earliest + Math.floor(random.next() * Math.min(6 * DAY, Math.max(latest - earliest, 0)));
    const reading = level === 2 ? readingOf(identity, reason, random) : {};
    const row = submitAuth(db, at, {
      memberId: member.id,
      authLevel: level,
      ...identity,
      ...reading,
      ...given,
    });
    earliest = at + random.int(3, 55) * MINUTE;
    if (status !== 1 && status !== 5) decide(db, row, attempt, earliest, random);
  }
}

/** Every request there was; eleven of them wait, two of those with one document number. */
export function seedAuths(db: Db): void {
  const random = db.random('auth');
  for (const { member, attempts } of authPlans(db, random)) walk(db, member, attempts, random);
}
