import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { useLanguage, useT } from '@/i18n';
import type { Active } from '@/kernel/active';
import { titleText } from '@/kernel/title';
import { useTags } from '@/stores/tags';
import { useTheme } from '@/stores/theme';
import { useTabScroll } from '@/ui/base/useTabScroll';
import { movedTo } from '@/ui/keys/rowKeys';
import { onDemand } from '@/ui/load/onDemand';
import { TagItem } from './TagItem';
import type { MenuPlace } from './TagMenu';
import { actAt, keyAt, tagElement } from './tagElement';
import { actOnTag, showTag } from './tagActions';
import type { TagAction } from './tagRules';
import { useTagSort } from './useTagSort';
import styles from './TagsView.module.css';

/** Loaded with the first one that is asked for. */
const TagMenu = onDemand(() => import('./TagMenu').then((module) => module.TagMenu));

const asksMenu = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** The open screens as a row of tags with one tab stop. Arrow keys move between tags, Delete closes one. */
export function TagsView({ active }: { active: Active }) {
  const t = useT();
  const language = useLanguage();
  const list = useTags((state) => state.list);
  const style = useTheme((theme) => theme.tagsStyle);
  const icons = useTheme((theme) => theme.isTagsviewIcon);
  const activeKey = active.kind === 'screen' ? active.tag.key : '';
  const row = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  useTabScroll(row, activeKey, list.length);
  useTagSort(row);

  const known = (key: string | null) => list.some((tag) => tag.key === key);
  const stop = [focus, activeKey].find(known) ?? list[0]?.key;
  const focusTag = (key: string | undefined) => tagElement(row.current, key ?? '')?.focus();

  /** Closing a tag moves the focus to the next one, or to the previous one if there is none. */
  const act = async (action: TagAction, key: string) => {
    const index = list.findIndex((tag) => tag.key === key);
    await actOnTag(action, key);
    const left = useTags.getState().list;
    const near = [...list.slice(index), ...list.slice(0, index).reverse()];
    focusTag(near.find((tag) => left.some((other) => other.key === tag.key))?.key);
  };

  const on = (react: (key: string) => void) => (event: SyntheticEvent) => {
    const key = keyAt(event.target);
    if (key !== null) react(key);
  };

  const clicked = (event: MouseEvent) => {
    on((key) => {
      const action = actAt(event.target);
      void (action === null ? showTag(key) : actOnTag(action, key));
    })(event);
  };

  const pressed = (event: KeyboardEvent) => {
    const key = keyAt(event.target);
    const index = list.findIndex((tag) => tag.key === key);
    if (key === null || index < 0) return;
    const to = movedTo(event.key, index, list.length);
    if (to !== null) focusTag(list[to]?.key);
    else if (event.key === 'Enter' || event.key === ' ') void showTag(key);
    else if (event.key === 'Delete') void act('close', key);
    else if (asksMenu(event)) {
      const box = tagElement(row.current, key)?.getBoundingClientRect();
      setMenu({ key, x: box?.left ?? 0, y: box?.bottom ?? 0 });
    } else return;
    event.preventDefault();
  };

  return (
    <section className={styles.bar} data-style={style} aria-label={t('tagsView.label')}>
      <div
        className={styles.row}
        ref={row}
        role="tablist"
        tabIndex={-1}
        aria-label={t('tagsView.label')}
        onClick={clicked}
        onKeyDown={pressed}
        onFocus={on(setFocus)}
        onAuxClick={(event) => {
          if (event.button === 1) on((key) => void actOnTag('close', key))(event);
        }}
        // Prevents the browser's own scrolling with the middle button, which closes a tag here.
        onMouseDown={(event) => {
          if (event.button === 1) event.preventDefault();
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          on((key) => setMenu({ key, x: event.clientX, y: event.clientY }))(event);
        }}
      >
        {list.map((tag) => (
          <TagItem
            key={tag.key}
            tag={tag}
            title={titleText(tag.title, language)}
            style={style}
            icons={icons}
            active={tag.key === activeKey}
            stop={tag.key === stop}
          />
        ))}
      </div>
      {menu ? (
        <TagMenu
          place={menu}
          onChoose={(action, key) => void act(action, key)}
          onClose={(key) => {
            setMenu(null);
            focusTag(key);
          }}
        />
      ) : null}
    </section>
  );
}
