import type { Resource as Described } from '@/contract/resource';
import type { Db } from './db';

/** What is known of a list without its rows. */
export type ListContract = Pick<Described, 'name' | 'view' | 'row' | 'filters' | 'dates' | 'sorts' | 'calls'>;

const lists = new WeakMap<Db, Map<string, ListContract>>();

/** Remembers a list that the backend answers. */
export function noteList(db: Db, contract: ListContract): void {
  const known = lists.get(db) ?? new Map<string, ListContract>();
  lists.set(db, known.set(contract.name, contract));
}

/** The list of a resource; `undefined` for a name that no list has. */
export const listOf = (db: Db, name: string): ListContract | undefined => lists.get(db)?.get(name);

/** The list that a page shows; `undefined` for a page that is none. */
export const listAt = (db: Db, view: string): ListContract | undefined =>
  [...(lists.get(db)?.values() ?? [])].find((list) => list.view === view);
