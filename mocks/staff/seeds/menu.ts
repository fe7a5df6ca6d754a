import { pathsIn } from '../../../src/contract/rights/paths';
import { MenuType } from '../../../src/contract/system/menu';
import { SITE } from '../../core/access';
import type { Db } from '../../core/db';
import type { MenuRow } from '../../core/systemRows';
import { titleOf } from '../../core/menuTitle';
import { buttonPaths } from '../../core/named';
import type { MenuEntry } from '../../core/named';
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
  };
};

function pageOf(db: Db, source: string, [zh = '', en = '', tw = '']: string[]): MenuRow {
  const [id, pid, type, path = '', component = '', icon = '', name = '', flags = ''] = source.split(' ');
  return {
    ...baseOf(db),
    id: Number(id),
    pid: Number(pid),
    menuName: `menu.${id}`,
    type: type === '0' ? MenuType.directory : MenuType.page,
    path,
    component: KNOWN_COMPONENTS[component] ?? component,
    title: [zh, en, tw],
    icon,
    name: SITE + name,
    weigh: 0,
    isHide: flags.includes('hide'),
    isKeepAlive: flags.includes('keep'),
    isLink: component === 'link',
    linkUrl: component === 'link' ? GUIDE : '',
  };
}

function buttonsOf(db: Db, page: MenuRow, paths: readonly string[]): MenuRow[] {
  return paths.map((path, index) => {
    const title = verbTexts(db.areas, path);
    return {
      ...baseOf(db),
      id: page.id * 100 + index + 1,
      pid: page.id,
      type: MenuType.button,
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

/** A page, and the paths of its buttons. */
type Branch = readonly [page: MenuRow, buttons: readonly string[]];

/** The page of an entry that an area declares. @throws Error for a directory that the menu does not have */
function declaredPage(
  db: Db,
  tree: readonly Branch[],
  { id, directory, contract, icon, title }: MenuEntry,
): MenuRow {
  const parent = tree.find(([page]) => page.id === directory)?.[0];
  if (!parent) throw new Error(`${contract.name}: the menu has no directory ${directory}`);
  return {
    ...baseOf(db),
    id,
    pid: directory,
    type: MenuType.page,
    menuName: titleOf(title),
    title,
    path: `${parent.path}/${contract.name}`,
    component: contract.view ?? '',
    icon,
    name: SITE + contract.calls.list.path,
    weigh: 0,
    isHide: false,
    isKeepAlive: true,
    isLink: false,
    linkUrl: '',
  };
}

/** The tree with an entry behind those of its directory that have smaller numbers. */
function grown(db: Db, tree: readonly Branch[], entry: MenuEntry): Branch[] {
  const { id, directory, contract } = entry;
  const before = tree.findLastIndex(
    ([page]) => page.id === directory || (page.pid === directory && page.id < id),
  );
  const branch: Branch = [declaredPage(db, tree, entry), buttonPaths(contract)];
  return tree.toSpliced(before + 1, 0, branch);
}

/** The whole menu, buttons included: the tree, and what areas bring along. An id never changes. */
export function seedMenu(db: Db): void {
  const written = menuTree
    .trim()
    .split('\n')
    .map((line): Branch => {
      const [source = '', zh = '', en = '', tw = '', buttons = ''] = line.split(' | ');
      return [pageOf(db, source, [zh, en, tw]), pathsIn(buttons)];
    });
  const declared = db.areas.flatMap(({ menu = [] }) => menu);
  const tree = declared.reduce<readonly Branch[]>((now, entry) => grown(db, now, entry), written);
  for (const [index, [page, buttons]] of tree.entries()) {
    page.weigh = (index + 1) * 10;
    db.menus.push(page, ...buttonsOf(db, page, buttons));
  }
}
