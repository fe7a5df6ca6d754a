import type { MemberFlow, MemberProfile } from '@/api/memberProfileTypes';
import { Chart } from '@/ui/chart/Chart';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';

/** Money in and out: in figures over all time, as a curve over the last ninety days. */
export function Flow({ profile, flow }: { profile: MemberProfile; flow: MemberFlow }) {
  const t = useT();
  const { totalRechargeUsdt, totalWithdrawUsdt, netInUsdt } = profile;
  const figures = [
    ['in', `≈ ${formatUsdt(totalRechargeUsdt)}`],
    ['out', `≈ ${formatUsdt(totalWithdrawUsdt)}`],
    ['net', `≈ ${formatUsdt(netInUsdt)}`],
    ['outPercent', formatMoney(flow.outPercent) + (flow.outPercent === null ? '' : '%')],
    ['turnover', `≈ ${formatUsdt(flow.turnoverUsdt)}`],
    ['turnoverRatio', formatMoney(flow.turnoverRatio) + (flow.turnoverRatio === null ? '' : ' ×')],
  ] as const;
  return (
    <>
      <StatisticList>
        {figures.map(([name, value]) => (
          <Statistic key={name} label={t(`memberDetail.flow.${name}`)} value={value} />
        ))}
      </StatisticList>
      <Chart
        title={t('memberDetail.netIn')}
        labels={flow.days}
        money
        series={[
          { key: 'net', label: t('memberDetail.flow.net'), kind: 'area', values: flow.net },
          { key: 'in', label: t('memberDetail.flow.dayIn'), kind: 'bar', values: flow.in },
          { key: 'out', label: t('memberDetail.flow.dayOut'), kind: 'bar', values: flow.out },
        ]}
      />
    </>
  );
}
