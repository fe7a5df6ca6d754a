import { MemberStatus } from '../../src/contract/member/memberFlow';
import { AuthStatus } from '../../src/contract/member/authFlow';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { comes, presentAs } from '../core/memberSessions';
import type { Random } from '../core/random';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { identityOf, readingOf } from './papers';
import type { Identity } from './papers';
import { submitAuth } from './store';

/** What is wrong with the pictures of one member in eight. */
const FLAWS = ['nameMismatch', 'noMismatch', 'faceMismatch'];

/** The document a member handed in before; a new one for a member who never did. */
function papersOf(db: Db, memberId: number): Identity | undefined {
  const last = rowsOf(db.auths, memberId).at(-1);
  if (!last) return undefined;
  const { realName, countryCode, docType, docNo, birthday, docExpireAt } = last;
  return { realName, countryCode, docType, docNo, birthday, docExpireAt };
}

/** A member hands in a document for the next level, or does so again. */
function handIn(db: Db, random: Random): boolean {
  const waits = new Set(
    [...db.auths.values()].flatMap(({ memberId, status }) =>
      status === AuthStatus.pending ? [memberId] : [],
    ),
  );
  const again = random.chance(0.03);
  const member = someone(
    db.members.values(),
    random,
    ({ id, status, canLogin, kycLevel }) =>
      status === MemberStatus.normal && canLogin === 1 && kycLevel < 2 && waits.has(id) === again,
  );
  if (!member) return false;
  const session = presentAs(db, member, random);
  const papers = papersOf(db, member.id) ?? identityOf(member, db.now(), random);
  const authLevel = member.kycLevel === 0 ? 1 : 2;
  const flaw = random.chance(1 / 8) ? random.pick(FLAWS) : undefined;
  const reading = authLevel === 2 ? readingOf(papers, flaw, random) : {};
  submitAuth(db, db.now(), { memberId: member.id, authLevel, ...papers, ...reading });
  comes(db, session, 'kyc');
  return true;
}

/** Customers who want to be known. */
export const authVisits: readonly Visit[] = [{ weight: 4, act: handIn }];
