import { memo } from 'react';
import type { Tag } from '@/stores/tags';
import type { TagsStyle } from '@/stores/themeTypes';
import { MenuIcon } from '../base/MenuIcon';
import styles from './TagItem.module.css';

interface Props {
  tag: Tag;
  title: string;
  style: TagsStyle;
  icons: boolean;
  active: boolean;
  /** True for the one tag of the bar that is a tab stop. */
  stop: boolean;
}

/**
 * One tag: dot or icon, title, refresh and close buttons, as far as the style of the tags shows them. It has
 * no event handlers; the row handles the events of all tags, so that 200 tags stay cheap.
 */
export const TagItem = memo(function TagItem({ tag, title, style, icons, active, stop }: Props) {
  const plain = style !== 'tags-style-five';
  const closable = !tag.pinned && (active || style !== 'tags-style-one');
  return (
    <div
      role="tab"
      data-key={tag.key}
      data-style={style}
      data-pinned={tag.pinned}
      className={styles.tag}
      title={title}
      aria-selected={active}
      aria-haspopup="menu"
      aria-keyshortcuts={tag.pinned ? 'Shift+F10' : 'Shift+F10 Delete'}
      tabIndex={stop ? 0 : -1}
    >
      {active && plain && <span className={styles.dot} aria-hidden />}
      {icons && !(active && plain) && <MenuIcon name={tag.icon} />}
      <span className={styles.title}>{title}</span>
      {active && plain && <span className={styles.refresh} data-act="refresh" aria-hidden />}
      {closable && <span className={styles.close} data-act="close" aria-hidden />}
    </div>
  );
});
