import type { RowOf } from '@/contract/resource';
import { user } from '@/contract/system/user';
import { DictTag } from '@/crud/cell/DictTag';
import { useT } from '@/i18n';
import { NONE } from '@/ui/cell/value';
import { Badge } from '@/ui/base/Badge';
import { parsePlatform } from '@/lib/dates';
import { usePlatform } from '@/stores/platform';
import { TimeCell } from '@/ui/cell/TimeCell';
import { screenKit } from '@/domain/kit/screenKit';
import { deptFilter } from '../DeptSelect';
import { DeptTree } from './DeptTree';
import { change, create, edit, protectedReason, remove, resetGoogle, resetPwd, unlock } from './userActions';
import styles from './user.module.css';

/** Where month, day, hour and minute stand in a time. */
const SHORT = [5, 16] as const;

type Lock = Pick<RowOf<typeof user>, 'lockedUntil' | 'lockCause' | 'failedAttempts'>;

/** Until when a user cannot sign in and why; the wrong passwords of one who still can. */
function LockCell({ lockedUntil, lockCause, failedAttempts }: Lock) {
  const t = useT();
  if (lockedUntil !== null)
    return (
      <span title={lockedUntil}>
        {t('user.lockedAt', { at: lockedUntil.slice(...SHORT) })}{' '}
        <DictTag type="sys_lock_cause" code={lockCause} />
      </span>
    );
  return failedAttempts > 0 ? t('user.wrong', { n: failedAttempts }) : NONE;
}

const DAY = 86_400_000;

function daysSince(at: string): number {
  const changed = parsePlatform(at);
  return changed === null ? 0 : Math.floor((Date.now() - changed.getTime()) / DAY);
}

/** When a password was changed; one that is old is marked. */
export function PasswordAge({ at }: { at: string }) {
  const t = useT();
  const old = usePlatform((platform) => platform.passwordDays);
  const days = daysSince(at);
  return (
    <>
      <TimeCell value={at} /> {days > old ? <Badge tone="warn">{t('user.days', { n: days })}</Badge> : null}
    </>
  );
}

const { screen, col, row, bar, section } = screenKit(user);

const List = screen({
  views: [{ label: 'user.locked', values: { locked: '1' }, lead: 'lockedUntil' }, change.view],
  filters: ['userName', 'userNickname', deptFilter],
  columns: [
    'userName',
    col.switch('userStatus', user.calls.setStatus, { disabledReason: protectedReason }),
    'userNickname',
    'deptName',
    'roleNames',
    'mobile',
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
