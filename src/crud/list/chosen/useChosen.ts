import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

/** Which rows of a table are chosen, and what its check boxes do. The functions stay the same ones. */
export interface Chosen {
  keys: ReadonlySet<string>;
  /** Keys of all rows, in order. */
  all: readonly string[];
  /** Chooses a row or takes it back; `upTo`: with all rows between it and the one that was chosen last. */
  toggle: (key: string, upTo: boolean) => void;
  /** Chooses all rows, or takes all back when they are. */
  toggleAll: () => void;
}

/** These keys chosen too; taken back when all of them were. */
function toggled(chosen: ReadonlySet<string>, keys: readonly string[]): string[] {
  if (keys.some((key) => !chosen.has(key))) return [...new Set([...chosen, ...keys])];
  const back = new Set(keys);
  return [...chosen].filter((key) => !back.has(key));
}

/** All keys from one to another, whichever comes first. */
function between(all: readonly string[], from: string, to: string): readonly string[] {
  const [first = 0, end = 0] = [all.indexOf(from), all.indexOf(to)].toSorted((a, b) => a - b);
  return first < 0 ? [to] : all.slice(first, end + 1);
}

/**
 * What the check boxes of a table show and do.
 * @param chosen keys of the chosen rows
 * @param all keys of all rows, in order
 */
export function useChosen(
  chosen: readonly string[],
  all: readonly string[],
  onChange: (keys: string[]) => void,
): Chosen {
  const last = useRef<string | null>(null);
  const keys = useMemo(() => new Set(chosen), [chosen]);
  const now = useRef({ keys, all, onChange });
  useLayoutEffect(() => {
    now.current = { keys, all, onChange };
  });
  const toggle = useCallback((key: string, upTo: boolean) => {
    const present = now.current;
    const meant =
      upTo && present.keys.size > 0 && last.current !== null
        ? between(present.all, last.current, key)
        : [key];
    const next = toggled(present.keys, meant);
    last.current = next.includes(key) ? key : null;
    present.onChange(next);
  }, []);
  const toggleAll = useCallback(() => {
    last.current = null;
    now.current.onChange(toggled(now.current.keys, now.current.all));
  }, []);
  return useMemo(() => ({ keys, all, toggle, toggleAll }), [keys, all, toggle, toggleAll]);
}
