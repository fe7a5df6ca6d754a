import { createContext, useMemo, useRef } from 'react';

/** Which rows of a table are chosen, and what its check boxes do. */
export interface Chosen {
  keys: ReadonlySet<string>;
  /** Keys of all rows, in order. */
  all: readonly string[];
  /** Chooses a row or takes it back; `upTo`: with all rows between it and the one that was chosen last. */
  toggle(key: string, upTo: boolean): void;
  /** Chooses all rows, or takes all back when they are. */
  toggleAll(): void;
}

/** Rows and check boxes ask it by themselves, so that the table is not drawn again when one is chosen. */
export const ChosenRows = createContext<Chosen>({
  keys: new Set(),
  all: [],
  toggle: () => {},
  toggleAll: () => {},
});

/** These keys chosen too; taken back when all of them were. */
function toggled(chosen: ReadonlySet<string>, keys: readonly string[]): string[] {
  if (keys.some((key) => !chosen.has(key))) return [...new Set([...chosen, ...keys])];
  const back = new Set(keys);
  return [...chosen].filter((key) => !back.has(key));
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
  return useMemo(() => {
    const keys = new Set(chosen);
    const between = (from: string, to: string): readonly string[] => {
      const [first = 0, end = 0] = [all.indexOf(from), all.indexOf(to)].toSorted((a, b) => a - b);
      return first < 0 ? [to] : all.slice(first, end + 1);
    };
    return {
      keys,
      all,
      toggle: (key, upTo) => {
        const meant = upTo && keys.size > 0 && last.current !== null ? between(last.current, key) : [key];
        const next = toggled(keys, meant);
        last.current = next.includes(key) ? key : null;
        onChange(next);
      },
      toggleAll: () => {
        last.current = null;
        onChange(toggled(keys, all));
      },
    };
  }, [chosen, all, onChange]);
}
