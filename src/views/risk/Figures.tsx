import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '@/api/failure';
import { fetchSummary } from '@/api/records';
import type { Resource, SummaryOf } from '@/contract/resource';
import { useLanguage } from '@/i18n';
import { Skeleton } from '@/ui/base/Skeleton';
import { FailureBar } from '@/ui/feedback/FailureBar';
import styles from './risk.module.css';

interface FiguresProps<R extends Resource> {
  resource: R;
  children: (figures: SummaryOf<R>) => ReactNode;
}

/** The figures over all records, in a part of their own, so that they take no rows their place. */
export function Figures<R extends Resource>({ resource, children }: FiguresProps<R>) {
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'figures', language],
    queryFn: ({ signal }) => fetchSummary(resource, { pageNum: 1, pageSize: 1 }, signal),
  });
  return (
    <>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data ? (
        <div className={styles.charts}>{children(data)}</div>
      ) : error === null ? (
        <Skeleton rows={6} />
      ) : null}
    </>
  );
}
