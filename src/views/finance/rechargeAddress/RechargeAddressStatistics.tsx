import type { RechargeAddressSummary } from '@/api/addressTypes';
import { StatChip, StatChips } from '@/ui/statistic/StatChips';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import styles from './RechargeAddressStatistics.module.css';

/** What lies about to be collected, and how many addresses are left for new members. */
export function RechargeAddressStatistics({ figures }: { figures: RechargeAddressSummary | undefined }) {
  const t = useT();
  return (
    <StatisticPanel figures={figures} rows={2}>
      {({ toCollect, idle }) => (
        <div className={styles.figures}>
          <StatisticList>
            <Statistic
              label={t('rechargeAddress.toCollectTotal')}
              value={`≈ ${formatUsdt(toCollect.usdtValue)}`}
              note={t('rechargeAddress.addresses', { n: toCollect.count })}
            />
          </StatisticList>
          <StatChips label={t('rechargeAddress.idleLeft')}>
            {idle.map(({ walletCode, count, low }) => (
              <StatChip
                key={walletCode}
                name={walletCode}
                value={count}
                low={low}
                title={low ? t('rechargeAddress.idleLow', { walletCode, n: count }) : undefined}
              />
            ))}
          </StatChips>
        </div>
      )}
    </StatisticPanel>
  );
}
