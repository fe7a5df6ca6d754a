import type { WithdrawSummary } from '@/api/withdrawTypes';
import { Bones } from '@/crud/light/Bones';
import { Panel } from '@/crud/light/Panel';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';
import styles from './withdraw.module.css';

/** Figures over the whole filter: how much, how fast, what is set aside, and what can still be paid out. */
export function Figures({ figures }: { figures: WithdrawSummary | undefined }) {
  const t = useT();
  if (!figures) {
    return (
      <Panel>
        <Bones rows={3} />
      </Panel>
    );
  }
  const { total, paidToday, medianReviewMinutes, rejectRate, frozen, hot } = figures;
  return (
    <Panel>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('withdraw.total')}</dt>
          <dd>≈ {formatUsdt(total.usdtValue)}</dd>
          <dd className={styles.note}>{t('withdraw.count', { n: total.count })}</dd>
        </div>
        <div>
          <dt>{t('withdraw.paidToday')}</dt>
          <dd>≈ {formatUsdt(paidToday.usdtValue)}</dd>
          <dd className={styles.note}>{t('withdraw.count', { n: paidToday.count })}</dd>
        </div>
        <div>
          <dt>{t('withdraw.medianReview')}</dt>
          <dd>{medianReviewMinutes === null ? '—' : t('crud.minutes', { n: medianReviewMinutes })}</dd>
        </div>
        <div>
          <dt>{t('withdraw.rejectRate')}</dt>
          <dd>{rejectRate === null ? '—' : `${rejectRate}%`}</dd>
        </div>
      </dl>
      <div className={styles.lists}>
        <dl className={styles.chips} aria-label={t('withdraw.frozen')}>
          <dt>{t('withdraw.frozen')}</dt>
          {frozen.length === 0 ? <dd>—</dd> : null}
          {frozen.map(({ coin, amount, usdtValue }) => (
            <dd key={coin} title={`≈ ${formatUsdt(usdtValue)} USDT`}>
              {formatMoney(amount)} <small>{coin}</small>
            </dd>
          ))}
        </dl>
        {hot.length === 0 ? null : (
          <dl className={styles.chips} aria-label={t('withdraw.hotRoom')}>
            <dt>{t('withdraw.hotRoom')}</dt>
            {hot.map(({ walletCode, room, balance, onTheWay, low }) => (
              <dd
                key={walletCode}
                data-low={low}
                title={t('withdraw.hotTitle', {
                  balance: formatMoney(balance),
                  onTheWay: formatMoney(onTheWay),
                })}
              >
                {formatMoney(room)} <small>{walletCode}</small>
              </dd>
            ))}
          </dl>
        )}
      </div>
    </Panel>
  );
}
