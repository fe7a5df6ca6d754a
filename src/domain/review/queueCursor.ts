import type { Id } from '@/contract/field/brands';

/** Records of one queue in the order they were shown, and which of them is on screen. */
export interface QueueCursor {
  ids: readonly Id[];
  /** Index into `ids`; outside of it when nothing is shown. */
  at: number;
}

export const START: QueueCursor = { ids: [], at: -1 };

/** The record on screen. */
export const current = ({ ids, at }: QueueCursor): Id | null => ids[at] ?? null;

/** Shows another record, after all that were shown before; the one on screen is not shown twice. */
export function show(cursor: QueueCursor, id: Id): QueueCursor {
  return current(cursor) === id ? cursor : { ids: [...cursor.ids, id], at: cursor.ids.length };
}

/** Nothing is left; what was shown can still be gone back to. */
export const finish = ({ ids }: QueueCursor): QueueCursor => ({ ids, at: ids.length });

export const back = ({ ids, at }: QueueCursor): QueueCursor => ({ ids, at: Math.max(0, at - 1) });

/** One forward in what was shown already; `null` at its end. */
export const forward = ({ ids, at }: QueueCursor): QueueCursor | null =>
  at < ids.length - 1 ? { ids, at: at + 1 } : null;
