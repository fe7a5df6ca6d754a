import type { MenuProps } from 'antd';
import type { Language } from '@/i18n';
import { titleText } from '@/kernel/title';
import type { Entry } from '@/stores/routes';
import { MenuIcon } from '../MenuIcon';

type Items = NonNullable<MenuProps['items']>;

/** Entries as antd's menu wants them; keys are paths. A directory without visible children is a leaf. */
export function menuItems(tree: readonly Entry[], language: Language): Items {
  return tree.map((entry) => {
    const label = titleText(entry.title, language);
    const item = { key: entry.path, icon: <MenuIcon name={entry.icon} />, label, title: label };
    return entry.children.length === 0 ? item : { ...item, children: menuItems(entry.children, language) };
  });
}
