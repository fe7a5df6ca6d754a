import { accountHours } from './config/coreSettings';
import { setting } from './config/setting';
import type { Db } from './db';
import type { Context } from './http';
import { Refusal } from './refusal';
import type { User } from './systemRows';
import { HOUR, msOf } from './time';

/** True while a user signs in with what another operator has set: password, authenticator, phone or e-mail. */
const isSetLately = (db: Db, { accessAt }: User): boolean =>
  accessAt !== null && db.now() - msOf(accessAt) < setting(db, accountHours) * HOUR;

/** Users who are linked by what was set lately, in either direction. */
function linksOf(db: Db): Map<string, string[]> {
  const links = new Map<string, string[]>();
  const link = (from: string, to: string) => links.set(from, [...(links.get(from) ?? []), to]);
  for (const user of db.users.values()) {
    if (!user.accessBy || !isSetLately(db, user)) continue;
    link(user.userName, user.accessBy);
    link(user.accessBy, user.userName);
  }
  return links;
}

/**
 * True for two users of whom one could be the other: who has set what a colleague signs in with can act as that colleague,
 * so that for a while the two of them count as one person, and so do all whose sign-in one operator has set.
 */
export function isSamePerson(db: Db, one: string, other: string): boolean {
  if (one === other) return true;
  const links = linksOf(db);
  const seen = new Set([one]);
  // A set is gone through with what is added meanwhile.
  for (const name of seen) for (const next of links.get(name) ?? []) seen.add(next);
  return seen.has(other);
}

/** Whoever decides is not the one who asked. @throws Refusal 40903 */
export function mustBeAnother({ db, user }: Pick<Context<unknown>, 'db' | 'user'>, maker: string): void {
  if (maker === user.userName) throw new Refusal(40903);
  if (maker !== '' && isSamePerson(db, maker, user.userName))
    throw new Refusal(40903, { because: 'sameAccount', who: maker, hours: setting(db, accountHours) });
}

/** Remembers that an operator has set what a user signs in with. */
export function noteAccess({ db, user: operator }: Pick<Context<unknown>, 'db' | 'user'>, user: User): void {
  if (operator.id === user.id) return;
  user.accessBy = operator.userName;
  user.accessAt = db.stamp();
}
