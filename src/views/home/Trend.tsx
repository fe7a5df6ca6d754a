import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { fetchTrend } from '@/api/home';
import type { TrendQuestion } from '@/api/home';
import type { HomeTrend } from '@/api/homeTypes';
import type { Series } from '@/ui/chart/canvas';
import { Chart } from '@/ui/chart/Chart';
import { RadioGroup } from '@/ui/base/RadioGroup';
import { translateOr, useLanguage, useT } from '@/i18n';
import { Block } from '@/domain/home/Block';
import { MoneyControls } from './late';
import { REFRESH } from '@/domain/home/refreshInterval';

const RANGES = [7, 30, 90] as const;

/** The chart type of each series; a line for those not listed. */
const KINDS: Record<string, Series['kind']> = {
  new: 'bar',
  active: 'area',
  recharge: 'bar',
  withdraw: 'bar',
  volume: 'bar',
};

/** Series that are too small to be seen beside the others. */
const APART = ['dealFees'];

/**
 * A chart of one metric by day.
 * @param late true once the parts that come after the rest may come
 */
export function Trend({ metric, late }: { metric: HomeTrend['metric']; late: boolean }) {
  const t = useT();
  const title = t(`home.trend.${metric}`);
  const [range, setRange] = useState<(typeof RANGES)[number]>(30);
  const [question, setQuestion] = useState<TrendQuestion>({});
  const trend = useQuery({
    queryKey: ['home', 'trend', metric, range, question],
    queryFn: ({ signal }) => fetchTrend(metric, range, question, signal),
    placeholderData: keepPreviousData,
    ...REFRESH,
  });
  return (
    <Block label={title} rows={8} query={trend}>
      {(answer) => (
        <TrendChart
          trend={answer}
          title={title}
          money={metric !== 'member' && question.unit !== 'count'}
          extra={
            <>
              {metric === 'money' && late && <MoneyControls value={question} onChange={setQuestion} />}
              <RadioGroup
                label={t('home.range', { title })}
                value={range}
                onChange={setRange}
                options={RANGES.map((n) => ({ value: n, label: t('home.range.days', { n }) }))}
              />
            </>
          }
        />
      )}
    </Block>
  );
}

interface TrendChartProps {
  trend: HomeTrend;
  title: string;
  money: boolean;
  extra: ReactNode;
}

function TrendChart({ trend, title, money, extra }: TrendChartProps) {
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
  return <Chart title={title} labels={trend.days} series={series} money={money} extra={extra} />;
}
