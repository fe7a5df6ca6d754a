import type { AuthSummary } from '@/api/authTypes';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';

const shown = (value: string) => formatMoney(value, { decimals: 1 });

/** How much waits, how much passes, how fast. */
export function AuthStatistics({ figures }: { figures: AuthSummary | undefined }) {
  const t = useT();
  return (
    <StatisticPanel figures={figures} rows={1}>
      {({ pending, approvedToday, passRate, medianWaitMinutes }) => (
        <StatisticList>
          <Statistic label={t('auth.pending')} value={pending} />
          <Statistic label={t('auth.approvedToday')} value={approvedToday} />
          <Statistic label={t('auth.passRate')} value={passRate === null ? null : `${shown(passRate)}%`} />
          <Statistic
            label={t('auth.medianWait')}
            value={medianWaitMinutes === null ? null : t('crud.minutes', { n: shown(medianWaitMinutes) })}
          />
        </StatisticList>
      )}
    </StatisticPanel>
  );
}
