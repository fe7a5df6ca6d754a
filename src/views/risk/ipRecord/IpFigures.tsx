import { ipRecord } from '@/contract/risk/ipRecord';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { Chart } from '@/ui/chart/Chart';
import { countText } from '@/ui/cell/value';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import { Figures } from '../Figures';

const shareText = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${countText(Math.round((part / whole) * 1000) / 10)}%`;

/** Where members sign in from, how many hide it, and the addresses that most of them share. */
export function IpFigures() {
  const t = useT();
  const { label } = useDict('biz_country');
  return (
    <Figures resource={ipRecord}>
      {({ byCountry, hidden, total, shared }) => (
        <>
          <Chart
            title={t('ipRecord.byCountry')}
            labels={byCountry.map(({ country }) => label(country) || country)}
            series={[
              {
                key: 'count',
                label: t('ipRecord.times'),
                kind: 'bar',
                values: byCountry.map(({ count }) => countText(count)),
              },
            ]}
          />
          <StatisticTable
            caption={t('ipRecord.shared')}
            heads={[t('ipRecord.ip'), t('ipRecord.sameIpMembers')]}
            rows={shared.map(({ ip, members }) => ({ name: ip, cells: [countText(members)] }))}
          />
          <StatisticList>
            <Statistic
              label={t('ipRecord.hidden')}
              value={shareText(hidden, total)}
              note={t('ipRecord.hiddenNote', { hidden: countText(hidden), total: countText(total) })}
            />
          </StatisticList>
        </>
      )}
    </Figures>
  );
}
