import { submitAuth } from '../store';
import type { AuthRow, NewAuth } from '../store';
import type { Db } from '../../core/db';
import type { Random } from '../../core/random';
import type { Member } from '../../core/rows';
import { DAY, HOUR, MINUTE, msOf, stampOf } from '../../core/time';
import { authPlans } from './authPlans';
import type { Attempt } from './authPlans';
import { idCardNo, realNameOf } from '../../core/seeds/people';
import { recordDecision } from '../../core/seeds/world';

type Identity = Pick<NewAuth, 'realName' | 'countryCode' | 'docType' | 'docNo' | 'birthday' | 'docExpireAt'>;

const two = (n: number) => String(n).padStart(2, '0');

function identityOf({ countryCode }: Member, now: number, random: Random): Identity {
  const birthday = `${random.int(1962, 2004)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
  const chinese = countryCode === 'CN';
  return {
    realName: realNameOf(countryCode, random),
    countryCode,
    docType: chinese ? 1 : 2,
    docNo: chinese ? idCardNo(birthday, random) : `E${random.int(10_000_000, 99_999_999)}`,
    birthday,
    docExpireAt: stampOf(now + random.int(200, 3000) * DAY).slice(0, 10),
  };
}

/** What a machine reads from the pictures of level 2; something else where the reason says so. */
function readingOf({ realName, docNo }: Identity, reason: string | undefined, random: Random) {
  const at = docNo.length - 6;
  const wrongNo = docNo.slice(0, at) + String((Number(docNo[at]) + 5) % 10) + docNo.slice(at + 1);
  return {
    ocrName: reason === 'nameMismatch' ? `${realName.slice(0, -1)}文` : realName,
    ocrNo: reason === 'noMismatch' ? wrongNo : docNo,
    faceScore: reason === 'faceMismatch' ? random.int(38, 69) : random.int(78, 99),
  };
}

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
