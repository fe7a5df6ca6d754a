import { Skeleton } from 'antd';
import { useState } from 'react';
import { operLogs } from '@/api/operLogs';
import type { OperLogLine } from '@/api/operLogs';
import { DictTag } from '@/crud/cell/DictTag';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { TimeCell } from '@/ui/cell/TimeCell';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import { Badge } from '@/ui/base/Badge';
import { Pager } from '@/crud/list/Pager';
import { useList } from '@/crud/list/useList';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import styles from './detail.module.css';

const SIZE = 10;

function Line({ line }: { line: OperLogLine }) {
  const labelOf = useFormatLabel();
  const { title, businessType, operName, operIp, targetType, targetText, reason, errorMsg, diff } = line;
  return (
    <li className={styles.event}>
      <TimeCell value={line.operTime} />
      <div>
        <div className={styles.eventBody}>
          <DictTag type="sys_oper_type" code={String(businessType)} />
          <b>{title}</b>
          <span>{visibleText(targetText)}</span>
          <span className={styles.faint}>
            {operName} · {operIp}
          </span>
          {line.status === 1 ? null : <Badge tone="late">{visibleText(errorMsg)}</Badge>}
        </div>
        {reason === '' ? null : (
          <p>
            <bdi>{visibleText(reason)}</bdi>
          </p>
        )}
        <FieldDiff changes={diff} labelOf={(field) => labelOf(fieldLabel(targetType, field))} />
      </div>
    </li>
  );
}

/** What operators did to a member and his records, with what it changed. */
export function Audit({ id }: { id: number }) {
  const t = useT();
  const [pageNum, setPage] = useState(1);
  const [pageSize, setSize] = useState(SIZE);
  const list = useList(operLogs, { memberId: String(id), pageNum, pageSize });
  return (
    <section aria-label={t('memberDetail.tab.audit')}>
      <FailureBar error={list.failure} retry={list.reload} />
      {list.page === undefined && list.failure === null ? <Skeleton active /> : null}
      {list.page?.total === 0 ? <EmptyState /> : null}
      <ol className={styles.timeline} aria-busy={list.fetching}>
        {list.page?.list.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {list.page && list.page.total > SIZE ? (
        <Pager
          total={list.page.total}
          pageNum={pageNum}
          pageSize={pageSize}
          onChange={(page, size) => {
            setPage(page);
            setSize(size);
          }}
        />
      ) : null}
    </section>
  );
}
