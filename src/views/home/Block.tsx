import { Button } from 'antd';
import type { ReactNode } from 'react';
import { failureOf } from '@/api/failure';
import { failureText } from '@/api/words';
import { Skeleton } from '@/ui/base/Skeleton';
import { Panel } from '@/ui/base/Panel';
import { useT } from '@/i18n';
import { Boundary } from '@/ui/feedback/Boundary';
import styles from './home.module.css';

/** What a block of the page has to know about its question. */
interface QueryState<Answer> {
  data: Answer | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

/**
 * One block of the page: its own skeleton, its own failure with a way to try again. Rows that are there
 * stay on screen when a later question fails.
 * @param children nothing at all when it answers `null`
 */
export function Block<Answer>({
  title,
  label,
  rows,
  query,
  children,
}: {
  /** Shown above the block. */
  title?: string;
  /** Names the block. */
  label: string;
  /** Lines of the skeleton. */
  rows: number;
  query: QueryState<Answer>;
  children: (answer: Answer) => ReactNode;
}) {
  const t = useT();
  const { data, error, isFetching, refetch } = query;
  const words = error && failureText(failureOf(error));
  const content = data === undefined ? null : children(data);
  if (content === null && (data !== undefined || (error && words === null))) return null;
  return (
    <section aria-label={label}>
      <Panel title={title}>
        {words && (
          <div role="alert" className={styles.failure}>
            <p>
              <strong>{t('home.failed', { title: label })}</strong> {words}
            </p>
            <Button size="small" loading={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          </div>
        )}
        {content === null ? words ? null : <Skeleton rows={rows} /> : <Boundary>{content}</Boundary>}
      </Panel>
    </section>
  );
}
