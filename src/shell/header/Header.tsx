import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useT } from '@/i18n';
import type { Active } from '@/kernel/active';
import type { Entry } from '@/stores/routes';
import { setTheme, useTheme } from '@/stores/theme';
import type { LayoutName } from '@/stores/themeTypes';
import { Logo } from '../base/Logo';
import { TopMenu } from '../menu/TopMenu';
import { Crumbs } from './Crumbs';
import { Tool } from './Tool';
import { Tools } from './Tools';
import styles from './Header.module.css';

interface Props {
  active: Active;
  layout: LayoutName;
  tree: Entry[];
  split: boolean;
  /** Opens the menu drawer; only given in narrow windows. */
  onOpenMenu: (() => void) | null;
}

function MenuTool({ onOpenMenu }: Pick<Props, 'onOpenMenu'>) {
  const t = useT();
  const collapsed = useTheme((theme) => theme.isCollapse);
  if (onOpenMenu)
    return <Tool label={t('shell.openMenu')} icon={<MenuOutlined aria-hidden />} onClick={onOpenMenu} />;
  return (
    <Tool
      label={collapsed ? t('shell.expand') : t('shell.collapse')}
      icon={collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
      onClick={() => setTheme({ isCollapse: !collapsed })}
    />
  );
}

/** The top bar: collapse button and breadcrumb, or logo and horizontal menu, with the tools at the right. */
export function Header({ active, layout, tree, split, onOpenMenu }: Props) {
  const hasLogo = useTheme((theme) => theme.isShowLogo);
  const hasCrumbs = useTheme((theme) => theme.isBreadcrumb);
  const entry = active.kind === 'screen' ? active.entry : null;
  const wide = layout === 'classic' || layout === 'transverse';
  const hasMenu = layout === 'transverse' || split;

  return (
    <header className={styles.header}>
      {wide && hasLogo && <Logo inert={layout === 'transverse'} />}
      {!wide && <MenuTool onOpenMenu={onOpenMenu} />}
      {!wide && hasCrumbs && <Crumbs active={active} />}
      {hasMenu ? <TopNav tree={tree} entry={entry} split={split} /> : <div className={styles.gap} />}
      <Tools />
    </header>
  );
}

function TopNav(props: { tree: Entry[]; entry: Entry | null; split: boolean }) {
  const t = useT();
  return (
    <nav className={styles.nav} aria-label={t('shell.topMenu')}>
      <TopMenu {...props} />
    </nav>
  );
}
