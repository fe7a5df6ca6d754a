import { MemberStatus } from '../../../src/contract/member/memberFlow';
import { AuthStatus } from '../../../src/contract/member/authFlow';
import { authKind } from '../kind';
import { submitAuth } from '../store';
import type { AuthRow } from '../store';
import { identityOf, readingOf } from '../papers';
import type { Db } from '../../core/db';
import type { Random } from '../../core/random';
import type { Member } from '../../core/rows';
import { DAY, HOUR, MINUTE, msOf } from '../../core/time';
import { authPlans } from './authPlans';
import type { Attempt } from './authPlans';
import { decideAt } from '../../core/seeds/decideAt';

const CHECKED = { nameMatch: true, numberMatch: true, faceMatch: true, notExpired: true, notDuplicate: true };

function decide(
  db: Db,
  row: AuthRow,
  { status, reason = 'blurry' }: Attempt,
  at: number,
  random: Random,
): void {
  const { approve, reject, rejectFinal, revoke } = authKind.transitions;
  const who = random.pick([
    'risk001',
    'risk002',
    ...(status === AuthStatus.rejectedForGood ? [] : ['service01', 'service02']),
  ]);
  if (status === AuthStatus.rejected || status === AuthStatus.rejectedForGood) {
    const transition = status === AuthStatus.rejected ? reject : rejectFinal;
    const note = status === AuthStatus.rejected && reason !== 'other' ? '' : '核实后不再受理该证件';
    const ask = { note, rejectCodes: [reason], rejectCode: reason };
    return decideAt(db, authKind, transition, { at, who, row, ask });
  }
  // An account that is closed today was open then.
  const isClosed = db.members.get(row.memberId)?.status === MemberStatus.closed;
  const ask = { note: '', rejectCodes: [], checklist: CHECKED };
  decideAt(db, authKind, isClosed ? { ...approve, guards: [] } : approve, { at, who, row, ask });
  if (status !== AuthStatus.revoked) return;
  decideAt(db, authKind, revoke, {
    at: at + random.int(30, 170) * MINUTE,
    who: who === 'risk001' ? 'risk002' : 'risk001',
    row,
    ask: { note: '事后核查发现冒用他人证件' },
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
    if (status !== AuthStatus.pending && status !== AuthStatus.superseded)
      decide(db, row, attempt, earliest, random);
  }
}

/** Every request there was; eleven of them wait, two of those with one document number. */
export function seedAuths(db: Db): void {
  const random = db.random('auth');
  for (const { member, attempts } of authPlans(db, random)) walk(db, member, attempts, random);
}
