import { Menu } from 'antd';
import { useMemo, useRef } from 'react';
import { useLanguage } from '@/i18n';
import { useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { useTheme } from '@/stores/theme';
import { followLink } from '../base/open';
import { highlightOf, sizeOf } from './ancestry';
import { menuItems } from './menuItems';
import { useInView } from './useInView';
import { useOpenKeys } from './useOpenKeys';
import styles from './SideMenu.module.css';

/** With more entries than this, opening all directories at once would be slow. */
const MANY = 300;

interface Props {
  /** The entries to draw, without hidden ones. */
  tree: Entry[];
  entry: Entry | null;
  collapsed: boolean;
  /** Called after an entry has been opened. */
  onOpened?: () => void;
}

export function SideMenu({ tree, entry, collapsed, onOpened }: Props) {
  const language = useLanguage();
  const flat = useRoutes((state) => state.flat);
  const accordion = useTheme((theme) => theme.isUniqueOpened);
  const unique = useMemo(() => accordion || sizeOf(tree) > MANY, [accordion, tree]);
  const { open, onOpenChange } = useOpenKeys(entry, flat, unique);
  const items = useMemo(() => menuItems(tree, language), [tree, language]);
  const selected = useMemo(() => highlightOf(entry, flat), [entry, flat]);

  const box = useRef<HTMLDivElement>(null);
  useInView(box, selected);

  return (
    <div ref={box}>
      <Menu
        className={styles.menu}
        mode="inline"
        items={items}
        inlineCollapsed={collapsed}
        inlineIndent={16}
        selectedKeys={selected === null ? [] : [selected]}
        // In the collapsed menu, directories open on hover, which antd keeps track of by itself.
        {...(collapsed ? {} : { openKeys: open, onOpenChange })}
        onClick={({ key, domEvent }) => {
          const chosen = flat.find(({ path }) => path === key);
          if (chosen) followLink(domEvent, chosen);
          onOpened?.();
        }}
      />
    </div>
  );
}
