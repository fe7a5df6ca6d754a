import { useState } from 'react';
import type { Entry } from '@/stores/routes';

/**
 * The open directories after one was opened; with the unique-open setting, only those of the branch that
 * contains it.
 */
export function nextOpen(
  now: readonly string[],
  next: readonly string[],
  flat: readonly Entry[],
  unique: boolean,
): string[] {
  const opened = next.find((key) => !now.includes(key));
  if (!unique || opened === undefined) return [...next];
  const parents = flat.find(({ path }) => path === opened)?.parents ?? [];
  return next.filter((key) => key === opened || parents.includes(key));
}

/** Open directories of a menu. The branch of the current screen opens by itself. */
export function useOpenKeys(entry: Entry | null, flat: readonly Entry[], unique: boolean) {
  const [open, setOpen] = useState<string[]>(entry?.parents ?? []);
  const [shown, setShown] = useState(entry);
  if (shown !== entry) {
    setShown(entry);
    if (entry && entry.parents.some((path) => !open.includes(path))) {
      setOpen(unique ? entry.parents : [...new Set([...open, ...entry.parents])]);
    }
  }
  return { open, onOpenChange: (next: string[]) => setOpen(nextOpen(open, next, flat, unique)) };
}
