import type { RechargeSummary } from '@/api/financeTypes';
import { Bars } from '@/ui/statistic/Bars';
import { StatChip, StatChips } from '@/ui/statistic/StatChips';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { cmp, div, formatMoney, formatUsdt, isZero, mul, sub } from '@/lib/money';
import styles from './RechargeStatistics.module.css';

/** More coins than this are no longer told apart at a glance. */
const MOST_COINS = 6;

/** How far today is from yesterday, in brackets, in percent with its sign; empty when there is nothing to compare with. */
function change(today: string, yesterday: string): string {
  if (isZero(yesterday)) return '';
  const percent = div(mul(sub(today, yesterday), '100'), yesterday, 1, 'halfUp');
  return ` (${formatMoney(percent, { sign: true })}%)`;
}

/** What the orders in each state are worth, as far as there are any. */
function States({ byStatus }: Pick<RechargeSummary, 'byStatus'>) {
  const t = useT();
  const { label } = useDict('biz_recharge_status');
  return (
    <StatChips label={t('recharge.byStatus')}>
      {Object.entries(byStatus).map(([status, { count, usdtValue }]) =>
        count === 0 ? null : (
          <StatChip
            key={status}
            name={label(status)}
            value={formatUsdt(usdtValue)}
            title={t('recharge.count', { n: count })}
          />
        ),
      )}
    </StatChips>
  );
}

/** Figures over the whole filter: how much, how fast, and in which coins. */
export function RechargeStatistics({ figures }: { figures: RechargeSummary | undefined }) {
  const t = useT();
  return (
    <StatisticPanel figures={figures} rows={3}>
      {({ byStatus, total, todayUsdt, yesterdayUsdt, averageReviewMinutes, byCoin }) => (
        <div className={styles.figures}>
          <div className={styles.sums}>
            <StatisticList>
              <Statistic
                label={t('recharge.total')}
                value={`≈ ${formatUsdt(total.usdtValue)}`}
                note={t('recharge.count', { n: total.count })}
              />
              <Statistic
                label={t('recharge.today')}
                value={`≈ ${formatUsdt(todayUsdt)}`}
                note={`${t('recharge.yesterday')} ${formatUsdt(yesterdayUsdt)}${change(todayUsdt, yesterdayUsdt)}`}
              />
              <Statistic
                label={t('recharge.averageReview')}
                value={
                  averageReviewMinutes === null
                    ? null
                    : t('recharge.minutes', { n: formatMoney(averageReviewMinutes, { decimals: 1 }) })
                }
              />
            </StatisticList>
            <States byStatus={byStatus} />
          </div>
          <Bars
            label={t('recharge.byCoin')}
            rows={byCoin
              .toSorted((a, b) => cmp(b.usdtValue, a.usdtValue))
              .slice(0, MOST_COINS)
              .map(({ coin, count, usdtValue }) => ({
                key: coin,
                name: coin,
                size: usdtValue,
                value: `≈ ${formatUsdt(usdtValue)}`,
                note: t('recharge.count', { n: count }),
              }))}
          />
        </div>
      )}
    </StatisticPanel>
  );
}
