import { MemberStatus } from '../../../src/contract/member/memberFlow';
import { AuthStatus } from '../../../src/contract/member/authFlow';
import type { AuthRow, NewAuth } from '../store';
import type { Db } from '../../core/db';
import type { Random } from '../../core/random';
import type { Member } from '../../core/rows';
import { DAY, MINUTE, msOf } from '../../core/time';
import { idCardNo } from '../../core/seeds/people';
import { STORY_MEMBERS } from '../../core/seeds/stories';

/** One request of a member, and what became of it. */
export interface Attempt {
  level: 1 | 2;
  status: AuthRow['status'];
  /** Why it was rejected, or what is wrong with one that waits. */
  reason?: string;
  /** Milliseconds; by default some time after the one before. */
  at?: number;
  given?: Partial<NewAuth>;
}

interface Plan {
  member: Member;
  attempts: Attempt[];
}

const RESUBMITTED = 17;
/** First attempts that were rejected, and their second ones approved. */
const SECOND_TRIES = 20;
const REJECTED_ADVANCED = 8;
const REJECTED_BASIC = 21;

const REASONS = ['blurry', 'cropped', 'screenshot', 'nameMismatch', 'noMismatch', 'faceMismatch'];
const FOR_GOOD = ['forged', 'sanction', 'forged', 'duplicate', 'forged', 'region'];

/** One card number in two requests. */
const SHARED_BIRTHDAY = '1991-04-12';

/** What the nine others that wait are about, the latest first. */
const WAITING: readonly Omit<Attempt, 'status' | 'at'>[] = [
  { level: 2 },
  { level: 1 },
  { level: 2, reason: 'noMismatch' },
  { level: 1, given: { birthday: '2010-03-09' } },
  { level: 2, reason: 'faceMismatch' },
  { level: 2 },
  { level: 1, given: { countryCode: 'RU', realName: 'Ivan Petrov', docType: 2, docNo: 'RU90417733' } },
  { level: 2, reason: 'nameMismatch' },
  { level: 1 },
];

/** The approvals that a member's level rests on: both of an advanced one, the one of a basic one. */
const approvals = ({ kycLevel }: Member): Attempt[] =>
  Array.from({ length: kycLevel }, (_, level): Attempt => ({
    level: level === 0 ? 1 : 2,
    status: AuthStatus.approved,
  }));

/** Members whose level is on record, some of them with an earlier attempt. */
const known = (members: readonly Member[], random: Random): Plan[] =>
  members.map((member, index) => {
    const first: Attempt[] = [];
    if (index < RESUBMITTED) first.push({ level: 1, status: AuthStatus.superseded });
    else if (index < RESUBMITTED + SECOND_TRIES)
      first.push({ level: 1, status: AuthStatus.rejected, reason: random.pick(REASONS.slice(0, 3)) });
    return { member, attempts: [...first, ...approvals(member)] };
  });

/** Every member's attempts, in the order they are to be told. */
export function authPlans(db: Db, random: Random): Plan[] {
  const now = db.now();
  const twins = [10, 11].flatMap((id) => db.members.get(id) ?? []);
  const others = [...db.members.values()].filter((member) => !twins.includes(member));
  const old = others.filter(({ createdAt }) => msOf(createdAt) < now - 2 * DAY);
  const plans = known(random.shuffle(old.filter(({ kycLevel }) => kycLevel > 0)), random);
  const basic = plans
    .filter(
      ({ member }) =>
        member.kycLevel === 1 && member.status === MemberStatus.normal && member.id > STORY_MEMBERS,
    )
    .values();
  const strangers = random
    .shuffle(old.filter(({ kycLevel, status }) => kycLevel === 0 && status === MemberStatus.normal))
    .map((member): Plan => ({ member, attempts: [] }))
    .values();

  const take = (from: Iterator<Plan>, ...attempts: Attempt[]) => {
    const plan = from.next().value;
    if (!plan) throw new RangeError('Too few members for the authentications');
    plan.attempts.push(...attempts);
    if (!plans.includes(plan)) plans.push(plan);
  };
  for (let n = 0; n < REJECTED_ADVANCED; n++)
    take(basic, { level: 2, status: AuthStatus.rejected, reason: random.pick(REASONS) });
  for (let n = 0; n < REJECTED_BASIC; n++)
    take(strangers, {
      level: 1,
      status: AuthStatus.rejected,
      reason: random.pick(['noMismatch', 'nameMismatch', 'expired']),
    });
  for (const reason of FOR_GOOD) take(strangers, { level: 1, status: AuthStatus.rejectedForGood, reason });
  for (let n = 0; n < 4; n++) take(strangers, { level: 1, status: AuthStatus.revoked });

  const advanced = plans.filter(({ member }) => member.kycLevel === 2).slice(-5);
  // Some approvals fall into the last hours.
  for (const [index, { attempts }] of advanced.entries()) {
    const last = attempts.at(-1);
    if (last) last.at = now - (200 + index * 31) * MINUTE;
  }

  const docNo = idCardNo(SHARED_BIRTHDAY, random);
  for (const [index, member] of twins.entries()) {
    const given = { id: member.id, docNo, birthday: SHARED_BIRTHDAY, docType: 1 };
    plans.push({
      member,
      attempts: [{ level: 1, status: AuthStatus.pending, at: now - (2 + index * 17) * MINUTE, given }],
    });
  }
  for (const [index, attempt] of WAITING.entries())
    take(attempt.level === 2 ? basic : strangers, {
      ...attempt,
      status: AuthStatus.pending,
      at: now - (2 + (index + 2) * 17) * MINUTE,
    });
  const recent = others.filter((member) => !old.includes(member) && member.kycLevel > 0);
  return [...plans, ...recent.map((member): Plan => ({ member, attempts: approvals(member) }))];
}
