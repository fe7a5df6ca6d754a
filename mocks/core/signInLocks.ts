import { IpScope } from '../../src/contract/risk/ipRule';
import { UserType } from '../../src/contract/risk/loginError';
import { countMistake, forgetMistakes, lockEnd, mistakes } from './attempts';
import type { AttemptRule } from './attempts';
import { lockMinutes, maxErrors } from './config/coreSettings';
import { setting } from './config/setting';
import type { Db } from './db';
import { emit } from './events';
import { codeKey } from './googleCode';
import { blockByItself } from './ipRules';
import './signInFailure';
import type { AttemptKey, User } from './systemRows';
import { HOUR, MINUTE } from './time';

/** Who tries to sign in, and from where; without a user for a name that is none's. */
export interface Knock {
  name: string;
  ip: string;
  user: User | undefined;
}

const nameOf = (name: string): string => name.toLowerCase();

const hereKey = (name: string, ip: string): AttemptKey => ['name at address', nameOf(name), ip];
const anywhereKey = (name: string): AttemptKey => ['name', nameOf(name)];
const addressKey = (ip: string): AttemptKey => ['address', ip];

/** How many wrong passwords an account takes. */
export const hereRule = (db: Db): AttemptRule => ({
  within: 15 * MINUTE,
  tries: setting(db, maxErrors),
  lock: setting(db, lockMinutes) * MINUTE,
});

/** How many wrong passwords an address takes. */
export const addressRule = (db: Db): AttemptRule => ({
  within: HOUR,
  tries: 20,
  lock: setting(db, lockMinutes) * MINUTE,
});

const anywhereRule: AttemptRule = { within: 15 * MINUTE, tries: 20, lock: MINUTE };

/** True where the operator last signed in from there, or was unlocked there: others' mistakes are not theirs. */
const isKnownHere = (db: Db, { name, ip, user }: Knock): boolean =>
  user !== undefined && (user.lastLoginIp === ip || (db.spared.get(nameOf(name))?.get(ip) ?? 0) > db.now());

/**
 * Until when a sign-in is refused, whatever the password; 0 when it is not. The lock of an address is none of these:
 * it lets a right password through where the operator is known.
 */
export const refusedUntil = (db: Db, knock: Knock): number =>
  Math.max(
    lockEnd(db, hereKey(knock.name, knock.ip)),
    isKnownHere(db, knock) ? 0 : lockEnd(db, anywhereKey(knock.name)),
  );

/** Until when the address refuses all whom it does not know; 0 when it does not. */
export const addressRefusesUntil = (db: Db, { ip }: Pick<Knock, 'ip'>): number => lockEnd(db, addressKey(ip));

/** True for a right password that counts all the same while the address is locked. */
export const passes = (db: Db, knock: Knock): boolean =>
  isKnownHere(db, knock) || addressRefusesUntil(db, knock) === 0;

/**
 * Counts a sign-in that failed: by name and address, by address, and by name. Names that are none's are counted like all
 * others, so that answers do not tell them apart.
 */
export function countFailure(db: Db, knock: Knock): void {
  const { name, ip } = knock;
  // One moment for all locks that it leads to: of those that end together the own one is told.
  const now = db.now();
  countMistake(db, hereKey(name, ip), hereRule(db), now);
  if (addressRefusesUntil(db, knock) === 0) countMistake(db, addressKey(ip), addressRule(db), now);
  if (!isKnownHere(db, knock)) countMistake(db, anywhereKey(name), anywhereRule, now);
  if (addressRefusesUntil(db, knock) > 0) blockByItself(db, ip, IpScope.console);
}

/** Ends the count of a name at an address, after a right password. */
export const forgetHere = (db: Db, { name, ip }: Knock): void => forgetMistakes(db, hereKey(name, ip));

/** Addresses at which the user's name was tried wrongly. */
const placesOf = (db: Db, { userName }: User): string[] =>
  [...db.attempts.values()].flatMap(({ key: [what, name, ip = ''] }) =>
    what === 'name at address' && name === nameOf(userName) ? [ip] : [],
  );

/** Why a user cannot sign in, as `sys_lock_cause` has it. */
export type LockCause = 'own' | 'address' | 'anywhere' | 'code';

interface Lock {
  cause: LockCause;
  /** Milliseconds; 0 when it is not locked. */
  until: number;
  /** Where it holds; empty for everywhere. */
  ip: string;
}

/** All that may keep a user from signing in at this moment. */
function locksOf(db: Db, user: User): Lock[] {
  const places = placesOf(db, user).flatMap((ip): Lock[] => {
    const knock = { name: user.userName, ip, user };
    const address = isKnownHere(db, knock) ? 0 : addressRefusesUntil(db, knock);
    return [
      { cause: 'own', until: lockEnd(db, hereKey(user.userName, ip)), ip },
      { cause: 'address', until: address, ip },
    ];
  });
  return [
    ...places,
    { cause: 'anywhere', until: lockEnd(db, anywhereKey(user.userName)), ip: '' },
    { cause: 'code', until: lockEnd(db, codeKey(user)), ip: '' },
  ];
}

/** The lock that lasts longest; `undefined` for a user who can sign in everywhere. */
export const lockOf = (db: Db, user: User): Lock | undefined =>
  locksOf(db, user)
    .filter(({ until }) => until > 0)
    .toSorted((one, other) => other.until - one.until)[0];

/** Wrong passwords of a name that count at this moment, wherever they were typed. */
export const failuresOf = (db: Db, user: User): number =>
  placesOf(db, user).reduce((sum, ip) => sum + mistakes(db, hereKey(user.userName, ip), hereRule(db)), 0);

/** Lets a user try again at once: forgets the mistakes of the name, and spares it where an address is locked. */
export function freeName(db: Db, user: User): void {
  const places = placesOf(db, user);
  const spared = places.map((ip) => [ip, addressRefusesUntil(db, { ip })] as const);
  db.spared.set(nameOf(user.userName), new Map(spared.filter(([, until]) => until > 0)));
  for (const ip of places) forgetMistakes(db, hereKey(user.userName, ip));
  forgetMistakes(db, anywhereKey(user.userName));
  forgetMistakes(db, codeKey(user));
  emit(db, 'signIn.freed', { userType: UserType.staff, account: user.userName });
}
