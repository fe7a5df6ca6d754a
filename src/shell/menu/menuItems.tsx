import type { MenuProps } from 'antd';
import type { Language } from '@/i18n';
import { titleText } from '@/kernel/title';
import type { Entry } from '@/stores/routes';
import { MenuIcon } from '../base/MenuIcon';
import { linkTo } from '../base/open';

type Items = NonNullable<MenuProps['items']>;

/** Entries as antd's menu wants them; keys are paths. A directory without visible children is a leaf. */
export function menuItems(tree: readonly Entry[], language: Language): Items {
  return tree.map((entry) => {
    const title = titleText(entry.title, language);
    const item = { key: entry.path, icon: <MenuIcon name={entry.icon} />, title };
    if (entry.children.length > 0)
      return { ...item, label: title, children: menuItems(entry.children, language) };
    // The item itself takes the focus.
    const link = (
      <a href={linkTo(entry)} rel="noopener noreferrer" draggable={false} tabIndex={-1}>
        {title}
      </a>
    );
    return { ...item, label: link };
  });
}
