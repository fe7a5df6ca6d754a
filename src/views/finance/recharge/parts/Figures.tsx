import type { RechargeSummary } from '@/api/financeTypes';
import { Bones } from '@/crud/light/Bones';
import { Panel } from '@/crud/light/Panel';
import { useT } from '@/i18n';
import { cmp, div, formatMoney, formatUsdt, isZero, mul, sub } from '@/lib/money';
import styles from './Figures.module.css';

/** More coins than this are no longer told apart at a glance. */
const MOST_COINS = 6;

/** How far today is from yesterday, in percent with its sign; `null` when there is nothing to compare with. */
function change(today: string, yesterday: string): string | null {
  if (isZero(yesterday)) return null;
  return formatMoney(div(mul(sub(today, yesterday), '100'), yesterday, 1, 'halfUp'), { sign: true });
}

/** Figures over the whole filter: how much, how fast, and in which coins. */
export function Figures({ figures }: { figures: RechargeSummary | undefined }) {
  const t = useT();
  if (!figures) {
    return (
      <Panel>
        <Bones rows={3} />
      </Panel>
    );
  }
  const { total, todayUsdt, yesterdayUsdt, averageReviewMinutes, byCoin } = figures;
  const delta = change(todayUsdt, yesterdayUsdt);
  const coins = byCoin.toSorted((a, b) => cmp(b.usdtValue, a.usdtValue)).slice(0, MOST_COINS);
  const largest = coins[0]?.usdtValue ?? '0';
  const share = (value: string) => (isZero(largest) ? '0' : div(mul(value, '100'), largest, 1, 'down'));
  return (
    <Panel>
      <div className={styles.figures}>
        <dl className={styles.numbers}>
          <div>
            <dt>{t('recharge.total')}</dt>
            <dd>≈ {formatUsdt(total.usdtValue)}</dd>
            <dd className={styles.note}>{t('recharge.count', { n: total.count })}</dd>
          </div>
          <div>
            <dt>{t('recharge.today')}</dt>
            <dd>≈ {formatUsdt(todayUsdt)}</dd>
            <dd className={styles.note}>
              {t('recharge.yesterday')} {formatUsdt(yesterdayUsdt)}
              {delta === null ? '' : ` (${delta}%)`}
            </dd>
          </div>
          <div>
            <dt>{t('recharge.averageReview')}</dt>
            <dd>
              {averageReviewMinutes === null
                ? '—'
                : t('recharge.minutes', { n: formatMoney(averageReviewMinutes, { decimals: 1 }) })}
            </dd>
          </div>
        </dl>
        <table className={styles.coins} aria-label={t('recharge.byCoin')}>
          <tbody>
            {coins.map(({ coin, count, usdtValue }) => (
              <tr key={coin}>
                <th scope="row">{coin}</th>
                <td className={styles.bar} aria-label={`${share(usdtValue)}%`}>
                  <span style={{ width: `${share(usdtValue)}%` }} />
                </td>
                <td className={styles.value}>≈ {formatUsdt(usdtValue)}</td>
                <td className={styles.note}>{t('recharge.count', { n: count })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
