import { UserOutlined } from '@ant-design/icons';
import { useViewer } from '@/crud/action/useViewer';
import { DictTag } from '@/crud/cell/DictTag';
import { useT } from '@/i18n';
import { StopMarks } from './StopMarks';
import styles from './withdraw.module.css';
import { isApprovedBy } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';

/** The state of a withdraw with what stands against its payment; one to pay is marked where the operator who looks at it has approved it. */
export function StatusCell({ row }: { row: WithdrawRow }) {
  const t = useT();
  const { name } = useViewer();
  const own = t('withdraw.ownApproval');
  return (
    <>
      <DictTag type="biz_withdraw_status" code={String(row.status)} />
      <span className={styles.badges}>
        <StopMarks row={row} />
      </span>
      {isApprovedBy(row, name) ? <UserOutlined className={styles.own} aria-label={own} title={own} /> : null}
    </>
  );
}
