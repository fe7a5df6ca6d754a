import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { RowOf } from '@/contract/resource';
import { stakingOrder } from '@/contract/staking/order';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import styles from './order.module.css';

interface InterestLogProps {
  order: Pick<RowOf<typeof stakingOrder>, 'id'>;
  /** Only the days that were not paid. */
  missed?: true;
}

/** What was due and paid of the interest, the latest day first. */
export function InterestLog({ order: { id }, missed }: InterestLogProps) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: [stakingOrder.name, 'interestLog', id],
    queryFn: async ({ signal }) => send(stakingOrder.calls.interestLog, { id }, { signal }),
    staleTime: 0,
  });
  if (error)
    return <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  const days = missed ? data.filter(({ paidAt }) => paidAt === null) : data;
  if (days.length === 0) return <p className={styles.faint}>{t('stakingOrder.noInterest')}</p>;
  return (
    <StatisticTable
      label={t('stakingOrder.interestLog')}
      heads={[t('stakingOrder.day'), t('stakingOrder.due'), t('stakingOrder.paid'), t('stakingOrder.paidAt')]}
      rows={days.map(({ day, due, paid, paidAt }) => ({
        name: day ?? t('stakingOrder.atEnd'),
        cells: [formatMoney(due), formatMoney(paid), paidAt ?? t('stakingOrder.notPaid')],
      }))}
    />
  );
}
