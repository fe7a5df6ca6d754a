import { useLanguage, useT } from '@/i18n';
import { titleText } from '@/kernel/title';
import type { Entry } from '@/stores/routes';
import { useTheme } from '@/stores/theme';
import { MenuIcon } from '../base/MenuIcon';
import { followLink, linkTo } from '../base/open';
import { topPathOf } from './ancestry';
import type { Hover } from './usePreview';
import styles from './IconColumn.module.css';

interface Props {
  tree: Entry[];
  entry: Entry | null;
  preview: string | null;
  hover: Hover;
}

/** The first level of the columns layout. Hovering over an entry shows its children in the second column. */
export function IconColumn({ tree, entry, preview, hover }: Props) {
  const t = useT();
  const language = useLanguage();
  const style = useTheme((theme) => theme.columnsAsideStyle);
  const arrangement = useTheme((theme) => theme.columnsAsideLayout);
  const active = topPathOf(entry);

  return (
    <nav
      className={styles.column}
      data-style={style}
      data-arrangement={arrangement}
      aria-label={t('shell.columnsMenu')}
      onPointerLeave={hover.leave}
    >
      {tree.map((item) => {
        const title = titleText(item.title, language);
        const isActive = item.path === active;
        return (
          <a
            key={item.path}
            href={linkTo(item)}
            rel="noopener noreferrer"
            draggable={false}
            className={styles.cell}
            title={title}
            aria-current={isActive ? 'true' : undefined}
            data-preview={item.path === preview}
            onPointerEnter={() => hover.show(item.path)}
            onClick={(event) => followLink(event, item)}
          >
            <MenuIcon name={item.icon} />
            <span className={styles.title}>{title}</span>
          </a>
        );
      })}
    </nav>
  );
}
