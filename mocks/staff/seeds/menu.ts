import { SITE } from '../../core/access';
import type { Db } from '../../core/db';
import type { MenuRow } from '../../core/systemRows';
import { titleOf } from '../../core/menuTitle';
import { menuTree } from './menuTree';
import { verbTexts } from './verbs';

/** Where the hidden external entry leads. */
const GUIDE = 'https://docs.example.com/console';

const KNOWN_COMPONENTS: Record<string, string> = {
  parent: 'layout/routerView/parent',
  link: 'layout/routerView/link',
};

/** What every seeded record has in common. */
const baseOf = (db: Db) => {
  const at = db.stamp();
  return {
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: '',
    updatedBy: '',
    remark: '',
    isAffix: false,
    isIframe: false,
    redirect: '',
    isBuiltIn: true,
  };
};

function pageOf(db: Db, source: string, [zh = '', en = '', tw = '']: string[], index: number): MenuRow {
  const [id, pid, type, path = '', component = '', icon = '', name = '', flags = ''] = source.split(' ');
  return {
    ...baseOf(db),
    id: Number(id),
    pid: Number(pid),
    menuName: `menu.${id}`,
    type: type === '0' ? 0 : 1,
    path,
    component: KNOWN_COMPONENTS[component] ?? component,
    title: [zh, en, tw],
    icon,
    name: SITE + name,
    weigh: (index + 1) * 10,
    isHide: flags.includes('hide'),
    isKeepAlive: flags.includes('keep'),
    isLink: component === 'link',
    linkUrl: component === 'link' ? GUIDE : '',
  };
}

function buttonsOf(db: Db, page: MenuRow, buttons: string): MenuRow[] {
  if (!buttons) return [];
  const paths = buttons.split('; ').flatMap((group) => {
    const [prefix = '', verbs = ''] = group.split(': ');
    return verbs.split(' ').map((verb) => prefix + verb);
  });
  return paths.map((path, index) => {
    const title = verbTexts(path.slice(path.lastIndexOf('/') + 1));
    return {
      ...baseOf(db),
      id: page.id * 100 + index + 1,
      pid: page.id,
      type: 2,
      path: '',
      component: '',
      menuName: titleOf(title),
      title,
      icon: '',
      name: SITE + path,
      weigh: (index + 1) * 10,
      isHide: false,
      isKeepAlive: false,
      isLink: false,
      linkUrl: '',
    };
  });
}

/** The whole menu tree, buttons included; an id never changes. */
export function seedMenu(db: Db): void {
  for (const [index, line] of menuTree.trim().split('\n').entries()) {
    const [source = '', ...titles] = line.split(' | ');
    const page = pageOf(db, source, titles, index);
    db.menus.push(page, ...buttonsOf(db, page, titles[3] ?? ''));
  }
}
