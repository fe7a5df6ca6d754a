import { LoginFault, UserType } from '../../src/contract/risk/loginError';
import { IpScope } from '../../src/contract/risk/ipRule';
import { countMistake, forgetMistakes, lockEnd } from './attempts';
import type { Db } from './db';
import { emit } from './events';
import { blockByItself } from './ipRules';
import type { Member, MemberSession } from './rows';
import { addressRule, hereRule } from './signInLocks';
import './signInFailure';
import type { AttemptKey } from './systemRows';

const accountKey = (account: string): AttemptKey => ['member', account.toLowerCase()];
const addressKey = (ip: string): AttemptKey => ['members at address', ip];

/** Until when a member's account is locked, in milliseconds; 0 when it is not. */
export const memberLockEnd = (db: Db, account: string): number => lockEnd(db, accountKey(account));

/** Forgets the mistakes of an account, and its lock. */
export function freeMember(db: Db, account: string): void {
  forgetMistakes(db, accountKey(account));
  emit(db, 'signIn.freed', { userType: UserType.member, account });
}

/** Ends the count after a right password. */
export const forgetMember = (db: Db, { account }: Member): void => forgetMistakes(db, accountKey(account));

type Place = Pick<MemberSession, 'ip' | 'device'>;

/** Puts a failed sign-in of a member, or of nobody, on record; a wrong password counts towards the locks. */
export function failMember(
  db: Db,
  account: string,
  ownerId: number | null,
  errorType: LoginFault,
  { ip, device }: Place,
): void {
  const isGuess = errorType === LoginFault.password || errorType === LoginFault.unknown;
  if (isGuess) {
    countMistake(db, accountKey(account), hereRule(db));
    countMistake(db, addressKey(ip), addressRule(db));
  }
  const lockedUntil = memberLockEnd(db, account);
  emit(db, 'signIn.failed', {
    userType: UserType.member,
    account,
    ownerId,
    errorType,
    ip,
    device,
    lockedUntil,
  });
  if (isGuess && lockEnd(db, addressKey(ip)) > 0) blockByItself(db, ip, IpScope.members);
}
