import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { ApiError } from '@/api/failure';
import { fetchSummary } from '@/api/records';
import { walletCode } from '@/contract/finance/walletCode';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { SolvencyStrip } from './SolvencyStrip';

/** Milliseconds from one reading to the next. */
const AGAIN = 60_000;

/**
 * The solvency strip with its own question, for screens that have no figures of wallet codes: to be loaded as a part of its
 * own, for operators who may list wallet codes.
 */
export function SolvencyBlock() {
  const { data, error, refetch } = useQuery({
    queryKey: [walletCode.name, 'solvency'],
    queryFn: ({ signal }) => fetchSummary(walletCode, { pageNum: 1, pageSize: 1 }, signal),
    refetchInterval: AGAIN,
  });
  if (error)
    return <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />;
  return data ? <SolvencyStrip figures={data} /> : <Skeleton active paragraph={{ rows: 1 }} />;
}
