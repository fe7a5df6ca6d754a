import { useQuery } from '@tanstack/react-query';
import type { MyNotice } from '@/contract/shell/notice';
import { NoticeType } from '@/contract/system/notice';
import { isOpen, NOTICES_PLACE } from '@/domain/notice/openNotices';
import { noticesQuery } from '@/domain/notice/useNotices';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { ScreenLink } from '@/services/ScreenLink';
import { Badge } from '@/ui/base/Badge';
import { Panel } from '@/ui/base/Panel';
import { HandOver } from './HandOver';
import styles from './notices.module.css';

function NoticeLine({ one }: { one: MyNotice }) {
  const t = useT();
  const { title, noticeType, needAck, author, publishAt } = one;
  const isHandOver = noticeType === NoticeType.handOver;
  return (
    <li>
      <Badge tone={needAck ? 'late' : 'warn'}>{t(needAck ? 'notices.toConfirm' : 'notices.toRead')}</Badge>
      {isHandOver ? <Badge>{t('notices.handOver')}</Badge> : null}
      <ScreenLink {...NOTICES_PLACE}>
        <bdi>{visibleText(title)}</bdi>
      </ScreenLink>
      <small>{t('notices.by', { name: visibleText(author), time: publishAt })}</small>
      {isHandOver ? <HandOver one={one} /> : null}
    </li>
  );
}

/** Notices and hand-over notes that the operator has to read or confirm; nothing while there are none. */
export function NoticesBlock() {
  const t = useT();
  const { data = [] } = useQuery({ ...noticesQuery, staleTime: 0 });
  const open = data.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <section aria-label={t('notices.mine')}>
      <Panel title={t('notices.mine')}>
        <ul className={styles.notices}>
          {open.map((one) => (
            <NoticeLine key={one.id} one={one} />
          ))}
        </ul>
      </Panel>
    </section>
  );
}
