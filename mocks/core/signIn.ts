import type { SignIn } from '@/api/types';
import { openSession } from './access';
import type { Db } from './db';
import type { OpenContext } from './http';
import { userMenusOf } from './menus';
import { Refusal, wording } from './refusal';
import type { User } from './systemRows';
import { MINUTE } from './time';

/** How many wrong passwords are allowed, and how long the account is locked after them. */
interface GuardRule {
  within: number;
  tries: number;
  lock: number;
}

/** State of one guard; old mistakes are forgotten. */
function guardOf(db: Db, key: string, rule: GuardRule) {
  const guard = db.guards.get(key) ?? { wrong: [], lockedUntil: 0 };
  guard.wrong = guard.wrong.filter((at) => db.now() - at < rule.within);
  db.guards.set(key, guard);
  return guard;
}

/** True while the guard is shut. */
const isLocked = (db: Db, key: string, rule: GuardRule): boolean =>
  guardOf(db, key, rule).lockedUntil > db.now();

/** Counts a mistake. @returns true when that was the last one allowed */
function mistake(db: Db, key: string, rule: GuardRule): boolean {
  const guard = guardOf(db, key, rule);
  guard.wrong.push(db.now());
  if (guard.wrong.length < rule.tries) return false;
  guard.wrong = [];
  guard.lockedUntil = db.now() + rule.lock;
  return true;
}

const STEP_UP: GuardRule = { within: 15 * MINUTE, tries: 5, lock: 15 * MINUTE };

/**
 * The operator's own password once more.
 * @throws Refusal 40301 when wrong, 40302 from the fifth mistake in 15 minutes on, for 15 minutes
 */
export function stepUp(db: Db, user: User, password: string): void {
  const key = `stepUp ${user.id}`;
  if (isLocked(db, key, STEP_UP)) throw new Refusal(40302);
  if (password === user.password) {
    guardOf(db, key, STEP_UP).wrong = [];
    return;
  }
  throw new Refusal(mistake(db, key, STEP_UP) ? 40302 : 40301);
}

function logInRule(db: Db): GuardRule {
  const lock = Number(db.config.get('login.lockMinutes') ?? 30) * MINUTE;
  return { within: lock, tries: Number(db.config.get('login.maxErrors') ?? 5), lock };
}

/**
 * Name and password of the log-in form.
 * @throws Refusal 40011 for either being wrong (not telling which), 40012, 40013
 */
export function checkPassword(db: Db, userName: string, password: string): User {
  const rule = logInRule(db);
  const key = `logIn ${userName.toLowerCase()}`;
  const locked = () => new Refusal(40013, { n: rule.lock / MINUTE });
  if (isLocked(db, key, rule)) throw locked();
  const user = [...db.users.values()].find((item) => item.userName === userName);
  if (user?.password !== password) throw mistake(db, key, rule) ? locked() : new Refusal(40011);
  db.guards.delete(key);
  mustBeActive(user);
  return user;
}

/** @throws Refusal 40012 */
export function mustBeActive(user: User): void {
  if (user.userStatus !== 1) throw new Refusal(40012);
}

const browserOf = (agent: string): string =>
  /Edg|Firefox|Chrome|Safari/.exec(agent)?.[0].replace('Edg', 'Edge') ?? '';
const systemOf = (agent: string): string => /Windows|Mac OS|Android|iPhone|Linux/.exec(agent)?.[0] ?? '';

function log(context: OpenContext<unknown>, loginName: string, module: string, refusal?: Refusal): void {
  const { db, ip, userAgent } = context;
  db.loginLogs.push({
    infoId: db.nextId('loginLog'),
    loginName: loginName.slice(0, 32),
    ipaddr: ip,
    browser: browserOf(userAgent),
    os: systemOf(userAgent),
    module,
    status: refusal ? 0 : 1,
    msg: refusal ? wording(refusal, 'zh-cn') : '登录成功',
    loginTime: db.stamp(),
  });
}

/** Opens a session for the user that `find` returns, and writes a log-in line whether it succeeds or fails. */
export function signInAs(
  context: OpenContext<unknown>,
  name: string,
  module: string,
  find: () => User,
): SignIn {
  const { db, ip } = context;
  try {
    const user = find();
    const { token, since } = openSession(db, user, ip);
    log(context, user.userName, module);
    return { token, ...userMenusOf(db, user, since) };
  } catch (error) {
    if (error instanceof Refusal) log(context, name, module, error);
    throw error;
  }
}
