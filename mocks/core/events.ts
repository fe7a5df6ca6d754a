import type { Db } from './db';

/** What may happen on the platform, with what is told of it. Areas add theirs by declaration merging. */
export interface Events {}

declare module './area' {
  interface Area {
    /** What it does about events, its own or other areas'. */
    on?: { readonly [Name in keyof Events]?: (db: Db, event: Events[Name]) => void };
  }
}

/**
 * Tells every area that listens, in the order of their list, that something has happened. What they do about it is
 * part of it: it is done when this returns, and what it throws is thrown.
 */
export function emit<Name extends keyof Events>(db: Db, name: Name, event: Events[Name]): void {
  for (const { on } of db.areas) on?.[name]?.(db, event);
}
