import { IpScope } from '../../src/contract/risk/ipRule';
import { LoginFault, UserType } from '../../src/contract/risk/loginError';
import { LoginStatus } from '../../src/contract/system/loginLog';
import type { SignIn } from '@/api/types';
import { isActive } from './access';
import { lockedRefusal } from './attempts';
import type { Db } from './db';
import { emit } from './events';
import type { OpenContext } from './http';
import { mustBeAdmitted } from './ipRules';
import { Refusal, wordings } from './refusal';
import type { RefusalCode } from './refusal';
import { addressRefusesUntil, countFailure, forgetHere, passes, refusedUntil } from './signInLocks';
import './signInFailure';
import { openOrAsk } from './signInSteps';
import type { User } from './systemRows';
import { browserOf, systemOf } from './userAgent';

/**
 * Name and password of the log-in form, sent from an address. While the address is locked every failure is worded as
 * its lock, so that an answer tells neither which names are real nor which of them are known there.
 * @throws Refusal 40011 for either being wrong (not telling which), 40012, 40013
 */
export function checkPassword(db: Db, userName: string, password: string, ip: string): User {
  const user = [...db.users.values()].find((item) => item.userName === userName);
  const knock = { name: userName, ip, user };
  const mustBeOpen = (until: number) => {
    if (until > 0) throw lockedRefusal(db, 40013, until);
  };
  mustBeOpen(refusedUntil(db, knock));
  if (user?.password !== password || !passes(db, knock)) {
    countFailure(db, knock);
    mustBeOpen(Math.max(refusedUntil(db, knock), addressRefusesUntil(db, knock)));
    throw new Refusal(40011);
  }
  forgetHere(db, knock);
  mustBeActive(user);
  return user;
}

/** @throws Refusal 40012 */
export function mustBeActive(user: User): void {
  if (!isActive(user)) throw new Refusal(40012);
}

function log(context: OpenContext<unknown>, loginName: string, module: string, refusal?: Refusal): void {
  const { db, ip, userAgent } = context;
  db.loginLogs.push({
    id: db.nextId('loginLog'),
    loginName: loginName.slice(0, 32),
    ipaddr: ip,
    browser: browserOf(userAgent),
    os: systemOf(userAgent),
    module,
    status: refusal ? LoginStatus.failed : LoginStatus.done,
    msg: refusal ? wordings(refusal) : ['', '', ''],
    loginTime: db.stamp(),
  });
}

/** What each refusal is recorded as; a captcha, and a code in a text message, are one thing. */
const FAULTS: Partial<Record<RefusalCode, LoginFault>> = {
  40010: LoginFault.captcha,
  40011: LoginFault.password,
  40012: LoginFault.frozen,
  40013: LoginFault.tooMany,
  40014: LoginFault.captcha,
  40016: LoginFault.code,
  40018: LoginFault.address,
  40302: LoginFault.tooMany,
};

function record({ db, ip, userAgent }: OpenContext<unknown>, account: string, { code }: Refusal): void {
  const fault = FAULTS[code];
  if (fault === undefined) return;
  const user = [...db.users.values()].find((one) => one.userName === account || one.mobile === account);
  const knock = { name: account, ip, user };
  const isName = fault !== LoginFault.captcha && fault !== LoginFault.address;
  emit(db, 'signIn.failed', {
    userType: UserType.staff,
    account: account.slice(0, 32),
    ownerId: user?.id ?? null,
    errorType: fault === LoginFault.password && !user ? LoginFault.unknown : fault,
    ip,
    device: [browserOf(userAgent), systemOf(userAgent)].filter(Boolean).join(' / '),
    lockedUntil: isName ? refusedUntil(db, knock) : 0,
  });
}

/**
 * Opens a session for the user that `find` returns, and writes a log-in line whether it succeeds or fails.
 * @param proven true when the code of the authenticator was given already
 * @throws Refusal 40018 where a rule refuses the address, 40015 while the sign-in asks for more; then there is no line yet
 */
export function signInAs(
  context: OpenContext<unknown>,
  name: string,
  module: string,
  find: () => User,
  proven = false,
): SignIn {
  try {
    mustBeAdmitted(context.db, context.ip, IpScope.console);
    const user = find();
    const answer = openOrAsk(context, user, module, proven);
    log(context, user.userName, module);
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.code !== 40015) {
      log(context, name, module, error);
      record(context, name, error);
    }
    throw error;
  }
}
