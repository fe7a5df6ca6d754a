import { moneyFlow, profile as profileShape } from '@/contract/member/profile';
import type { MemberProfile } from '@/contract/member/profile';
import { figureText } from '@/domain/kit/statistic';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { Chart } from '@/ui/chart/Chart';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';

/** Deposits and withdrawals: totals over all time, and a chart of the last 90 days. */
export function Flow({ profile }: { profile: MemberProfile }) {
  const t = useT();
  const { flow } = profile;
  const ofProfile = (name: 'totalRechargeUsdt' | 'totalWithdrawUsdt' | 'netInUsdt') =>
    figureText(profileShape[name], profile, name, t);
  const figures = [
    ['in', ofProfile('totalRechargeUsdt')],
    ['out', ofProfile('totalWithdrawUsdt')],
    ['net', ofProfile('netInUsdt')],
    ['outPercent', figureText(moneyFlow.outPercent, flow, 'outPercent', t)],
    ['turnover', figureText(moneyFlow.turnoverUsdt, flow, 'turnoverUsdt', t)],
    ['turnoverRatio', flow.turnoverRatio ? `${formatMoney(flow.turnoverRatio)} ×` : null],
  ] as const;
  const lines = [flow.net, flow.in, flow.out];
  return (
    <>
      <StatisticList>
        {figures.map(([name, value]) => (
          <Statistic key={name} label={t(`memberDetail.flow.${name}`)} value={value} />
        ))}
      </StatisticList>
      {lines.every(({ length }) => length === flow.days.length) ? (
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
      ) : (
        <UnreadableCell />
      )}
    </>
  );
}
