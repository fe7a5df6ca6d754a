import type { MemberSummary } from '@/api/memberTypes';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';

/** Figures over the whole filter: how many, how new, how well known, how rich. */
export function MemberStatistics({ figures }: { figures: MemberSummary | undefined }) {
  const t = useT();
  return (
    <StatisticPanel figures={figures} rows={2}>
      {({ total, newToday, kycPercent, assetUsdt }) => (
        <StatisticList>
          <Statistic label={t('member.total')} value={formatMoney(String(total))} />
          <Statistic label={t('member.newToday')} value={formatMoney(String(newToday))} />
          <Statistic label={t('member.kycPercent')} value={kycPercent === null ? null : `${kycPercent}%`} />
          <Statistic
            label={t('member.assetTotal')}
            value={`≈ ${formatUsdt(assetUsdt)}`}
            title={t('member.assetNote')}
          />
        </StatisticList>
      )}
    </StatisticPanel>
  );
}
