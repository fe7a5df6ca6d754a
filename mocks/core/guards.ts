import type { Db } from './db';

declare module './area' {
  interface Area {
    /** Permissions that its calls ask for besides their own, where more is needed for some records. */
    alsoGuards?: readonly string[];
  }
}

/** Calls by the permission that they ask for, as each backend has registered them. */
const guards = new WeakMap<Db, Map<string, Set<string>>>();

/** Remembers that a call asks for one of these permissions. */
export function guard(db: Db, path: string, permissions: readonly string[]): void {
  const known = guards.get(db) ?? new Map<string, Set<string>>();
  guards.set(db, known);
  for (const permission of permissions) {
    const calls = known.get(permission) ?? new Set();
    known.set(permission, calls.add(path));
  }
}

/** What asks for a permission, itself a path below the site: paths of calls; none for a name that guards nothing. */
export function guardedBy(db: Db, permission: string): string[] {
  const calls = [...(guards.get(db)?.get(permission) ?? [])];
  return db.areas.some(({ alsoGuards }) => alsoGuards?.includes(permission)) ? [...calls, permission] : calls;
}
