import type { LoginFault, UserType } from '../../src/contract/risk/loginError';

/** A sign-in that failed. */
export interface SignInFailure {
  userType: UserType;
  /** As it was typed. */
  account: string;
  /** Of the member or the operator whose account it is; `null` for nobody's. */
  ownerId: number | null;
  errorType: LoginFault;
  ip: string;
  device: string;
  /** Until when the account is locked, in milliseconds; 0 when it is not. */
  lockedUntil: number;
}

declare module './events' {
  interface Events {
    'signIn.failed': SignInFailure;
    /** An account can sign in again before its lock is over. */
    'signIn.freed': Pick<SignInFailure, 'userType' | 'account'>;
  }
}
