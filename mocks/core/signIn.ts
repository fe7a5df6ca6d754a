import { LoginStatus } from '../../src/contract/system/loginLog';
import type { SignIn } from '@/api/types';
import { isActive } from './access';
import { lockedRefusal } from './attempts';
import type { Db } from './db';
import type { OpenContext } from './http';
import { Refusal, wordings } from './refusal';
import { addressRefusesUntil, countFailure, forgetHere, passes, refusedUntil } from './signInLocks';
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

/**
 * Opens a session for the user that `find` returns, and writes a log-in line whether it succeeds or fails.
 * @param proven true when the code of the authenticator was given already
 * @throws Refusal 40015 while the sign-in asks for more; then there is no line yet
 */
export function signInAs(
  context: OpenContext<unknown>,
  name: string,
  module: string,
  find: () => User,
  proven = false,
): SignIn {
  try {
    const user = find();
    const answer = openOrAsk(context, user, module, proven);
    log(context, user.userName, module);
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.code !== 40015) log(context, name, module, error);
    throw error;
  }
}
