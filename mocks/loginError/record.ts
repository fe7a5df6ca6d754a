import { UserType } from '../../src/contract/risk/loginError';
import type { Db } from '../core/db';
import type { Events } from '../core/events';
import '../core/signInFailure';
import { rowsOf } from '../core/lookup';
import { HOUR, msOf, stampOf } from '../core/time';
import { errorsOf } from './rows';

/** When whose account it is signed in last; empty for never. */
function lastSuccess(db: Db, { userType, ownerId }: Events['signIn.failed']): string {
  if (ownerId === null) return '';
  if (userType === UserType.staff) return db.users.get(ownerId)?.lastLoginTime ?? '';
  return rowsOf(db.memberSignIns, ownerId).findLast(({ ok }) => ok === 1)?.at ?? '';
}

/** How many failures make a row with this one: those since the last success, with no day's pause. */
function inARow(db: Db, failure: Events['signIn.failed']): number {
  const last = errorsOf(db, failure).at(-1);
  const isOver =
    !last || db.now() - msOf(last.createdAt) > 24 * HOUR || last.createdAt < lastSuccess(db, failure);
  return isOver ? 1 : last.failCount + 1;
}

/** Puts a sign-in that failed on record. */
export function recordFailure(db: Db, failure: Events['signIn.failed']): void {
  const { userType, account, ownerId, errorType, ip, device, lockedUntil } = failure;
  db.loginErrors.push({
    id: db.nextId('loginError'),
    userType,
    account,
    memberId: userType === UserType.member ? ownerId : null,
    userId: userType === UserType.staff ? ownerId : null,
    errorType,
    ip,
    device,
    failCount: inARow(db, failure),
    lockedUntil: lockedUntil > 0 ? stampOf(lockedUntil) : null,
    createdAt: db.stamp(),
  });
}

/** An account is free before its time: until then it was locked. */
export function recordFreed(db: Db, account: Events['signIn.freed']): void {
  const now = db.stamp();
  for (const row of errorsOf(db, account))
    if (row.lockedUntil !== null && row.lockedUntil > now) row.lockedUntil = now;
}
