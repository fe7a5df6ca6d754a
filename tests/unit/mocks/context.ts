import { can, scopeOf } from '#mocks/core/access';
import type { Db } from '#mocks/core/db';
import type { Context } from '#mocks/core/http';
import { Refusal } from '#mocks/core/refusal';
import type { User } from '#mocks/core/systemRows';

/** A seeded user. @throws Error without one */
export function userOf(db: Db, userName: string): User {
  const user = [...db.users.values()].find((one) => one.userName === userName);
  if (!user) throw new Error(`nobody is called ${userName}`);
  return user;
}

/** What a call of this user knows, without a request. */
export function contextOf(db: Db, userName: string): Context<unknown> {
  const user = userOf(db, userName);
  return {
    db,
    user,
    input: undefined,
    lang: 'en',
    ip: '',
    token: undefined,
    userAgent: '',
    can: (path) => can(db, user, path),
    inScope: scopeOf(db, user),
    note: () => undefined,
    noteRecord: () => undefined,
  };
}

/** The code something is refused with; 0 when it is done. */
export function codeOf(run: () => unknown): number {
  try {
    run();
    return 0;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
