import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './login.module.css';

/** Ids of a tab and of its panel, which refer to each other. */
export const tabId = (name: string): string => `login-tab-${name}`;
export const panelId = (name: string): string => `login-panel-${name}`;

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with the keyboard handling of the ARIA pattern: one tab stop, and arrow keys that move and select. */
export function TabBar<Name extends string>({
  label,
  tabs,
  chosen,
  choose,
}: {
  label: string;
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  choose: (name: Name) => void;
}) {
  const bar = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = tabs[MOVES[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.name);
    bar.current?.querySelector<HTMLElement>(`#${tabId(next.name)}`)?.focus();
  };

  return (
    <div ref={bar} className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map(({ name, label: words }) => (
        <button
          key={name}
          type="button"
          id={tabId(name)}
          className={styles.tab}
          role="tab"
          aria-selected={name === chosen}
          aria-controls={panelId(name)}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => choose(name)}
          onKeyDown={move}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
