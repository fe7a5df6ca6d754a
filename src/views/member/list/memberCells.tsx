import { FieldTimeOutlined, HourglassOutlined, LockOutlined } from '@ant-design/icons';
import type { member as resource } from '@/contract/member/member';
import { isReadable } from '@/contract/field/read';
import type { RowOf } from '@/contract/resource';
import { DictTag } from '@/crud/cell/DictTag';
import { Readable } from '@/crud/cell/Readable';
import { Badge } from '@/ui/base/Badge';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { NONE } from '@/ui/cell/value';
import { useT } from '@/i18n';
import { platformNow } from '@/lib/dates';
import { SWITCHES } from '../switches';
import styles from './memberCells.module.css';

type Row = RowOf<typeof resource>;

/** Number of members with the same address up to which it is not highlighted. */
const FEW = 3;

/** What a member may not do of signing in, trading, withdrawing and transferring; a dash for the usual: nothing. */
export function StoppedCell({ member }: { member: Row }) {
  const t = useT();
  if (!SWITCHES.every((name) => isReadable(member, name))) return <UnreadableCell />;
  const stopped = SWITCHES.filter((name) => member[name] !== 1);
  if (stopped.length === 0) return NONE;
  const words = stopped.map((name) => t(`member.stopped.${name}`)).join(t('crud.comma'));
  return (
    <Badge tone="late" title={words}>
      {words}
    </Badge>
  );
}

/** The status, with icons for a withdraw lock, the end of a freeze, and a pending request to close the account. */
export function StateCell({ member }: { member: Row }) {
  const t = useT();
  const { status, withdrawLockUntil, freezeUntil, closeRequestedBy } = member;
  const locked = withdrawLockUntil !== null && withdrawLockUntil > platformNow();
  const signs = [
    locked && { Icon: LockOutlined, text: t('member.locked', { time: withdrawLockUntil }) },
    freezeUntil !== null && { Icon: FieldTimeOutlined, text: t('member.frozenUntil', { time: freezeUntil }) },
    closeRequestedBy !== '' && {
      Icon: HourglassOutlined,
      text: t('member.closeWaiting', { who: closeRequestedBy }),
    },
  ].filter((sign) => sign !== false);
  return (
    <span className={styles.state}>
      <Readable record={member} field="status">
        <DictTag type="biz_member_status" code={String(status)} />
      </Readable>
      {signs.map(({ Icon, text }) => (
        <span key={text} className={styles.warning} title={text}>
          <Icon aria-hidden />
          <span className={styles.unseen}>{text}</span>
        </span>
      ))}
    </span>
  );
}

/** The address of the last sign-in, with a second dot when more than three members share it. */
export function IpCell({ member }: { member: Row }) {
  const t = useT();
  const { lastLoginIp, lastIpMembers } = member;
  if (lastLoginIp === '') return NONE;
  const words = t('member.sharedIp', { n: lastIpMembers });
  return (
    <span className={styles.ip}>
      <bdi>{lastLoginIp}</bdi>
      {lastIpMembers > FEW ? (
        <span className={styles.shared} title={words}>
          {words}
        </span>
      ) : null}
    </span>
  );
}
