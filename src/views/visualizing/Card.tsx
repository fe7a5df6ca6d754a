import type { ReactNode } from 'react';
import { failureOf } from '@/api/failure';
import { failureText } from '@/api/words';
import { Skeleton } from '@/ui/base/Skeleton';
import { useT } from '@/i18n';
import { Boundary } from '@/ui/feedback/Boundary';
import styles from './card.module.css';

/** What a panel has to know about its question. */
interface QueryState<Answer> {
  data: Answer | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

interface CardProps<Answer> {
  title: string;
  /** Place in the board's grid. */
  area: string;
  query: QueryState<Answer>;
  /** Said instead of anything else: the operator may not see it. */
  denied?: string | false;
  /** The content names itself, as charts do. */
  bare?: boolean;
  children: (answer: Answer) => ReactNode;
}

/** One panel: its own skeleton, its own failure, and figures that stay when a later question fails. */
export function Card<Answer>({ title, area, query, denied, bare = false, children }: CardProps<Answer>) {
  const t = useT();
  const { data, error, isFetching, refetch } = query;
  const words = error && failureText(failureOf(error));
  const there = !denied && data !== undefined;
  return (
    <section className={styles.card} style={{ gridArea: area }} aria-label={title}>
      {!(bare && there) && <h2 className={styles.heading}>{title}</h2>}
      {denied && <p className={styles.note}>{denied}</p>}
      {!denied && words && (
        <div role="alert" className={styles.failure}>
          <p>
            <strong>{t('visualizing.failed', { title })}</strong> {words}
          </p>
          <button type="button" disabled={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </button>
        </div>
      )}
      {there && <Boundary>{children(data)}</Boundary>}
      {!denied && data === undefined && !words && <Skeleton rows={5} />}
    </section>
  );
}
