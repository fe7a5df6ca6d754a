import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { ApiError } from '@/api/failure';
import { noticesQuery } from '@/domain/notice/useNotices';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { NoticeEntry } from './NoticeEntry';

/** Notices for the operator: opening one marks it as read, some have to be confirmed. */
export function NoticesTab() {
  const { data, error, refetch } = useQuery(noticesQuery);
  if (error instanceof ApiError) return <FailureBar error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  if (data.length === 0) return <EmptyState />;

  return data.map((one) => <NoticeEntry key={one.id} one={one} />);
}
