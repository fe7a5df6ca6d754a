import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fetchTrend } from '@/api/home';
import type { HomeTrend } from '@/api/homeTypes';
import type { Series } from '@/ui/chart/canvas';
import { Chart } from '@/ui/chart/Chart';
import { RadioGroup } from '@/ui/base/RadioGroup';
import { translateOr, useLanguage, useT } from '@/i18n';
import { Block } from './Block';
import { REFRESH } from './refreshInterval';

const RANGES = [7, 30, 90] as const;

/** The chart type of each series; a line for those not listed. */
const KINDS: Record<string, Series['kind']> = {
  new: 'bar',
  active: 'area',
  recharge: 'bar',
  withdraw: 'bar',
  net: 'dashed',
  volume: 'bar',
  openInterest: 'dashed',
};

/** Series that are too small to be seen beside the others. */
const APART = ['dealFees'];

/** A chart of one metric by day. */
export function Trend({ metric }: { metric: HomeTrend['metric'] }) {
  const t = useT();
  const title = t(`home.trend.${metric}`);
  const [range, setRange] = useState<(typeof RANGES)[number]>(30);
  const trend = useQuery({
    queryKey: ['home', 'trend', metric, range],
    queryFn: ({ signal }) => fetchTrend(metric, range, signal),
    placeholderData: keepPreviousData,
    ...REFRESH,
  });
  return (
    <Block label={title} rows={8} query={trend}>
      {(answer) => (
        <TrendChart
          trend={answer}
          title={title}
          extra={
            <RadioGroup
              label={t('home.range', { title })}
              value={range}
              onChange={setRange}
              options={RANGES.map((n) => ({ value: n, label: t('home.range.days', { n }) }))}
            />
          }
        />
      )}
    </Block>
  );
}

function TrendChart({ trend, title, extra }: { trend: HomeTrend; title: string; extra: React.ReactNode }) {
  const language = useLanguage();
  const series = useMemo(
    () =>
      trend.series.map(({ key, values }) => ({
        key,
        values,
        label: language && translateOr(`home.series.${key}`, key),
        kind: KINDS[key] ?? ('line' as const),
        apart: APART.includes(key),
      })),
    [trend, language],
  );
  return (
    <Chart
      title={title}
      labels={trend.days}
      series={series}
      money={trend.metric !== 'member'}
      extra={extra}
    />
  );
}
