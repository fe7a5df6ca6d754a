import { useQuery } from '@tanstack/react-query';
import { NoticeType } from '@/contract/system/notice';
import { isOpen, NOTICES_PLACE } from '@/domain/notice/openNotices';
import { noticesQuery } from '@/domain/notice/useNotices';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { ScreenLink } from '@/services/ScreenLink';
import { Badge } from '@/ui/base/Badge';
import { Block } from './Block';
import styles from './home.module.css';
import { REFRESH } from './refreshInterval';

/** Notices and hand-over notes that the operator has to read or confirm; nothing while there are none. */
export function MyNotices() {
  const t = useT();
  const notices = useQuery({ ...noticesQuery, staleTime: 0, ...REFRESH });
  return (
    <Block
      title={t('home.myDay')}
      label={t('home.myDay')}
      rows={1}
      query={notices}
      isEmpty={(all) => !all.some(isOpen)}
    >
      {(all) => (
        <ul className={styles.notices}>
          {all.filter(isOpen).map(({ id, title, noticeType, needAck, author, publishAt }) => (
            <li key={id}>
              <Badge tone={needAck ? 'late' : 'warn'}>{t(needAck ? 'home.toConfirm' : 'home.toRead')}</Badge>
              {noticeType === NoticeType.handOver ? <Badge>{t('home.handOver')}</Badge> : null}
              <ScreenLink {...NOTICES_PLACE}>
                <bdi>{visibleText(title)}</bdi>
              </ScreenLink>
              <small>{t('home.noticeBy', { name: visibleText(author), time: publishAt })}</small>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
