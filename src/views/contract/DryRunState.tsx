import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '@/api/failure';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { Skeleton } from '@/ui/base/Skeleton';

interface DryRunStateProps<Answer> {
  run: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A dry run once it is there; while it is on its way, or why there is none. */
export function DryRunState<Answer>({ run, children }: DryRunStateProps<Answer>) {
  const { data, error, refetch } = run;
  if (error instanceof ApiError) return <FailureBar error={error} retry={() => void refetch()} />;
  return <output>{data === undefined ? <Skeleton rows={3} /> : children(data)}</output>;
}
