import { menu } from '@/contract/system/menu';
import { screenKit } from '@/domain/kit/screenKit';
import { ComponentCell } from './ComponentCell';
import { addBelow, create, edit, generate, remove } from './menuActions';
import { MenuIcon } from '@/shell/base/MenuIcon';
import styles from './menu.module.css';
import { NameCell } from './NameCell';
import { ReloadBanner } from './ReloadBanner';
import { RolesCell } from './RolesCell';

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
