import type { Decimal } from '@/api/types';
import { useT } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import { Chart } from '@/ui/chart/Chart';

const asDecimal = (count: number): Decimal[] => [String(count)].filter(isDecimal);

/** Issued and used coupons day by day. */
export function DayChart({
  title,
  days,
}: {
  title: string;
  days: readonly { day: string; issued: number; used: number }[];
}) {
  const t = useT();
  return (
    <Chart
      title={title}
      labels={days.map(({ day }) => day.slice('yyyy-'.length))}
      series={[
        {
          key: 'issued',
          label: t('coupon.issued'),
          kind: 'bar',
          values: days.flatMap(({ issued }) => asDecimal(issued)),
        },
        {
          key: 'used',
          label: t('coupon.used'),
          kind: 'line',
          values: days.flatMap(({ used }) => asDecimal(used)),
        },
      ]}
    />
  );
}
