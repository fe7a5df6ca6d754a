import type { Context } from '../../core/http';
import type { PendingItem } from '../../core/pending';
import { ascending } from '../../core/order';

/** What of a member's waits, of the kinds this operator may list, the oldest first. */
export const pendingOf = ({ db, can }: Context<unknown>, memberId: number): PendingItem[] =>
  db.areas
    .flatMap(({ pending }) => (pending && can(pending.list) ? pending.of(db, memberId) : []))
    .sort(ascending(({ createdAt }) => createdAt));
