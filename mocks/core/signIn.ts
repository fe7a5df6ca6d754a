import type { SignIn } from '@/api/types';
import { isActive } from './access';
import { countMistake, forgetMistakes, lockedFor } from './attempts';
import type { AttemptRule } from './attempts';
import { lockMinutes, maxErrors } from './config/coreSettings';
import { setting } from './config/setting';
import type { Db } from './db';
import type { OpenContext } from './http';
import { Refusal, wordings } from './refusal';
import { openOrAsk } from './signInSteps';
import type { User } from './systemRows';
import { HOUR, MINUTE } from './time';
import { browserOf, systemOf } from './userAgent';

const hereKey = (name: string, ip: string): string => `logIn ${name} at ${ip}`;

/**
 * What the mistakes of a log-in are counted by. Five of them lock the name at this address alone, so that strangers
 * cannot lock an operator out. Guessing at many names from one address, and at one name from many addresses, is
 * slowed down; the latter does not concern the address that the operator last signed in from.
 */
function logInRules(db: Db, name: string, ip: string, user?: User): [key: string, rule: AttemptRule][] {
  const lock = setting(db, lockMinutes) * MINUTE;
  const tries = setting(db, maxErrors);
  const rules: [string, AttemptRule][] = [
    [hereKey(name, ip), { within: 15 * MINUTE, tries, lock }],
    [`logIn at ${ip}`, { within: HOUR, tries: 20, lock }],
  ];
  if (user?.lastLoginIp !== ip)
    rules.push([`logIn ${name}`, { within: 15 * MINUTE, tries: 20, lock: MINUTE }]);
  return rules;
}

/**
 * Name and password of the log-in form, sent from an address.
 * @throws Refusal 40011 for either being wrong (not telling which), 40012, 40013
 */
export function checkPassword(db: Db, userName: string, password: string, ip: string): User {
  const user = [...db.users.values()].find((item) => item.userName === userName);
  const name = userName.toLowerCase();
  const rules = logInRules(db, name, ip, user);
  const mustBeOpen = () => {
    const left = Math.max(...rules.map(([key, rule]) => lockedFor(db, key, rule)));
    if (left > 0) throw new Refusal(40013, { n: Math.ceil(left / MINUTE) });
  };
  mustBeOpen();
  if (user?.password !== password) {
    for (const [key, rule] of rules) countMistake(db, key, rule);
    mustBeOpen();
    throw new Refusal(40011);
  }
  forgetMistakes(db, hereKey(name, ip));
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
    status: refusal ? 0 : 1,
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
