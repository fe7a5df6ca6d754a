import { user } from '@/contract/system/user';
import { screenKit } from '@/domain/kit/screenKit';
import { deptFilter } from '../DeptSelect';
import { DeptTree } from './DeptTree';
import { LockCell } from './LockCell';
import { PasswordAge } from './PasswordAge';
import { change, create, edit, protectedReason, remove, resetGoogle, resetPwd, unlock } from './userActions';
import styles from './user.module.css';

const { screen, col, row, bar, section } = screenKit(user);

const List = screen({
  views: [{ label: 'user.locked', values: { locked: '1' }, lead: 'lockedUntil' }, change.view],
  filters: ['userName', 'userNickname', deptFilter],
  columns: [
    'userName',
    'userNickname',
    'deptName',
    'roleNames',
    'mobile',
    col.switch('userStatus', user.calls.setStatus, { disabledReason: protectedReason }),
    col.custom('lockedUntil', (one) => <LockCell {...one} />, { width: 200 }),
    col.custom('changeBy', change.cell, { width: 170 }),
    'lastLoginIp',
    'lastLoginTime',
    'createdAt',
  ],
  ownColumns: [col.custom('pwdUpdatedAt', (one) => <PasswordAge at={one.pwdUpdatedAt} />, { width: 240 })],
  toolbar: [create, bar.exportCsv()],
  rowActions: [...change.actions, row.detail(), edit, unlock, resetPwd, resetGoogle, remove],
  detail: [section.custom('pendingChange', change.draw), section.rest('user.about'), section.history()],
});

/** Users of the console, beside the tree of their departments. */
export default function UserScreen() {
  return (
    <div className={styles.users}>
      <DeptTree />
      <List />
    </div>
  );
}
