import type { WithdrawSummary } from '@/api/withdrawTypes';
import { Chip, Chips } from '@/ui/statistic/Chips';
import { FigurePanel } from '@/ui/statistic/FigurePanel';
import { Figure, FigureList } from '@/ui/statistic/FigureList';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';
import styles from './withdraw.module.css';

/** What is set aside, and what can still be paid out. */
function Coins({ frozen, hot }: Pick<WithdrawSummary, 'frozen' | 'hot'>) {
  const t = useT();
  return (
    <div className={styles.lists}>
      <Chips label={t('withdraw.frozen')}>
        {frozen.length === 0 ? <dd>—</dd> : null}
        {frozen.map(({ coin, amount, usdtValue }) => (
          <Chip
            key={coin}
            name={coin}
            value={formatMoney(amount)}
            title={`≈ ${formatUsdt(usdtValue)} USDT`}
          />
        ))}
      </Chips>
      {hot.length === 0 ? null : (
        <Chips label={t('withdraw.hotRoom')}>
          {hot.map(({ walletCode, room, balance, onTheWay, low }) => (
            <Chip
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
        </Chips>
      )}
    </div>
  );
}

/** Figures over the whole filter: how much, how fast, how often not, and coin by coin what is there. */
export function Figures({ figures }: { figures: WithdrawSummary | undefined }) {
  const t = useT();
  return (
    <FigurePanel figures={figures} rows={3}>
      {({ total, paidToday, medianReviewMinutes, rejectRate, frozen, hot }) => (
        <>
          <FigureList>
            <Figure
              label={t('withdraw.total')}
              value={`≈ ${formatUsdt(total.usdtValue)}`}
              note={t('withdraw.count', { n: total.count })}
            />
            <Figure
              label={t('withdraw.paidToday')}
              value={`≈ ${formatUsdt(paidToday.usdtValue)}`}
              note={t('withdraw.count', { n: paidToday.count })}
            />
            <Figure
              label={t('withdraw.medianReview')}
              value={medianReviewMinutes === null ? null : t('crud.minutes', { n: medianReviewMinutes })}
            />
            <Figure label={t('withdraw.rejectRate')} value={rejectRate === null ? null : `${rejectRate}%`} />
          </FigureList>
          <Coins frozen={frozen} hot={hot} />
        </>
      )}
    </FigurePanel>
  );
}
