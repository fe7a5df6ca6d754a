import type { ReviewKind } from '@/contract/shell/review';
import type { Db } from '../db';
import { msOf } from '../time';

interface Dated {
  id: number;
  createdAt: string;
}

/** Notes that a record has come into another state. */
export const enterState = (db: Db, kind: ReviewKind, { id }: Pick<Dated, 'id'>): void =>
  void db.stateSince.set(`${kind} ${id}`, db.now());

/** Since when a record is in its state, in milliseconds; for a seeded one since the clock began to run. */
export const inStateSince = (db: Db, kind: ReviewKind, { id, createdAt }: Dated): number =>
  db.stateSince.get(`${kind} ${id}`) ?? Math.max(msOf(createdAt), db.startedAt);
