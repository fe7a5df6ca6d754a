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
    if (!isSetLately(db, user)) continue;
    for (const name of user.accessBy) {
      link(user.userName, name);
      link(name, user.userName);
    }
  }
  return links;
}

/** Names of all users that count as one person with a user, who is among them. */
function personOf(db: Db, userName: string): Set<string> {
  const links = linksOf(db);
  const names = new Set([userName]);
  // A set is gone through with what is added meanwhile.
  for (const name of names) for (const next of links.get(name) ?? []) names.add(next);
  return names;
}

/**
 * True for two users of whom one could be the other: who has set what a colleague signs in with can act as that colleague,
 * so that for a while the two of them count as one person, and so do all whose sign-in one operator has set.
 */
export const isSamePerson = (db: Db, one: string, other: string): boolean =>
  one === other || personOf(db, one).has(other);

/** Whoever decides is not the one who asked. @throws Refusal 40903 */
export function mustBeAnother({ db, user }: Pick<Context<unknown>, 'db' | 'user'>, maker: string): void {
  if (maker === user.userName) throw new Refusal(40903);
  if (maker !== '' && isSamePerson(db, maker, user.userName))
    throw new Refusal(40903, { because: 'sameAccount', who: maker, hours: setting(db, accountHours) });
}

/** Remembers who has set what a user signs in with: all that the operator counts as, since any of them may be deleted. */
export function noteAccess({ db, user: operator }: Pick<Context<unknown>, 'db' | 'user'>, user: User): void {
  if (operator.id === user.id) return;
  user.accessBy = [...personOf(db, operator.userName)];
  user.accessAt = db.stamp();
}
