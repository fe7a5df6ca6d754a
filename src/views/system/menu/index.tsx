import type { RowOf } from '@/contract/resource';
import { MenuType, menu } from '@/contract/system/menu';
import type { menu as resource } from '@/contract/system/menu';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { NONE } from '@/ui/cell/value';
import { found } from './match';
import { useOptions } from '@/crud/cell/useOptions';
import { TagsCell } from '@/ui/cell/TagsCell';
import { screenKit } from '@/domain/kit/screenKit';
import { addBelow, create, edit, generate, remove } from './menuActions';
import { MenuIcon } from '@/shell/base/MenuIcon';
import { NameCell } from './NameCell';
import { ReloadBanner } from './ReloadBanner';
import styles from './menu.module.css';

/** What an entry opens: its view, marked where there is none or more than one, or the address of a link. */
function ComponentCell({ menu }: { menu: RowOf<typeof resource> }) {
  const t = useT();
  const { menuType, isLink, isIframe, linkUrl, component } = menu;
  if (isLink === 1 || isIframe === 1) return <bdi title={linkUrl}>{visibleText(linkUrl)}</bdi>;
  if (menuType !== MenuType.page) return NONE;
  const state = found(component, t);
  return (
    <span className={state.isFound ? undefined : styles.wrong} title={state.text}>
      {visibleText(component)}
    </span>
  );
}

/** The names of roles. */
function RolesCell({ ids }: { ids: readonly string[] }) {
  const { options } = useOptions('role');
  const names = new Map(options.map(({ key, value }) => [key, value]));
  return <TagsCell values={ids.map((id) => names.get(id) ?? id)} />;
}

const { screen, col, row, section } = screenKit(menu);

const MenuList = screen({
  columns: [
    col.custom('menuName', (record) => <NameCell menu={record} />, { width: 320 }),
    'menuType',
    col('name', { width: 240 }),
    col('path', { width: 200 }),
    col.custom('component', (record) => <ComponentCell menu={record} />, { width: 220 }),
    'isHide',
    'isKeepAlive',
    'menuSort',
  ],
  ownColumns: [
    col.custom('icon', ({ icon }) => (
      <span className={styles.name}>
        <MenuIcon name={icon} /> {icon}
      </span>
    )),
    col.custom('roles', ({ roles }) => <RolesCell ids={roles} />, { width: 220 }),
  ],
  filters: ['menuName', 'name', 'path', 'component', 'menuType'],
  toolbar: [create],
  rowActions: [edit, addBelow, generate, row.detail(), remove],
  detail: [
    section.rest('menu.about', [
      col.custom('menuName', (record) => <NameCell menu={record} isPlain />),
      col.custom('component', (record) => <ComponentCell menu={record} />),
      col.custom('roles', ({ roles }) => <RolesCell ids={roles} />),
    ]),
    section.history(),
  ],
});

/** The menu of the console as a tree. */
export default function MenuScreen() {
  return (
    <>
      <ReloadBanner />
      <MenuList />
    </>
  );
}
