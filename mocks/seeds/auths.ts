import type { Db } from '../db';
import { deck } from '../random';
import type { AuthRow, Member } from '../rows';
import { DAY, HOUR, MINUTE, compactDay, msOf, stampOf } from '../time';
import { idCardNo, realNameOf } from './people';
import { recordDecision } from './world';

/** One card number in two requests. */
const SHARED_BIRTHDAY = '1991-04-12';

const REJECTS = ['blurry', 'cropped', 'screenshot', 'nameMismatch', 'faceMismatch', 'expired'];

function authOf(db: Db, member: Member, at: number, given: Partial<AuthRow>): AuthRow {
  const random = db.random('auth');
  const id = db.nextId('auth');
  const created = stampOf(at);
  const birthday = `${random.int(1962, 2004)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
  const chinese = member.countryCode === 'CN';
  return {
    id,
    version: 1,
    createdAt: created,
    updatedAt: created,
    createdBy: '',
    updatedBy: '',
    remark: '',
    authNo: `KY${compactDay(at)}${String(id).padStart(8, '0')}`,
    memberId: member.id,
    authLevel: Math.max(member.kycLevel, 1),
    realName: realNameOf(member.countryCode, random),
    countryCode: member.countryCode,
    docType: chinese ? 1 : 2,
    docNo: chinese ? idCardNo(birthday, random) : `E${random.int(10_000_000, 99_999_999)}`,
    birthday,
    docExpireAt: stampOf(at + random.int(200, 3000) * DAY).slice(0, 10),
    faceScore: random.int(72, 99),
    submitCount: 1,
    rejectCodes: [],
    status: 1,
    claimBy: '',
    claimUntil: null,
    reviewerName: '',
    reviewedAt: null,
    reviewRemark: '',
    ...given,
  };
}

function reviewed(db: Db, row: AuthRow, status: number, at: number): void {
  const random = db.random('auth');
  row.status = status;
  row.updatedAt = stampOf(at);
  if (status === 5) return;
  row.reviewerName = random.pick(['risk001', 'risk002', 'service01', 'service02']);
  row.reviewedAt = row.updatedAt;
  if (status === 3) row.rejectCodes = [random.pick(REJECTS)];
  if (status === 4) row.rejectCodes = ['forged'];
  recordDecision(db, {
    kind: 'auth',
    id: row.id,
    orderNo: row.authNo,
    at,
    who: row.reviewerName,
    result: status === 2 || status === 6 ? 'approve' : 'reject',
    rejectCode: row.rejectCodes[0],
  });
}

/** 290 requests; eleven of them wait, two of those with one document number. */
export function seedAuths(db: Db): void {
  const random = db.random('auth');
  const now = db.now();
  const all = [...db.members.values()].filter((member) => member.status === 1);
  const known = random.shuffle(all.filter((member) => member.kycLevel > 0 && member.id > 11));
  const unknown = random.shuffle(
    all.filter((member) => member.kycLevel === 0 && member.id !== 10 && member.id !== 11),
  );
  const put = (row: AuthRow) => db.auths.set(row.id, row);

  for (const member of known.slice(0, 203)) {
    const at = Math.min(msOf(member.createdAt) + random.int(1, 2000) * MINUTE, now - 3 * HOUR);
    const row = authOf(db, member, at, {});
    reviewed(db, row, 2, at + random.int(3, 120) * MINUTE);
    put(row);
  }
  for (const [index, status] of deck(random, [
    [3, 49],
    [4, 6],
    [5, 17],
    [6, 4],
  ]).entries()) {
    const member = unknown[index % unknown.length];
    if (!member) break;
    const at = Math.min(msOf(member.createdAt) + random.int(1, 3000) * MINUTE, now - 3 * HOUR);
    const row = authOf(db, member, at, { faceScore: random.int(35, 90) });
    reviewed(db, row, status, at + random.int(3, 120) * MINUTE);
    put(row);
  }
  const docNo = idCardNo(SHARED_BIRTHDAY, random);
  const twins = [10, 11].flatMap((id) => db.members.get(id) ?? []);
  const waiting = [...twins, ...unknown.slice(0, 9)];
  for (const [index, member] of waiting.entries()) {
    const at = now - (2 + index * 17) * MINUTE;
    put(
      authOf(
        db,
        member,
        at,
        index < 2 ? { docNo, birthday: SHARED_BIRTHDAY, docType: 1, authLevel: 1 } : { authLevel: 1 },
      ),
    );
  }
}
