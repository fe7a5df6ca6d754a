import type { MenuProps } from 'antd';
import type { Language } from '@/i18n/languages';
import { titleText } from '@/kernel/title';
import type { Entry } from '@/stores/routes';
import { MenuIcon } from '../base/MenuIcon';
import { linkTo } from '../base/open';

type Items = NonNullable<MenuProps['items']>;

/**
 * Menu entries as items of antd's menu, with paths as keys. A directory without visible children becomes a
 * leaf.
 */
export function menuItems(tree: readonly Entry[], language: Language): Items {
  return tree.map((entry) => {
    const title = titleText(entry.title, language);
    const item = { key: entry.path, icon: <MenuIcon name={entry.icon} />, title };
    if (entry.children.length > 0)
      return { ...item, label: title, children: menuItems(entry.children, language) };
    // The link is not a tab stop of its own, because the menu item takes the focus.
    const link = (
      <a href={linkTo(entry)} rel="noopener noreferrer" draggable={false} tabIndex={-1}>
        {title}
      </a>
    );
    return { ...item, label: link };
  });
}
