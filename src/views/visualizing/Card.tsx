import type { ReactNode } from 'react';
import { failureOf } from '@/api/failure';
import { failureText } from '@/api/words';
import { Skeleton } from '@/ui/base/Skeleton';
import { useT } from '@/i18n';
import { isReadable } from '@/contract/field/read';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { Boundary } from '@/ui/feedback/Boundary';
import styles from './card.module.css';

/** The parts of a query's result that a card uses. */
interface QueryState<Answer> {
  data: Answer | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

interface CardProps<Answer> {
  title: string;
  /** Name of its area in the dashboard's grid. */
  area: string;
  query: QueryState<Answer>;
  /** Text shown instead of the content when the operator has no permission. */
  denied?: string | false;
  /** The field of the answer that the panel shows; it is marked when it could not be read. */
  field?: string;
  /** Leaves out the heading because the content has its own, as charts do. */
  bare?: boolean;
  children: (answer: Answer) => ReactNode;
}

/** One panel with its own skeleton and its own error. Loaded figures stay when a later request fails. */
export function Card<Answer extends object>(props: CardProps<Answer>) {
  const { title, area, query, denied, field, bare = false, children } = props;
  const t = useT();
  const { data, error, isFetching, refetch } = query;
  const words = error && failureText(failureOf(error));
  const there = !denied && data !== undefined;
  const isKnown = there && (field === undefined || isReadable(data, field));
  return (
    <section className={styles.card} style={{ gridArea: area }} aria-label={title}>
      {!(bare && isKnown) && <h2 className={styles.heading}>{title}</h2>}
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
      {there && !isKnown && <UnreadableCell />}
      {isKnown && <Boundary>{() => children(data)}</Boundary>}
      {!denied && data === undefined && !words && <Skeleton rows={5} />}
    </section>
  );
}
