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
  /** The bar's one tab stop. */
  stop: boolean;
}

/**
 * One tag: dot or icon, title, refresh, close, as far as its style shows them. It has no handlers of its
 * own: the row hears for all of them, so that 200 tags cost little.
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
