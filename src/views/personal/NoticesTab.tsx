import { useQuery } from '@tanstack/react-query';
import { Button, Collapse, Skeleton } from 'antd';
import { ApiError } from '@/api/failure';
import type { MyNotice } from '@/contract/shell/notice';
import { DictTag } from '@/crud/cell/DictTag';
import { NoticeText } from '@/domain/notice/NoticeText';
import { noticesQuery, useReading } from '@/domain/notice/useNotices';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import styles from './personal.module.css';

/** What is still asked of the operator: to read it, or to confirm it. */
const isOpen = ({ needAck, readAt, ackAt }: MyNotice): boolean =>
  needAck ? ackAt === null : readAt === null;

/** Notices for the operator: opening one marks it as read, some have to be confirmed. */
export function NoticesTab() {
  const t = useT();
  const read = useReading();
  const { data, error, refetch } = useQuery(noticesQuery);
  if (error instanceof ApiError) return <FailureBar error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  if (data.length === 0) return <EmptyState />;

  const opened = (ids: readonly string[]) => {
    for (const { id, readAt } of data) if (ids.includes(id) && readAt === null) void read(id, false);
  };

  return (
    <Collapse
      ghost
      onChange={(keys) => opened(keys)}
      items={data.map((one) => ({
        key: one.id,
        label: (
          <span className={styles.noticeHead}>
            <DictTag type="sys_notice_type" code={String(one.noticeType)} />
            <DictTag type="sys_notice_level" code={String(one.level)} />
            <bdi data-unread={isOpen(one)}>{visibleText(one.title)}</bdi>
            {isOpen(one) ? (
              <Badge tone={one.needAck ? 'late' : 'warn'}>
                {t(one.needAck ? 'personal.toConfirm' : 'personal.unread')}
              </Badge>
            ) : null}
          </span>
        ),
        extra: <span className={styles.faint}>{one.publishAt}</span>,
        children: (
          <>
            <NoticeText content={one.content} items={one.items} />
            <p className={styles.faint}>{t('personal.noticeBy', { name: one.author })}</p>
            {one.needAck ? (
              one.ackAt === null ? (
                <Button type="primary" onClick={() => void read(one.id, true)}>
                  {t('personal.confirm')}
                </Button>
              ) : (
                <p className={styles.faint}>{t('personal.confirmedAt', { time: one.ackAt })}</p>
              )
            ) : null}
          </>
        ),
      }))}
    />
  );
}
