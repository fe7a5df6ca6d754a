/** Records of one queue in the order they were shown, and which of them is on screen. */
export interface Walk {
  ids: readonly number[];
  /** Index into `ids`; outside of it when nothing is shown. */
  at: number;
}

export const START: Walk = { ids: [], at: -1 };

/** The record on screen. */
export const current = ({ ids, at }: Walk): number | null => ids[at] ?? null;

/** Shows another record, after all that were shown before; the one on screen is not shown twice. */
export function show(walk: Walk, id: number): Walk {
  return current(walk) === id ? walk : { ids: [...walk.ids, id], at: walk.ids.length };
}

/** Nothing is left; what was shown can still be gone back to. */
export const finish = ({ ids }: Walk): Walk => ({ ids, at: ids.length });

export const back = ({ ids, at }: Walk): Walk => ({ ids, at: Math.max(0, at - 1) });

/** One forward in what was shown already; `null` at its end. */
export const forward = ({ ids, at }: Walk): Walk | null => (at < ids.length - 1 ? { ids, at: at + 1 } : null);
