import { Menu } from 'antd';
import { useMemo } from 'react';
import { useLanguage } from '@/i18n';
import { useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { followLink } from '../base/open';
import { highlightOf, topPathOf } from './ancestry';
import { menuItems } from './menuItems';
import styles from './TopMenu.module.css';

interface Props {
  tree: Entry[];
  entry: Entry | null;
  /** Draw the first level only; the deeper ones are in the vertical menu. */
  split: boolean;
}

/** The horizontal menu. Entries that do not fit are moved into a menu under "…". */
export function TopMenu({ tree, entry, split }: Props) {
  const language = useLanguage();
  const flat = useRoutes((state) => state.flat);
  const items = useMemo(
    () => menuItems(split ? tree.map((top) => ({ ...top, children: [] })) : tree, language),
    [tree, split, language],
  );
  const selected = split ? topPathOf(entry) : highlightOf(entry, flat);

  return (
    <Menu
      className={styles.menu}
      mode="horizontal"
      items={items}
      selectedKeys={selected === null ? [] : [selected]}
      onClick={({ key, domEvent }) => {
        const chosen = flat.find(({ path }) => path === key);
        if (chosen) followLink(domEvent, chosen);
      }}
    />
  );
}
