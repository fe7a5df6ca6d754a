import type { Id } from '@/contract/field/brands';

/** Records of one queue in the order they were shown, and which of them is on screen. */
export interface QueueCursor {
  ids: readonly Id[];
  /** Index into `ids`; outside the array if nothing is shown. */
  at: number;
}

export const START: QueueCursor = { ids: [], at: -1 };

/** The record on screen. */
export const current = ({ ids, at }: QueueCursor): Id | null => ids[at] ?? null;

/** Shows another record, after all that were shown before; the one on screen is not shown twice. */
export function show(cursor: QueueCursor, id: Id): QueueCursor {
  return current(cursor) === id ? cursor : { ids: [...cursor.ids, id], at: cursor.ids.length };
}

/** Moves behind the last record; the operator can still go back. */
export const finish = ({ ids }: QueueCursor): QueueCursor => ({ ids, at: ids.length });

export const back = ({ ids, at }: QueueCursor): QueueCursor => ({ ids, at: Math.max(0, at - 1) });

/** Moves forward among the records that were shown already; `null` at their end. */
export const forward = ({ ids, at }: QueueCursor): QueueCursor | null =>
  at < ids.length - 1 ? { ids, at: at + 1 } : null;
