import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { failureOf } from '@/api/failure';
import { failureText } from '@/api/words';
import type { KeyboardEvent } from 'react';
import { isOpen, NOTICES_PLACE } from '@/domain/notice/openNotices';
import { noticesQuery } from '@/domain/notice/useNotices';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { ScreenLink } from '@/services/ScreenLink';
import styles from './Bell.module.css';

/** How many titles the bell has room for. */
const MOST = 3;

interface Props {
  onFollow: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/** Titles of the newest notices that are to be read or confirmed. */
export function NewestNotices({ onFollow, onKeyDown }: Props) {
  const t = useT();
  const { data = [], error, refetch } = useQuery({ ...noticesQuery, staleTime: 0 });
  if (error) {
    return (
      <li role="alert" className={styles.notice}>
        <p>{failureText(failureOf(error))}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </li>
    );
  }
  return data
    .filter(isOpen)
    .slice(0, MOST)
    .map(({ id, title, publishAt }) => (
      <li key={id}>
        <ScreenLink {...NOTICES_PLACE} className={styles.title} onFollow={onFollow} onKeyDown={onKeyDown}>
          <bdi>{visibleText(title)}</bdi>
          <small>{publishAt.slice(5, 16)}</small>
        </ScreenLink>
      </li>
    ));
}
