import { EllipsisOutlined } from '@ant-design/icons';
import { memo, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useT } from '@/i18n';
import { isEqual } from '@/lib/equal';
import { DropdownMenu } from '@/ui/base/DropdownMenu';
import { useTabScroll } from '@/ui/base/useTabScroll';
import { movedTo } from '@/ui/keys/rowKeys';
import styles from './tabs.module.css';

interface TabRowProps {
  tabs: readonly { key: string; label: string }[];
  /** Key of the active tab; a key of none where none is. */
  active: string;
  /** Always the same function. */
  onChoose: (key: string) => void;
}

/** Share of a tab from which on it counts as seen. */
const SEEN = 0.95;

const NONE: ReadonlySet<string> = new Set();

/** Keys of the tabs that the row has no room for, which the browser tells once it has laid them out. */
function useUnseen(row: RefObject<HTMLElement | null>, tabs: TabRowProps['tabs']): ReadonlySet<string> {
  const [unseen, setUnseen] = useState(NONE);
  useEffect(() => {
    const root = row.current;
    if (!root || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setUnseen((before) => {
          const after = new Set(before);
          for (const { target, intersectionRatio } of entries) {
            const key = target instanceof HTMLElement ? (target.dataset['tab'] ?? '') : '';
            if (intersectionRatio < SEEN) after.add(key);
            else after.delete(key);
          }
          return isEqual([...before], [...after]) ? before : after;
        }),
      { root, threshold: SEEN },
    );
    for (const tab of root.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [row, tabs]);
  return unseen;
}

/** Tabs in one row, which is one tab stop: arrow keys move between them. A menu has those that there is no room for. */
export const TabRow = memo(function TabRow({ tabs, active, onChoose }: TabRowProps) {
  const t = useT();
  const row = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const unseen = useUnseen(row, tabs);
  useTabScroll(row, active, tabs.length);
  const stop = tabs.some(({ key }) => key === active) ? active : tabs[0]?.key;

  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const to = movedTo(event.key, at, tabs.length);
    const tab = to === null ? undefined : row.current?.children[to];
    if (!(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
  };

  return (
    <div className={styles.bar}>
      <div ref={row} role="tablist" className={styles.row}>
        {tabs.map(({ key, label }, at) => (
          <button
            key={key}
            type="button"
            role="tab"
            data-tab={key}
            className={styles.tab}
            aria-selected={key === active}
            tabIndex={key === stop ? 0 : -1}
            onClick={() => onChoose(key)}
            onKeyDown={(event) => move(event, at)}
          >
            {label}
          </button>
        ))}
      </div>
      {unseen.size > 0 ? (
        <DropdownMenu
          opener={more}
          menu={{
            items: tabs.filter(({ key }) => unseen.has(key)),
            onClick: ({ key }) => onChoose(key),
          }}
        >
          <button ref={more} type="button" className={styles.more} aria-label={t('crud.more')}>
            <EllipsisOutlined aria-hidden />
          </button>
        </DropdownMenu>
      ) : null}
    </div>
  );
});
