import { Button } from 'antd';
import type { MyNotice } from '@/contract/shell/notice';
import { DictTag } from '@/crud/cell/DictTag';
import { isOpen } from '@/domain/notice/openNotices';
import { NoticeText } from '@/domain/notice/NoticeText';
import { useReading } from '@/domain/notice/useNotices';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import styles from './personal.module.css';

/** One notice: unfolded it counts as read, and can be confirmed. */
export function NoticeEntry({ one }: { one: MyNotice }) {
  const t = useT();
  const read = useReading();
  return (
    <details
      className={styles.notice}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && one.readAt === null) void read(one.id, false);
      }}
    >
      <summary className={styles.noticeHead}>
        <DictTag type="sys_notice_type" code={String(one.noticeType)} />
        <DictTag type="sys_notice_level" code={String(one.level)} />
        <bdi data-unread={isOpen(one)}>{visibleText(one.title)}</bdi>
        {isOpen(one) ? (
          <Badge tone={one.needAck ? 'late' : 'warn'}>
            {t(one.needAck ? 'personal.toConfirm' : 'personal.unread')}
          </Badge>
        ) : null}
        <span className={styles.faint}>{one.publishAt}</span>
      </summary>
      <NoticeText content={one.content} items={one.items} />
      <p className={styles.faint}>{t('personal.noticeBy', { name: one.author })}</p>
      {one.takenBy === '' || one.ackAt !== null ? null : (
        <p className={styles.faint}>{t('personal.takenBy', { name: visibleText(one.takenBy) })}</p>
      )}
      {one.needAck && one.ackAt === null && one.takenBy === '' ? (
        <Button type="primary" onClick={() => void read(one.id, true)}>
          {t('personal.confirm')}
        </Button>
      ) : null}
      {one.ackAt === null ? null : (
        <p className={styles.faint}>{t('personal.confirmedAt', { time: one.ackAt })}</p>
      )}
    </details>
  );
}
