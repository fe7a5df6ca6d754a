import { Button } from 'antd';
import type { ReactNode } from 'react';
import { failureOf } from '@/api/failure';
import { failureText } from '@/api/words';
import { Skeleton } from '@/ui/base/Skeleton';
import { Panel } from '@/ui/base/Panel';
import { useT } from '@/i18n';
import { Boundary } from '@/ui/feedback/Boundary';
import styles from './block.module.css';

/** The parts of a query's result that a block uses. */
interface QueryState<Answer> {
  data: Answer | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

/**
 * One block of the page, with its own skeleton and its own error with a retry button. Data that were loaded
 * stay on screen when a later request fails.
 * @param isEmpty whether an answer leaves nothing to draw, so that the block is left out
 * @param children draws the answer
 */
export function Block<Answer>({
  title,
  label,
  rows,
  query,
  isEmpty = () => false,
  children,
}: {
  /** Visible heading. */
  title?: string;
  /** Accessible name of the block. */
  label: string;
  /** Number of lines of the skeleton. */
  rows: number;
  query: QueryState<Answer>;
  isEmpty?: (answer: Answer) => boolean;
  children: (answer: Answer) => ReactNode;
}) {
  const t = useT();
  const { data, error, isFetching, refetch } = query;
  const words = error && failureText(failureOf(error));
  const isHidden = data === undefined ? error !== null && words === null : isEmpty(data);
  if (isHidden) return null;
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
        {data === undefined ? (
          words ? null : (
            <Skeleton rows={rows} />
          )
        ) : (
          <Boundary>{() => children(data)}</Boundary>
        )}
      </Panel>
    </section>
  );
}
