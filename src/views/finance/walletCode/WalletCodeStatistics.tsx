import { Alert } from 'antd';
import type { WalletCodeSummary } from '@/api/walletCodeTypes';
import { StatChip, StatChips } from '@/ui/statistic/StatChips';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { useT } from '@/i18n';
import { cmp, formatMoney } from '@/lib/money';
import styles from './walletCode.module.css';

/** Percent; below it the wallets hold less than is owed. */
const WHOLE = '100';

/** How far the wallets cover what members own, coin by coin, and which hot wallets run low. */
export function WalletCodeStatistics({ figures }: { figures: WalletCodeSummary | undefined }) {
  const t = useT();
  return (
    <StatisticPanel figures={figures} rows={2}>
      {({ coverage, low }) => (
        <div className={styles.figures}>
          {low.length > 0 ? (
            <Alert type="error" showIcon title={t('walletCode.low', { codes: low.join(', ') })} />
          ) : null}
          <StatChips label={t('walletCode.coverage')}>
            {coverage.map(({ coin, percent, liability, hot, cold }) => (
              <StatChip
                key={coin}
                name={coin}
                value={percent === null ? '—' : `${formatMoney(percent)} %`}
                low={percent !== null && cmp(percent, WHOLE) < 0}
                title={t('walletCode.coverageOf', {
                  liability: formatMoney(liability),
                  hot: formatMoney(hot),
                  cold: formatMoney(cold),
                })}
              />
            ))}
          </StatChips>
        </div>
      )}
    </StatisticPanel>
  );
}
