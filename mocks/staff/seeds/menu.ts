import { SITE } from '../../core/access';
import type { Db } from '../../core/db';
import type { MenuRow } from '../../core/systemRows';
import { menuTree } from './menuTree';
import { verbTexts } from './verbs';

/** Where the hidden external entry leads. */
const API_DOCS = 'https://docs.example.com/console-api';

const KNOWN_COMPONENTS: Record<string, string> = {
  parent: 'layout/routerView/parent',
  link: 'layout/routerView/link',
};

function pageOf(source: string, [zh = '', en = '', tw = '']: string[], index: number): MenuRow {
  const [id, pid, type, path = '', component = '', icon = '', name = '', flags = ''] = source.split(' ');
  return {
    id: Number(id),
    pid: Number(pid),
    type: type === '0' ? 0 : 1,
    path,
    component: KNOWN_COMPONENTS[component] ?? component,
    title: [zh, en, tw],
    icon,
    name: SITE + name,
    weigh: (index + 1) * 10,
    isHide: flags.includes('hide'),
    isKeepAlive: flags.includes('keep'),
    isLink: component === 'link' ? API_DOCS : '',
  };
}

function buttonsOf(page: MenuRow, buttons: string): MenuRow[] {
  if (!buttons) return [];
  const paths = buttons.split('; ').flatMap((group) => {
    const [prefix = '', verbs = ''] = group.split(': ');
    return verbs.split(' ').map((verb) => prefix + verb);
  });
  return paths.map((path, index) => ({
    id: page.id * 100 + index + 1,
    pid: page.id,
    type: 2,
    path: '',
    component: '',
    title: verbTexts(path.slice(path.lastIndexOf('/') + 1)),
    icon: '',
    name: SITE + path,
    weigh: (index + 1) * 10,
    isHide: false,
    isKeepAlive: false,
    isLink: '',
  }));
}

/** The whole menu tree, buttons included; an id never changes. */
export function seedMenu(db: Db): void {
  for (const [index, line] of menuTree.trim().split('\n').entries()) {
    const [source = '', ...titles] = line.split(' | ');
    const page = pageOf(source, titles, index);
    db.menus.push(page, ...buttonsOf(page, titles[3] ?? ''));
  }
}
