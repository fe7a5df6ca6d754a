import { Drawer } from 'antd';
import { useT } from '@/i18n';
import type { Entry } from '@/stores/routes';
import { SideMenu } from '../menu/SideMenu';
import { Logo } from '../base/Logo';
import styles from './MenuDrawer.module.css';

interface Props {
  tree: Entry[];
  entry: Entry | null;
  open: boolean;
  onClose: () => void;
}

/** The menu of narrow windows, a drawer that is closed at first. */
export function MenuDrawer({ tree, entry, open, onClose }: Props) {
  const t = useT();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={220}
      closable={false}
      aria-label={t('shell.menu')}
      classNames={{ section: styles.section, body: styles.body }}
    >
      <nav aria-label={t('shell.menu')}>
        <Logo inert />
        <SideMenu tree={tree} entry={entry} collapsed={false} onOpened={onClose} />
      </nav>
    </Drawer>
  );
}
