import { coupon } from '@/contract/campaign/coupon';
import type { SummaryOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import { useFolded } from '@/ui/statistic/folded';
import { DayChart } from './DayChart';

const { stat, statistics } = screenKit(coupon);

/** Issued and used ones day by day; not while the figures are one line. */
function Days({ figures: { days } }: { figures: SummaryOf<typeof coupon> }) {
  const t = useT();
  return useFolded() ? null : <DayChart title={t('coupon.byDay')} days={days} />;
}

/** Figures of the coupons of the filter. */
export const CouponStatistics = statistics({
  alerts: [stat.names('warning', 'pending', 'coupon.pendingNames')],
  values: [
    stat.value('issued'),
    stat.value('used'),
    stat.value('costUsdt', { hint: 'coupon.costHint' }),
    stat.value('costPerMember', { hint: 'coupon.costPerMemberHint' }),
  ],
  chips: [(figures) => <Days key="days" figures={figures} />],
});
