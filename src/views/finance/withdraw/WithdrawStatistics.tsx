import type { WithdrawSummary } from '@/api/withdrawTypes';
import { StatChip, StatChips } from '@/ui/statistic/StatChips';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';
import styles from './withdraw.module.css';

/** What is set aside, and what can still be paid out. */
function Coins({ frozen, hot }: Pick<WithdrawSummary, 'frozen' | 'hot'>) {
  const t = useT();
  return (
    <div className={styles.lists}>
      <StatChips label={t('withdraw.frozen')}>
        {frozen.length === 0 ? <dd>—</dd> : null}
        {frozen.map(({ coin, amount, usdtValue }) => (
          <StatChip
            key={coin}
            name={coin}
            value={formatMoney(amount)}
            title={`≈ ${formatUsdt(usdtValue)} USDT`}
          />
        ))}
      </StatChips>
      {hot.length === 0 ? null : (
        <StatChips label={t('withdraw.hotRoom')}>
          {hot.map(({ walletCode, room, balance, onTheWay, low }) => (
            <StatChip
              key={walletCode}
              name={walletCode}
              value={formatMoney(room)}
              low={low}
              title={t('withdraw.hotTitle', {
                balance: formatMoney(balance),
                onTheWay: formatMoney(onTheWay),
              })}
            />
          ))}
        </StatChips>
      )}
    </div>
  );
}

/** Figures over the whole filter: how much, how fast, how often not, and coin by coin what is there. */
export function WithdrawStatistics({ figures }: { figures: WithdrawSummary | undefined }) {
  const t = useT();
  return (
    <StatisticPanel figures={figures} rows={3}>
      {({ total, paidToday, medianReviewMinutes, rejectRate, frozen, hot }) => (
        <>
          <StatisticList>
            <Statistic
              label={t('withdraw.total')}
              value={`≈ ${formatUsdt(total.usdtValue)}`}
              note={t('withdraw.count', { n: total.count })}
            />
            <Statistic
              label={t('withdraw.paidToday')}
              value={`≈ ${formatUsdt(paidToday.usdtValue)}`}
              note={t('withdraw.count', { n: paidToday.count })}
            />
            <Statistic
              label={t('withdraw.medianReview')}
              value={medianReviewMinutes === null ? null : t('crud.minutes', { n: medianReviewMinutes })}
            />
            <Statistic
              label={t('withdraw.rejectRate')}
              value={rejectRate === null ? null : `${rejectRate}%`}
            />
          </StatisticList>
          <Coins frozen={frozen} hot={hot} />
        </>
      )}
    </StatisticPanel>
  );
}
