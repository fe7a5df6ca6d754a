import { useT } from '@/i18n';
import type { Entry } from '@/stores/routes';
import { useTheme } from '@/stores/theme';
import type { LayoutName } from '@/stores/themeTypes';
import { SideMenu } from '../menu/SideMenu';
import type { Hover } from '../menu/usePreview';
import { Logo } from '../base/Logo';
import styles from './Sider.module.css';

interface Props {
  tree: Entry[];
  entry: Entry | null;
  layout: LayoutName;
  preview: string | null;
  hover: Hover;
}

/** The side bar. Collapsed it shows icons only; in the columns layout it disappears. */
export function Sider({ tree, entry, layout, preview, hover }: Props) {
  const t = useT();
  const collapsed = useTheme((theme) => theme.isCollapse);
  const hasLogo = useTheme((theme) => theme.isShowLogo);
  const gone = collapsed && layout === 'columns' && preview === null;
  const pointer = layout === 'columns' ? { onPointerEnter: hover.stay, onPointerLeave: hover.leave } : {};

  if (gone) return null;
  return (
    <nav
      className={styles.sider}
      data-collapsed={collapsed && layout !== 'columns'}
      data-floating={collapsed && layout === 'columns'}
      aria-label={t('shell.menu')}
      {...pointer}
    >
      {hasLogo && layout !== 'classic' && <Logo small={collapsed && layout === 'defaults'} />}
      <div className={styles.scroll}>
        <SideMenu tree={tree} entry={entry} collapsed={collapsed && layout !== 'columns'} />
      </div>
    </nav>
  );
}
