import { Skeleton } from 'antd';
import type { Id } from '@/contract/field/brands';
import type { RowOf } from '@/contract/resource';
import { operLog, OperLogStatus } from '@/contract/system/operLog';
import { DictTag } from '@/crud/cell/DictTag';
import { LogDiff } from '@/domain/change/LogDiff';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { TimeCell } from '@/ui/cell/TimeCell';
import { textOf } from '@/ui/cell/value';
import { EmptyState } from '@/ui/feedback/EmptyState';
import styles from './detail.module.css';
import { useMemberList } from './useMemberList';

const SIZE = 10;

function Line({ line }: { line: RowOf<typeof operLog> }) {
  const { title, businessType, operName, operIp, targetType, targetText, reason, errorMsg, diff } = line;
  return (
    <li className={styles.event}>
      <TimeCell value={line.operTime} />
      <div>
        <div className={styles.eventBody}>
          <DictTag type="sys_oper_type" code={textOf(businessType)} />
          <b>{title}</b>
          <span>{visibleText(targetText)}</span>
          <span className={styles.faint}>
            {operName} · {operIp}
          </span>
          {line.status === OperLogStatus.refused ? <Badge tone="late">{visibleText(errorMsg)}</Badge> : null}
        </div>
        {reason === '' ? null : (
          <p>
            <bdi>{visibleText(reason)}</bdi>
          </p>
        )}
        <LogDiff targetType={targetType} diff={diff} />
      </div>
    </li>
  );
}

/** What operators did to a member and to the member's records, with the changed values. */
export function Audit({ memberId }: { memberId: Id }) {
  const t = useT();
  const { list, rows, isLoading, isEmpty, notices, pager } = useMemberList(operLog, memberId, SIZE);
  return (
    <section aria-label={t('memberDetail.tab.audit')}>
      {notices}
      {isLoading ? <Skeleton active /> : null}
      {isEmpty ? <EmptyState /> : null}
      <ol className={styles.timeline} aria-busy={list.fetching}>
        {rows.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {pager}
    </section>
  );
}
