import type { LoginFault, UserType } from '../../src/contract/risk/loginError';
import { UserType as Types } from '../../src/contract/risk/loginError';
import type { Db } from '../core/db';
import { lookup } from '../core/lookup';
import { memberLockEnd } from '../core/memberLocks';
import { lockOf } from '../core/signInLocks';
import type { User } from '../core/systemRows';

/** A stored sign-in that failed. */
export interface LoginErrorRow {
  id: number;
  userType: UserType;
  /** As it was typed; it travels masked. */
  account: string;
  memberId: number | null;
  /** The operator; `null` for a member, and for nobody's account. */
  userId: number | null;
  errorType: LoginFault;
  ip: string;
  device: string;
  failCount: number;
  lockedUntil: string | null;
  createdAt: string;
}

declare module '../core/tables' {
  interface Tables {
    /** The oldest first. */
    loginErrors: LoginErrorRow[];
  }
}

type Account = Pick<LoginErrorRow, 'userType' | 'account'>;

const keyOf = ({ userType, account }: Account): string => `${userType} ${account.toLowerCase()}`;

const byAccount = lookup((row: LoginErrorRow) => [keyOf(row)]);

/** The failures of an account, the oldest first. */
export const errorsOf = (db: Db, account: Account): readonly LoginErrorRow[] =>
  byAccount(db.loginErrors, keyOf(account));

/** The operator whose account it is. */
export const userOfError = (db: Db, { userId }: LoginErrorRow): User | undefined => db.users.get(userId ?? 0);

/** True while the account cannot sign in because of wrong passwords or codes. */
export function isLocked(db: Db, row: LoginErrorRow): boolean {
  if (row.userType === Types.member) return memberLockEnd(db, row.account) > 0;
  const user = userOfError(db, row);
  return user !== undefined && lockOf(db, user) !== undefined;
}
