import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { ownDay } from '@/contract/shell/own';
import { DictTag } from '@/crud/cell/DictTag';
import { useLanguage, useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { TimeCell } from '@/ui/cell/TimeCell';
import { textOf } from '@/ui/cell/value';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { PlainTable } from '@/ui/table/PlainTable';
import styles from './personal.module.css';

/** What the operator has done today, the latest first. */
export function TodayTab() {
  const t = useT();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['personal', 'today', language],
    queryFn: ({ signal }) => send(ownDay, undefined, { signal }),
    staleTime: 0,
  });
  if (error instanceof ApiError) return <FailureBar error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  return (
    <>
      <p className={styles.faint}>{t('personal.todayTotal', { n: data.total })}</p>
      <PlainTable
        label={t('personal.today')}
        rows={data.list}
        keyOf={({ id }) => id}
        oneLine
        empty={<EmptyState />}
        columns={[
          { key: 'at', title: t('personal.time'), render: (one) => <TimeCell value={one.operTime} /> },
          {
            key: 'type',
            title: t('personal.action'),
            render: (one) => <DictTag type="sys_oper_type" code={textOf(one.businessType)} />,
          },
          {
            key: 'target',
            title: t('personal.target'),
            render: (one) => (
              <>
                {one.targetType === '' ? null : <DictTag type="sys_log_target" code={one.targetType} />}{' '}
                {visibleText(one.targetText)}
              </>
            ),
          },
          {
            key: 'status',
            title: t('personal.result'),
            render: (one) => <DictTag type="sys_oper_log_status" code={textOf(one.status)} />,
          },
          { key: 'why', title: t('personal.why'), render: (one) => visibleText(one.errorMsg) },
        ]}
      />
    </>
  );
}
