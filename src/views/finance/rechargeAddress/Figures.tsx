import type { RechargeAddressSummary } from '@/api/addressTypes';
import { Chip, Chips } from '@/ui/statistic/Chips';
import { FigurePanel } from '@/ui/statistic/FigurePanel';
import { Figure, FigureList } from '@/ui/statistic/FigureList';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import styles from './Figures.module.css';

/** What lies about to be collected, and how many addresses are left for new members. */
export function Figures({ figures }: { figures: RechargeAddressSummary | undefined }) {
  const t = useT();
  return (
    <FigurePanel figures={figures} rows={2}>
      {({ toCollect, idle }) => (
        <div className={styles.figures}>
          <FigureList>
            <Figure
              label={t('rechargeAddress.toCollectTotal')}
              value={`≈ ${formatUsdt(toCollect.usdtValue)}`}
              note={t('rechargeAddress.addresses', { n: toCollect.count })}
            />
          </FigureList>
          <Chips label={t('rechargeAddress.idleLeft')}>
            {idle.map(({ walletCode, count, low }) => (
              <Chip
                key={walletCode}
                name={walletCode}
                value={count}
                low={low}
                title={low ? t('rechargeAddress.idleLow', { walletCode, n: count }) : undefined}
              />
            ))}
          </Chips>
        </div>
      )}
    </FigurePanel>
  );
}
