import type { PendingCounts } from '@/api/types';
import { recordOf } from '@/lib/record';
import { safeStorage } from '@/lib/storage';
import { useSession } from '@/stores/session';
import { countOf } from './kinds';
import type { Kind } from './kinds';
import { stateOf } from './rules';
import type { Closing } from './rules';

const storage = safeStorage('local');

const storageKey = () => `console.reminders.closed.${useSession.getState().user?.id ?? '0'}` as const;

const readAll = () => recordOf(storage.read(storageKey()));

/** When the operator closed the warning of a kind, and what was waiting then; `null` if it was not closed. */
export function closingOf(id: Kind['id']): Closing | null {
  const { at, newest, count } = recordOf(readAll()[id]);
  if (typeof at !== 'number' || typeof newest !== 'string') return null;
  return { at, newest, count: typeof count === 'number' ? count : null };
}

/**
 * Notes that the operator closed warnings, for all browser tabs and beyond a reload.
 * @param totals what waits, if it is known
 */
export function noteClosing(ids: readonly Kind['id'][], totals: PendingCounts | undefined): void {
  const closed = ids.map((id) => [id, { at: Date.now(), ...stateOf(totals, id) }]);
  storage.write(storageKey(), { ...readAll(), ...Object.fromEntries(closed) });
}

/**
 * Follows what waits, so that the next record is seen as new: a kind of which nothing waits is no longer closed, and
 * of one that has become fewer the smaller number counts.
 * @param flags answer with a 0 for each kind of which nothing waits
 */
export function followClosings(
  ids: readonly Kind['id'][],
  flags: PendingCounts,
  totals: PendingCounts | undefined,
): void {
  for (const id of ids) {
    const closing = closingOf(id);
    if (closing === null) continue;
    const { count } = stateOf(totals, id);
    const { [id]: _, ...others } = readAll();
    if (countOf(flags, id) === 0) storage.write(storageKey(), others);
    else if (count !== null && closing.count !== null && count < closing.count)
      storage.write(storageKey(), { ...others, [id]: { ...closing, count } });
  }
}
