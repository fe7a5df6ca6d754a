import type { RechargeAddressSummary } from '@/api/addressTypes';
import { Bones } from '@/crud/light/Bones';
import { Panel } from '@/crud/light/Panel';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import styles from './Figures.module.css';

/** What lies about to be collected, and how many addresses are left for new members. */
export function Figures({ figures }: { figures: RechargeAddressSummary | undefined }) {
  const t = useT();
  if (!figures) {
    return (
      <Panel>
        <Bones rows={2} />
      </Panel>
    );
  }
  const { toCollect, idle } = figures;
  return (
    <Panel>
      <div className={styles.figures}>
        <dl className={styles.number}>
          <dt>{t('rechargeAddress.toCollectTotal')}</dt>
          <dd>≈ {formatUsdt(toCollect.usdtValue)}</dd>
          <dd className={styles.note}>{t('rechargeAddress.addresses', { n: toCollect.count })}</dd>
        </dl>
        <dl className={styles.idle}>
          <dt>{t('rechargeAddress.idleLeft')}</dt>
          {idle.map(({ walletCode, count, low }) => (
            <dd
              key={walletCode}
              data-low={low}
              title={low ? t('rechargeAddress.idleLow', { walletCode, n: count }) : undefined}
            >
              <small>{walletCode}</small> {count}
            </dd>
          ))}
        </dl>
      </div>
    </Panel>
  );
}
